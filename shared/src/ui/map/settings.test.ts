import { expect, test } from '@jest/globals';
import { centredZoom, isSamePlace, mapSettings, roundPlace } from './settings.ts';

test('a map goes from the whole country to one house and no further [GEO-006]', () => {
  expect([mapSettings.minZoom, mapSettings.maxZoom]).toEqual([6, 18]);
});

test('a known place opens closer than the first view [GEO-007]', () => {
  expect([mapSettings.placeZoom, mapSettings.firstZoom]).toEqual([15, 12]);
});

test('a map that centres itself stays at 16 or farther, and at 14 while following an order [GEO-008] [GEO-009]', () => {
  expect(centredZoom(18)).toBe(16);
  expect(centredZoom(13)).toBe(13);
  expect(centredZoom(18, mapSettings.trackerMaxZoom)).toBe(14);
  expect(centredZoom(1)).toBe(6);
});

test('without a place the map shows the capital [GEO-010]', () => {
  expect(mapSettings.center).toEqual({ latitude: 14.64, longitude: -90.52 });
});

test('the camera moves in a quarter of a second and the centre is read 350 ms after it stops [GEO-012] [GEO-013]', () => {
  expect([mapSettings.easing, mapSettings.settleDelay]).toEqual([250, 350]);
});

test('two readings of one pin are one place; a step of one metre is another', () => {
  const here = { latitude: 14.6, longitude: -90.5 };
  expect(isSamePlace(here, { latitude: 14.6000000001, longitude: -90.5 })).toBe(true);
  expect(isSamePlace(here, { latitude: 14.60001, longitude: -90.5 })).toBe(false);
});

test('coordinates are kept to the metre', () => {
  expect(roundPlace({ latitude: 14.599012345, longitude: -90.507298765 })).toEqual({ latitude: 14.59901, longitude: -90.5073 });
});
