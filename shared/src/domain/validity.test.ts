import { describe, expect, test } from '@jest/globals';
import { aCart, aCoupon, aLine, anOption, aPizzaChoice, aSpecialty, aTopping } from '../testing/cart-builder.ts';
import { aConfig, quetzales, specialties, toppings } from '../testing/catalog-builder.ts';
import { aHomeLocation, aShop } from '../testing/delivery-builder.ts';
import { noBlocks, type Block } from './blocks.ts';
import type { CartLine } from './cart.ts';
import type { DeliveryMode } from './delivery.ts';
import { instantOf } from './local-time.ts';
import { canPay, classify, classifyLines, validityMessages, validityOf, type CartContext, type Validity } from './validity.ts';

const pickup: DeliveryMode = { kind: 'pickup', shopId: 2 };
const home: DeliveryMode = { kind: 'home', location: aHomeLocation({ shopId: 2 }) };
const none: DeliveryMode = { kind: 'none' };
const at = (time: string) => instantOf('15/07/2025', time) ?? 0;

const context = (change: Partial<CartContext> = {}): CartContext => ({
  config: aConfig(),
  maxItems: null,
  shop: null,
  mode: pickup,
  futureOrder: null,
  geoMenu: [],
  outOfSchedule: [],
  blocks: noBlocks,
  now: at('12:00'),
  ...change,
});
const judge = (lines: readonly CartLine[], change: Partial<CartContext> = {}) => validityOf(aCart(lines), context(change));
const messages = (lines: readonly CartLine[], change: Partial<CartContext> = {}) => validityMessages(judge(lines, change), context(change));

describe('the class of a line', () => {
  test('C1: what this shop does not sell comes before its hours, and both are said [CVAL-012, CVAL-013, CVAL-017, CVAL-022, CVAL-024, CVAL-036, CVAL-037]', () => {
    const line = aLine({ productId: 10, geoLimited: true });
    const here = { geoMenu: [5], outOfSchedule: [10] };
    expect(classify(line, context(here))).toBe('geo');
    expect(judge([line], here)).toMatchObject({ geoInvalid: true, scheduleInvalid: true });
    expect(messages([line], here)).toEqual(['Productos restringidos por dirección de envío', 'Productos restringidos por horario']);
    expect(classify(line, context({ geoMenu: [10], outOfSchedule: [10] }))).toBe('schedule');
    expect(classify(line, context({ geoMenu: 'all' }))).toBe('valid');
  });

  test('C2: only delivered home does not go with pickup, nor the other way round [CVAL-014, CVAL-018, CVAL-019, CVAL-023, CVAL-035]', () => {
    expect(classify(aLine({ channel: 'home' }), context({ mode: pickup }))).toBe('channel');
    expect(classify(aLine({ channel: 'pickup' }), context({ mode: home }))).toBe('channel');
    expect(messages([aLine({ channel: 'home' })])).toEqual(['Productos restringidos por tipo de entrega']);
  });

  test('C3: nothing is restricted before a way of delivery is chosen [CVAL-020]', () => {
    expect(classify(aLine({ channel: 'pickup' }), context({ mode: none }))).toBe('valid');
    expect(classify(aLine({ channel: 'any' }), context({ mode: home }))).toBe('valid');
  });

  test('C4: a block counts only for its way of delivery [MENU-021, CVAL-015]', () => {
    const blocks = { products: [{ id: 10, scope: 'pickup' }] as Block[], options: [] };
    expect(classify(aLine(), context({ blocks, mode: home }))).toBe('valid');
    expect(classify(aLine(), context({ blocks, mode: pickup }))).toBe('blocked-product');
  });

  test.each<[Block['scope'], DeliveryMode, boolean]>([
    ['always', none, true],
    ['home', home, true],
    ['home', none, false],
    ['pickup', home, false],
    [{ shopId: 2 }, pickup, true],
    [{ shopId: 2 }, home, true],
    [{ shopId: 3 }, pickup, false],
    [{ shopId: 2 }, none, false],
  ])('a block of scope %j with %j: %p [MENU-021]', (scope, mode, blocked) => {
    const blocks = { products: [{ id: 10, scope }], options: [] };
    expect(classify(aLine(), context({ blocks, mode }))).toBe(blocked ? 'blocked-product' : 'valid');
  });

  test('options, products of a combo, toppings and specialties can be blocked; what was taken off is not missed [CVAL-016]', () => {
    const pizza = aPizzaChoice([
      aTopping(toppings.ham),
      aTopping(toppings.cheese, 'whole', 'removed'),
      aSpecialty(specialties.suprema, 'whole', [aTopping(toppings.bacon), aTopping(toppings.onion, 'whole', 'removed')]),
    ]);
    const line = aLine({ type: 'combo', selection: [anOption({ choiceId: 301 }), anOption({ kind: 'pizza', choiceId: 30, pizza })] });
    const classOf = (id: number) => classify(line, context({ blocks: { products: [], options: [{ id, scope: 'always' }] } }));
    expect([301, 30, toppings.ham, specialties.suprema, toppings.bacon].map(classOf)).toEqual(Array(5).fill('blocked-option'));
    expect([302, toppings.cheese, toppings.onion].map(classOf)).toEqual(Array(3).fill('valid'));
  });

  test('one blocked product, and one blocked option, each raise their own flag [CVAL-025, CVAL-026]', () => {
    const lines = [aLine({ productId: 9 }), aLine({ selection: [anOption({ choiceId: 301 })] })];
    const flags = (products: readonly number[], options: readonly number[]) => {
      const of = (ids: readonly number[]) => ids.map((id): Block => ({ id, scope: 'always' }));
      const { productsBlocked, optionsBlocked } = judge(lines, { blocks: { products: of(products), options: of(options) } });
      return [productsBlocked, optionsBlocked];
    };
    expect([flags([], []), flags([10], []), flags([], [301]), flags([10], [301]), flags([301], [10])]).toEqual([[false, false], [true, false], [false, true], [true, true], [false, false]]);
  });

  test('a product for every channel fits each of them [CVAL-020]', () => {
    expect([pickup, home, none].map((mode) => classify(aLine({ channel: 'any' }), context({ mode })))).toEqual(['valid', 'valid', 'valid']);
    expect([classify(aLine({ channel: 'home' }), context({ mode: home })), classify(aLine({ channel: 'pickup' }), context({ mode: pickup }))]).toEqual(['valid', 'valid']);
  });

  test('all lines at once are what each is on its own [CVAL-017]', () => {
    const cart = aCart([aLine(), aLine({ channel: 'home', sequence: 1 })]);
    expect([...classifyLines(cart, context()).values()]).toEqual(cart.lines.map((line) => classify(line, context())));
  });
});

