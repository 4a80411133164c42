import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Cart, CartLine } from '../domain/cart.ts';
import type { ProductType } from '../domain/catalog.ts';
import type { HomeLocation } from '../domain/delivery.ts';
import type { OrderDraft } from '../domain/order-draft.ts';
import type { OrderedLine } from '../domain/ordered-line.ts';
import type { ChosenIngredient, ChosenOption } from '../domain/selection.ts';
import { totals } from '../domain/cart-operations.ts';
import { fromOrderDraft } from './order-draft-wire.ts';
import { saveOrderRequest } from './order-request-schema.ts';
import { toDraft } from './received-draft-wire.ts';

const noPictures = { small: { jpg: '', webp: '' }, medium: { jpg: '', webp: '' } };

const id = fc.integer({ min: 1, max: 99_999 });
const centavos = fc.integer({ min: 0, max: 50_000 });
const coverage = fc.constantFrom('whole' as const, 'first-half' as const, 'second-half' as const);
const topping = fc.record({ kind: fc.constant('topping' as const), id, origin: fc.constantFrom('added' as const, 'default' as const, 'removed' as const), coverage });
const specialty = fc.record({ kind: fc.constant('specialty' as const), id, coverage, toppings: fc.array(topping, { maxLength: 4 }) });
const ingredient: fc.Arbitrary<ChosenIngredient> = fc.oneof(topping, specialty);

const optionBase = { groupIndex: fc.nat(10), groupId: id, groupDetailId: id, name: fc.constantFrom('Pizza', 'Té frío 600 ml'), hidden: fc.boolean(), extra: centavos };
const option: fc.Arbitrary<ChosenOption> = fc.oneof(
  fc.record({ ...optionBase, kind: fc.constantFrom('product' as const, 'option' as const), choiceId: fc.option(id), pizza: fc.constant(null) }),
  fc.record({ ...optionBase, kind: fc.constant('pizza' as const), choiceId: fc.option(id), pizza: fc.record({ doughId: id, sizeId: id, ingredients: fc.array(ingredient, { maxLength: 5 }) }) }),
);

const lineBase = { productId: fc.integer({ min: 1, max: 6 }), soldId: id, name: fc.string(), pictures: fc.constant(noPictures), channel: fc.constant('any' as const), geoLimited: fc.boolean(), unitPrice: fc.constantFrom(1500, 1200, 10_001), originalPrice: fc.constantFrom(1500, 2500), sequence: fc.nat(9), suggested: fc.boolean(), fromCoupon: fc.constant(false), promo: fc.option(fc.record({ promotionId: id, triggerSequence: fc.option(fc.nat(9)), price: centavos }), { freq: 6 }) };
const single = fc.record({ ...lineBase, type: fc.constant('single' as const), selection: fc.constant([]) });
const types: readonly ProductType[] = ['combo', 'custom-medium', 'specialty-family'];
const puttogether = fc
  .record({ ...lineBase, productId: fc.integer({ min: 11, max: 13 }), selection: fc.array(option, { minLength: 1, maxLength: 3 }) })
  .map((line) => ({ ...line, type: types[line.productId - 11] ?? 'combo' }));

const cart: fc.Arbitrary<Cart> = fc.record({
  lines: fc.array(fc.oneof(single, puttogether), { minLength: 1, maxLength: 20 }).map((lines) => lines.map((line, index): CartLine => ({ ...line, id: `${line.sequence}-${index}` }))),
  nextSequence: fc.constant(10),
  coupon: fc.option(
    fc.record({
      typed: fc.boolean(),
      discount: fc.integer({ min: 0, max: 1000 }),
      coupon: fc.record({ code: fc.constantFrom('pizza20', 'ahorra25'), kind: fc.constantFrom('percentage' as const, 'amount' as const, 'fixed-price' as const), value: fc.integer({ min: 1, max: 99 }), minimum: centavos, description: fc.constant('20 % en tu orden'), appliesTo: fc.array(id), cheapestOnly: fc.boolean(), productId: fc.nat(99), soldProductId: fc.nat(99), memberIds: fc.array(id), channel: fc.constant('any' as const), expiresAt: fc.constant('31/12/2027 23:59:59') }),
    }),
  ),
});

