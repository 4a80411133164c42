import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { runs } from '../testing/runs.ts';
import { byName, normalize, slugify } from './text.ts';

test('«PIÑA» and «pina» are the same word, and signs do not count [SRCH-012]', () => {
  expect(normalize('PIÑA')).toBe('pina');
  expect(normalize('  Té   frío (600 ml) ')).toBe('te frio 600 ml');
  expect(normalize('49.50')).toBe('4950');
});

test('the address of a category is its name in lower case, without accents, joined by hyphens [ROUTE-060]', () => {
  expect(slugify(' Pizzas Clásicas ')).toBe('pizzas-clasicas');
});

test('names are in Spanish order, accents ignored', () => {
  expect(['Zona', 'Ámbar', 'ñandú', 'bar'].toSorted(byName)).toEqual(['Ámbar', 'bar', 'ñandú', 'Zona']);
});

test('a text normalised once stays as it is [SRCH-012]', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => expect(normalize(normalize(text))).toBe(normalize(text))),
    runs(200),
  );
});