describe('the minimum order', () => {
  const config = aConfig({ minimumOrder: quetzales(75) });
  test('C5: counts on pickup only when some product could be delivered [CVAL-029, CVAL-030]', () => {
    const onlyPickup = aLine({ unitPrice: quetzales(40), channel: 'pickup' });
    expect(judge([onlyPickup], { config }).totalInvalid).toBe(false);
    expect(judge([onlyPickup, aLine({ unitPrice: 0, channel: 'any' })], { config }).totalInvalid).toBe(true);
    expect(judge([onlyPickup], { config, mode: home }).totalInvalid).toBe(true);
  });
  test('C6: exactly the minimum is enough, a centavo less is not [CVAL-031, CVAL-032]', () => {
    expect(judge([aLine({ unitPrice: quetzales(75) })], { config, mode: home }).totalInvalid).toBe(false);
    expect(messages([aLine({ unitPrice: quetzales(74.99) })], { config, mode: home })).toEqual(['Monto mínimo de compra Q75.00']);
  });
  test('is compared with what is left after the coupon [CVAL-029]', () => {
    const cart = aCart([aLine({ unitPrice: quetzales(80) })], { coupon: { coupon: aCoupon(), typed: true, discount: quetzales(10) } });
    expect(validityOf(cart, context({ config, mode: home })).totalInvalid).toBe(true);
  });
  test('none means never below it [GEN-018]', () => {
    expect(judge([], { mode: home }).totalInvalid).toBe(false);
  });
});

test('C7: the coupon does not count, one product above the limit does [CVAL-033, CVAL-034, CART-010]', () => {
  const many = (count: number) => aCart(Array.from({ length: count }, () => aLine()), { coupon: { coupon: aCoupon(), typed: true, discount: 1 } });
  expect(validityOf(many(10), context({ maxItems: 10 })).quantityInvalid).toBe(false);
  expect(validityMessages(validityOf(many(11), context({ maxItems: 10 })), context({ maxItems: 10 }))).toEqual(['No se pueden ordenar mas de 10 productos']);
  expect([null, 0, -1].map((maxItems) => validityOf(many(99), context({ maxItems })).quantityInvalid)).toEqual([false, false, false]);
});

