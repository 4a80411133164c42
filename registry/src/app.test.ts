import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { buildApp } from './app.ts';
import type { Artifact } from '@brasa/shared/composition/remote-schema';
import { digestOf, sha384, type Files } from './artifacts/artifact.ts';
import { folderStore } from './artifacts/folder-store.ts';
import type { Staged } from './artifacts/store.ts';
import { createMetrics } from '@brasa/shared/server/metrics';
import { figuresGauge } from './figures/figures-gauge.ts';
import { openFigures } from './figures/figures.ts';
import { append, readLog } from './log/event-log.ts';
import { openLedger } from './log/ledger.ts';
import { openRegistry } from './registry.ts';
import { aRegistry, testToken } from './testing/a-registry.ts';
import { anArtifact } from './testing/an-artifact.ts';
import { remoteTokenOf, shellTokenOf } from './token.ts';

let shop: Awaited<ReturnType<typeof aRegistry>>;
beforeAll(async () => {
  shop = await aRegistry();
});
afterAll(() => shop.close());
afterEach(async () => expect(await readdir(join(shop.folder, '.incoming')).catch(() => [])).toEqual([]));

const headers = { authorization: `Bearer ${testToken}`, 'x-published-by': 'ana' };
const post = (url: string, payload: object, more: object = headers) => shop.app.inject({ method: 'POST', url, headers: { ...more }, payload });
const publish = ({ artifact, files }: { artifact: Artifact; files: Files }, more?: object) =>
  post('/publish', { artifact, files: Object.fromEntries([...files].map(([path, content]) => [path, Buffer.from(content).toString('base64')])) }, more);
const get = (url: string, more: Record<string, string> = {}) => shop.app.inject({ url, headers: more });
const discovery = async () => (await get('/.well-known/micro-frontends.json')).json().microFrontends;

/** Every test has a remote of its own. */
let count = 0;
const aRemote = () => `mf-try-${(count += 1)}`;

test('a version can be fetched once it is published and is discovered once it is promoted', async () => {
  const remote = aRemote();
  const build = anArtifact({ remote });
  expect((await publish(build)).json()).toMatchObject({ ok: true, changed: true, version: build.artifact.version });
  expect((await get(`/r/${remote}/${build.artifact.version}/remoteEntry.aaaa1111.js`)).statusCode).toBe(200);
  expect((await discovery())[remote]).toBeUndefined();
  expect((await post('/promote', { remote, version: build.artifact.version })).statusCode).toBe(200);
  expect((await discovery())[remote][0].metadata.version).toBe(build.artifact.version);
});

test('every script that is discovered can be fetched from both origins with the bytes of its hash', async () => {
  const remote = aRemote();
  const build = anArtifact({ remote });
  await publish(build);
  await post('/promote', { remote, version: build.artifact.version });
  const { extras, url, fallbackUrl, metadata } = (await discovery())[remote][0];
  for (const address of [url, fallbackUrl]) expect(sha384((await get(address)).rawPayload)).toBe(metadata.integrity);
  for (const [script, integrity] of Object.entries<string>(extras.assets)) {
    expect(sha384((await get(script)).rawPayload)).toBe(integrity);
    expect(sha384((await get(script.replace(extras.base, extras.fallbackBase))).rawPayload)).toBe(integrity);
  }
  for (const [file, integrity] of Object.entries<string>(extras.node.files)) expect(sha384((await get(extras.node.base + file)).rawPayload)).toBe(integrity);
});

