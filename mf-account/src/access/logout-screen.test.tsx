/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, waitFor } from '@testing-library/react';
import { authStore, cartStore, startRuntime } from '@brasa/shared/runtime';
import { fakeHttp, freshStorage, resetStores } from '@brasa/shared/testing';
import { renderArea } from '@brasa/shared/testing/render-area';
import { App } from '../app.tsx';

let stop = (): void => {};
beforeEach(resetStores);
afterEach(() => {
  jest.useRealTimers();
  stop();
  cleanup();
});

test('the address /logout ends the session and leads home [ROUTE-054]', async () => {
  const { local } = freshStorage({ auth: 'acceso', refresh: 'refresco', 'cart-state': 'of somebody' });
  fakeHttp({ 'data/getData': {}, 'data/getFechaHora': { fecha: '19/11/2026 12:00:00' } });
  const area = renderArea(<App />, { path: '/logout' });
  await act(async () => {
    stop = startRuntime({ queryClient: area.queryClient });
  });
  await waitFor(() => expect(area.path()).toBe('/'));
  expect(authStore.get()).toEqual({ token: null, refresh: null, guest: null, session: null });
  expect(cartStore.get().lines).toEqual([]);
  expect(['auth', 'refresh', 'cart-state'].map((key) => local.getItem(key))).toEqual([null, null, null]);
});

test('without a network and a menu the stored cart is never read, and is taken off the device nevertheless', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  const { local } = freshStorage({ auth: 'acceso', refresh: 'refresco', 'cart-state': 'of somebody' });
  fakeHttp().setOffline(true);
  const area = renderArea(<App />, { path: '/logout', catalog: null });
  await act(async () => {
    stop = startRuntime({ queryClient: area.queryClient });
    await jest.advanceTimersByTimeAsync(10_000);
  });
  expect([area.path(), local.getItem('auth'), local.getItem('cart-state')]).toEqual(['/', null, null]);
});
