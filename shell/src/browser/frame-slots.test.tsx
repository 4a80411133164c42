/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { defineSlot } from '@brasa/shared/react';
import { bus, cartStore, navigate, pendingCalls, toastStore } from '@brasa/shared/runtime';
import { aCartOf, anExampleMenu, freshStorage, resetStores } from '@brasa/shared/testing';
import { anEnvironment } from '@brasa/shared/testing/environment-builder';
import { screen, waitFor } from '@testing-library/react';
import type { RemoteSlot } from '@brasa/shared/composition/remote-schema';
import { createRouting } from '../composition/routing.ts';
import type { Remote } from '../composition/slice.ts';
import { createSlots } from './areas/slots.ts';
import { fetchAhead } from './fetch-ahead.ts';
import { fillFrame, openOnDemand } from './frame-slots.ts';
import type { Loaded } from './loader/remote-loader.ts';

const version = { version: '1.0.0', globalName: 'x', base: '', fallbackBase: '', entry: '', exposes: {}, integrity: {} };
const aRemote = (...slots: RemoteSlot[]): Remote => ({ name: 'mf-menu', title: 'Menú', criticality: 'primary', routes: [], slots, chosen: version, apology: '' }) as unknown as Remote;
const menu = aRemote({ name: 'search-dialog', load: 'demand', opens: 'search/requested' }, { name: 'floating-order', when: 'cart', routes: ['/', '/menu/*'] }, { name: 'help-bot', load: 'idle' }, { name: 'order-payment', load: 'demand', routes: ['/orders/*'] });

const widget = (words: string): Loaded => ({ module: { slot: defineSlot({ name: 'any', Widget: () => <p>{words}</p> }) }, version });
const missing = () => Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });

const environment = anEnvironment();

/** Fails as long as the network is away. */
function aNetwork() {
  const state = { away: false };
  const load = jest.fn(async (_remote: Remote, expose: string) => {
    if (state.away) throw missing();
    return widget(expose);
  });
  return { load, mountSlot: createSlots({ remotes: [menu], environment, load, hasSpare: () => false, replace: () => {} }), go: () => void (state.away = true), comeBack: () => ((state.away = false), window.dispatchEvent(new Event('online'))) };
}

const shownToasts = () => toastStore.get().visible.map(({ text }) => text);
const host = () => document.body.appendChild(document.createElement('div'));

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  resetStores();
  freshStorage();
  navigate('/', { replace: true });
  jest.spyOn(console, 'error').mockImplementation(() => {});
  Object.assign(navigator, { sendBeacon: () => true });
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
  document.body.replaceChildren();
});

test('a dialog that cannot be loaded says so, and the next press opens it', async () => {
  const { mountSlot, go, comeBack } = aNetwork();
  go();
  openOnDemand({ remotes: [menu], mountSlot, overlays: host() });
  // This one is filled by itself when the network is back.
  mountSlot('floating-order', host(), {});
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  bus.publish('search/requested', {});
  expect(pendingCalls.get()).toBe(1);
  await waitFor(() => expect(shownToasts()).toEqual(['Sin conexión no pudimos abrir la búsqueda. Inténtalo de nuevo cuando vuelva.']));
  expect(pendingCalls.get()).toBe(0);
  comeBack();
  expect(await screen.findByText('./slot-floating-order')).toBeTruthy();
  expect(screen.queryByText('./slot-search-dialog')).toBeNull();
  bus.publish('search/requested', {});
  expect(await screen.findByText('./slot-search-dialog')).toBeTruthy();
  await waitFor(() => expect(pendingCalls.get()).toBe(0));
});

test('a place that stayed empty without a network is filled when it is back, unless it was given up', async () => {
  const { mountSlot, go, comeBack } = aNetwork();
  const listen = jest.spyOn(window, 'addEventListener');
  go();
  mountSlot('floating-order', host(), {});
  const takeAway = mountSlot('help-bot', host(), {});
  await waitFor(() => expect(listen.mock.calls.filter(([event]) => event === 'online')).toHaveLength(2));
  takeAway();
  comeBack();
  expect(await screen.findByText('./slot-floating-order')).toBeTruthy();
  expect(screen.queryByText('./slot-help-bot')).toBeNull();
});

test('what a press may call for on this page is fetched ahead', async () => {
  const { load } = aNetwork();
  await fetchAhead({ remotes: [menu], load });
  expect(load.mock.calls.map(([, expose]) => expose)).toEqual(['./slot-search-dialog', './slot-floating-order']);
  load.mockClear();
  navigate('/cart');
  await fetchAhead({ remotes: [menu], load });
  expect(load.mock.calls.map(([, expose]) => expose)).toEqual(['./slot-search-dialog']);
  load.mockClear();
  navigate('/orders/abc');
  await fetchAhead({ remotes: [menu], load });
  expect(load.mock.calls.map(([, expose]) => expose)).toEqual(['./slot-search-dialog', './slot-order-payment']);
});

test('what is fetched ahead is asked for one after the other, also when the first cannot be had', async () => {
  const { load } = aNetwork();
  let fail = (): void => {};
  load.mockImplementationOnce(() => new Promise((_loaded, reject) => (fail = () => reject(new Error('It hangs.')))));
  const fetching = fetchAhead({ remotes: [menu], load });
  await Promise.resolve();
  expect(load).toHaveBeenCalledTimes(1);
  fail();
  await fetching;
  expect(load).toHaveBeenCalledTimes(2);
});

test('who saves data pays for nothing that was not asked for', async () => {
  const { load } = aNetwork();
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  await fetchAhead({ remotes: [menu], load });
  expect(load).not.toHaveBeenCalled();
});

test.each([
  ['an empty device', {}, []],
  ['gift cards in their cart', { 'certificates-state': 'x' }, ['gifts']],
  ['a purchase of gift cards that is not paid, though their cart is empty', { 'pz-gift-order': 'x' }, ['gifts']],
  ['a purchase of gift cards whose answer was lost, though their cart is empty', { 'pz-gift-attempt': 'x' }, ['gifts']],
  ['an order whose answer was lost', { 'pz-order-attempt': 'x' }, ['orders']],
])('a slot that waits for something is loaded once it is there: %s', async (_what, local, expected) => {
  freshStorage(local);
  const remote = aRemote({ name: 'gifts', when: 'certificates' }, { name: 'orders', when: 'order' }, { name: 'always' });
  const mounted: string[] = [];
  const mountSlot = (name: string) => (mounted.push(name), () => {});
  fillFrame({ remotes: [remote], routing: createRouting([], { certificates: true }), mountSlot, overlays: host() });
  await waitFor(() => expect(mounted).toContain('always'));
  expect(mounted).toEqual([...expected, 'always']);
});

test('what comes with the first product is loaded after the new count was painted', async () => {
  const mounted: string[] = [];
  const mountSlot = (name: string) => (mounted.push(name), () => {});
  fillFrame({ remotes: [aRemote({ name: 'floating-order', when: 'cart' }, { name: 'always' })], routing: createRouting([], { certificates: true }), mountSlot, overlays: host() });
  await waitFor(() => expect(mounted).toEqual(['always']));
  cartStore.set(aCartOf(anExampleMenu(), { productId: 5001 }));
  expect(mounted).toEqual(['always']);
  await waitFor(() => expect(mounted).toEqual(['always', 'floating-order']));
});