const coordinates = { latitude: fc.double({ min: 14, max: 15, noNaN: true }), longitude: fc.double({ min: -91, max: -90, noNaN: true }) };
const written = (longest: number) => fc.stringMatching(/^[A-Za-zÁÉÍÓÚñ0-9][A-Za-zÁÉÍÓÚñ0-9 .,-]{0,30}[a-z0-9]$/).filter((text) => text.length <= longest);
const point = fc.record({ id, index: fc.nat(5), districtCode: fc.constant('010110'), streetCode: fc.constant(''), district: fc.constant('Oakland'), description: fc.constant('Garita'), zoneCode: id, ...coordinates });
const location: fc.Arbitrary<HomeLocation> = fc.record({
  ...coordinates,
  blockMessage: fc.constant(null), shopId: id, shopName: written(40), pickupOnly: fc.constant(false), districtCode: fc.constant('010110'), districtName: written(40), zoneCode: fc.option(id), zoneName: written(40), quadrant: fc.constant('C-02'), deliveryPoints: fc.constant([]), warranty: fc.boolean(), warrantyType: fc.constant('G30'), warrantyMessage: fc.constant('30 minutos o es gratis'), restrictionCode: fc.constant(''), scheduleRestriction: fc.constant(''), systemTime: fc.constant('19:05'),
  addressId: fc.option(id), tag: fc.constant('Mi Casa'), address: written(60), reference: written(60), deliveryPoint: fc.option(point), invalid: fc.constant(false),
});

const drafts: fc.Arbitrary<OrderDraft> = fc.record({
  cart,
  destination: fc.oneof(fc.record({ kind: fc.constant('pickup' as const), shopId: id, shopName: written(40), collectedBy: written(60) }), fc.record({ kind: fc.constant('home' as const), location })),
  contact: fc.record({ name: written(60), phone: fc.constantFrom('55501234', '5550-1234'), email: fc.constantFrom('ana@example.com', 'luis.p@example.com') }),
  payment: fc.constantFrom('cash' as const, 'card' as const, 'certificate' as const),
  certificateAmount: centavos,
  invoice: fc.option(fc.record({ name: written(40), email: fc.constant('ana@example.com'), document: fc.constantFrom('12345678-9', '0614-241287-102-5'), address: written(40) })),
  comments: written(60),
  futureOrder: fc.option(fc.constant({ date: '24/12/2026', time: '19:30' })),
  futureOrderDropped: fc.boolean(),
  warrantyMessage: written(40),
  pendingOrders: fc.nat(3),
  wantsAccount: fc.boolean(),
  birthday: fc.constantFrom('', '24/12/1990'),
  replacesOrder: fc.option(fc.integer({ min: 100_000_000, max: 9_999_999_999 })),
  pushToken: fc.constant(''),
  device: fc.constant({ isBrowser: true, browserName: 'Chrome' }),
});

/** As the server sees it after its own check of the shape. */
const received = (draft: OrderDraft) => toDraft(saveOrderRequest.parse(JSON.parse(JSON.stringify(fromOrderDraft(draft)))));

/** The units of a cart or of an order, in no particular order. What the server looks up itself (names, extras) is left out. */
const bare = (selection: readonly ChosenOption[]) => selection.map(({ name: _name, hidden: _hidden, extra: _extra, ...rest }) => rest);
const sorted = (_key: string, value: unknown): unknown => (typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value);
const unit = (line: Omit<OrderedLine, 'quantity' | 'entries'>, selection: readonly ChosenOption[]) =>
  JSON.stringify([line.productId, line.type, line.unitPrice, line.originalPrice, line.suggested, line.promotionId, line.triggerSequence, bare(selection)], sorted);
const unitsOfCart = ({ lines }: Cart) => lines.map((line) => unit({ ...line, promotionId: line.promo?.promotionId ?? null, triggerSequence: line.promo?.triggerSequence ?? null }, line.selection)).sort();
const unitsOfOrder = (lines: readonly OrderedLine[]) => lines.flatMap((line) => Array.from({ length: line.quantity }, (_, index) => unit(line, line.entries[index]?.selection ?? []))).sort();

test('every unit of a cart arrives at the shop as it was chosen, and nothing else does [PAYL-038] [PAYL-041] [PAYL-042] [PAYL-044]', () => {
  fc.assert(fc.property(drafts, (draft) => {
    const arrived = received(draft);
    expect(unitsOfOrder(arrived.lines)).toEqual(unitsOfCart(draft.cart));
    expect(arrived.coupon).toEqual(draft.cart.coupon && { code: draft.cart.coupon.coupon.code, typed: draft.cart.coupon.typed, discount: draft.cart.coupon.discount });
    expect(arrived.total).toBe(totals(draft.cart).total);
  }));
});

