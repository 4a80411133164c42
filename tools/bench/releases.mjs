import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startShell } from './shell-process.mjs';
import { quantiles, samples, timed } from './timing.mjs';

const remote = 'mf-stores';
const changes = 60;

/** Which version of the remote a page of a shell is made of. */
async function shownBy(shell, visitor) {
  const html = await (await fetch(`${shell.url}/tiendas`, { headers: { cookie: `pz_vid=${visitor}` } })).text();
  return new RegExp(`data-remote="${remote}" data-version="([^"]+)"`).exec(html)?.[1];
}

async function untilAllShow(shells, visitor, version) {
  for (const shell of shells) while ((await shownBy(shell, visitor)) !== version) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** From the command to the first page of each of two shells that is made of the new share, for one visitor in the candidate's share. */
async function changesOverShells(registry, client, tools, dataDir) {
  const { readBuild } = await import('../../registry/src/cli/built-remote.ts');
  const shells = [];
  try {
    for (const number of [1, 2]) shells.push(await startShell({ REGISTRY_SHELL_TOKEN: registry.shellToken, API_URL: 'http://127.0.0.1:9', REGISTRY_URL: registry.url, DATA_DIR: join(dataDir, `shell-${number}`) }));
    const { artifact, files } = await readBuild(join(tools.root, remote));
    const candidate = `${artifact.version.split('+')[0]}+00000001`;
    await client.publish({ ...artifact, version: candidate }, files);
    const visitor = Array.from({ length: 200 }, (_, index) => index.toString(16).padStart(32, '0')).find((id) => BigInt(`0x${createHash('sha256').update(`${remote}:1${id}`).digest('hex')}`) % 10_000n < 5000n);
    const taken = { ramp: [], rollback: [] };
    for (let change = 0; change < changes; change += 1) {
      taken.ramp.push(await timed(async () => { await client.promote({ remote, version: candidate, traffic: 50 }); await untilAllShow(shells, visitor, candidate); }));
      taken.rollback.push(await timed(async () => { await client.rollBack(remote, undefined, 'bench'); await untilAllShow(shells, visitor, artifact.version); }));
    }
    console.log(`ramp → pages of two shells, each a process: ${quantiles(taken.ramp)}`);
    console.log(`rollback → pages of two shells, each a process: ${quantiles(taken.rollback)}`);
  } finally {
    await Promise.all(shells.map(({ close }) => close()));
  }
}

/** From the command to the first answer that shows it. */
export async function releases() {
  const [{ startRegistry }, { connect }, { publish }, { tools }] = await Promise.all([import('../../registry/src/main.ts'), import('../../registry/src/cli/client.ts'), import('../../registry/src/cli/commands.ts'), import('../pz.mjs')]);
  const dataDir = mkdtempSync(join(tmpdir(), 'brasa-bench-'));
  const registry = await startRegistry({ dataDir, port: 0, databaseUrl: '', logLevel: 'silent' });
  try {
    const client = connect({ url: registry.url, token: registry.token, by: 'bench' });
    for (const remote of tools.remotes()) {
      const taken = await timed(() => publish(client, tools, [remote], { build: false, traffic: 100, onlyNew: false }, () => {}));
      console.log(`publish ${remote} → discovered: ${taken.toFixed(0)} ms`);
    }
    console.log(`discovery document: ${quantiles(await samples(200, () => client.discovery()))}`);
    await changesOverShells(registry, client, tools, dataDir);
  } finally {
    await registry.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
