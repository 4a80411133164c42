import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import mapEngine, { mapEngineRule } from './map-engine.mjs';

test('nothing of the map engine asks where the file lay that it was built from', () => {
  const source = readFileSync(mapEngineRule.test, 'utf8');
  expect(source).toContain('import.meta');
  expect(mapEngine(source)).not.toContain('import.meta');
});

test('a release of the map engine that is written in another way stops the build', () => {
  expect(() => mapEngine('new Worker(import.meta.dirname)')).toThrow(/map-engine\.mjs knows .*adapt it to the new version.*decisions\/0068/);
});
