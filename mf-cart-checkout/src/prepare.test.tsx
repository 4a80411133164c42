/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { authStore } from '@brasa/shared/runtime';
import { renderArea } from '@brasa/shared/testing/render-area';
import { cleanup, screen } from '@testing-library/react';
import { App, prepare } from './app.tsx';
import { paths } from './paths.ts';
import { freshCheckouts } from './testing/checkout-page.tsx';


freshCheckouts();
afterEach(cleanup);

test('the coupons of a customer are drawn without waiting once somebody has reached for a link to it', async () => {
  authStore.set((current) => ({ ...current, token: 'token' }));
  prepare(paths.coupons);
  await import('./coupons/coupons-screen.tsx');
  await new Promise((done) => setTimeout(done));
  renderArea(<App />, { path: paths.coupons });
  expect(screen.getByRole('heading', { level: 1, name: 'Mis Cupones' })).not.toBeNull();
});
