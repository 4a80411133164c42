import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { connect, type Client } from './cli/client.ts';
import { anArtifact } from './testing/an-artifact.ts';
import { emptyLogIn, testToken } from './testing/a-registry.ts';

let folder: string;
let registry: ChildProcess | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'registry-kill-'));
  await emptyLogIn(folder);
});
afterAll(async () => {
  registry?.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

/** A registry in a process of its own, on its embedded database. */
async function started(): Promise<{ readonly client: Client; readonly kill: () => Promise<unknown> }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], { env: { ...process.env, PORT: '0', DATA_DIR: folder, DATABASE_URL: '', REGISTRY_TOKEN: testToken, LOG_LEVEL: 'silent' }, stdio: ['ignore', 'pipe', 'inherit'] });
  registry = child;
  const exited = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^Registry: (http\S+)$/.exec(line)?.[1];
    if (!url) continue;
    return {
      client: connect({ url, token: testToken, by: 'test' }),
      kill: () => {
        child.kill('SIGKILL');
        return exited;
      },
    };
  }
  throw new Error('The registry ended before it said its address.');
}

test('a registry that is killed in the middle of ramps knows every share it said yes to, and at most the one it was asked for last', async () => {
  const [one, two] = ['1.0.0+00000001', '1.1.0+00000002'];
  let { client, kill } = await started();
  const builds = [one, two].map((version) => anArtifact({ version }));
  await Promise.all(builds.map(({ artifact, files }) => client.publish(artifact, files)));
  await client.promote({ remote: 'mf-menu', version: one, traffic: 100 });
  let share = 0;
  for (const aliveMs of [3, 20, 60]) {
    let asked = share;
    // Between any two things the server does.
    const killing = setTimeout(() => void kill(), aliveMs);
    const ramping = (async () => {
      for (;;) {
        asked = (asked % 90) + 1;
        await client.promote({ remote: 'mf-menu', version: two, traffic: asked });
        share = asked;
      }
    })();
    await expect(ramping).rejects.toThrow(/No registry answers/);
    clearTimeout(killing);
    await kill();

    ({ client, kill } = await started());
    const { entries, state } = await client.log();
    expect([share, asked]).toContain(state['mf-menu']?.candidate?.traffic ?? 0);
    expect(state['mf-menu']?.stable).toBe(one);
    expect(entries.map(({ index }) => index)).toEqual(entries.map((_, index) => index + 1));
    const shown = (await client.discovery()).microFrontends['mf-menu']?.map(({ deployment }) => deployment.traffic);
    expect(shown?.[0]).toBe(state['mf-menu']?.candidate?.traffic ?? 100);
    share = state['mf-menu']?.candidate?.traffic ?? 0;
  }
  await kill();
});
