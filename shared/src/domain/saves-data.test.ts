import { expect, test } from '@jest/globals';
import { savesData } from './saves-data.ts';

test.each<[string, object, boolean]>([
  ['asks to', { connection: { saveData: true } }, true],
  ['does not ask to', { connection: { saveData: false } }, false],
  ['does not say', { connection: {} }, false],
  ['knows nothing of it', {}, false],
])('a browser that %s save data: %j is %p', (_, browser, saves) => {
  expect(savesData(browser)).toBe(saves);
});
