/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { aShop } from '@brasa/shared/testing';
import { nearestOpen, useLocator } from './use-locator.ts';

const geography = { departments: [], cities: [], districts: [], shops: [aShop()] };

test('selecting a shop that is selected already shows it again, because the map may have been moved away [STO-021]', () => {
  const { result } = renderHook(() => useLocator(geography, { startWith: null, view: 'list', setView: () => {} }));
  expect([result.current.selections, result.current.isPressed]).toEqual([0, false]);
  act(() => result.current.select(2));
  act(() => result.current.select(2));
  expect([result.current.selections, result.current.isPressed, result.current.selected?.shop.id]).toEqual([2, true, 2]);
});

test('the nearest open one is the first by distance of those that are open and hand over the counter', () => {
  const shopAt = (id: number, distance: number | null, servesPickup = true) => ({ shop: aShop({ id, servesPickup }), city: '', region: '', score: 0, distance });
  const listed = [shopAt(1, 9), shopAt(2, 1), shopAt(3, 2, false), shopAt(4, null), shopAt(5, 4)];
  expect(nearestOpen(listed, ({ shop }) => shop.id !== 2)).toBe(5);
  expect([nearestOpen(listed, () => false), nearestOpen([shopAt(4, null)], () => true)]).toEqual([null, null]);
});
