import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { positionAt, reportsUntil } from './driver-position.ts';
import type { Ride } from './driver-position.ts';
import { streetsOf } from './streets.ts';

const place = fc.record({ latitude: fc.double({ min: 14.4, max: 14.8, noNaN: true }), longitude: fc.double({ min: -90.7, max: -90.3, noNaN: true }) });
const rides = fc.record({ seed: fc.integer({ min: 100_000_000, max: 9_999_999_999 }), from: place, to: place, leavesAt: fc.constant(1_000_000), arrivesAt: fc.integer({ min: 1_001_000, max: 1_000_000 + 1_200_000 }) });
const shop = { latitude: 14.599, longitude: -90.511 };
const door = { latitude: 14.612, longitude: -90.495 };
const ride: Ride = { seed: 4827160395, from: shop, to: door, leavesAt: 0, arrivesAt: 442_000 };

test('the driver starts at the shop and ends at the door [TRK-003]', () => {
  expect(positionAt(ride, 0)).toEqual(shop);
  expect(positionAt(ride, 442_000)).toEqual(door);
  expect(positionAt(ride, 9_000_000)).toEqual(door);
});

test('a place is the same whoever asks for it, and asking changes nothing', () => {
  fc.assert(fc.property(rides, fc.nat(2_000_000), (any, now) => expect(positionAt(any, now)).toEqual(positionAt({ ...any }, now))));
});

test('streets have 12 to 40 corners', () => {
  fc.assert(fc.property(rides, (any) => {
    const corners = streetsOf(any);
    expect(corners.length).toBeGreaterThanOrEqual(12);
    expect(corners.length).toBeLessThanOrEqual(40);
  }));
});

test('the driver never gets further from the door than before', () => {
  fc.assert(fc.property(rides, (any) => {
    const spots = Array.from({ length: 60 }, (_, index) => positionAt(any, any.leavesAt + ((any.arrivesAt - any.leavesAt) * index) / 59));
    for (const axis of ['latitude', 'longitude'] as const) {
      const left = spots.map((spot) => Math.abs(any.to[axis] - spot[axis]));
      expect(left.every((rest, index) => index === 0 || rest <= (left[index - 1] ?? 0) + 2e-6)).toBe(true);
    }
  }));
});

test('a report once made stays as it was: later answers only add to it', () => {
  fc.assert(fc.property(rides, fc.nat(1_300_000), fc.nat(1_300_000), (any, a, b) => {
    const [early, late] = [reportsUntil(any, any.leavesAt + Math.min(a, b)), reportsUntil(any, any.leavesAt + Math.max(a, b))];
    expect(late.slice(0, early.length)).toEqual(early);
    expect(late.length).toBeLessThanOrEqual(200);
  }));
});

test('before leaving there is nothing to report', () => {
  expect(reportsUntil(ride, -1)).toEqual([]);
  expect(reportsUntil(ride, 0)).toEqual([{ ...shop, at: 0, kmPerHour: 0 }]);
  expect(reportsUntil(ride, 442_000).at(-1)).toEqual({ ...door, at: 442_000, kmPerHour: 0 });
});