test('who orders, how they pay and when they want it arrive unchanged, the phone without its hyphen [PAYL-004] [PAYL-005] [PAYL-016] [PAYL-018] [PAYL-027]', () => {
  fc.assert(fc.property(drafts, (draft) => {
    const { contact, payment, certificateAmount, invoice, comments, futureOrder, wantsAccount, birthday, replacesOrder, device } = draft;
    expect(received(draft)).toMatchObject({ placing: true, contact: { ...contact, phone: '55501234' }, payment, certificateAmount, invoice, comments, futureOrder, wantsAccount, birthday: wantsAccount ? birthday : '', replacesOrder, device });
  }));
});

test('a home order travels with its address, a pickup order with its shop, never a mix [PAYL-014] [PAYL-015] [PAYL-031] [PAYL-039] [PAYL-040]', () => {
  fc.assert(fc.property(drafts, (draft) => {
    const { data } = fromOrderDraft(draft);
    expect('tienda' in data).toBe(draft.destination.kind === 'pickup');
    expect('idtda' in data).toBe(draft.destination.kind === 'home');
    const arrived = received(draft).destination;
    if (draft.destination.kind === 'pickup') return expect(arrived).toEqual(draft.destination);
    const { location: home } = draft.destination;
    const to = home.deliveryPoint ?? home;
    expect(arrived).toMatchObject({ kind: 'home', addressId: home.addressId, address: home.address, shopId: home.shopId, customerAt: { latitude: home.latitude, longitude: home.longitude }, deliverTo: { latitude: to.latitude, longitude: to.longitude } });
  }));
});

test('asking only for the price says so', () => {
  const [draft] = fc.sample(drafts, 1) as [OrderDraft];
  expect(fromOrderDraft(draft, { checkout: false }).checkout).toBe(false);
});

const line = (more: Partial<CartLine>): CartLine => ({ id: '0-0', productId: 10, soldId: 1010, type: 'single', name: 'Gaseosa', pictures: noPictures, channel: 'any', geoLimited: false, unitPrice: 1500, originalPrice: 1500, sequence: 0, selection: [], suggested: false, promo: null, fromCoupon: false, ...more });
const menuOf = (lines: CartLine[], coupon: Cart['coupon'] = null) => {
  const [draft] = fc.sample(drafts, 1) as [OrderDraft];
  return fromOrderDraft({ ...draft, cart: { lines, nextSequence: 9, coupon } }).menu;
};

test('units of one product at one price travel as one line, promotion and suggestion apart [PAYL-042] [PAYL-043]', () => {
  const promo = { promotionId: 7, triggerSequence: 1, price: 1000 };
  expect(menuOf([line({}), line({ sequence: 3 }), line({ suggested: true }), line({ promo, unitPrice: 1000 })])).toEqual([
    { I: 10, C: 2, P: 15, PO: 15, TIP: 'PRD', VS: 0 },
    { I: 10, C: 1, P: 15, PO: 15, TIP: 'PRD', VS: 1 },
    { I: 10, C: 1, P: 10, PO: 15, TIP: 'PRD', VS: 0, IP: 1, PID: 7, aplicadoDesde: 1 },
  ]);
});

test('a hundred sodas and twenty-one combos travel in lines the shop takes', () => {
  const pizza: ChosenOption = { kind: 'pizza', groupIndex: 0, groupId: 20011, groupDetailId: 1, choiceId: 3001, name: 'Arma tu pizza', hidden: false, extra: 0, pizza: { doughId: 3, sizeId: 2, ingredients: [] } };
  const sodas = Array.from({ length: 100 }, () => line({}));
  const combos = Array.from({ length: 21 }, () => line({ productId: 20, type: 'combo', unitPrice: 14_200, selection: [pizza] }));
  expect(menuOf([...sodas, ...combos]).map(({ I, C }) => [I, C])).toEqual([[10, 99], [10, 1], [20, 20], [20, 1]]);
});

test('the coupon travels as a line of negative price with its code and marker [PAYL-043]', () => {
  const coupon = { code: 'pizza20', kind: 'percentage' as const, value: 20, minimum: 10_000, description: '20 % en tu orden', appliesTo: [], cheapestOnly: false, productId: 0, soldProductId: 0, memberIds: [], channel: 'any' as const, expiresAt: '31/12/2027 23:59:59' };
  expect(menuOf([line({})], { coupon, typed: true, discount: 3580 }).at(-1)).toEqual({ I: 0, C: 1, P: -35.8, PO: -35.8, TIP: 'CUP', VS: 0, codigo: 'pizza20', cuponInput: true, TP: 'PORCENTAJE', DSC: 20, MC: 100, MT: 0, PR: 0, IDPRO: 0, IDPDS: 0, APLICA_MENOR: 0, IP: 0, D: '20 % en tu orden', apl: [], prm: [], FH: '31/12/2027 23:59:59' });
});

