import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { buildApp } from '../app.ts';
import type { Files } from '../artifacts/artifact.ts';
import { openFigures } from '../figures/figures.ts';
import { openRegistry } from '../registry.ts';
import { aRegistry, testToken } from '../testing/a-registry.ts';
import { anArtifact } from '../testing/an-artifact.ts';
import { remoteTokenOf, shellTokenOf } from '../token.ts';

let shop: Awaited<ReturnType<typeof aRegistry>>;
beforeAll(async () => {
  shop = await aRegistry();
});
afterAll(() => shop.close());

const version = '1.0.0+00000001';
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const inBase64 = (files: Files) => Object.fromEntries([...files].map(([path, content]) => [path, Buffer.from(content).toString('base64')]));
const asTeams = [bearer(testToken), bearer(remoteTokenOf(testToken, 'mf-menu'))];
const asShell = [bearer(shellTokenOf(testToken))];

test.each(['/publish', '/promote', '/rollback', '/block', '/hand-over', '/switch', '/overrides', '/shells', '/figures'])('nothing of a body is read for %s before the token is right', async (url) => {
  const answer = await shop.app.inject({ method: 'POST', url, headers: { ...bearer('wrong'), 'content-type': 'application/json' }, payload: '{"half' });
  expect([answer.statusCode, answer.json().error]).toEqual([401, 'unauthorised']);
});

test.each([
  ['GET', '/log', asShell],
  ['GET', '/figures/mf-menu', asShell],
  ['POST', '/overrides', asShell],
  ['POST', '/figures', asTeams],
  ['GET', `/versions/mf-menu/${version}`, asTeams],
  ['DELETE', '/shells/some-shell', asTeams],
] as const)('%s %s is for one kind of token alone, and no cache keeps its answer', async (method, url, others) => {
  for (const headers of [{}, ...others]) {
    const answer = await shop.app.inject({ method, url, headers });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([401, 'no-store']);
  }
  const [mine] = others === asShell ? asTeams : asShell;
  const answer = await shop.app.inject({ method, url, headers: { ...mine } });
  expect([answer.statusCode === 401, answer.headers['cache-control']]).toEqual([false, 'no-store']);
});

test.each<[string, object]>([
  ['/rollback', { version }],
  ['/block', { version, reason: 'prices wrong', to: version }],
  ['/switch', { on: false, version }],
  ['/hand-over', { to: 'mf-map', claim: '/menu', from: 'mf-menu' }],
  ['/overrides', { version, hours: 1 }],
])('a key that %s does not know is refused, not left out', async (url, more) => {
  const { artifact, files } = anArtifact();
  expect(await shop.registry.publish(artifact, files, 'ana')).toMatchObject({ ok: true });
  const before = shop.ledger.head()?.index;
  const answer = await shop.app.inject({ method: 'POST', url, headers: { ...bearer(testToken) }, payload: { remote: 'mf-menu', ...more } });
  expect([answer.statusCode, answer.json()]).toEqual([400, { error: 'invalid-request', message: expect.stringMatching(/^body: Unrecognized key: "(version|to|from|hours)"$/) }]);
  expect(shop.ledger.head()?.index).toBe(before);
});

test('a disk that is full leaves the version unpublished, and what the machine says of it is for the log of the server alone', async () => {
  const stage = () => Promise.reject(Object.assign(new Error("ENOSPC: no space left on device, write '/srv/registry'"), { code: 'ENOSPC' }));
  const { db, ledger, shells, store } = shop;
  const registry = await openRegistry({ ledger, store: { ...store, stage }, shells, origins: { first: '', second: '' } });
  const app = buildApp({ registry, ledger, shells, figures: openFigures(db), store, token: testToken, hasDatabase: async () => true, logLevel: 'silent' });
  const { artifact, files } = anArtifact({ remote: 'mf-full' });
  const answer = await app.inject({ method: 'POST', url: '/publish', headers: { ...bearer(testToken) }, payload: { artifact, files: inBase64(files) } });
  expect([answer.statusCode, answer.headers['cache-control'], answer.json()]).toEqual([500, 'no-store', { error: 'internal', message: 'The registry could not do this; its log says why.' }]);
  expect(ledger.state()['mf-full']).toBeUndefined();
  await app.close();
});

test('code that is not the one of its description is not run', async () => {
  const { artifact, files } = anArtifact({ remote: 'mf-foreign' });
  const spoilt = new Map(files).set('node/remoteEntry.cjs', Buffer.from("throw new Error('It was run');"));
  const answer = await shop.app.inject({ method: 'POST', url: '/publish', headers: { ...bearer(testToken) }, payload: { artifact, files: inBase64(spoilt) } });
  expect([answer.statusCode, answer.json().message]).toEqual([422, `mf-foreign ${version} is not published:\n  - node/remoteEntry.cjs has other bytes than its hash says`]);
});
