import { expect, test } from '@jest/globals';
import { addressTags } from './address-tags.ts';

test('«Mi Casa» comes first, the rest once each and by name [ADDR-004]', () => {
  expect(addressTags(['Árbol', 'mi casa', 'trabajo', ' ', 'Zoológico'])).toEqual(['Mi Casa', 'Árbol', 'Casa de mis padres', 'Mi Trabajo', 'Otro', 'trabajo', 'Zoológico']);
});
