import { expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { discoveryDocument } from '@brasa/shared/composition/remote-schema';
import type { RegistryEvent } from '../log/events.ts';
import { fold } from '../log/state.ts';
import { anArtifact } from '../testing/an-artifact.ts';
import { beyondSchema, publishedShape } from '../testing/published-shape.ts';
import { runs } from '../testing/runs.ts';
import { claimsOf, discover } from './discover.ts';

const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true });
const isPublishedShape = ajv.compile(publishedShape);

const artifactOf = (remote: string, version: string) => anArtifact({ remote, version }).artifact;
const one = '1.0.0+00000001';
const two = '1.1.0+00000002';
const three = '2.0.0+00000003';
const published = (version: string, remote = 'mf-menu'): RegistryEvent => ({ type: 'published', remote, version, digest: version });
const promoted = (version: string, remote = 'mf-menu'): RegistryEvent => ({ type: 'promoted', remote, version, traffic: 100 });
const documentOf = (events: RegistryEvent[], origins = { first: '', second: '' }) => discover(fold(events), artifactOf, origins);

function expectValid(document: ReturnType<typeof documentOf>): void {
  const plain = JSON.parse(JSON.stringify(document));
  isPublishedShape(plain);
  expect([...(isPublishedShape.errors ?? []), ...(discoveryDocument.safeParse(plain).error?.issues ?? []), ...beyondSchema(document)]).toEqual([]);
}

const anyEvent = fc.record({ type: fc.constantFrom('published', 'promoted', 'rolled-back', 'blocked'), remote: fc.constantFrom('mf-menu', 'mf-stores'), version: fc.constantFrom(one, two, three), digest: fc.constant('d'), traffic: fc.constantFrom(0, 0.01, 5, 99.99, 100, 100), reason: fc.constant('') });

test('whatever happened, the document has the published shape and our stricter one', () => {
  fc.assert(fc.property(fc.array(anyEvent, { maxLength: 30 }), (events) => expectValid(documentOf(events as RegistryEvent[]))), runs(200));
});

test('with other origins the document is valid too and points to them', () => {
  const document = documentOf([published(one), promoted(one)], { first: 'https://a.example', second: 'https://b.example' });
  expectValid(document);
  expect(document.microFrontends['mf-menu']?.[0]).toMatchObject({ url: `https://a.example/r/mf-menu/${one}/mf-manifest.json`, fallbackUrl: `https://b.example/r2/mf-menu/${one}/mf-manifest.json` });
});

test('a version that was stable before and is tried out again is in the document once, as the candidate', () => {
  const document = documentOf([published(one), promoted(one), published(two), promoted(two), { type: 'promoted', remote: 'mf-menu', version: one, traffic: 5 }]);
  expect(document.microFrontends['mf-menu']?.map(({ metadata, deployment }) => [metadata.version, deployment.state])).toEqual([[one, 'canary'], [two, 'stable']]);
});

test('a build declares its addresses, its places in the frame, and what the frame leads to or opens', () => {
  const { artifact } = anArtifact({ remote: 'mf-menu' });
  const remote = { ...artifact.remote, routes: [{ pattern: '/menu', page: 'menu' as const }, { pattern: '/menu/:category' }], slots: [{ name: 'search-dialog', opens: 'search/requested' }, { name: 'help-bot' }] };
  expect(claimsOf({ ...artifact, format: 2, remote })).toEqual({ routes: ['/menu', '/menu/:category'], slots: ['search-dialog', 'help-bot', 'page:menu', 'opens:search/requested'] });
});

test('a remote that was published and never promoted is in no document', () => {
  expect(documentOf([published(one)]).microFrontends).toEqual({});
});

test('the only version is shown and fallen back to', () => {
  expect(documentOf([published(one), promoted(one)]).microFrontends['mf-menu']?.map(({ metadata, deployment }) => [metadata.version, deployment.traffic, deployment.default])).toEqual([[one, 100, true]]);
});

test('after a promotion everyone gets the new version and the one before is kept for pages that cannot run it', () => {
  const entries = documentOf([published(one), promoted(one), published(two), promoted(two)]).microFrontends['mf-menu'];
  expect(entries?.map(({ metadata, deployment }) => [metadata.version, deployment.traffic, deployment.default, deployment.state])).toEqual([
    [two, 100, true, 'stable'],
    [one, 0, false, 'draining'],
  ]);
});

