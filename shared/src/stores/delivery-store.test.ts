import { beforeEach, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { HomeLocation } from '../domain/delivery.ts';
import { freshStorage } from '../testing/memory-storage.ts';
import { resetStores } from '../testing/reset.ts';
import { connectDelivery } from './delivery-persistence.ts';
import { chooseHome, choosePickup, clearDelivery, deliveryStore, setFutureOrder, setGeoMenu } from './delivery-store.ts';

let shelves = freshStorage();
beforeEach(() => {
  resetStores();
  shelves = freshStorage();
});

const location: HomeLocation = {
  latitude: 14.6,
  longitude: -90.5,
  blockMessage: null,
  shopId: 2,
  shopName: 'Zona 10',
  pickupOnly: false,
  districtCode: '010110',
  districtName: 'Oakland',
  zoneCode: 20,
  zoneName: 'Zona 10',
  quadrant: '',
  deliveryPoints: [],
  warranty: true,
  warrantyType: 'G30',
  warrantyMessage: '30 minutos',
  restrictionCode: '',
  scheduleRestriction: '',
  systemTime: '19:05',
  addressId: null,
  tag: 'Mi Casa',
  address: '5a avenida 12-31',
  reference: '',
  deliveryPoint: null,
  invalid: false,
};

/** The page as the next visit finds it. */
function reload(): void {
  const { local } = shelves;
  resetStores();
  shelves = freshStorage(local.entries());
}

test('a shop takes the place of a location, and a location that of a shop [DLV-001, DLV-003, DLV-004]', () => {
  choosePickup(5);
  expect(deliveryStore.get().mode).toEqual({ kind: 'pickup', shopId: 5 });
  chooseHome(location);
  expect(deliveryStore.get().mode).toEqual({ kind: 'home', location });
  choosePickup(6);
  expect(deliveryStore.get().mode).toEqual({ kind: 'pickup', shopId: 6 });
  clearDelivery();
  expect(deliveryStore.get().mode).toEqual({ kind: 'none' });
});

test('the mode is kept with its shop or location, and the date with it [DLV-002]', () => {
  for (const choose of [() => choosePickup(5), () => chooseHome(location)]) {
    const stop = connectDelivery();
    choose();
    setFutureOrder({ date: '15/07/2025', time: '18:45' });
    const { mode, futureOrder } = deliveryStore.get();
    stop();
    reload();
    expect(deliveryStore.get().mode.kind).toBe('none');
    connectDelivery()();
    expect(deliveryStore.get()).toMatchObject({ mode, futureOrder, geoMenu: [] });
  }
});

test('nothing chosen leaves nothing on the device', () => {
  const stop = connectDelivery();
  choosePickup(5);
  clearDelivery();
  stop();
  expect(shelves.local.entries()).toEqual({});
});

test('what cannot be read is «not chosen yet» [DLV-005, STG-011]', () => {
  const bad = ['', '{', '{"mode":"shop","shop":3}', '{"format":1,"value":{"mode":{"kind":"pickup"},"futureOrder":null}}', '{"format":1,"value":{"mode":{"kind":"home","location":{}},"futureOrder":null}}'];
  for (const text of bad) {
    freshStorage({ 'delivery-state': text });
    connectDelivery()();
    expect(deliveryStore.get().mode).toEqual({ kind: 'none' });
  }
  fc.assert(
    fc.property(fc.json(), (value) => {
      freshStorage({ 'delivery-state': `{"format":1,"value":${value}}` });
      connectDelivery()();
      expect(deliveryStore.get().mode.kind).toBe('none');
    }),
  );
});

test('the products of a limited shop are those of the shop that was asked', () => {
  choosePickup(5);
  expect(deliveryStore.get().geoMenuKnown).toBe(false);
  setGeoMenu(4, [1]);
  expect(deliveryStore.get().geoMenu).toEqual([]);
  setGeoMenu(5, [2, 3]);
  expect(deliveryStore.get()).toMatchObject({ geoMenu: [2, 3], geoMenuKnown: true });
  choosePickup(5);
  expect(deliveryStore.get().geoMenu).toEqual([2, 3]);
  choosePickup(6);
  expect(deliveryStore.get()).toMatchObject({ geoMenu: [], geoMenuKnown: false });
  clearDelivery();
  expect(deliveryStore.get()).toMatchObject({ geoMenu: [], geoMenuKnown: true });
});
