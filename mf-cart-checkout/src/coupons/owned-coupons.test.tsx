/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { authStore } from '@brasa/shared/runtime';
import { fakeHttp, freshStorage, resetStores } from '@brasa/shared/testing';
import { renderArea } from '@brasa/shared/testing/render-area';
import { focusManager } from '@tanstack/react-query';
import { act, cleanup, waitFor } from '@testing-library/react';
import { App } from '../app.tsx';

beforeEach(() => {
  resetStores();
  freshStorage();
});
afterEach(cleanup);

const comeBack = () =>
  act(async () => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
  });

test('the coupons of a customer are asked for again on every return to the tab, those of a guest never [QRY-013]', async () => {
  const api = fakeHttp({ 'cliente/checkCuponera': { data: [] } });
  const asked = () => api.callsTo('cliente/checkCuponera').length;
  const { queryClient } = renderArea(<App />, { path: '/coupons' });
  queryClient.mount();
  await comeBack();
  expect(asked()).toBe(0);
  cleanup();

  authStore.set({ token: 't', refresh: 'r', guest: null, session: null });
  const customer = renderArea(<App />, { path: '/coupons' });
  customer.queryClient.mount();
  await waitFor(() => expect(asked()).toBe(1));
  await comeBack();
  await waitFor(() => expect(asked()).toBe(2));
  customer.queryClient.unmount();
  queryClient.unmount();
});
