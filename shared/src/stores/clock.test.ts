import { beforeEach, expect, test } from '@jest/globals';
import { resetStores } from '../testing/reset.ts';
import { hearServerTime, now } from './clock.ts';

beforeEach(resetStores);

test('now is the server\'s time plus what has passed since, whatever happens to the device\'s clock [GEN-015]', () => {
  const at = (device: number, monotonic: number) => ({ device: () => device, monotonic: () => monotonic });
  expect(now(at(1000, 5))).toBe(1000);
  hearServerTime(500_000, at(1000, 5));
  expect(now(at(1000, 5))).toBe(500_000);
  expect(now(at(-99, 65))).toBe(500_060);
  hearServerTime(Number.NaN, at(0, 0));
  expect(now(at(0, 70))).toBe(500_065);
});
