import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import singleSpaParts, { singleSpaRule } from './single-spa-parts.mjs';

const whole = readFileSync(singleSpaRule.test, 'utf8');

test('nothing is handed to applications that keeps parcels in the bundle', () => {
  const unwanted = /mountParcel:|Object\.freeze\(\{__proto__|DEVTOOLS|createEventObject/g;
  expect(new Set(whole.match(unwanted)).size).toBe(4);
  const parts = singleSpaParts(whole);
  expect(parts).not.toMatch(unwanted);
  expect(parts).toMatch(/new (\w+)\(`single-spa:/);
  const [, event] = /new (\w+)\(`single-spa:/.exec(parts);
  expect(parts).toContain(`,${event}=CustomEvent;`);
});

test('a release that is written in another way stops the build', () => {
  expect(() => singleSpaParts(whole.replace('singleSpa:', 'spa:'))).toThrow(/adapt it to the new version/);
});
