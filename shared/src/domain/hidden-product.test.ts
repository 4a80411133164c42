import { expect, test } from '@jest/globals';
import { aCatalog, aProduct, aPromotion } from '../testing/catalog-builder.ts';
import { hasPage } from './hidden-product.ts';

const product = aProduct({ id: 1, hidden: true });
const catalog = aCatalog({ products: [product], promotions: [aPromotion({ id: 7, slug: 'mitad', memberIds: [1] }), aPromotion({ id: 8, memberIds: [2] })] });

test('a hidden product has a page where it is edited or promoted, and nowhere else', () => {
  expect(['', '?p=x', '?promo=8', '?promo=nada', '?promo=mitad', '?promo=7', '?editar=3'].map((search) => hasPage(catalog, product, search))).toEqual([false, false, false, false, true, true, true]);
  expect([hasPage(catalog, { ...product, hidden: false }, ''), hasPage(catalog, { ...product, type: 'promo' }, '')]).toEqual([true, true]);
});
