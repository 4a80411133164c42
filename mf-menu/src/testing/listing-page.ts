import { afterEach, beforeEach } from '@jest/globals';
import type { Catalog, Product } from '@brasa/shared/domain/catalog';
import { aCategory, anExampleMenu, freshStorage, resetStores } from '@brasa/shared/testing';
import { cleanup } from '@testing-library/react';

/** Each test of the file starts with empty stores, an empty device and an empty page, whose rows can be scrolled. */
export function freshPages(): void {
  beforeEach(() => {
    resetStores();
    freshStorage();
    Element.prototype.scrollTo = () => {};
  });
  afterEach(cleanup);
}

/** The id of the category «Helados», at `/menu/categoria/helados`. */
export const iceCreamId = 99;

/** The example menu with the category «Helados», which has these products. */
export function menuWithIceCream(products: readonly Product[] = []): Catalog {
  const menu = anExampleMenu();
  return {
    ...menu,
    categories: [...menu.categories, aCategory({ id: iceCreamId, name: 'Helados', slug: 'helados' })],
    products: [...menu.products, ...products],
    productById: new Map([...menu.productById, ...products.map((product) => [product.id, product] as const)]),
  };
}
