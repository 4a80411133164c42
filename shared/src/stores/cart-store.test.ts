import { beforeEach, expect, jest, test } from '@jest/globals';
import { bus } from '../bus/bus.ts';
import { defaultSelection } from '../domain/builder.ts';
import type { Catalog } from '../domain/catalog.ts';
import { itemCount, totals } from '../domain/cart-operations.ts';
import { timeZone } from '../domain/local-time.ts';
import { history, navigate } from '../history/index.ts';
import { aCoupon } from '../testing/cart-builder.ts';
import { aProduct, quetzales } from '../testing/catalog-builder.ts';
import { anExampleMenu } from '../testing/menu-example.ts';
import { resetStores } from '../testing/reset.ts';
import { cartStatus } from './cart-status.ts';
import { cartFacts } from './cart-facts.ts';
import { addToCart, applyCoupon, cartStore, changeQuantity, clearCart, removeCoupon, removeGroup, revalidateCart, showSuggestions } from './cart-store.ts';
import { catalogStore, deliverCatalog } from './catalog-store.ts';
import { configStore } from './config-store.ts';

const menu = anExampleMenu();
const bread = 5001;

beforeEach(() => {
  resetStores();
  deliverCatalog(menu);
});

const productOf = (id: number, catalog: Catalog = menu) => catalog.productById.get(id) ?? aProduct({ id });
const add = (id: number, quantity = 1): number | null => addToCart(productOf(id), quantity, defaultSelection(menu, productOf(id)));
const priced = (id: number, price: number): Catalog => {
  const products = menu.products.map((product) => (product.id === id ? { ...product, price } : product));
  return { ...menu, products, productById: new Map(products.map((product) => [product.id, product])) };
};

function listen() {
  const heard: unknown[] = [];
  const stops = [
    bus.on('cart/line-added', (payload) => heard.push(['added', payload])),
    bus.on('cart/group-removed', (payload) => heard.push(['removed', payload])),
    bus.on('cart/coupon-applied', (payload) => heard.push(['coupon', payload])),
    bus.on('cart/coupon-removed', (payload) => heard.push(['no coupon', payload])),
    bus.on('cart/cleared', (payload) => heard.push(['cleared', payload])),
  ];
  return { heard, stop: () => stops.forEach((stop) => stop()) };
}

test('adding three makes three units of one group, and everybody hears of it [CART-017, CART-020]', () => {
  const { heard, stop } = listen();
  expect([add(bread, 3), add(8001)]).toEqual([0, 1]);
  stop();
  expect(cartStore.get().lines.map(({ sequence, unitPrice }) => [sequence, unitPrice])).toEqual([
    ...[0, 0, 0].map((sequence) => [sequence, quetzales(37)]),
    [1, quetzales(12)],
  ]);
  expect(heard[0]).toEqual(['added', { productId: bread, quantity: 3, sequence: 0, suggested: false }]);
});

test('less than one, a product nobody sells and a page without a menu change nothing [CART-021]', () => {
  const { heard, stop } = listen();
  expect([add(bread, 0), add(bread, -1), add(4711)]).toEqual([null, null, null]);
  resetStores();
  expect(add(bread)).toBeNull();
  stop();
  expect([cartStore.get().lines, heard]).toEqual([[], []]);
});

test('what is left open is not taken: no shop takes an order with it', () => {
  expect(addToCart(productOf(2001), 1, [])).toBeNull();
  expect(addToCart(productOf(2001), 1, defaultSelection(menu, productOf(2001)).slice(1))).toBeNull();
  expect(cartStore.get().lines).toEqual([]);
});

test('a group grows and shrinks by one, but never to nothing; removing takes it out [CART-028]', () => {
  add(bread, 2);
  changeQuantity(0, 1);
  expect(itemCount(cartStore.get())).toBe(3);
  for (let times = 0; times < 5; times += 1) changeQuantity(0, -1);
  expect(itemCount(cartStore.get())).toBe(1);
  const { heard, stop } = listen();
  removeGroup(0);
  stop();
  expect(itemCount(cartStore.get())).toBe(0);
  expect(heard).toEqual([['removed', { sequence: 0 }]]);
});

test('a new menu reprices the cart without a word, and takes out what it no longer has, which only the log says [CVAL-001, CVAL-002, CVAL-003, CVAL-004]', () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
  add(bread, 2);
  add(8001);
  deliverCatalog(priced(bread, quetzales(40)));
  revalidateCart();
  expect(totals(cartStore.get()).total).toBe(quetzales(92));
  expect(warned).not.toHaveBeenCalled();
  const products = menu.products.filter(({ id }) => id !== bread);
  deliverCatalog({ ...menu, products, productById: new Map(products.map((product) => [product.id, product])) });
  revalidateCart();
  expect(cartStore.get().lines.map(({ productId }) => productId)).toEqual([8001]);
  expect(warned.mock.calls).toEqual([[expect.any(String), ['Pan con ajo y queso', 'Pan con ajo y queso']]]);
  revalidateCart();
  expect(warned).toHaveBeenCalledTimes(1);
  warned.mockRestore();
});

