import { expect, test } from '@jest/globals';
import { readConfig } from './config.ts';

test('a publish token that could be guessed stops the start', () => {
  expect(readConfig({ REGISTRY_TOKEN: 'x'.repeat(32) }).token).toHaveLength(32);
  for (const token of ['x'.repeat(31), ` ${'x'.repeat(31)} `]) expect(() => readConfig({ REGISTRY_TOKEN: token })).toThrow('REGISTRY_TOKEN needs at least 32 characters');
});
