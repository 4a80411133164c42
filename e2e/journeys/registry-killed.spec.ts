import { spawn, type ChildProcess } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from '@playwright/test';
import { readBuild } from '../../registry/src/cli/built-remote.ts';
import { connect, type Client } from '../../registry/src/cli/client.ts';
import { emptyLogIn } from '../../registry/src/testing/a-registry.ts';
import { shellTokenOf } from '../../registry/src/token.ts';
import { ownStorefront } from '../support/own-storefront.ts';
import { watchedRegistry } from '../support/watched-registry.ts';

const root = join(import.meta.dirname, '..', '..');
const token = randomBytes(32).toString('hex');
const [section, path] = ['mf-stores', '/tiendas'];
/** Percent of visitors: before, and those asked for one after the other until the registry is killed. */
const before = 30;
const ramp = Array.from({ length: 60 }, (_, index) => before + 1 + index);
/** Shares that the registry says yes to before it is killed while it has the next one in hand. */
const confirmedAlive = 5;
/** A page of each visitor from each shell so many times while there is no registry. */
const roundsWithout = 3;

type Program = { readonly url: string; readonly kill: () => Promise<void> };

/** A server in a process of its own, once it has said its address; `onSpawn` hears before that how it is ended. */
async function started(file: string, env: Record<string, string>, onSpawn: (kill: Program['kill']) => void): Promise<Program> {
  const child: ChildProcess = spawn(process.execPath, [join(root, file)], { cwd: root, env: { ...process.env, LOG_LEVEL: 'silent', DATABASE_URL: '', ...env }, stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  const kill = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
    await exited;
  };
  onSpawn(kill);
  if (child.stdout) for await (const line of createInterface({ input: child.stdout })) {
    const url = /^(?:Registry|Listo): (http\S+)$/.exec(line)?.[1];
    if (url) return { url, kill };
  }
  throw new Error(`${file} ended before it said its address.`);
}

/** Worked out apart from the storefront, as with pencil and paper. */
const bucketOf = (visitor: string): number => [...createHash('sha256').update(`${section}:1${visitor}`).digest('hex')].reduce((rest, digit) => (rest * 16 + Number.parseInt(digit, 16)) % 10_000, 0);
/** One of each tenth of all visitors. */
const visitors = Array.from({ length: 10 }, (_, tenth) => {
  for (;;) {
    const visitor = randomBytes(16).toString('hex');
    if (Math.floor(bucketOf(visitor) / 1000) === tenth) return visitor;
  }
});
const below = (percent: number): string => visitors.filter((visitor) => bucketOf(visitor) < percent * 100).join(' ');

/** The version of the section that a page has drawn for a visitor; else what is wrong with the page. */
async function versionFor(shell: Program, visitor: string): Promise<string> {
  const answer = await fetch(shell.url + path, { headers: { accept: 'text/html', cookie: `pz_vid=${visitor}` } });
  const html = await answer.text();
  const drawn = new RegExp(`data-remote="${section}" data-version="([^"]+)"><div data-stage data-server-rendered><`).exec(html)?.[1];
  return answer.status === 200 && drawn ? drawn : `${answer.status}, ${html.includes(`data-remote="${section}"`) ? 'the section is not drawn' : 'without the section'}`;
}

test('two shells lose no page and move no visitor while the registry is killed in the middle of a ramp; when it is back it has the last share it said yes to, or the next one, and they follow it', async () => {
  // A machine that does much else starts four servers in its own time.
  test.setTimeout(240_000);
  const folder = mkdtempSync(join(tmpdir(), 'brasa-killed-'));
  const kills: Program['kill'][] = [];
  const start = (file: string, env: Record<string, string>): Promise<Program> => started(file, env, (kill) => kills.push(kill));
  const startRegistry = (port: string): Promise<Program> => start('registry/src/main.ts', { PORT: port, DATA_DIR: join(folder, 'registry'), REGISTRY_TOKEN: token });
  try {
    await emptyLogIn(join(folder, 'registry'));
    const registry = await startRegistry('0');
    const connected = (url = registry.url): Client => connect({ url, token, by: 'journeys' });
    const client = connected();
    const { artifact, files } = await readBuild(join(root, section));
    const [stable, candidate] = [artifact.version, `${artifact.version.split('+')[0]}+00000001`];
    for (const version of [stable, candidate]) await client.publish({ ...artifact, version }, files);
    await client.promote({ remote: section, version: stable, traffic: 100 });
    const apiUrl = ownStorefront().url;
    const shells = await Promise.all(['one', 'two'].map((name) => start('shell/src/server/main.ts', { PORT: '0', API_URL: apiUrl, REGISTRY_URL: registry.url, REGISTRY_SHELL_TOKEN: shellTokenOf(token), DATA_DIR: join(folder, name) })));

    const failed: string[] = [];
    /** Who gets the candidate from a shell; every other page has to have drawn the stable version. */
    const whoGets = async (shell: Program): Promise<string> => {
      const got: string[] = [];
      for (const visitor of visitors) {
        const shown = await versionFor(shell, visitor);
        if (shown === candidate) got.push(visitor);
        else if (shown !== stable) failed.push(shown);
      }
      return got.join(' ');
    };
    const allShow = (percent: number) => expect.poll(async () => [...new Set(await Promise.all(shells.map(whoGets)))], { timeout: 60_000 }).toEqual([below(percent)]);

    await client.promote({ remote: section, version: candidate, traffic: before });
    await allShow(before);
    // What came before is the first drawing of the candidate, which browsers would have done.
    failed.length = 0;

    let isOver = false;
    const seen: string[][] = [];
    const visiting = Promise.all(shells.map(async (shell, index) => {
      while (!isOver) (seen[index] ??= []).push(await whoGets(shell));
    }));
    /** The last share that the registry said yes to, and the one it was asked for after that. */
    let [confirmed, asked] = [before, before];
    const killing: Promise<void>[] = [];
    const watched = await watchedRegistry(registry.url, (count) => {
      if (count === confirmedAlive + 1) killing.push(registry.kill());
    });
    kills.push(async () => watched.close());
    const ramping = (async () => {
      const ramped = connected(watched.url);
      for (const traffic of ramp) {
        asked = traffic;
        await ramped.promote({ remote: section, version: candidate, traffic });
        confirmed = traffic;
      }
    })();
    await expect(ramping).rejects.toThrow(/No registry answers/);
    await Promise.all(killing);
    expect(confirmed).toBeGreaterThanOrEqual(ramp[confirmedAlive - 1] ?? 0);
    // One round may have begun before, and a share that was read just before is looked at from the next one on.
    const roundsBefore = seen.map((rounds) => rounds.length);
    await expect.poll(() => shells.every((_, index) => (seen[index]?.length ?? 0) >= (roundsBefore[index] ?? 0) + 2 + roundsWithout), { timeout: 60_000 }).toBe(true);
    isOver = true;
    await visiting;
    expect(failed).toEqual([]);
    for (const rounds of seen) {
      const without = rounds.slice(-roundsWithout);
      expect(new Set(without).size).toBe(1);
      expect([before, ...ramp].filter((share) => share <= asked).map(below)).toContain(without[0]);
    }

    await startRegistry(new URL(registry.url).port);
    const share = (await connected().log()).state[section]?.candidate?.traffic ?? 0;
    expect([confirmed, asked]).toContain(share);
    await allShow(share);
    await connected().promote({ remote: section, version: candidate, traffic: 100 });
    await allShow(100);
    expect(failed).toEqual([]);
  } finally {
    await Promise.all(kills.map((kill) => kill()));
    rmSync(folder, { recursive: true, force: true });
  }
});
