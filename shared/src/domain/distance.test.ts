import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { distanceBetween, distanceText, earthRadius } from './distance.ts';

const centro = { latitude: 14.6407, longitude: -90.5133 };
const antigua = { latitude: 14.5586, longitude: -90.7339 };
const place = fc.record({ latitude: fc.double({ min: -90, max: 90, noNaN: true }), longitude: fc.double({ min: -180, max: 180, noNaN: true }) });

test('a quarter of the way around the earth is a quarter of its girth at 6371 km [GEO-011]', () => {
  expect(distanceBetween({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 90 })).toBeCloseTo((Math.PI * 6371) / 2, 6);
});

test('from the centre of the capital to Antigua is 25 km as the crow flies', () => {
  expect(distanceBetween(centro, antigua)).toBeCloseTo(25.4, 1);
});

test('a way is as long as the way back, never negative and at most half around [GEO-011]', () => {
  fc.assert(
    fc.property(place, place, (one, other) => {
      const way = distanceBetween(one, other);
      return way >= 0 && way <= Math.PI * earthRadius + 1e-6 && Math.abs(way - distanceBetween(other, one)) < 1e-6;
    }),
  );
});

test('a distance is said in metres when near and in whole kilometres when far', () => {
  expect([0, 0.853, 0.996, 1, 2.44, 9.94, 9.96, 38.4].map(distanceText)).toEqual(['0 m', '850 m', '1.0 km', '1.0 km', '2.4 km', '9.9 km', '10 km', '38 km']);
});