test('a change keeps every untouched line the very same object, and none at all is no change', () => {
  add(bread);
  add(8001);
  const before = cartStore.get();
  let calls = -1;
  const subscription = cartStore.changes$.subscribe(() => (calls += 1));
  revalidateCart();
  expect([cartStore.get(), calls]).toEqual([before, 0]);
  expect(cartStore.get()).toBe(before);
  changeQuantity(1, 1);
  subscription.unsubscribe();
  expect(cartStore.get().lines[0]).toBe(before.lines[0]);
});

test('nobody ever sees a cart that was not priced and judged yet', () => {
  const seen: string[] = [];
  const subscription = cartStore.changes$.subscribe((cart) => {
    const { config } = catalogStore.get() ?? menu;
    const { subtotal, discount } = totals(cart);
    seen.push(`${discount === 0 || subtotal - discount >= config.minimumOrder}`);
  });
  add(bread, 3);
  applyCoupon({ coupon: aCoupon(), typed: true, discount: 0 });
  changeQuantity(0, -1);
  subscription.unsubscribe();
  expect(new Set(seen)).toEqual(new Set(['true']));
});

test('a coupon works on what is there, and goes when the order gets too small for it [CPN-021, CPN-022]', () => {
  const { heard, stop } = listen();
  add(bread, 3);
  applyCoupon({ coupon: aCoupon(), typed: true, discount: 0 });
  expect(totals(cartStore.get())).toEqual({ subtotal: quetzales(111), discount: quetzales(22.2), total: quetzales(88.8) });
  changeQuantity(0, -1);
  stop();
  expect(cartStore.get().coupon).toBeNull();
  expect(heard.slice(1)).toEqual([
    ['coupon', { code: 'pizza20' }],
    ['no coupon', { code: 'pizza20', reason: 'conditions' }],
  ]);
});

test('the customer takes the coupon off, the products stay [CPN-024]', () => {
  const { heard, stop } = listen();
  add(bread, 3);
  applyCoupon({ coupon: aCoupon(), typed: true, discount: 0 });
  removeCoupon();
  removeCoupon();
  stop();
  expect(itemCount(cartStore.get())).toBe(3);
  expect(heard.slice(2)).toEqual([['no coupon', { code: 'pizza20', reason: 'customer' }]]);
});

test('an emptied cart may be offered something more again', () => {
  add(bread);
  showSuggestions.set(false);
  changeQuantity(0, 1);
  expect(showSuggestions.get()).toBe(false);
  removeGroup(0);
  expect(showSuggestions.get()).toBe(true);
  showSuggestions.set(false);
  clearCart();
  expect(showSuggestions.get()).toBe(true);
});

test('a promotion the server refuses takes its line along [PRM-001]', () => {
  const dessert = productOf(9001);
  add(2001);
  add(bread, 3);
  const promotion = menu.promotions[0];
  if (!promotion) throw new Error('the example menu has no promotion');
  addToCart(dessert, 1, [], { promo: { promotionId: promotion.id, triggerSequence: 0, price: 700 } });
  expect(cartStore.get().lines.at(-1)).toMatchObject({ productId: 9001, promo: { promotionId: promotion.id } });
  cartFacts.set({ promotionAnswers: new Map([[promotion.id, 'invalid']]) });
  revalidateCart();
  expect(cartStore.get().lines.map(({ productId }) => productId)).toEqual([2001, bread, bread, bread]);
});

test('the menu brings the configuration; before it there are Guatemala, its time and quetzales [GEN-001, GEN-018]', () => {
  expect(configStore.get()).toBe(menu.config);
  resetStores();
  expect(configStore.get()).toMatchObject({ countryCode: 'GT', currency: 'Q', minimumOrder: 0, cashEnabled: false });
  expect(timeZone).toBe('America/Guatemala');
});

test('the state of the cart is its lines, its sums, its counter, and whether it was read with which key [CART-008]', () => {
  add(bread, 2);
  expect(Object.keys(cartStore.get()).sort()).toEqual(['coupon', 'lines', 'nextSequence']);
  expect([totals(cartStore.get()).subtotal, totals(cartStore.get()).total, cartStore.get().nextSequence]).toEqual([quetzales(74), quetzales(74), 1]);
  expect(cartStatus.get()).toEqual({ read: false, updates: false, key: '', error: false });
});

test('adding leaves the customer where he is: going on to the category is the screen\'s choice [CART-023]', () => {
  navigate('/menu/producto/5001');
  add(bread);
  expect(history.location.pathname).toBe('/menu/producto/5001');
});