const point2 = { id: 9, index: 0, districtCode: '010110', streetCode: '', district: 'Oakland', description: 'Garita', zoneCode: 20, latitude: 14.6, longitude: -90.51 };
const atHome: HomeLocation = {
  latitude: 14.599, longitude: -90.5072, blockMessage: null, shopId: 2, shopName: 'Zona 10 Oakland', pickupOnly: false, districtCode: '010110', districtName: 'Oakland', zoneCode: 20, zoneName: 'Zona 10', quadrant: 'C-02', deliveryPoints: [], warranty: true, warrantyType: 'G30', warrantyMessage: '30 minutos o es gratis', restrictionCode: 'R18', scheduleRestriction: '', systemTime: '19:05',
  addressId: 71, tag: 'Mi Casa', address: '5a avenida 12-31', reference: 'Portón negro', deliveryPoint: null, invalid: false,
};
const draftOf = (change: Partial<OrderDraft> = {}): OrderDraft => ({
  cart: { lines: [line({ unitPrice: 11_900, originalPrice: 11_900 })], nextSequence: 1, coupon: null },
  destination: { kind: 'home', location: atHome },
  contact: { name: 'Ana López', phone: '5550-1234', email: 'ana@example.com' },
  payment: 'cash', certificateAmount: 0, invoice: null, comments: 'Tocar dos veces', futureOrder: null, futureOrderDropped: false, warrantyMessage: '30 minutos o es gratis', pendingOrders: 3, wantsAccount: false, birthday: '', replacesOrder: 4827, pushToken: 'push', device: { browserName: 'Chrome' },
  ...change,
});
const dataOf = (change: Partial<OrderDraft> = {}): Record<string, unknown> => ({ ...fromOrderDraft(draftOf(change)).data });
const homeWith = (change: Partial<HomeLocation>): Partial<OrderDraft> => ({ destination: { kind: 'home', location: { ...atHome, ...change } } });
const pickup: Partial<OrderDraft> = { destination: { kind: 'pickup', shopId: 7, shopName: 'Antigua Calle Ancha', collectedBy: 'Luis García' } };

test('an order has three parts and says that it was confirmed; the device goes along with the id of the order it replaces [PAYL-001] [PAYL-002]', () => {
  const sent = fromOrderDraft(draftOf());
  expect(Object.keys(sent).sort()).toEqual(['checkout', 'data', 'menu', 'orden']);
  expect([sent.checkout, sent.orden]).toEqual([true, { idord: 4827, fcmToken: 'push', device: { browserName: 'Chrome' } }]);
  expect(fromOrderDraft(draftOf({ replacesOrder: null })).orden.idord).toBe('');
});

test('the home block has exactly these fields', () => {
  const expected = 'iddcl nombre telefono correo latitud longitud zonaCliente codzon codcol coloniaCliente referencias detalle latitudEntrega longitudEntrega idtda tipoPago totalVenta fecha hora pedidoFuturo ordenesPendientes pedidoFuturoInvalido tipoGarantia codigoRestriccion comentarios mensajeGarantia device cuentaNueva';
  expect(Object.keys(dataOf()).sort()).toEqual(expected.split(' ').sort());
});

test('the pickup block has exactly these fields [PAYL-028]', () => {
  const expected = 'nombre telefono correo detalle fecha hora pedidoFuturo personaRecibe ordenesPendientes tienda tipoPago totalVenta comentarios device cuentaNueva';
  expect(Object.keys(dataOf(pickup)).sort()).toEqual(expected.split(' ').sort());
});

