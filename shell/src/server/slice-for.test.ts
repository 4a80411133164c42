import { expect, test } from '@jest/globals';
import { sliceFor } from './slice-for.ts';
import { aDocument, aVersion } from './testing/discovery.ts';

const visitor = '0'.repeat(32);

test('a visitor is told one version of each remote, with file names below either origin', () => {
  const [assigned] = sliceFor(aDocument(), visitor);
  expect(assigned?.remote.chosen).toEqual({
    version: '1.0.0+aaaaaaaa',
    globalName: 'pz_mf_menu',
    base: '/r/mf-menu/1.0.0+aaaaaaaa/',
    fallbackBase: '/r2/mf-menu/1.0.0+aaaaaaaa/',
    entry: 'remoteEntry.1.js',
    exposes: { './area': ['expose_area.2.js'] },
    integrity: { 'remoteEntry.1.js': 'sha384-entry', 'expose_area.2.js': 'sha384-area' },
  });
});

test('a remote with one version has no other to fall back on', () => {
  expect(sliceFor(aDocument(), visitor)[0]?.remote.lastGood).toBeUndefined();
});

test('the version that was live before is named as the one to fall back on', () => {
  const document = aDocument(aVersion({ version: '2.0.0+bbbbbbbb', isDefault: false }), aVersion({ traffic: 0 }));
  const [assigned] = sliceFor(document, visitor);
  expect(assigned?.remote.chosen.version).toBe('2.0.0+bbbbbbbb');
  expect(assigned?.remote.lastGood).toBe('1.0.0+aaaaaaaa');
});

test('a remote without any version is not there', () => {
  expect(sliceFor({ microFrontends: { 'mf-menu': [] } }, visitor)).toEqual([]);
});
