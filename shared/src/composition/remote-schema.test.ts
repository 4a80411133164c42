import { expect, test } from '@jest/globals';
import { artifactDescription, discoveredVersion, pageRemote, remoteDescription, storedArtifact } from './remote-schema.ts';

const version = (route: object) => ({
  url: '/r/mf-new/1.0.0+aaaaaaaa/mf-manifest.json',
  fallbackUrl: '/r2/mf-new/1.0.0+aaaaaaaa/mf-manifest.json',
  metadata: { integrity: `sha384-${'A'.repeat(64)}`, version: '1.0.0+aaaaaaaa' },
  deployment: { traffic: 100, default: true, salt: 'mf-new:1', state: 'stable' },
  extras: {
    modulefederation: { name: 'mf-new', globalName: 'pz_mf_new', entry: '/r/mf-new/a.js', exposes: {}, shared: {} },
    base: '/r/mf-new/',
    fallbackBase: '/r2/mf-new/',
    assets: {},
    title: 'Nuevo',
    criticality: 'regular',
    routes: [{ pattern: '/nuevo', ...route }],
    slots: [],
    fallback: 'No pudimos cargar.',
    node: null,
  },
});

test.each([{ facts: 'galaxies' }, { names: 'comet' }, { page: 'moon' }, { orbit: 'low' }, { tab: 'stars' }, { header: ['search', 'telescope'] }])('a shell ignores a key or value of a later release, and keeps the rest of the document: %j', (added) => {
  const read = discoveredVersion.parse(version({ title: 'Nuevo', ...added }));
  expect(read.extras.routes).toEqual([{ pattern: '/nuevo', title: 'Nuevo', ...('header' in added && { header: ['search'] }) }]);
});

test('a slot that is described with a value of a later release is left out, the others are there', () => {
  const { extras, ...rest } = version({});
  const slots = [{ name: 'here', place: 'above' }, { name: 'beside', place: 'beside' }, { name: 'sometimes', when: 'rain' }, { name: 'later', load: 'tomorrow', colour: 'red' }];
  expect(discoveredVersion.parse({ ...rest, extras: { ...extras, offline: 'a-week', slots } }).extras).toMatchObject({ offline: undefined, slots: [{ name: 'here', place: 'above' }, { name: 'later' }] });
});

const aBuild = {
  format: 2,
  name: 'mf-new',
  version: '1.0.0+aaaaaaaa',
  globalName: 'pz_mf_new',
  entry: 'a.js',
  exposes: {},
  shared: {},
  remote: { name: 'mf-new', title: 'Nuevo', criticality: 'regular', routes: [], slots: [], fallback: 'No pudimos cargar.' },
  files: {},
  node: null,
};

test.each([
  ['of the build', { ...aBuild, licence: 'MIT' }],
  ['of remote.json', { ...aBuild, remote: { ...aBuild.remote, colour: 'red' } }],
])('a key %s that is not known is not published, and is left out of what a later registry stored', (_what, build) => {
  expect(artifactDescription.safeParse(build).error?.issues).toMatchObject([{ code: 'unrecognized_keys' }]);
  expect(storedArtifact.parse(build)).toEqual(aBuild);
});

test('a criticality of a later release is the highest one for its readers, and nobody publishes it', () => {
  const { extras, ...rest } = version({});
  expect(discoveredVersion.parse({ ...rest, extras: { ...extras, criticality: 'vital' } }).extras.criticality).toBe('primary');
  const build = { ...aBuild, remote: { ...aBuild.remote, criticality: 'vital' } };
  expect(storedArtifact.parse(build).remote.criticality).toBe('primary');
  expect(artifactDescription.safeParse(build).success).toBe(false);
});

test('what keeps somebody out is never ignored, and nobody publishes a key or value that is not known', () => {
  expect(discoveredVersion.safeParse(version({ guests: 'bribe' })).success).toBe(false);
  for (const added of [{ facts: 'galaxies' }, { orbit: 'low' }]) {
    const { title, criticality, routes, slots, fallback } = version(added).extras;
    expect(remoteDescription.safeParse({ name: 'mf-new', title, criticality, routes, slots, fallback }).success).toBe(false);
  }
});

test('what a page says of a remote may have keys of a later shell, and never lacks what a browser starts it with', () => {
  const chosen = { version: '1.0.0+aaaaaaaa', globalName: 'pz_mf_new', base: '/r/mf-new/', fallbackBase: '/r2/mf-new/', entry: 'a.js', exposes: { './area': ['b.js'] }, integrity: { 'a.js': `sha384-${'A'.repeat(64)}` } };
  const remote = { name: 'mf-new', title: 'Nuevo', routes: [{ pattern: '/nuevo' }], slots: [], apology: 'No pudimos cargar.', chosen, lastGood: '0.9.0+bbbbbbbb' };
  expect(pageRemote.parse({ ...remote, colour: 'red', routes: [{ pattern: '/nuevo', tab: 'stars' }], chosen: { ...chosen, licence: 'MIT' } })).toEqual(remote);
  for (const key of ['entry', 'base', 'integrity']) expect(pageRemote.safeParse({ ...remote, chosen: { ...chosen, [key]: undefined } }).success).toBe(false);
});
