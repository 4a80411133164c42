import { expect, test } from '@jest/globals';
import { isNarrow, savesData } from './saves-data.ts';

test.each<[string, object, boolean]>([
  ['asks to', { connection: { saveData: true } }, true],
  ['does not ask to', { connection: { saveData: false } }, false],
  ['does not say', { connection: {} }, false],
  ['knows nothing of it', {}, false],
])('a browser that %s save data: %j is %p', (_, browser, saves) => {
  expect(savesData(browser)).toBe(saves);
});

test.each<[object, boolean]>([
  [{ connection: { saveData: true, effectiveType: '4g' } }, true],
  [{ connection: { effectiveType: 'slow-2g' } }, true],
  [{ connection: { effectiveType: '2g' } }, true],
  [{ connection: { effectiveType: '3g' } }, true],
  [{ connection: { effectiveType: '4g' } }, false],
  [{ connection: {} }, false],
  [{}, false],
])('the network of %j is narrow: %p', (browser, narrow) => {
  expect(isNarrow(browser)).toBe(narrow);
});
