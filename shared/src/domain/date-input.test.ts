import { expect, test } from '@jest/globals';
import { dateAsTyped, dateInField, dateWhenLeft } from './date-input.ts';

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

test('a correction in the middle changes nothing else', () => {
  expect(dateInField({ value: '2/12/1990', selectionStart: 1 })).toBe('2/12/1990');
  expect(dateInField({ value: '25/12/1990', selectionStart: 2 })).toBe('25/12/1990');
  expect(dateInField({ value: '24//1990', selectionStart: 3 })).toBe('24//1990');
  expect(dateInField({ value: '241', selectionStart: 3 })).toBe('24/1');
  expect(dateInField({ value: '1990-12-24', selectionStart: 0 })).toBe('24/12/1990');
});

test.each([
  ['2/12/1990', '02/12/1990'],
  ['2-1-1990', '02/01/1990'],
  ['24121990', '24/12/1990'],
  ['24//1990', '24//1990'],
  ['24/12/90', '24/12/90'],
  ['mañana', 'mañana'],
])('a field left with %s shows %s', (text, shown) => expect(dateWhenLeft(text)).toBe(shown));
