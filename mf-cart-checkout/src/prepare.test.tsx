/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { renderArea } from '@brasa/shared/testing/render-area';
import { cleanup, screen } from '@testing-library/react';
import { App, prepare } from './app.tsx';
import { paths } from './paths.ts';
import { freshCheckouts } from './testing/checkout-page.tsx';

jest.setTimeout(60_000);

freshCheckouts();
afterEach(cleanup);

test('a screen is drawn without waiting once somebody has reached for a link to it', async () => {
  prepare(paths.coupons);
  await import('./coupons/coupons-screen.tsx');
  await new Promise((done) => setTimeout(done));
  renderArea(<App />, { path: paths.coupons });
  expect(screen.queryByText('Cargando…')).toBeNull();
});
