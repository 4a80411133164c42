import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildApp } from './app.ts';
import { folderStore } from './artifacts/folder-store.ts';
import { openFigures } from './figures/figures.ts';
import { openLedger } from './log/ledger.ts';
import { openRegistry, type Registry } from './registry.ts';
import { aRegistry, testToken } from './testing/a-registry.ts';
import { anArtifact } from './testing/an-artifact.ts';

let shop: Awaited<ReturnType<typeof aRegistry>>;
beforeAll(async () => {
  shop = await aRegistry();
});
afterAll(() => shop.close());

const [one, two] = ['1.0.0+00000001', '1.1.0+00000002'];

/** A remote with a version before the one that visitors get; `share` in percent. */
async function live(remote: string, share = 100): Promise<void> {
  for (const version of [one, two]) {
    const { artifact, files } = anArtifact({ remote, version });
    await shop.registry.publish(artifact, files, 'ana');
    await shop.registry.promote({ remote, version, traffic: version === two ? share : 100 }, 'ana');
  }
}

/** A registry that starts now, on the same log and folder. */
async function restarted() {
  const told: string[] = [];
  const registry = await openRegistry({ ledger: await openLedger(shop.db), store: folderStore(shop.folder), shells: shop.shells, origins: { first: '', second: '' }, warn: (_error, message) => told.push(message) });
  return { registry, told };
}

const shown = (registry: Registry, remote: string) => registry.discovery().document.microFrontends[remote]?.map(({ metadata, deployment }) => [metadata.version, deployment.traffic, deployment.default]);
const descriptionOf = (remote: string, version: string): string => join(shop.folder, remote, version, 'artifact.json');

test.each([
  ['is cut off', async (file: string) => (await readFile(file, 'utf8')).slice(0, 40), 'artifact.json is damaged: '],
  ['is empty', async () => '', 'artifact.json is damaged: '],
  ['lacks its files', async (file: string) => JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), files: undefined }), 'artifact.json is damaged: files: '],
  ['is another one', async (file: string) => JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), entry: 'other.js' }), 'its description is not the one that was published'],
])('a description that %s leaves only its version out: the one before is given instead, and other remotes as ever, until it is published again', async (what, damaged, reason) => {
  const [hurt, whole] = [`mf-${what.replaceAll(' ', '-')}`, `mf-whole-${what.length}`];
  for (const remote of [hurt, whole]) await live(remote);
  await writeFile(descriptionOf(hurt, two), await damaged(descriptionOf(hurt, two)));

  const { registry, told } = await restarted();
  expect(shown(registry, hurt)).toEqual([[one, 100, true]]);
  expect(shown(registry, whole)).toEqual([[two, 100, true], [one, 0, false]]);
  expect(told).toEqual([expect.stringContaining(`The files of ${hurt} ${two} cannot be used (${reason}`)]);
  expect(await registry.promote({ remote: whole, version: one, traffic: 5 }, 'ana')).toMatchObject({ ok: true });

  const again = anArtifact({ remote: hurt, version: two });
  expect(await registry.publish(again.artifact, again.files, 'ana')).toMatchObject({ ok: true, changed: false });
  expect(shown(registry, hurt)).toEqual([[two, 100, true], [one, 0, false]]);
});

test('who would get a candidate with a damaged description gets the stable version, and the candidate no larger share', async () => {
  const remote = 'mf-candidate';
  await live(remote, 20);
  await writeFile(descriptionOf(remote, two), '{');
  const { registry } = await restarted();
  expect(shown(registry, remote)).toEqual([[one, 100, true]]);
  expect(await registry.promote({ remote, version: two, traffic: 50 }, 'ana')).toMatchObject({ ok: false, reason: 'unfit', message: expect.stringContaining('artifact.json is damaged') });
  expect(await registry.version(remote, two)).toBeNull();
});

test('files that could not be put in place after the log had them: the publisher is told so, and the next look puts them there', async () => {
  const remote = 'mf-full-disk';
  await live(remote);
  const { artifact, files } = anArtifact({ remote, version: '2.0.0+00000003' });
  const stage: typeof shop.store.stage = async (...build) => ({ ...(await shop.store.stage(...build)), place: () => Promise.reject(new Error('ENOSPC: no space left on device')) });
  const told: string[] = [];
  const full = await openRegistry({ ledger: shop.ledger, store: { ...shop.store, stage }, shells: shop.shells, origins: { first: '', second: '' }, warn: (error, message) => told.push(`${message}: ${String(error)}`) });
  const app = buildApp({ registry: full, ledger: shop.ledger, shells: shop.shells, figures: openFigures(shop.db), store: shop.store, token: testToken, hasDatabase: async () => true, logLevel: 'silent' });

  const sent = Object.fromEntries([...files].map(([path, content]) => [path, Buffer.from(content).toString('base64')]));
  const answer = await app.inject({ method: 'POST', url: '/publish', headers: { authorization: `Bearer ${testToken}` }, payload: { artifact, files: sent } });
  expect([answer.statusCode, answer.json()]).toEqual([500, { error: 'not-placed', message: expect.stringContaining(`${remote} 2.0.0+00000003 is in the log, but its files are not in place yet (ENOSPC`) }]);
  expect(told).toContainEqual(expect.stringMatching(/^The files of mf-full-disk .* could not be put in place: Error: ENOSPC/));
  expect(await full.promote({ remote, version: artifact.version, traffic: 100 }, 'ana')).toMatchObject({ ok: true });
  const script = await app.inject(`/r/${remote}/${artifact.version}/${artifact.entry}`);
  expect([script.statusCode, script.rawPayload]).toEqual([200, files.get(`web/${artifact.entry}`)]);
  await app.close();
});
