import { expect, test } from '@jest/globals';
import { namesAround } from './embedded-names.ts';

const oakland = { latitude: 14.599, longitude: -90.5072 };
const names = (zoom: number, middle = oakland) => namesAround(zoom, middle).map(({ name }) => name);

test('a map of the country names towns, one of a neighbourhood its streets', () => {
  expect(names(7)).toEqual(expect.arrayContaining(['Ciudad de Guatemala', 'Quetzaltenango', 'Cobán']));
  expect(names(7)).not.toContain('Zona 10');
  expect(names(15)).toEqual(expect.arrayContaining(['Zona 10', 'Avenida Reforma', '12 Calle']));
  expect(names(15)).not.toContain('Ciudad de Guatemala');
});

test('what is outside the window is not written', () => {
  expect(names(17)).not.toContain('Zona 18');
  expect(names(15, { latitude: 15.47, longitude: -90.37 })).toEqual(['Cobán']);
});

test('the name of a street lies along it and is never upside down', () => {
  for (const { turned = 0 } of namesAround(15, oakland)) expect(Math.abs(turned)).toBeLessThanOrEqual(90);
  const twelfth = namesAround(15, oakland).find(({ name }) => name === '12 Calle');
  expect(Math.abs(twelfth?.turned ?? 90)).toBeLessThanOrEqual(2);
});