describe('C8: opening hours', () => {
  test.each([
    ['09:59', true],
    ['10:00', false],
    ['21:00', false],
    ['21:01', true],
  ])('at %s refusing is %p, and never for a later date [CVAL-040, CVAL-041, CVAL-042]', (time, refused) => {
    const now = at(time);
    expect(judge([aLine()], { now }).hoursInvalid).toBe(refused);
    expect(judge([aLine()], { now, futureOrder: { date: '16/07/2025', time: '12:00' } }).hoursInvalid).toBe(false);
  });
  test('are said in twelve hours [CVAL-039, GEN-021]', () => {
    expect(messages([aLine()], { now: at('09:59') })).toEqual(['Horario de atención: 10:00 am - 09:00 pm']);
  });
  test('of the shop that makes the order count, too', () => {
    const shop = aShop({ hours: [{ weekday: 2, opens: 720, closes: 1560 }, { weekday: 4, opens: 600, closes: 1200 }] });
    const at = (date: string, time: string) => messages([aLine()], { config: aConfig({ opensAt: '', closesAt: '' }), shop, now: instantOf(date, time) ?? 0 });
    expect(at('15/07/2025', '11:59')).toEqual(['Horario de atención: 12:00 pm - 02:00 am']);
    expect([at('15/07/2025', '12:00'), at('16/07/2025', '01:30')]).toEqual([[], []]);
    expect(at('16/07/2025', '12:00')).toEqual(['La tienda está cerrada en la fecha u hora seleccionada']);
    expect(at('17/07/2025', '20:01')).toEqual(['Horario de atención: 10:00 am - 08:00 pm']);
  });
  test('after midnight are never those that would hold now: at half past one a shop open from six to two is closed by yesterday', () => {
    const night = { opens: 1080, closes: 1560 };
    const shop = (yesterday: typeof night | null) => aShop({ hours: [{ weekday: 2, ...night }], specialDays: [{ date: '2025-07-14', hours: yesterday, reason: '' }] });
    const at = (yesterday: typeof night | null) => messages([aLine()], { config: aConfig({ opensAt: '', closesAt: '' }), shop: shop(yesterday), now: instantOf('15/07/2025', '01:30') ?? 0 });
    expect(at({ opens: 600, closes: 1500 })).toEqual(['Horario de atención: 10:00 am - 01:00 am']);
    expect(at(null)).toEqual(['La tienda está cerrada en la fecha u hora seleccionada']);
  });
  test('that nobody wrote down are not said [CVAL-039]', () => {
    const unknown = context({ config: aConfig({ opensAt: '' }) });
    expect(validityMessages({ ...judge([aLine()]), hoursInvalid: true }, unknown)).toEqual([]);
  });
});

describe('where the order goes', () => {
  test.each<[string, DeliveryMode, boolean]>([
    ['nothing is chosen', none, true],
    ['a shop is chosen', pickup, false],
    ['a covered address is chosen', home, false],
    ['the address is not covered any more', { kind: 'home', location: aHomeLocation({ invalid: true }) }, true],
  ])('when %s, the address is invalid: %p [CVAL-028]', (_, mode, invalid) => {
    expect(judge([aLine()], { mode }).addressInvalid).toBe(invalid);
  });
});

test('an empty cart and a missing address do not disable paying; each of the others does [CVAL-021, CVAL-027, CVAL-043, CVAL-044]', () => {
  const fine = judge([], { mode: none });
  expect(fine).toMatchObject({ isEmpty: true, addressInvalid: true });
  expect(judge([aLine()]).isEmpty).toBe(false);
  expect([canPay(fine), validityMessages(fine, context())]).toEqual([true, []]);
  const disabling = (Object.keys(fine) as (keyof Validity)[]).filter((flag) => !canPay({ ...fine, [flag]: true }));
  expect(disabling).toEqual(['channelInvalid', 'geoInvalid', 'totalInvalid', 'scheduleInvalid', 'quantityInvalid', 'productsBlocked', 'optionsBlocked', 'hoursInvalid']);
});

test('blocked products and blocked options are one sentence [CVAL-038]', () => {
  const sentence = ['Por el momento no contamos con uno o mas de los productos u opciones selecionadas.'];
  const fine = judge([aLine()]);
  expect(validityMessages({ ...fine, productsBlocked: true, optionsBlocked: true }, context())).toEqual(sentence);
  expect(validityMessages({ ...fine, productsBlocked: true }, context())).toEqual(sentence);
  expect(validityMessages({ ...fine, optionsBlocked: true }, context())).toEqual(sentence);
});
