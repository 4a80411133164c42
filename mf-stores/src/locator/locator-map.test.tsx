/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { aShop } from '@brasa/shared/testing';
import type { MapProps } from '@brasa/shared/ui/map';
import type { Locator } from './use-locator.ts';

const map = await import('@brasa/shared/ui/map');
let given: MapProps;
jest.unstable_mockModule('@brasa/shared/ui/map', () => ({
  ...map,
  MapView: (props: MapProps) => {
    given = props;
    return <div role="group">{props.popup?.content}</div>;
  },
}));
const { LocatorMap, viewOf } = await import('./locator-map.tsx');

afterEach(cleanup);

test('the map begins at zoom 8 where every map begins, and comes to 15 for a selected shop [STO-026] [STO-021]', () => {
  expect(viewOf(undefined, 0)).toEqual({ zoom: 8 });
  expect(map.mapSettings.center).toEqual({ latitude: 14.64, longitude: -90.52 });
  expect(viewOf(aShop(), 3)).toMatchObject({ zoom: 15, center: { id: 2 }, centerRevision: 3 });
});

/** Thursday in Guatemala, 12:00. */
const noon = Date.UTC(2026, 10, 19, 18);
const listed = [aShop(), aShop({ id: 9, name: 'Antigua' }), aShop({ id: 3, name: 'Nueva', latitude: 0, longitude: 0 })].map((shop) => ({ shop, city: '', region: '', score: 0, distance: null }));

function show(selectedId: number | null) {
  const [select, unselect] = [jest.fn(), jest.fn()];
  const locator = { listed, searches: 4, selections: 1, selected: listed.find(({ shop }) => shop.id === selectedId) ?? null, select, unselect } as Partial<Locator> as Locator;
  render(<LocatorMap locator={locator} now={noon} onUnavailable={() => {}} onAvailable={() => {}} />);
  return { select, unselect };
}

test('a pin for each shop with a known place, of which a press selects it; the selected one says so [STO-020] [STO-030]', () => {
  const { select } = show(9);
  expect(given.markers?.map(({ id, kind, label, selected }) => [id, kind, label, selected])).toEqual([['2', 'shop', 'Zona 10 Oakland', false], ['9', 'shop', 'Antigua', true]]);
  given.markers?.[0]?.onSelect?.();
  expect(select.mock.calls).toEqual([[2]]);
  expect(given.fit).toEqual({ places: listed.slice(0, 2).map(({ shop }) => shop), revision: 4 });
});

test('a click on the map beside them empties the selection [STO-022]', () => {
  const { unselect } = show(9);
  given.onEmptyClick?.();
  expect(unselect).toHaveBeenCalledTimes(1);
});

test('the popup of the selected shop shows its name, its address and the hours of today [STO-025]', () => {
  show(null);
  expect(given.popup).toBeUndefined();
  cleanup();
  show(2);
  expect(given.popup).toMatchObject({ latitude: aShop().latitude, longitude: aShop().longitude, label: 'Zona 10 Oakland' });
  expect([...screen.getByRole('group').children].map(({ textContent }) => textContent)).toEqual(['Zona 10 Oakland', aShop().address, 'Abierto de 10:00 am a 09:00 pm']);
});