test('a candidate stands beside the stable version, which is the default, with one salt for as long as the experiment goes on', () => {
  const events = [published(one), promoted(one), published(two), promoted(two), published(three), { ...promoted(three), traffic: 5.25 } as RegistryEvent];
  const places = (more: RegistryEvent[] = []) => documentOf([...events, ...more]).microFrontends['mf-menu']?.map(({ metadata, deployment }) => [metadata.version, deployment.traffic, deployment.default, deployment.state, deployment.salt]);
  expect(places()).toEqual([
    [three, 5.25, false, 'canary', 'mf-menu:1'],
    [two, 94.75, true, 'stable', 'mf-menu:1'],
    [one, 0, false, 'draining', 'mf-menu:1'],
  ]);
  expect(places([{ type: 'rolled-back', remote: 'mf-menu', version: two, reason: '' }])?.map(([version, , , state, salt]) => [version, state, salt])).toEqual([[two, 'stable', 'mf-menu:1'], [one, 'draining', 'mf-menu:1'], [three, 'retired', 'mf-menu:1']]);
});

test('the version that was rolled back is shown to nobody any more, but to who is in the middle of an order', () => {
  const entries = documentOf([published(one), promoted(one), published(two), promoted(two), { type: 'rolled-back', remote: 'mf-menu', version: one, reason: '' }]).microFrontends['mf-menu'];
  expect(entries?.map(({ metadata, deployment }) => [metadata.version, deployment.traffic, deployment.default, deployment.state])).toEqual([
    [one, 100, true, 'stable'],
    [two, 0, false, 'retired'],
  ]);
});

test('a version says what was handed over to it and is still declared by another remote', () => {
  const artifactWith = (routes: Record<string, string[]>) => (remote: string, version: string) => {
    const { artifact } = anArtifact({ remote, version });
    return { ...artifact, remote: { ...artifact.remote, routes: (routes[`${remote} ${version}`] ?? []).map((pattern) => ({ pattern })) } };
  };
  const artifacts = artifactWith({ [`mf-menu ${one}`]: ['/', '/tiendas'], [`mf-menu ${three}`]: ['/'], [`mf-stores ${one}`]: ['/mapa'], [`mf-stores ${two}`]: ['/mapa', '/tiendas'] });
  const takenOverIn = (events: RegistryEvent[]) => {
    const { microFrontends } = discover(fold(events), artifacts, { first: '', second: '' });
    return Object.values(microFrontends).flat().flatMap(({ metadata, extras }) => (extras.takesOver.length > 0 ? [[extras.modulefederation.name, metadata.version, extras.takesOver]] : []));
  };
  const claims = (...routes: string[]) => ({ claims: { routes, slots: [] } });
  const shared: RegistryEvent[] = [{ ...published(one), ...claims('/', '/tiendas') } as RegistryEvent, promoted(one), { ...published(one, 'mf-stores'), ...claims('/mapa') } as RegistryEvent, promoted(one, 'mf-stores')];
  const handed: RegistryEvent[] = [...shared, { type: 'handed-over', remote: 'mf-menu', to: 'mf-stores', claim: '/tiendas', reason: '' }];
  expect(takenOverIn(handed)).toEqual([]);
  const tried: RegistryEvent[] = [...handed, published(two, 'mf-stores'), { ...promoted(two, 'mf-stores'), traffic: 5 } as RegistryEvent];
  expect(takenOverIn(tried)).toEqual([['mf-stores', two, ['/tiendas']]]);
  // Versions of mf-menu that may still be shown declare it for a while.
  expect(takenOverIn([...tried, published(three), promoted(three)])).toEqual([['mf-stores', two, ['/tiendas']]]);
  // It was not handed over: it is its owner's, whatever an entry of before ownership was noted says.
  expect(takenOverIn([...shared, published(two, 'mf-stores'), promoted(two, 'mf-stores')])).toEqual([['mf-menu', one, ['/tiendas']]]);
});

