import { expect, test } from '@jest/globals';
import { aShop } from '@brasa/shared/testing';
import { mapSettings } from '@brasa/shared/ui/map';
import { viewOf } from './locator-map.tsx';

test('the map begins at zoom 8 where every map begins, and comes to 15 for a selected shop [STO-026] [STO-021]', () => {
  expect(viewOf(undefined, 0)).toEqual({ zoom: 8 });
  expect(mapSettings.center).toEqual({ latitude: 14.64, longitude: -90.52 });
  expect(viewOf(aShop(), 3)).toMatchObject({ zoom: 15, center: { id: 2 }, centerRevision: 3 });
});