test('files arrive compressed, typed with their charset, usable from other origins and cached for ever', async () => {
  const remote = aRemote();
  const { artifact, files } = anArtifact({ remote });
  await publish({ artifact, files });
  const url = `/r/${remote}/${artifact.version}/${artifact.entry}`;
  const original = Buffer.from(files.get(`web/${artifact.entry}`) ?? '');
  const br = await get(url, { 'accept-encoding': 'gzip, br' });
  expect(br.headers).toMatchObject({ 'content-encoding': 'br', 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding', 'access-control-allow-origin': '*', 'x-content-type-options': 'nosniff' });
  expect(brotliDecompressSync(br.rawPayload)).toEqual(original);
  const gz = await get(url, { 'accept-encoding': 'gzip' });
  expect(gunzipSync(gz.rawPayload)).toEqual(original);
  const plain = await get(url);
  expect([plain.headers['content-encoding'], plain.rawPayload]).toEqual([undefined, original]);
  expect((await get(url, { 'accept-encoding': 'gzip, br', 'if-none-match': String(br.headers.etag) })).statusCode).toBe(304);
  expect(br.headers.etag).not.toBe(gz.headers.etag);
});

test('publishing the same again is nothing new, publishing other content under the version is a conflict', async () => {
  const remote = aRemote();
  await publish(anArtifact({ remote }));
  expect((await publish(anArtifact({ remote }))).json()).toMatchObject({ ok: true, changed: false });
  const other = await publish(anArtifact({ remote, content: 'something else' }));
  expect([other.statusCode, other.json().error]).toEqual([409, 'version-exists']);
  const { artifact, files } = anArtifact({ remote });
  expect((await get(`/r/${remote}/${artifact.version}/${artifact.entry}`)).rawPayload).toEqual(Buffer.from(files.get(`web/${artifact.entry}`) ?? ''));
});

test('of two publishes of one version at the same time, one is written and the other refused', async () => {
  const remote = aRemote();
  const answers = await Promise.all(['a', 'b'].map((content) => publish(anArtifact({ remote, content: content.repeat(5000) }))));
  expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([200, 409]);
});

test('a rollback shows the version before with the next page and a block keeps the bad one out', async () => {
  const remote = aRemote();
  const [one, two] = ['1.0.0+00000001', '1.1.0+00000002'];
  for (const version of [one, two]) {
    await publish(anArtifact({ remote, version }));
    await post('/promote', { remote, version });
  }
  const live = async () => (await discovery())[remote].find((entry: { deployment: { traffic: number } }) => entry.deployment.traffic === 100).metadata.version;
  expect(await live()).toBe(two);
  expect((await post('/rollback', { remote, reason: 'prices wrong' })).json()).toMatchObject({ ok: true, version: one });
  expect(await live()).toBe(one);
  expect((await post('/rollback', { remote })).json()).toMatchObject({ error: 'nothing-earlier' });
  await post('/block', { remote, version: two, reason: 'prices wrong' });
  expect((await post('/promote', { remote, version: two })).json()).toMatchObject({ error: 'blocked-version' });
});

test('a ramp is discovered as a share beside the stable version, and taken back by a rollback', async () => {
  const remote = aRemote();
  const [one, two] = ['1.0.0+00000001', '1.1.0+00000002'];
  for (const version of [one, two]) await publish(anArtifact({ remote, version }));
  await post('/promote', { remote, version: one });
  expect((await post('/promote', { remote, version: two, traffic: 5 })).json()).toEqual({ ok: true, changed: true, version: two });
  expect((await post('/promote', { remote, version: two, traffic: 5 })).json()).toEqual({ ok: true, changed: false, version: two });
  const shares = async () => (await discovery())[remote].map(({ metadata, deployment }: { metadata: { version: string }; deployment: { traffic: number; default: boolean } }) => [metadata.version, deployment.traffic, deployment.default]);
  expect(await shares()).toEqual([[two, 5, false], [one, 95, true]]);
  expect((await post('/rollback', { remote, reason: 'prices wrong' })).json()).toEqual({ ok: true, changed: true, version: one });
  expect(await shares()).toEqual([[one, 100, true], [two, 0, false]]);
});

test.each([-1, 100.01, 5.005, 1e-12, 'five', null, Number.MAX_SAFE_INTEGER])('a share of %p is refused with the reason, and nothing is written', async (traffic) => {
  const remote = aRemote();
  await publish(anArtifact({ remote }));
  const before = shop.ledger.head()?.index;
  const answer = await post('/promote', { remote, version: '1.0.0+00000001', traffic });
  expect([answer.statusCode, answer.json()]).toEqual([400, { error: 'invalid-request', message: 'traffic: a share is a number from 0 to 100 with two decimals at most, as in 5 or 12.5' }]);
  expect(shop.ledger.head()?.index).toBe(before);
});

test.each([
  ['larger than a promotion can be', '413', JSON.stringify({ remote: 'mf-menu', reason: 'x'.repeat(1024 * 1024) }), 'application/json', /more than this address takes.*leave out/],
  ['no JSON', '400', '{"remote"', 'application/json', /no JSON. Correct it/],
  ['empty', '400', '', 'application/json', /empty. Send JSON/],
  ['a form', '415', 'remote=mf-menu', 'application/x-www-form-urlencoded', /has to be JSON. Send it with the header content-type/],
])('a body that is %s is refused with the reason and what to send instead', async (_what, status, payload, type, message) => {
  const answer = await shop.app.inject({ method: 'POST', url: '/promote', headers: { ...headers, 'content-type': type }, payload });
  expect([String(answer.statusCode), answer.json()]).toEqual([status, { error: 'invalid-request', message: expect.stringMatching(message) }]);
});

test('a share under another name is refused, and does not give the version to everybody', async () => {
  const remote = aRemote();
  await publish(anArtifact({ remote }));
  for (const wrong of [{ to: 5 }, { share: 5 }, { traffic: 5, keepCandidate: true }]) {
    const answer = await post('/promote', { remote, version: '1.0.0+00000001', ...wrong });
    expect([answer.statusCode, answer.json()]).toEqual([400, { error: 'invalid-request', message: expect.stringMatching(/^body: Unrecognized key: "(to|share|keepCandidate)"$/) }]);
  }
  expect(shop.ledger.state()[remote]).toMatchObject({ stable: null, candidate: null });
});

test.each([
  ['a version that was never published', { version: '9.9.9+00000009' }, 404, 'unknown-version'],
  ['the stable version', { version: '1.0.0+00000001' }, 409, 'stable-version'],
  ['a blocked version', { version: '1.1.0+00000002' }, 409, 'blocked-version'],
])('a share for %s is refused', async (_what, { version }, status, error) => {
  const remote = aRemote();
  for (const each of ['1.0.0+00000001', '1.1.0+00000002']) await publish(anArtifact({ remote, version: each }));
  await post('/promote', { remote, version: '1.0.0+00000001' });
  await post('/block', { remote, version: '1.1.0+00000002', reason: 'prices wrong' });
  const answer = await post('/promote', { remote, version, traffic: 5 });
  expect([answer.statusCode, answer.json().error]).toEqual([status, error]);
});

test('an address belongs to the remote that published it first, whatever the alphabet says, until it is handed over', async () => {
  const [owner, taker] = [aRemote(), 'mf-aaa-taker'];
  const declaring = (remote: string, route: string, version = '1.0.0+00000001') => anArtifact({ remote, version, route });
  expect((await publish(declaring(owner, '/entrega'))).statusCode).toBe(200);
  const refused = await publish(declaring(taker, '/entrega'));
  expect([refused.statusCode, refused.json()]).toEqual([409, { error: 'claimed', message: expect.stringContaining(`/entrega is of ${owner}`) }]);
  expect(shop.ledger.state()[taker]).toBeUndefined();
  expect((await post('/hand-over', { remote: taker, to: owner, claim: '/otra' })).json()).toMatchObject({ error: 'not-owner' });
  expect((await post('/hand-over', { remote: owner, to: taker, claim: '/entrega', reason: 'a team of its own' })).json()).toMatchObject({ ok: true, changed: true });
  expect((await publish(declaring(taker, '/entrega'))).statusCode).toBe(200);
  expect((await publish(declaring(owner, '/entrega', '1.1.0+00000002'))).json()).toMatchObject({ error: 'claimed' });
});

test('a build that is refused leaves nothing behind: a corrected one of the same version is published', async () => {
  const [owner, other] = [aRemote(), aRemote()];
  await publish(anArtifact({ remote: owner, route: '/reparto' }));
  expect((await publish(anArtifact({ remote: other, route: '/reparto' }))).json()).toMatchObject({ error: 'claimed' });
  expect(await readdir(join(shop.folder, other)).catch(() => [])).toEqual([]);
  expect((await publish(anArtifact({ remote: other, route: '/reparto-propio' }))).json()).toMatchObject({ ok: true, changed: true });
});

/** Publishes as another copy of the registry does, on the same log and folder; `between` runs when the files are stored and the log does not have them yet. */
const slowCopy = async (between: () => Promise<unknown>, change: (staged: Staged) => Staged = (staged) => staged, warn?: (error: unknown, message: string) => void) => {
  const stage: typeof shop.store.stage = async (artifact, files) => {
    const staged = await shop.store.stage(artifact, files);
    await between();
    return change(staged);
  };
  return openRegistry({ ledger: await openLedger(shop.db), store: { ...shop.store, stage }, shells: shop.shells, origins: { first: '', second: '' }, ...(warn && { warn }) });
};
const entryAddress = (remote: string, folder: 'r' | 'r2' | 'node' = 'r') => `/${folder}/${remote}/1.0.0+00000001/${folder === 'node' ? 'remoteEntry.cjs' : 'remoteEntry.aaaa1111.js'}`;
const entryOf = ({ files }: { files: Files }) => Buffer.from(files.get('web/remoteEntry.aaaa1111.js') ?? '');

test('so does one that loses an address to another build while its files are written', async () => {
  const [winner, loser] = [aRemote(), aRemote()];
  const build = anArtifact({ remote: loser, route: '/carrera' });
  const slow = await slowCopy(() => publish(anArtifact({ remote: winner, route: '/carrera' })));
  expect(await slow.publish(build.artifact, build.files, 'ana')).toMatchObject({ ok: false, reason: 'claimed' });
  expect([await readdir(join(shop.folder, loser)).catch(() => []), (await get(entryAddress(loser))).statusCode]).toEqual([[], 404]);
  expect((await publish(anArtifact({ remote: loser, route: '/carrera-propia' }))).json()).toMatchObject({ ok: true, changed: true });
});

test('a build that is refused takes nothing of an equal one away, which another copy publishes before it is removed', async () => {
  const [winner, loser] = [aRemote(), aRemote()];
  const build = anArtifact({ remote: loser, route: '/relevo' });
  const slow = await slowCopy(
    () => publish(anArtifact({ remote: winner, route: '/relevo' })),
    ({ place, discard }) => ({
      place,
      discard: async () => {
        await post('/hand-over', { remote: winner, to: loser, claim: '/relevo' });
        expect((await publish(build)).json()).toMatchObject({ ok: true, changed: true });
        await discard();
      },
    }),
  );
  expect(await slow.publish(build.artifact, build.files, 'ana')).toMatchObject({ ok: false, reason: 'claimed' });
  expect((await get(entryAddress(loser))).rawPayload).toEqual(entryOf(build));
});

test('a refusal is said also when the files cannot be removed, which is told to the log', async () => {
  const [winner, loser] = [aRemote(), aRemote()];
  const told: string[] = [];
  const build = anArtifact({ remote: loser, route: '/atasco' });
  const busy = ({ place, discard }: Staged): Staged => ({ place, discard: async () => { await discard(); throw new Error('the disk is busy'); } });
  const slow = await slowCopy(() => publish(anArtifact({ remote: winner, route: '/atasco' })), busy, (error, message) => told.push(`${message}: ${(error as Error).message}`));
  expect(await slow.publish(build.artifact, build.files, 'ana')).toMatchObject({ ok: false, reason: 'claimed' });
  expect(told).toEqual([`The files of ${loser} 1.0.0+00000001, which was refused, could not be removed: the disk is busy`]);
});

test('of one version with other content in two copies at once, the one that the log has is served', async () => {
  const remote = aRemote();
  const [one, two] = ['one', 'two'].map((content) => anArtifact({ remote, content: content.repeat(500) })) as [ReturnType<typeof anArtifact>, ReturnType<typeof anArtifact>];
  const slow = await slowCopy(() => publish(two));
  expect(await slow.publish(one.artifact, one.files, 'ana')).toMatchObject({ ok: false, reason: 'version-exists' });
  expect((await get(entryAddress(remote))).rawPayload).toEqual(entryOf(two));
});

test('files that the log does not have are not served, and keep no corrected build away', async () => {
  const remote = aRemote();
  const [left, corrected] = ['left', 'corrected'].map((content) => anArtifact({ remote, content: content.repeat(500) })) as [ReturnType<typeof anArtifact>, ReturnType<typeof anArtifact>];
  await (await shop.store.stage(left.artifact, left.files)).place();
  for (const folder of ['r', 'r2', 'node'] as const) {
    const answer = await get(entryAddress(remote, folder));
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
  }
  expect((await publish(corrected)).json()).toMatchObject({ ok: true, changed: true });
  expect((await get(entryAddress(remote))).rawPayload).toEqual(entryOf(corrected));
});

test('files are served at once by a copy that has not read the log on', async () => {
  const remote = aRemote();
  const build = anArtifact({ remote });
  const other = await slowCopy(async () => undefined);
  expect(await other.publish(build.artifact, build.files, 'ana')).toMatchObject({ ok: true });
  expect(shop.ledger.state()[remote]).toBeUndefined();
  expect((await get(entryAddress(remote))).rawPayload).toEqual(entryOf(build));
});

test('a copy that has not read the log on asks the shells all the same before it gives a version to visitors', async () => {
  const remote = aRemote();
  const build = anArtifact({ remote });
  const other = await slowCopy(async () => undefined);
  expect(await other.publish(build.artifact, build.files, 'ana')).toMatchObject({ ok: true });
  await shop.shells.report({ id: 'shell-of-before', index: 0, provides: { react: { version: '18.0.0', names: null } }, refused: [] });
  try {
    expect((await post('/promote', { remote, version: build.artifact.version, traffic: 5 })).json()).toMatchObject({ error: 'unfit', message: expect.stringContaining('needs react ^19.3.1') });
  } finally {
    await shop.shells.leave('shell-of-before');
  }
});

test('a version whose publisher was killed before its files were in place is complete when it is published again, or promoted', async () => {
  for (const finish of ['publish', 'promote'] as const) {
    const remote = aRemote();
    const build = anArtifact({ remote });
    const killed = await slowCopy(async () => undefined, (staged) => ({ ...staged, place: () => Promise.reject(new Error('killed')) }));
    expect(await killed.publish(build.artifact, build.files, 'ana')).toMatchObject({ ok: false, reason: 'not-placed' });
    expect((await get(entryAddress(remote))).statusCode).toBe(404);
    if (finish === 'publish') expect((await publish(build)).json()).toMatchObject({ ok: true, changed: false });
    expect((await post('/promote', { remote, version: build.artifact.version })).statusCode).toBe(200);
    expect((await get(entryAddress(remote))).rawPayload).toEqual(entryOf(build));
    await rm(join(shop.folder, '.incoming'), { recursive: true });
  }
});

test('a version without files is given to nobody', async () => {
  const remote = aRemote();
  for (const version of ['1.0.0+00000001', '1.1.0+00000002']) await publish(anArtifact({ remote, version }));
  await post('/promote', { remote, version: '1.0.0+00000001' });
  await rm(join(shop.folder, remote, '1.1.0+00000002'), { recursive: true });
  const answer = await post('/promote', { remote, version: '1.1.0+00000002', traffic: 5 });
  expect([answer.statusCode, answer.json()]).toEqual([422, { error: 'unfit', message: expect.stringContaining('are missing. Build the same sources and publish them again') }]);
  expect((await discovery())[remote]).toHaveLength(1);
});

/** What a registry is that starts now, on the same log and folder. */
const restarted = async () => {
  const told: string[] = [];
  const ledger = await openLedger(shop.db);
  const registry = await openRegistry({ ledger, store: folderStore(shop.folder), shells: shop.shells, origins: { first: '', second: '' }, warn: (_error, message) => told.push(message) });
  const app = buildApp({ registry, ledger, shells: shop.shells, figures: openFigures(shop.db), store: shop.store, token: testToken, hasDatabase: async () => true, logLevel: 'silent' });
  return { registry, told, ask: (ifNoneMatch = '') => app.inject({ url: '/.well-known/micro-frontends.json', headers: { 'if-none-match': ifNoneMatch } }) };
};

test.each(['the folder is there again', 'it is published again'] as const)('a live version whose files are missing is said to the log, and discovered as soon as %s', async (how) => {
  const remote = aRemote();
  const build = anArtifact({ remote });
  await publish(build);
  await post('/promote', { remote, version: build.artifact.version });
  const [place, away] = [join(shop.folder, remote), join(shop.folder, `${remote}-away`)];
  await rename(place, away);
  const { registry, told, ask } = await restarted();
  const without = await ask();
  expect(without.json().microFrontends[remote]).toBeUndefined();
  expect(told).toContain(`The files of ${remote} 1.0.0+00000001 are missing. Build the same sources and publish them again. Until then visitors do not get it`);

  if (how === 'it is published again') expect(await registry.publish(build.artifact, build.files, 'ana')).toMatchObject({ ok: true, changed: false });
  else await rename(away, place);
  await registry.refresh();
  const shell = await ask(String(without.headers.etag));
  expect([shell.statusCode, shell.json().microFrontends[remote]]).toEqual([200, [expect.objectContaining({ url: `/r/${remote}/1.0.0+00000001/mf-manifest.json` })]]);
  // Shells of every release read the entry of the log out of it.
  expect([without, shell].map(({ headers: { etag } }) => Number(String(etag).replaceAll('"', '')))).toEqual([shop.ledger.head()?.index, shop.ledger.head()?.index]);
  await rm(away, { recursive: true, force: true });
});

test('a rollback to a version whose files are missing is refused, and visitors keep what they have', async () => {
  const remote = aRemote();
  for (const version of ['1.0.0+00000001', '1.1.0+00000002']) {
    await publish(anArtifact({ remote, version }));
    await post('/promote', { remote, version });
  }
  await rm(join(shop.folder, remote, '1.0.0+00000001'), { recursive: true });
  const { registry } = await restarted();
  const before = shop.ledger.head()?.index;
  expect(await registry.rollBack(remote, undefined, 'prices wrong', 'ana')).toEqual({ ok: false, reason: 'unfit', message: `The files of ${remote} 1.0.0+00000001 are missing. Build the same sources and publish them again. Or say with --to which other version is shown.` });
  await shop.registry.refresh();
  expect(shop.ledger.head()?.index).toBe(before);
  expect((await registry.publish(anArtifact({ remote }).artifact, anArtifact({ remote }).files, 'ana'))).toMatchObject({ ok: true });
  expect(await registry.rollBack(remote, undefined, 'prices wrong', 'ana')).toMatchObject({ ok: true, version: '1.0.0+00000001' });
});

test('files that are not those of the log are not served while a killed publisher has not placed its own', async () => {
  const remote = aRemote();
  const [left, build] = ['left', 'published'].map((content) => anArtifact({ remote, content: content.repeat(500) })) as [ReturnType<typeof anArtifact>, ReturnType<typeof anArtifact>];
  await (await shop.store.stage(left.artifact, left.files)).place();
  const killed = await slowCopy(async () => undefined, (staged) => ({ ...staged, place: () => Promise.reject(new Error('killed')) }));
  expect(await killed.publish(build.artifact, build.files, 'ana')).toMatchObject({ ok: false, reason: 'not-placed' });
  await shop.registry.refresh();
  expect((await get(entryAddress(remote))).statusCode).toBe(404);
  expect((await post('/promote', { remote, version: build.artifact.version })).statusCode).toBe(200);
  expect((await get(entryAddress(remote))).rawPayload).toEqual(entryOf(build));
});

test('with the token of a remote nothing of another one is changed, and with a made-up one nothing at all', async () => {
  const [mine, theirs] = [aRemote(), aRemote()];
  const { artifact } = anArtifact({ remote: theirs });
  for (const remote of [mine, theirs]) {
    await publish(anArtifact({ remote }));
    await publish(anArtifact({ remote, version: '1.1.0+00000002' }));
    await post('/promote', { remote, version: artifact.version });
  }
  const before = shop.ledger.state()[theirs];
  const { version } = artifact;
  const team = { authorization: `Bearer ${remoteTokenOf(testToken, mine)}`, 'x-published-by': 'ana' };
  const changes: [string, object][] = [['/promote', { version: '1.1.0+00000002' }], ['/rollback', {}], ['/block', { version, reason: 'theirs' }], ['/switch', { on: false }], ['/hand-over', { to: mine, claim: '/theirs' }], ['/overrides', { version }]];
  for (const [path, change] of changes) expect([path, (await post(path, { remote: theirs, ...change }, team)).json()]).toEqual([path, { error: 'foreign-remote', message: expect.stringContaining(`This token is for ${mine}`) }]);
  expect((await publish(anArtifact({ remote: theirs, version: '1.2.0+00000003' }), team)).statusCode).toBe(403);
  expect(shop.ledger.state()[theirs]).toEqual(before);
  for (const made of [remoteTokenOf('another token', mine), `${mine}.`, remoteTokenOf(testToken, mine).replace(mine, theirs)]) {
    expect((await post('/switch', { remote: mine, on: false }, { authorization: `Bearer ${made}` })).statusCode).toBe(401);
  }
  expect((await post('/promote', { remote: mine, version: '1.1.0+00000002' }, team)).json()).toMatchObject({ ok: true, changed: true });
  expect((await get('/log', team)).json().entries.at(-1)).toMatchObject({ by: `ana (${mine})`, event: { type: 'promoted', remote: mine } });
});

test('a version is not blocked without a reason', async () => {
  const remote = aRemote();
  const { artifact } = anArtifact({ remote });
  await publish(anArtifact({ remote }));
  expect((await post('/block', { remote, version: artifact.version })).statusCode).toBe(400);
  expect((await post('/block', { remote, version: artifact.version, reason: '' })).json()).toMatchObject({ error: 'invalid-request', message: expect.stringContaining('say why') });
  expect(shop.ledger.state()[remote]?.versions[artifact.version]?.blocked).toBe(false);
});

test('what a remote of an old log shows belongs to it', async () => {
  const old = await aRegistry();
  const { artifact, files } = anArtifact({ remote: 'mf-old' });
  const send = (build: { artifact: Artifact; files: Files }) => old.app.inject({ method: 'POST', url: '/publish', headers, payload: { artifact: build.artifact, files: Object.fromEntries([...build.files].map(([path, content]) => [path, Buffer.from(content).toString('base64')])) } });
  await (await old.store.stage(artifact, files)).place();
  // As it was written before ownership was noted.
  for (const event of [{ type: 'published' as const, remote: 'mf-old', version: artifact.version, digest: digestOf(artifact) }, { type: 'promoted' as const, remote: 'mf-old', version: artifact.version, traffic: 100 }]) await append(old.db, (await readLog(old.db)).at(-1), { at: new Date().toISOString(), by: 'ana', event });
  await old.registry.refresh();
  expect((await send(anArtifact({ remote: 'mf-aaa', route: '/old' }))).json()).toMatchObject({ error: 'claimed', message: expect.stringContaining('/old is of mf-old') });
  expect((await send(anArtifact({ remote: 'mf-old', version: '1.1.0+00000002' }))).json()).toMatchObject({ ok: true });
  await old.close();
});

test('a build that a later release of the registry stored, with keys that this one does not know, is shown, and its description compared as it was stored', async () => {
  const old = await aRegistry();
  const { artifact, files } = anArtifact({ remote: 'mf-old' });
  const remote = { ...artifact.remote, orbit: 'low', routes: artifact.remote.routes.map((route) => ({ ...route, facts: 'shops', orbit: 'low' })) };
  const stored = { ...artifact, format: 2, remote } as unknown as Artifact;
  await (await old.store.stage(stored, files)).place();
  for (const event of [{ type: 'published' as const, remote: 'mf-old', version: artifact.version, digest: digestOf(stored) }, { type: 'promoted' as const, remote: 'mf-old', version: artifact.version, traffic: 100 }]) await append(old.db, (await readLog(old.db)).at(-1), { at: new Date().toISOString(), by: 'ana', event });
  await old.registry.refresh();
  expect(old.registry.discovery().document.microFrontends['mf-old']?.[0]?.extras.routes).toEqual([{ pattern: '/old', title: 'Menú' }]);
  await old.close();
});

test('what the frame leads to belongs to its remote, too, and can be handed over, also by one of an old log', async () => {
  const old = await aRegistry();
  const withPage = (remote: string, version = '1.0.0+00000001') => {
    const { artifact, files } = anArtifact({ remote, version });
    return { artifact: { ...artifact, format: 2 as const, remote: { ...artifact.remote, routes: artifact.remote.routes.map((route) => ({ ...route, page: 'cart' as const })) } }, files };
  };
  const ask = (url: string, payload: object) => old.app.inject({ method: 'POST', url, headers, payload });
  const send = ({ artifact, files }: { artifact: Artifact; files: Files }) => ask('/publish', { artifact, files: Object.fromEntries([...files].map(([path, content]) => [path, Buffer.from(content).toString('base64')])) });
  const { artifact, files } = withPage('mf-old');
  await (await old.store.stage(artifact, files)).place();
  for (const event of [{ type: 'published' as const, remote: 'mf-old', version: artifact.version, digest: digestOf(artifact) }, { type: 'promoted' as const, remote: 'mf-old', version: artifact.version, traffic: 100 }]) await append(old.db, (await readLog(old.db)).at(-1), { at: new Date().toISOString(), by: 'ana', event });
  await old.registry.refresh();

  const refused = await send(withPage('mf-aaa'));
  expect([refused.statusCode, refused.json()]).toEqual([409, { error: 'claimed', message: expect.stringContaining('page:cart is of mf-old') }]);
  expect((await ask('/hand-over', { remote: 'mf-aaa', to: 'mf-old', claim: 'page:orders' })).json()).toMatchObject({ error: 'not-owner' });
  expect((await ask('/hand-over', { remote: 'mf-old', to: 'mf-aaa', claim: 'page:cart' })).json()).toMatchObject({ ok: true, changed: true });
  expect((await send(withPage('mf-aaa'))).statusCode).toBe(200);
  await ask('/promote', { remote: 'mf-aaa', version: artifact.version });
  expect(old.registry.discovery().document.microFrontends['mf-aaa']?.[0]?.extras.takesOver).toEqual(['page:cart']);
  expect((await send(withPage('mf-old', '1.1.0+00000002'))).json()).toMatchObject({ error: 'claimed' });
  await old.close();
});

test('what shells count and hear is compared for the shares of now, for whoever may publish', async () => {
  const remote = aRemote();
  const [one, two] = ['1.0.0+00000001', '1.1.0+00000002'];
  for (const version of [one, two]) await publish(anArtifact({ remote, version }));
  const compared = () => get(`/figures/${remote}`, headers);
  expect((await compared()).statusCode).toBe(404);
  await post('/promote', { remote, version: one });
  await post('/promote', { remote, version: two, traffic: 50 });
  const minute = Math.floor(Date.now() / 60_000);
  const entry = shop.ledger.head()?.index ?? 0;
  const facts = { minute, entry, remote, drawn: true, failedLater: false, fellBack: false, taskDone: true, lcpMs: 900, inpMs: null, cls: null };
  const batch = { batch: 'a'.repeat(32), counts: [one, two].map((version) => ({ minute, entry, remote, version, visits: 20 })), votes: [one, two].map((version, index) => ({ ...facts, visit: String(index).repeat(32), version, failed: version === two })) };
  const send = (payload: object) => shop.app.inject({ method: 'POST', url: '/figures', headers: { authorization: `Bearer ${shellTokenOf(testToken)}` }, payload });
  expect((await send(batch)).statusCode).toBe(204);
  expect((await send({ ...batch, votes: [{ ...facts, visit: 'me', version: one, failed: true }] })).statusCode).toBe(400);
  expect((await compared()).json()).toMatchObject({ remote, arms: [{ version: two, share: 50, visits: 20, reported: 1, failed: { count: 1 } }, { version: one, share: 50, visits: 20, failed: { count: 0 }, tasks: { count: 1 } }], sampleRatio: { chiSquare: 0, matches: true } });
  expect((await get(`/figures/${remote}`)).statusCode).toBe(401);
  expect((await shop.app.inject({ method: 'POST', url: '/figures', headers, payload: batch })).statusCode).toBe(401);
});

test('scrapers read what became of the visits of each version', async () => {
  const remote = aRemote();
  const version = '1.0.0+00000001';
  await publish(anArtifact({ remote }));
  await post('/promote', { remote, version });
  const minute = Math.floor(Date.now() / 60_000);
  const entry = shop.ledger.head()?.index ?? 0;
  const vote = { visit: '7'.repeat(32), minute, entry, remote, version, drawn: true, loaded: true, failed: true, loadFailed: false, renderFailed: true, failedLater: false, fellBack: false, paymentBegun: true, taskDone: false, lcpMs: null, inpMs: null, cls: null };
  await openFigures(shop.db).add({ batch: 'c'.repeat(32), counts: [{ minute, entry, remote, version, visits: 3 }], votes: [vote] });
  const metrics = createMetrics();
  figuresGauge(metrics, shop.ledger, openFigures(shop.db));
  const counted = (await metrics.metrics()).split('\n').filter((line) => line.includes(`remote="${remote}"`));
  expect(counted.map((line) => /outcome="(\w+)"} (\d+)/.exec(line)?.slice(1).join(' '))).toEqual(['sent 3', 'reported 1', 'loaded 1', 'failed 1', 'failed_to_load 0', 'failed_to_render 1', 'failed_later 0', 'fell_back 0', 'payment_begun 1', 'task_done 0']);
});

test.each(['/shells', '/shells/x'])('nobody reports to %s without the token of the shells, nor with the one for publishing', async (path) => {
  for (const authorization of ['', 'Bearer wrong', `Bearer ${testToken}`]) {
    expect((await shop.app.inject({ method: path === '/shells' ? 'POST' : 'DELETE', url: path, headers: { authorization }, ...(path === '/shells' && { payload: {} }) })).statusCode).toBe(401);
  }
});

test.each([{}, { id: 'a b', index: 1, provides: {}, refused: [] }, { id: 'a', index: -1, provides: {}, refused: [] }, { id: 'a', index: 1, provides: { react: {} }, refused: [] }])('a report that is none is refused: %j', async (payload) => {
  const answer = await shop.app.inject({ method: 'POST', url: '/shells', headers: { authorization: `Bearer ${shellTokenOf(testToken)}` }, payload });
  expect([answer.statusCode, answer.json().error]).toEqual([400, 'invalid-request']);
  expect(await shop.shells.live()).toEqual([]);
});

test('the discovery document is tagged with the place in the log and not sent again to whoever has it', async () => {
  const before = await get('/.well-known/micro-frontends.json');
  expect(before.headers).toMatchObject({ etag: `"${shop.ledger.head()?.index ?? 0}"`, 'cache-control': 'no-cache' });
  expect((await get('/.well-known/micro-frontends.json', { 'if-none-match': String(before.headers.etag) })).statusCode).toBe(304);
  await publish(anArtifact({ remote: aRemote() }));
  expect((await get('/.well-known/micro-frontends.json', { 'if-none-match': String(before.headers.etag) })).statusCode).toBe(200);
});

test.each(['/publish', '/promote', '/rollback', '/block', '/hand-over', '/switch', '/overrides'])('nobody may %s without the token', async (url) => {
  for (const authorization of ['', 'Bearer ', 'Bearer wrong', `bearer ${testToken}`, testToken, `Bearer ${testToken} `]) {
    expect((await post(url, { remote: 'mf-menu', version: '1.0.0+00000001' }, { authorization })).statusCode).toBe(401);
  }
});

test('the log can be read with the token and says who did what', async () => {
  const remote = aRemote();
  await publish(anArtifact({ remote }));
  expect((await get('/log')).statusCode).toBe(401);
  const log = (await get('/log', headers)).json();
  expect(log.entries.at(-1)).toMatchObject({ by: 'ana', event: { type: 'published', remote } });
  expect(log.entries.at(-1).hash).toBe(log.head);
});

const spoiled: [string, (artifact: Artifact, files: Map<string, Uint8Array>) => void, string][] = [
  ['a file is missing', (_, files) => void files.delete('web/expose_area.bbbb2222.js'), 'was not sent'],
  ['a file is not listed', (_, files) => void files.set('web/extra.js', Buffer.from('x')), 'is not listed'],
  ['one byte is another', (artifact, files) => void files.set(`web/${artifact.entry}`, Buffer.concat([files.get(`web/${artifact.entry}`) ?? Buffer.alloc(0), Buffer.from(' ')])), 'other bytes'],
  ['a file wants to lie elsewhere', (_, files) => void files.set('web/../../escape.js', Buffer.from('x')), 'is not listed'],
  ['remote.json names another remote', (artifact) => void Object.assign(artifact.remote, { name: 'mf-other' }), 'the build says'],
  ['remote.json promises a slot that is not built', (artifact) => void Object.assign(artifact.remote, { slots: [{ name: 'help-bot' }] }), './slot-help-bot'],
  ['its global is that of another remote', (artifact) => void Object.assign(artifact, { globalName: 'pz_mf_cart_checkout' }), 'has to be pz_mf_try_'],
  ['the version is not one', (artifact) => void Object.assign(artifact, { version: '../../x' }), 'version'],
  ['remote.json has a key that is not known', (artifact) => void Object.assign(artifact.remote, { colour: 'red' }), '  artifact.json remote: "colour" is not known and would have no effect. Correct the spelling (tools/remote.schema.json lists what remote.json may say), or deploy a registry that knows it first.'],
  ['a route has a key that is not known', (artifact) => void Object.assign(artifact.remote.routes[0] ?? {}, { orbit: 'low' }), '  artifact.json remote.routes.0: "orbit" is not known and would have no effect.'],
  ['the build has a key that is not known', (artifact) => void Object.assign(artifact, { licence: 'MIT' }), '  artifact.json: "licence" is not known and would have no effect.'],
  ['the name is not one', (artifact) => void Object.assign(artifact, { name: '../x' }), 'name'],
];

test('what remote.json says for editors alone is left out', async () => {
  const remote = aRemote();
  const { artifact, files } = anArtifact({ remote });
  Object.assign(artifact.remote, { $schema: '../tools/remote.schema.json' });
  expect((await publish({ artifact, files })).statusCode).toBe(200);
  expect((await publish(anArtifact({ remote }))).json()).toMatchObject({ ok: true, changed: false });
});

test.each(spoiled)('a build is refused when %s', async (_what, spoil, message) => {
  const remote = aRemote();
  const { artifact, files } = structuredClone(anArtifact({ remote }));
  spoil(artifact, files as Map<string, Uint8Array>);
  const answer = await publish({ artifact, files });
  expect([answer.statusCode, answer.json().error]).toEqual([422, 'invalid-artifact']);
  expect(answer.json().message).toContain(message);
  expect(shop.ledger.state()[remote]).toBeUndefined();
});

test.each(['/r/mf-menu/1.0.0+00000001/nothing.js', '/r/mf-menu/..%2f..%2fsecret/x.js', '/r/mf-menu/1.0.0+00000001/..%2f..%2f..%2ftoken', '/r/mf-menu/1.0.0+00000001/%00.js', '/r/x/y', '/node/mf-menu/1.0.0+00000001/../web/a.js', '/index.html', '/'])(
  '%s is missing in JSON, never a page, and is not cached',
  async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.headers['content-type']).toContain('application/json');
    expect(answer.body).not.toContain('<');
  },
);

