/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { aCatalog, anExampleMenu, aProduct, fakeHttp, freshStorage, resetStores } from '@brasa/shared/testing';
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

const plain = anExampleMenu();
/** As the shop serves it: a promotion is a product of its own, too. */
const catalog = aCatalog({ ...plain, products: [...plain.products, aProduct({ id: 9501, type: 'promo', name: 'Postre a mitad de precio', categoryId: 85 })] });

test.each([
  ['/menu/categoria/entradas/producto/pan-con-ajo', './product/product-screen.tsx', 'Pan con ajo y queso'],
  ['/promociones/menu/postre-a-mitad', './product/promotion-screen.tsx', 'Postre a mitad de precio'],
  ['/favorites', './favorites/favorites-screen.tsx', 'Mis Favoritos'],
])('%s is drawn without waiting once somebody has reached for a link to it', async (path, chunk, title) => {
  prepare(path);
  await import(chunk);
  await new Promise((done) => setTimeout(done));
  renderArea(<App />, { path, catalog });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
});
