import { expect, test } from '@jest/globals';
import type { Provided } from '@brasa/shared/server/lacking';
import { runnable } from './runnable.ts';
import { sliceFor } from './slice-for.ts';
import { aDocument, aVersion } from './testing/discovery.ts';

const provided: Provided = { react: { version: '19.3.1', names: null }, '@brasa/shared/ui': { version: '1.0.0', names: ['Button', 'Card'] } };
const visitor = '0'.repeat(32);
const shown = (...entries: ReturnType<typeof aVersion>[]) => {
  const { document, refused } = runnable(aDocument(...entries), provided);
  return { shows: sliceFor(document, visitor)[0]?.remote.chosen.version, lastGood: sliceFor(document, visitor)[0]?.remote.lastGood, refused };
};
const before = aVersion({ traffic: 0, isDefault: false, uses: { '@brasa/shared/ui': ['Button'] } });

test('a version that takes what the shell hands out is shown', () => {
  const fitting = aVersion({ version: '2.0.0+bbbbbbbb', shared: { react: '^19.0.0' }, uses: { react: ['use'], '@brasa/shared/ui': ['Card', 'Button'] } });
  expect(shown(fitting, before)).toEqual({ shows: '2.0.0+bbbbbbbb', lastGood: '1.0.0+aaaaaaaa', refused: [] });
});

test.each([
  ['a name', { uses: { '@brasa/shared/ui': ['Button', 'Drawer'] } }, 'Drawer of @brasa/shared/ui'],
  ['another version', { shared: { react: '^20.0.0' } }, 'react ^20.0.0'],
  ['a library', { shared: { lit: '^3.0.0' } }, 'lit ^3.0.0'],
])('a version that needs %s the shell does not have is shown to nobody: the one before is', (_what, needs, lacking) => {
  const early = aVersion({ version: '2.0.0+bbbbbbbb', ...needs });
  expect(shown(early, before)).toEqual({ shows: '1.0.0+aaaaaaaa', lastGood: undefined, refused: [{ remote: 'mf-menu', version: '2.0.0+bbbbbbbb', lacking: [lacking] }] });
});

test('a shell that no longer suits the version everybody has shows the one that is tried out', () => {
  const early = { uses: { '@brasa/shared/ui': ['Drawer'] } };
  const tried = aVersion({ version: '2.0.0+bbbbbbbb', traffic: 5, isDefault: false });
  const { document } = runnable(aDocument(tried, aVersion({ traffic: 95, ...early })), provided);
  expect(document.microFrontends['mf-menu']).toEqual([{ ...tried, deployment: { ...tried.deployment, default: true } }]);
});

test('in place of a stable version that cannot run everybody has the one before, and the candidate keeps its share', () => {
  const candidate = aVersion({ version: '3.0.0+cccccccc', traffic: 5, isDefault: false });
  const { document } = runnable(aDocument(candidate, aVersion({ version: '2.0.0+bbbbbbbb', traffic: 95, uses: { '@brasa/shared/ui': ['Drawer'] } }), before), provided);
  expect(document.microFrontends['mf-menu']?.map(({ metadata, deployment }) => [metadata.version, deployment.traffic, deployment.default])).toEqual([
    ['3.0.0+cccccccc', 5, false],
    ['1.0.0+aaaaaaaa', 0, true],
  ]);
});

test('a candidate of a remote that nobody else has is not given to everybody', () => {
  const candidate = aVersion({ traffic: 5, isDefault: false });
  expect(runnable(aDocument(candidate), provided).document.microFrontends['mf-menu']).toEqual([candidate]);
});

test('where no version could run all stay, and it is told', () => {
  const early = { uses: { '@brasa/shared/ui': ['Drawer'] } };
  const result = shown(aVersion({ version: '2.0.0+bbbbbbbb', ...early }), aVersion({ traffic: 0, isDefault: false, ...early }));
  expect(result).toMatchObject({ shows: '2.0.0+bbbbbbbb', lastGood: '1.0.0+aaaaaaaa' });
  expect(result.refused).toHaveLength(2);
});
