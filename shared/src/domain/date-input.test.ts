import { expect, test } from '@jest/globals';
import { dateAsTyped } from './date-input.ts';

const typed = (keys: string): string => [...keys].reduce((shown, key) => dateAsTyped(shown + key), '');

test.each([
  ['24121990', '24/12/1990'],
  ['24/12/1990', '24/12/1990'],
  ['1/2/2000', '01/02/2000'],
  ['24-12-1990', '24/12/1990'],
  ['24 12 1990', '24/12/1990'],
  ['24.12.19905', '24/12/1990'],
  ['2', '2'],
  ['24', '24'],
  ['24/', '24/'],
  ['abc', ''],
  ['//', ''],
])('typing %s shows %s', (keys, shown) => expect(typed(keys)).toBe(shown));

test.each([
  ['1990-12-24', '24/12/1990'],
  [' 24/12/1990', '24/12/1990'],
  ['1/2/2000', '01/02/2000'],
  ['', ''],
])('%s filled in at once shows %s', (text, shown) => expect(dateAsTyped(text)).toBe(shown));

test('what was typed can be taken back key by key', () => {
  let shown = '24/12/1990';
  for (let count = 0; shown !== ''; count += 1) {
    expect(count).toBeLessThan(11);
    const next = dateAsTyped(shown.slice(0, -1));
    expect(next.length).toBeLessThan(shown.length);
    shown = next;
  }
});
