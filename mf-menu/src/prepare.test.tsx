/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fakeHttp, freshStorage, resetStores } from '@brasa/shared/testing';
import { renderArea } from '@brasa/shared/testing/render-area';
import { cleanup, screen } from '@testing-library/react';
import { App, prepare } from './app.tsx';

jest.setTimeout(60_000);

beforeEach(() => {
  resetStores();
  freshStorage();
  fakeHttp({});
});
afterEach(cleanup);

test.each([
  ['/menu/categoria/entradas/producto/pan-con-ajo', './product/product-screen.tsx'],
  ['/promociones/menu/postre-a-mitad', './product/promotion-screen.tsx'],
  ['/favorites', './favorites/favorites-screen.tsx'],
])('%s is drawn without waiting once somebody has reached for a link to it', async (path, chunk) => {
  prepare(path);
  await import(chunk);
  await new Promise((done) => setTimeout(done));
  renderArea(<App />, { path });
  expect(screen.queryByText('Cargando…')).toBeNull();
});