test.each<[title: string, change: Partial<OrderDraft>, fields: Record<string, unknown>]>([
  ['a saved address is named by its id [PAYL-003]', {}, { iddcl: 71 }],
  ['an unsaved address has no id [PAYL-003]', homeWith({ addressId: null }), { iddcl: '' }],
  ['the full name, the phone without hyphens and the e-mail [PAYL-004] [PAYL-005] [PAYL-006]', {}, { nombre: 'Ana López', telefono: '55501234', correo: 'ana@example.com' }],
  ['where the customer is [PAYL-007]', {}, { latitud: 14.599, longitud: -90.5072 }],
  ['zone by text and code [PAYL-008] [PAYL-009]', {}, { zonaCliente: 'Zona 10', codzon: 20 }],
  ['a place without a zone code', homeWith({ zoneCode: null }), { codzon: '' }],
  ['district by code and text [PAYL-010] [PAYL-011]', {}, { codcol: '010110', coloniaCliente: 'Oakland' }],
  ['the indications and the text of the address [PAYL-012] [PAYL-013]', {}, { referencias: 'Portón negro', detalle: '5a avenida 12-31' }],
  ['the courier goes to the customer, or to the meeting point [PAYL-014]', homeWith({ deliveryPoint: point2 }), { latitudEntrega: 14.6, longitudEntrega: -90.51, latitud: 14.599 }],
  ['the covering shop [PAYL-015]', {}, { idtda: 2 }],
  ['what is sold, before any gift card pays a part of it [PAYL-017]', { certificateAmount: 5680 }, { totalVenta: 119, montoCertificado: 56.8 }],
  ['as soon as possible has no date and no hour [PAYL-018] [PAYL-019]', {}, { fecha: '', hora: '', pedidoFuturo: 'N' }],
  ['a future order has both [PAYL-018] [PAYL-019]', { futureOrder: { date: '24/12/2026', time: '19:30' } }, { fecha: '24/12/2026', hora: '19:30', pedidoFuturo: 'S' }],
  ['how many orders of the customer are on their way [PAYL-020]', {}, { ordenesPendientes: 3 }],
  ['no future order was dropped [PAYL-021]', {}, { pedidoFuturoInvalido: 'N' }],
  ['a future order was dropped [PAYL-021]', { futureOrderDropped: true }, { pedidoFuturoInvalido: 'S' }],
  ['warranty and restriction as the coverage says [PAYL-022] [PAYL-023] [PAYL-025]', {}, { tipoGarantia: 'G30', codigoRestriccion: 'R18', mensajeGarantia: '30 minutos o es gratis' }],
  ['the comments [PAYL-024]', {}, { comentarios: 'Tocar dos veces' }],
  ['the device [PAYL-026]', {}, { device: { browserName: 'Chrome' } }],
  ['no account is wanted [PAYL-027]', {}, { cuentaNueva: 'N' }],
  ['an account is wanted [PAYL-027]', { wantsAccount: true }, { cuentaNueva: 'S' }],
])('home: %s', (_title, change, fields) => {
  expect(dataOf(change)).toMatchObject(fields);
});

test.each<[title: string, change: Partial<OrderDraft>, fields: Record<string, unknown>]>([
  ['the chosen shop by id and name [PAYL-029] [PAYL-031]', {}, { tienda: 7, detalle: 'Antigua Calle Ancha' }],
  ['who orders [PAYL-030]', {}, { nombre: 'Ana López', telefono: '55501234', correo: 'ana@example.com' }],
  ['who comes for it [PAYL-039]', {}, { personaRecibe: 'Luis García' }],
  ['as soon as possible [PAYL-032]', {}, { fecha: '', hora: '', pedidoFuturo: 'N' }],
  ['a future order [PAYL-032]', { futureOrder: { date: '24/12/2026', time: '19:30' } }, { fecha: '24/12/2026', hora: '19:30', pedidoFuturo: 'S' }],
  ['how many orders are on their way [PAYL-033]', {}, { ordenesPendientes: 3 }],
  ['the total [PAYL-035]', {}, { totalVenta: 119 }],
  ['the comments [PAYL-036]', {}, { comentarios: 'Tocar dos veces' }],
  ['the birthday of whoever wants an account [CHK-013]', { wantsAccount: true, birthday: '24/12/1990' }, { cuentaNueva: 'S', fechaNacimiento: '24/12/1990' }],
  ['the device, and an account when it is wanted [PAYL-037]', { wantsAccount: true }, { device: { browserName: 'Chrome' }, cuentaNueva: 'S' }],
  ['the device, and no account [PAYL-037]', {}, { device: { browserName: 'Chrome' }, cuentaNueva: 'N' }],
])('pickup: %s', (_title, change, fields) => {
  expect(dataOf({ ...pickup, ...change })).toMatchObject(fields);
});

test('the birthday of whoever wants no account stays at home [CHK-013]', () => {
  expect(dataOf({ ...pickup, birthday: '24/12/1990' })).not.toHaveProperty('fechaNacimiento');
});

test.each([
  ['cash', 'E'],
  ['card', 'T'],
  ['certificate', 'C'],
] as const)('%s travels as %s, home and over the counter [PAYL-016] [PAYL-034] [PAYM-001]', (payment, code) => {
  expect([dataOf({ payment })['tipoPago'], dataOf({ ...pickup, payment })['tipoPago']]).toEqual([code, code]);
});