test('maps and descriptions of a build are not served', async () => {
  const remote = aRemote();
  const { artifact } = anArtifact({ remote });
  await publish(anArtifact({ remote }));
  for (const path of ['artifact.json', 'web/mf-manifest.json', 'remoteEntry.cjs']) expect((await get(`/r/${remote}/${artifact.version}/${path}`)).statusCode).toBe(404);
});

test('a copy whose files were out of reach for a moment shows the promotion all the same', async () => {
  const { folder, db } = shop;
  const store = folderStore(folder);
  let isAway = false;
  const other = await openRegistry({
    ledger: await openLedger(db),
    shells: shop.shells,
    store: { ...store, describe: async (...version) => (isAway ? Promise.reject(new Error('the disk is busy')) : store.describe(...version)) },
    origins: { first: '', second: '' },
  });
  const remote = aRemote();
  const { artifact, files } = anArtifact({ remote });
  await publish({ artifact, files });
  await post('/promote', { remote, version: artifact.version });

  isAway = true;
  await other.refresh();
  expect(other.discovery().document.microFrontends[remote]).toBeUndefined();
  isAway = false;
  await other.refresh();
  expect(other.discovery().document.microFrontends[remote]?.[0]?.metadata.version).toBe(artifact.version);
});

test('without its database a registry is alive and says that it is not ready to publish', async () => {
  const { registry, ledger, shells, store } = shop;
  const app = buildApp({ registry, ledger, shells, figures: openFigures(shop.db), store, token: testToken, hasDatabase: async () => false, logLevel: 'silent' });
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  expect((await app.inject('/.well-known/micro-frontends.json')).statusCode).toBe(200);
  await app.close();
});

test('publishing without a database is refused with the time to try again, and discovery goes on', async () => {
  const lonely = await aRegistry();
  const { artifact, files } = anArtifact({ remote: 'mf-lonely' });
  const payload = { artifact, files: Object.fromEntries([...files].map(([path, content]) => [path, Buffer.from(content).toString('base64')])) };
  await lonely.db.destroy();
  const answer = await lonely.app.inject({ method: 'POST', url: '/publish', headers, payload });
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  expect(answer.json()).toMatchObject({ error: 'unavailable', message: expect.stringMatching(/^The database of the registry does not answer.*Try again/) });
  expect((await lonely.app.inject('/.well-known/micro-frontends.json')).statusCode).toBe(200);
  await lonely.close();
});
