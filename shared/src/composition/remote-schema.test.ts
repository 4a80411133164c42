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

test.each([{ facts: 'galaxies' }, { names: 'comet' }, { page: 'moon' }, { tab: 'stars' }, { header: ['search', 'telescope'] }])('a shell leaves a word of a later release alone, and keeps the rest of the document: %j', (word) => {
  const read = discoveredVersion.parse(version({ title: 'Nuevo', ...word }));
  expect(read.extras.routes).toEqual([{ pattern: '/nuevo', title: 'Nuevo', ...Object.fromEntries(Object.keys(word).map((key) => [key, undefined])) }]);
});

test('what keeps somebody out is never left alone, and nobody publishes a word that is not known', () => {
  expect(discoveredVersion.safeParse(version({ guests: 'bribe' })).success).toBe(false);
  const { title, criticality, routes, slots, fallback } = version({ facts: 'galaxies' }).extras;
  expect(remoteDescription.safeParse({ name: 'mf-new', title, criticality, routes, slots, fallback }).success).toBe(false);
});
