import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quantiles, samples, timed } from './timing.mjs';

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
  } finally {
    await registry.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
