import { expect, test } from '@jest/globals';
import { discoveredVersion, remoteDescription } from './remote-schema.ts';

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

test.each([{ facts: 'galaxies' }, { names: 'comet' }, { page: 'moon' }, { orbit: 'low' }, { tab: 'stars' }, { header: ['search', 'telescope'] }])('a shell leaves a word of a later release alone, and keeps the rest of the document: %j', (word) => {
  const read = discoveredVersion.parse(version({ title: 'Nuevo', ...word }));
  expect(read.extras.routes).toEqual([{ pattern: '/nuevo', title: 'Nuevo', ...('header' in word && { header: ['search'] }) }]);
});

test('a slot that is described with a word of a later release is left out, the others are there', () => {
  const { extras, ...rest } = version({});
  const slots = [{ name: 'here', place: 'above' }, { name: 'beside', place: 'beside' }, { name: 'sometimes', when: 'rain' }, { name: 'later', load: 'tomorrow', colour: 'red' }];
  expect(discoveredVersion.parse({ ...rest, extras: { ...extras, offline: 'a-week', slots } }).extras).toMatchObject({ offline: undefined, slots: [{ name: 'here', place: 'above' }, { name: 'later' }] });
});

test('what keeps somebody out is never left alone, and nobody publishes a word that is not known', () => {
  expect(discoveredVersion.safeParse(version({ guests: 'bribe' })).success).toBe(false);
  for (const word of [{ facts: 'galaxies' }, { orbit: 'low' }]) {
    const { title, criticality, routes, slots, fallback } = version(word).extras;
    expect(remoteDescription.safeParse({ name: 'mf-new', title, criticality, routes, slots, fallback }).success).toBe(false);
  }
});
