import { expect, test } from '@jest/globals';
import { aCart, aCartOf, aCoupon } from '../testing/cart-builder.ts';
import { aCatalog, aProduct, aPromotion } from '../testing/catalog-builder.ts';
import type { Cart } from './cart.ts';
import type { Promotion } from './catalog.ts';
import { promotionObstacle, promotionOffers } from './promotion-offers.ts';

const promotion = (change: Partial<Promotion> = {}) => aPromotion({ id: 7, triggerIds: [1], memberIds: [50, 51], minimum: 10_000, kind: 'percentage', value: 50, ...change });
const menu = (...promotions: Promotion[]) => aCatalog({ products: [aProduct({ id: 1, price: 9000 }), aProduct({ id: 2, price: 9000 }), aProduct({ id: 50, price: 2500 }), aProduct({ id: 51, price: 1000 })], promotions });
const offered = (cart: Cart, catalog: ReturnType<typeof menu>, canBeHad = () => true) => promotionOffers(catalog, cart, canBeHad).map(({ promotion: { id }, members }) => [id, members.map(({ product, price, before }) => [product.id, price, before])]);

test('what something in the cart calls for is offered, with the members that bring the order above the minimum', () => {
  const catalog = menu(promotion());
  expect(offered(aCartOf(catalog, { productId: 1 }), catalog)).toEqual([[7, [[50, 1250, 2500]]]]);
  expect(offered(aCartOf(catalog, { productId: 2 }), catalog)).toEqual([]);
  expect(offered(aCart(), catalog)).toEqual([]);
});

test('exactly the minimum is not above it, a centavo more is [PRM-004]', () => {
  const with50 = (minimum: number) => {
    const catalog = menu(promotion({ minimum, memberIds: [50] }));
    return offered(aCartOf(catalog, { productId: 1 }), catalog).length;
  };
  expect([with50(10_251), with50(10_250), with50(10_249)]).toEqual([0, 0, 1]);
});

test('what the coupon takes off counts against the minimum', () => {
  const catalog = menu(promotion());
  const coupon = { coupon: aCoupon({ kind: 'amount', value: 1000 }), typed: true, discount: 1000 };
  expect(offered({ ...aCartOf(catalog, { productId: 1 }), coupon }, catalog)).toEqual([]);
});

test('a trigger brings one; another trigger brings another', () => {
  const catalog = menu(promotion({ minimum: 0 }));
  const taken = aCartOf(catalog, { productId: 1 }, { productId: 50, promo: { promotionId: 7, triggerSequence: 0, price: 1250 } });
  expect(offered(taken, catalog)).toEqual([]);
  const again = aCartOf(catalog, { productId: 1 }, { productId: 50, promo: { promotionId: 7, triggerSequence: 0, price: 1250 } }, { productId: 1 });
  expect(offered(again, catalog)).toHaveLength(1);
});

test('what nothing has to call for is offered once', () => {
  const catalog = menu(promotion({ triggerIds: [], minimum: 0 }));
  expect(offered(aCartOf(catalog, { productId: 2 }), catalog)).toHaveLength(1);
  expect(offered(aCartOf(catalog, { productId: 2 }, { productId: 51, promo: { promotionId: 7, triggerSequence: null, price: 500 } }), catalog)).toEqual([]);
});

test('of a product that the cart does not let in nobody asks for the price, or for what can be chosen', () => {
  const catalog = menu(promotion());
  const cart = aCartOf(catalog, { productId: 2 });
  const touched: unknown[] = [];
  const products = catalog.products.map((product) => new Proxy(product, { get: (target, key) => (key === 'id' || touched.push(key), Reflect.get(target, key)) }));
  expect(offered(cart, { ...catalog, products })).toEqual([]);
  expect(touched).toEqual([]);
});

test('nothing is offered that cannot be had now', () => {
  const catalog = menu(promotion());
  expect(offered(aCartOf(catalog, { productId: 1 }), catalog, () => false)).toEqual([]);
});

test('what keeps a member from joining is named: no trigger, none left, an order that is too small [PRM-002, PRM-004]', () => {
  const catalog = menu(promotion());
  const dessert = aProduct({ id: 50, price: 2500 });
  const obstacle = (cart: Cart, change: Partial<Promotion> = {}) => promotionObstacle(catalog, cart, promotion(change), dessert, []);
  const brought = { productId: 50, promo: { promotionId: 7, triggerSequence: 0, price: 1250 } };
  expect(obstacle(aCart())).toBe('trigger');
  expect(obstacle(aCartOf(catalog, { productId: 1 }, brought))).toBe('taken');
  expect(obstacle(aCartOf(catalog, { productId: 1 }))).toBeNull();
  expect(obstacle(aCart(), { triggerIds: [] })).toBe('minimum');
  expect(obstacle(aCartOf(catalog, { productId: 2 }, brought), { triggerIds: [], minimum: 0 })).toBe('taken');
  expect(promotionObstacle(catalog, aCart(), promotion(), aProduct({ id: 2 }), [])).toBeNull();
});