test('a remote that is switched off is in the document, which says so, with all its versions', () => {
  const off: RegistryEvent = { type: 'switched', remote: 'mf-menu', on: false, reason: '' };
  const events = [published(one), promoted(one), published(two), { ...promoted(two), traffic: 5 } as RegistryEvent];
  const offIn = (all: RegistryEvent[]) => documentOf(all).microFrontends['mf-menu']?.map(({ metadata, extras }) => [metadata.version, extras.off]);
  expect(offIn(events)).toEqual([[two, false], [one, false]]);
  expect(offIn([...events, off])).toEqual([[two, true], [one, true]]);
  expect(offIn([...events, off, { ...off, on: true }])).toEqual([[two, false], [one, false]]);
});

test('a build of before routes said what they are is described as one of today', () => {
  const { artifact } = anArtifact({ remote: 'mf-account', version: one });
  const old = { ...artifact, remote: { ...artifact.remote, name: 'mf-account', routes: [{ pattern: '/login' }, { pattern: '/profile', private: true }, { pattern: '/points', private: true }], slots: [] } };
  const routesOf = (build: typeof artifact) => discover(fold([published(one, 'mf-account'), promoted(one, 'mf-account')]), () => build, { first: '', second: '' }).microFrontends['mf-account']?.[0]?.extras.routes;
  expect(routesOf(old)).toEqual([
    { pattern: '/login', page: 'log-in', customers: 'home', header: [], tab: 'profile', indexed: false },
    // Shells of before know "private" only.
    { pattern: '/profile', private: true, guests: 'home', tab: 'profile' },
    { pattern: '/points', private: true, guests: 'log-in' },
  ]);
  expect(routesOf({ ...old, format: 2, remote: { ...old.remote, routes: [{ pattern: '/login' }] } })).toEqual([{ pattern: '/login' }]);
});

test('a blocked version is in no document', () => {
  const { microFrontends } = documentOf([published(one), promoted(one), published(two), promoted(two), { type: 'blocked', remote: 'mf-menu', version: two, reason: '' }]);
  expect(microFrontends['mf-menu']?.map(({ metadata }) => metadata.version)).toEqual([one]);
});

test('only scripts are listed with a hash for browsers, and servers get every file of their own build', () => {
  const extras = documentOf([published(one), promoted(one)]).microFrontends['mf-menu']?.[0]?.extras;
  expect(Object.keys(extras?.assets ?? {}).toSorted()).toEqual([`/r/mf-menu/${one}/expose_area.bbbb2222.js`, `/r/mf-menu/${one}/remoteEntry.aaaa1111.js`]);
  expect(extras?.node).toMatchObject({ base: `/node/mf-menu/${one}/`, entry: 'remoteEntry.cjs', files: { 'remoteEntry.cjs': expect.stringMatching(/^sha384-/) } });
});

const valid = () => JSON.parse(JSON.stringify(documentOf([published(one), promoted(one), published(two), promoted(two)])));

test.each<[string, (entries: ReturnType<typeof valid>[string][]) => unknown]>([
  ['a second version that is garbage', (entries) => (entries[1] = { hello: true })],
  ['two defaults', (entries) => (entries[1].deployment.default = true)],
  ['a hash that is none', (entries) => (entries[1].metadata.integrity = 'md5-abc')],
  ['no version at all', (entries) => entries.splice(0)],
  ['a script from a foreign, unencrypted place', (entries) => (entries[0].extras.modulefederation.entry = 'http://evil.example/x.js')],
])('our shape refuses %s', (_what, spoil) => {
  const document = valid();
  spoil(document.microFrontends['mf-menu']);
  expect(discoveryDocument.safeParse(document).success).toBe(false);
});

test.each<[string, (entries: ReturnType<typeof valid>[string][]) => unknown, string]>([
  ['shares that are not the whole', (entries) => (entries[1].deployment.traffic = 90), '190'],
  ['an entry without a hash', (entries) => delete entries[0].extras.assets[entries[0].extras.modulefederation.entry], 'has no hash'],
])('%s are found where a schema cannot look', (_what, spoil, message) => {
  const document = valid();
  spoil(document.microFrontends['mf-menu']);
  expect(beyondSchema(document).join()).toContain(message);
});
