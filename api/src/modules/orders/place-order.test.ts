import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import type { AddedProduct } from '@brasa/shared/testing';
import { fromOrderDraft } from '@brasa/shared/wire/order-draft-wire';
import { toOrder } from '@brasa/shared/wire/orders-wire';
import { testApi } from '../../../test/helper.ts';
import type { TestApi, TestCall } from '../../../test/helper.ts';
import { aDraft, checkedCoupon, counter, customer, guest, home, ids, place, places, send } from '../../../test/ordering.ts';

let api: TestApi;
let who: TestCall;
beforeAll(async () => {
  api = await testApi();
}, 60_000);
afterAll(() => api.close());
beforeEach(async () => {
  who = await guest(api);
});

const count = async (table: 'orders' | 'payment' | 'idempotency' | 'coupon_redemption') => Number((await api.database.db.selectFrom(table).select((eb) => eb.fn.countAll().as('n')).executeTakeFirstOrThrow()).n);
/** What a release does: every instance reads the shop again. */
async function republish(checksum: string): Promise<void> {
  await api.database.db.updateTable('catalog_release').set({ checksum }).execute();
  await api.services.release.refresh();
}
const rowOf = (number: number) => api.database.db.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirstOrThrow();

test('a guest orders in cash and gets the order back as the shop wrote it [API-036] [SAVE-007]', async () => {
  const draft = aDraft(api.services);
  const { status, body } = await place(api, draft, who);
  expect([status, body.codigoRetorno, body.mensajeRetorno]).toEqual([200, '00', 'Recibimos tu orden']);
  expect(body.data).toMatchObject({ estadoOrden: 'PEN', cliente: { nombre: 'Ana López', estadoCliente: 'INV' }, ticket: expect.stringMatching(/^Z10-\d{4}$/) });
  expect(body.data.orden).toMatchObject({ shop: 2, dateTime: '19/11/2026 12:00:00', orderTime: '12:00', deliveryType: 'DOM', paymentType: 'EFE', trackerStatus: 'PEN', messageOfWarranty: '30 minutos o es gratis', indications: 'Portón negro', count: 3, hash: expect.stringMatching(/^[A-Za-z0-9_-]{22}$/) });
  expect(toOrder(body)?.totals).toMatchObject({ subtotal: 3 * 119_00, total: 3 * 119_00, due: 3 * 119_00, discount: 0 });
});

test('the kitchen learns everything in one go: order, lines, event, payment and plan', async () => {
  const { body } = await place(api, aDraft(api.services, { comments: 'Sin servilletas' }), who);
  const row = await rowOf(body.data.orden.idorder);
  const { db } = api.database;
  expect(row).toMatchObject({ comments: 'Sin servilletas', zone_id: 20, store_id: 2, pay_method: 'E', pay_status: 'NONE', catalog_version: '1.0.0', contact: { phone: '55501234' }, destination: { deliverTo: places.oakland } });
  expect(row.confirmed_at).toEqual(new Date(api.clock.now()));
  expect(await db.selectFrom('order_event').select('status').where('order_id', '=', row.id).execute()).toEqual([{ status: 'PEN' }]);
  expect(await db.selectFrom('payment').select(['method', 'amount_cents', 'status']).where('order_id', '=', row.id).execute()).toEqual([{ method: 'E', amount_cents: 35_700, status: 'CREATED' }]);
  expect(row.plan).toMatchObject({ steps: [{ status: 'ASI' }, { status: 'INI' }, { status: 'LLE' }, { status: 'DES' }, { status: 'LLC' }, { status: 'ENT' }, { status: 'FIN' }] });
  expect((await db.selectFrom('order_line').selectAll().where('order_id', '=', row.id).execute()).map(({ tip, qty, name }) => [tip, qty, name])).toEqual([['CMB', 3, 'Combo Amigos']]);
});

test('a pickup order goes to its shop and carries who comes for it', async () => {
  const { body } = await place(api, aDraft(api.services, { destination: counter(1), products: [{ productId: ids.garlicBread, quantity: 3 }] }), who);
  expect(body.data.orden).toMatchObject({ shop: 1, deliveryType: 'TRA', messageOfWarranty: '' });
  expect((await rowOf(body.data.orden.idorder)).contact).toMatchObject({ collectedBy: 'Ana López' });
});

test('without a token nobody orders', async () => {
  expect((await send(api, fromOrderDraft(aDraft(api.services)), {})).status).toBe(401);
});

test('the same id sent again gets the same answer and no second order', async () => {
  const id = randomUUID();
  const draft = aDraft(api.services);
  const first = await place(api, draft, who, { id });
  const before = await count('orders');
  const { traza: _trace, ...again } = (await place(api, draft, who, { id })).body;
  expect(again).toMatchObject({ codigoRetorno: '00', data: first.body.data });
  expect(await count('orders')).toBe(before);
});

test('the same id with other content is a mistake of the sender', async () => {
  const id = randomUUID();
  await place(api, aDraft(api.services), who, { id });
  expect((await place(api, aDraft(api.services, { comments: 'otra' }), who, { id })).status).toBe(409);
});

test('an id belongs to whoever sent it: somebody else with the same id orders for themselves', async () => {
  const id = randomUUID();
  const draft = aDraft(api.services);
  const first = await place(api, draft, who, { id });
  const second = await place(api, draft, await guest(api), { id });
  expect(second.body.data.orden.idorder).not.toBe(first.body.data.orden.idorder);
});

test('without an id the same content within a minute is the same press of the button [API-129]', async () => {
  const body = fromOrderDraft(aDraft(api.services));
  expect((await send(api, body, who, null)).body.codigoRetorno).toBe('00');
  expect((await send(api, body, who, null)).body).toMatchObject({ codigoRetorno: '02', mensajeRetorno: 'Tu orden ya está en proceso' });
  api.clock.advance(60_000);
  expect((await send(api, body, who, null)).body.codigoRetorno).toBe('00');
  api.clock.advance(-60_000);
});

test('a refusal uses nothing up: the same id may be sent again once the reason is gone', async () => {
  const id = randomUUID();
  const draft = aDraft(api.services);
  await api.database.db.insertInto('block').values({ kind: 'P', target_id: ids.combo, scope: 'TODOS', until_at: null }).execute();
  expect((await place(api, draft, who, { id })).body.codigoRetorno).toBe('01');
  await api.database.db.deleteFrom('block').where('target_id', '=', ids.combo).execute();
  expect((await place(api, draft, who, { id })).body.codigoRetorno).toBe('00');
});

test('only asking for the price stores nothing and says what the shop would charge', async () => {
  const [orders, keys] = [await count('orders'), await count('idempotency')];
  const { body } = await place(api, aDraft(api.services), who, { checkout: false });
  expect(body).toMatchObject({ codigoRetorno: '00', data: { menu: [{ I: ids.combo, C: 3, P: 119, N: 'Combo Amigos' }], detalle: { subTotal: 357, total: 357, porPagar: 357 } } });
  expect([await count('orders'), await count('idempotency')]).toEqual([orders, keys]);
});

test.each([
  ['a missing name', { nombre: '' }, 'nombre', 'Este campo es requerido'],
  ['a short phone', { telefono: '5550' }, 'telefono', 'Teléfono no válido'],
  ['two mailboxes', { correo: 'a@b.gt,c@d.gt' }, 'correo', 'Ingresa un correo electrónico válido'],
  ['a line break in the mailbox', { correo: 'x@a.gt\r\nBcc: y@b.gt' }, 'correo', 'Ingresa un correo electrónico válido'],
  ['no payment', { tipoPago: 'X' }, 'tipoPago', 'Este campo es requerido'],
  ['no address', { detalle: ' ' }, 'detalle', 'Este campo es requerido'],
  ['a wrong invoice', { factura: { nombre: 'Ana', correo: 'a@b.gt', documento: '12', direccion: '' } }, 'documento', 'Formato de DUI o NIT no válido'],
])('%s is refused with the sentence of that field [API-037]', async (_name, change, field, message) => {
  const wire = fromOrderDraft(aDraft(api.services));
  const { status, body } = await send(api, { ...wire, data: { ...wire.data, ...change } }, who);
  expect([status, body.codigoRetorno, body.mensajeRetorno]).toEqual([200, '01', message]);
  expect(body.errores[0].campo).toMatch(new RegExp(`${field}$`));
});

test('an empty cart is not an order [API-037]', async () => {
  expect((await place(api, aDraft(api.services, { products: [] }), who)).body).toMatchObject({ codigoRetorno: '01', mensajeRetorno: 'Tu carrito está vacío', data: null });
});

test('a product that left the menu refuses the order [API-037]', async () => {
  const wire = fromOrderDraft(aDraft(api.services));
  expect((await send(api, { ...wire, menu: wire.menu.map((line) => ({ ...line, I: 77_777 })) }, who)).body).toMatchObject({ codigoRetorno: '01', mensajeRetorno: 'Uno o más productos de tu orden ya no están disponibles. Revisa tu carrito.' });
});

test.each([
  ['a lower total', (wire: ReturnType<typeof fromOrderDraft>) => ({ ...wire, data: { ...wire.data, totalVenta: wire.data.totalVenta - 0.01 } })],
  ['a lower price', (wire: ReturnType<typeof fromOrderDraft>) => ({ ...wire, menu: wire.menu.map((line) => ({ ...line, P: line.P - 0.01 })) })],
  ['a lower original price', (wire: ReturnType<typeof fromOrderDraft>) => ({ ...wire, menu: wire.menu.map((line) => ({ ...line, PO: line.PO - 0.01 })) })],
])('%s by one centavo is refused, and the answer carries the real prices [PAYL-045] [API-037]', async (_name, change) => {
  const { body } = await send(api, change(fromOrderDraft(aDraft(api.services))), who);
  expect(body).toMatchObject({ codigoRetorno: '01', mensajeRetorno: 'Los precios de tu orden cambiaron. Revisa tu carrito antes de continuar.', data: { detalle: { total: 357 }, menu: [{ I: ids.combo, P: 119 }] } });
});

test.each([-1, 0, 1.5, 1e9])('a quantity of %p is refused', async (quantity) => {
  const wire = fromOrderDraft(aDraft(api.services));
  expect((await send(api, { ...wire, menu: wire.menu.map((line) => ({ ...line, C: quantity })) }, who)).body.codigoRetorno).toBe('01');
});

test('an order of thousands is refused before it is priced, one of too many with its price', async () => {
  const ordered = fromOrderDraft(aDraft(api.services, { products: [{ productId: ids.cola }] }));
  const many = (lines: number, C: number) => send(api, { ...ordered, menu: Array.from({ length: lines }, () => ({ ...(ordered.menu[0] as object), C })) }, who);
  expect((await many(60, 99)).body).toMatchObject({ codigoRetorno: '01', mensajeRetorno: 'No se pueden ordenar mas de 200 productos', data: null });
  expect((await many(1, 99)).body).toMatchObject({ codigoRetorno: '01', mensajeRetorno: 'No se pueden ordenar mas de 30 productos', data: { detalle: { total: 1188 } } });
});

test('nobody delivers to the ocean, and a far place cannot borrow a near shop [API-037]', async () => {
  const noCoverage = { codigoRetorno: '01', mensajeRetorno: 'La dirección seleccionada no cuenta con cobertura' };
  const far = { ...places.ocean, shopId: 2 };
  expect((await place(api, aDraft(api.services, { destination: home(api.services, places.oakland, far) }), who)).body).toMatchObject(noCoverage);
  expect((await place(api, aDraft(api.services, { destination: home(api.services, places.oakland, { shopId: 1 }) }), who)).body).toMatchObject(noCoverage);
  expect((await place(api, aDraft(api.services, { destination: home(api.services, places.coban) }), who)).body).toMatchObject(noCoverage);
  expect((await place(api, aDraft(api.services, { destination: counter(99) }), who)).body).toMatchObject(noCoverage);
});

test('an address saved by somebody else cannot be used', async () => {
  const { id } = await api.database.db.selectFrom('address').select('id').executeTakeFirstOrThrow();
  const draft = aDraft(api.services, { destination: home(api.services, places.oakland, { addressId: id }) });
  expect((await place(api, draft, who)).body.mensajeRetorno).toBe('La dirección seleccionada no cuenta con cobertura');
  expect((await place(api, draft, await customer(api))).body.codigoRetorno).toBe('00');
});

test('a zone with meeting points delivers only to them', async () => {
  const destination = home(api.services, places.university);
  expect((await place(api, aDraft(api.services, { destination }), who)).body.mensajeRetorno).toBe('Debe seleccionar un punto de encuentro');
  const [point] = destination.kind === 'home' ? destination.location.deliveryPoints : [];
  const { body } = await place(api, aDraft(api.services, { destination: home(api.services, places.university, { deliveryPoint: point ?? null }) }), who);
  expect(body.codigoRetorno).toBe('00');
  expect((await rowOf(body.data.orden.idorder)).delivery_point_id).toBe(point?.id);
});

test('where nobody drives after seven in the evening an order at eight is for pickup, and one for tomorrow noon is fine', async () => {
  api.clock.advance(8 * 3_600_000);
  const destination = home(api.services, places.atlantida);
  expect((await place(api, aDraft(api.services, { destination }), who)).body.mensajeRetorno).toBe('Después de las 07:00 pm no hay servicio a domicilio en tu dirección. Puedes recoger tu orden en una tienda.');
  expect((await place(api, aDraft(api.services, { destination, futureOrder: { date: '20/11/2026', time: '12:00' } }), who)).body.codigoRetorno).toBe('00');
  api.clock.advance(-8 * 3_600_000);
});

test.each([
  [{ date: '19/11/2026', time: '11:00' }, 'La hora seleccionada debe ser posterior a la actual'],
  [{ date: '19/11/2026', time: '12:44' }, 'El pedido debe programarse con al menos 45 minutos de anticipación'],
  [{ date: '31/02/2027', time: '12:00' }, 'Fecha u hora no válida'],
  [{ date: '20/11/2026', time: '24:00' }, 'Fecha u hora no válida'],
  [{ date: '20/12/2026', time: '12:00' }, 'El pedido puede programarse con un máximo de 30 días de anticipación'],
  [{ date: '20/11/2026', time: '09:30' }, 'La tienda aún no está abierta a esa hora'],
  [{ date: '20/11/2026', time: '22:31' }, 'La tienda está cerrada en la fecha u hora seleccionada'],
])('an order for %p is refused: %s [FUT-001]', async (futureOrder, message) => {
  expect((await place(api, aDraft(api.services, { futureOrder }), who)).body).toMatchObject({ codigoRetorno: '01', mensajeRetorno: message });
});

test('an order for exactly forty-five minutes later is taken and waits for its slot', async () => {
  const { body } = await place(api, aDraft(api.services, { futureOrder: { date: '19/11/2026', time: '12:45' } }), who);
  expect(body.data.orden).toMatchObject({ futureDateTimeOrder: '19/11/2026 12:45', messageOfWarranty: 'Tu orden no cuenta con garantía de 30 minutos por ser un pedido futuro' });
  expect((await rowOf(body.data.orden.idorder)).scheduled_for).toEqual(new Date(api.clock.now() + 45 * 60_000));
});

test('the list of an account says for when an order is', async () => {
  const ana = await customer(api);
  const { body } = await place(api, aDraft(api.services, { futureOrder: { date: '20/11/2026', time: '12:45' } }), ana);
  const { ordenes } = (await api.call('cliente/getLastOrders', undefined, ana)).body;
  expect(ordenes.find(({ idorder }: { idorder: number }) => idorder === body.data.orden.idorder).orden.futureDateTimeOrder).toBe('20/11/2026 12:45');
});

test('the lead time of the settings is the one that counts, to the minute [FUT-005]', async () => {
  const patient = await testApi({ env: { FUTURE_LEAD_MINUTES: '90' } });
  const visitor = await guest(patient);
  const later = (time: string) => place(patient, aDraft(patient.services, { futureOrder: { date: '19/11/2026', time } }), visitor);
  expect((await later('13:29')).body).toMatchObject({ codigoRetorno: '01', mensajeRetorno: 'El pedido debe programarse con al menos 90 minutos de anticipación' });
  expect((await later('13:30')).body.codigoRetorno).toBe('00');
  await patient.close();
});

test('a holiday closes the shop for now and for later', async () => {
  await api.database.db.insertInto('store_closure').values({ store_id: 2, on_date: '2026-11-20', reason: 'Asueto' }).execute();
  await republish('closed');
  expect((await place(api, aDraft(api.services, { futureOrder: { date: '20/11/2026', time: '12:00' } }), who)).body.mensajeRetorno).toBe('La tienda está cerrada en la fecha u hora seleccionada');
  await api.database.db.deleteFrom('store_closure').execute();
  await republish('open again');
});

test('a day with hours of its own is judged by them, for now and for later, and the customer reads them', async () => {
  const later = async (time: string) => (await place(api, aDraft(api.services, { futureOrder: { date: '20/11/2026', time } }), who)).body;
  const now = async () => (await place(api, aDraft(api.services), who)).body;
  await api.database.db.insertInto('store_closure').values([{ store_id: 2, on_date: '2026-11-20', reason: 'Inventario', open_min: 1080, close_min: 1500 }, { store_id: 2, on_date: '2026-11-19', reason: 'Inventario', open_min: 1140, close_min: 1260 }]).execute();
  await republish('other hours');
  const answers = [(await later('12:00')).mensajeRetorno, (await later('23:30')).codigoRetorno, (await now()).mensajeRetorno];
  const { body } = await api.call('data/getCatalogos', undefined, who);
  await api.database.db.deleteFrom('store_closure').execute();
  await republish('usual hours');
  expect(answers).toEqual(['La tienda aún no está abierta a esa hora', '00', 'Horario de atención: 07:00 pm - 09:00 pm']);
  expect(body.cierres).toEqual({ 2: [{ fecha: '2026-11-19', openingTime: '19:00', closingTime: '21:00', motivo: 'Inventario' }, { fecha: '2026-11-20', openingTime: '18:00', closingTime: '01:00', motivo: 'Inventario' }] });
});

test('a blocked area is refused with its own sentence', async () => {
  const { body } = await place(api, aDraft(api.services, { destination: home(api.services, places.ravine) }), who);
  expect(body.mensajeRetorno).toBe('Por seguridad no podemos entregar en esta ubicación. Puedes recoger tu orden en una tienda.');
});

test('before ten nothing is sold [API-037]', async () => {
  api.clock.advance(-3 * 3_600_000);
  expect((await place(api, aDraft(api.services), who)).body.mensajeRetorno).toBe('Horario de atención: 10:00 am - 09:30 pm');
  api.clock.advance(3 * 3_600_000);
});

test('below the minimum nothing is delivered [API-037]', async () => {
  expect((await place(api, aDraft(api.services, { products: [{ productId: ids.cola }] }), who)).body).toMatchObject({ codigoRetorno: '01', mensajeRetorno: 'Monto mínimo de compra Q75.00', data: { detalle: { total: 12 } } });
});

test('blocked, out of its hours, of another shop, too many: each has its sentence', async () => {
  const messageFor = async (...products: AddedProduct[]) =>
    (await place(api, aDraft(api.services, { products: [{ productId: ids.combo }, ...products] }), who)).body.mensajeRetorno;
  expect(await messageFor({ productId: ids.iceCream })).toBe('Por el momento no contamos con uno o mas de los productos u opciones selecionadas.');
  expect(await messageFor({ productId: ids.cola, quantity: 30 })).toBe('No se pueden ordenar mas de 30 productos');
  api.clock.advance(4 * 3_600_000);
  expect(await messageFor({ productId: ids.soup })).toBe('Productos restringidos por horario');
  api.clock.advance(-4 * 3_600_000);
  expect((await place(api, aDraft(api.services, { destination: counter(12), products: [{ productId: ids.combo }, { productId: ids.sharingBoard }] }), who)).body.mensajeRetorno).toBe('Productos restringidos por dirección de envío');
});

test('a promotion is charged at its price, and not without its trigger', async () => {
  const promo = { promotionId: 9501, productId: ids.brownie };
  const { body } = await place(api, aDraft(api.services, { promo }), who);
  expect(body.data.menu).toContainEqual(expect.objectContaining({ I: ids.brownie, P: 14, PO: 28, IP: 1, PID: 9501 }));
  const wire = fromOrderDraft(aDraft(api.services, { promo }));
  const alone = { ...wire, menu: [...wire.menu.filter((line) => 'PID' in line), { I: ids.garlicBread, C: 4, P: 37, PO: 37, TIP: 'PRD', VS: 0 }] };
  expect((await send(api, alone, who)).body.mensajeRetorno).toBe('La promoción ya no es válida para esta orden');
});

test('a coupon takes its part, counts one use, and the order keeps its code', async () => {
  const coupon = await checkedCoupon(api, 'pizza20', who);
  const { body } = await place(api, aDraft(api.services, { coupon }), who);
  expect(body.data.detalle).toMatchObject({ subTotal: 357, descuento: 71.4, total: 285.6 });
  expect(body.data.menu).toContainEqual(expect.objectContaining({ TIP: 'CUP', codigo: 'pizza20', P: -71.4 }));
  const row = await rowOf(body.data.orden.idorder);
  expect(await api.database.db.selectFrom('coupon_redemption').select(['state', 'who']).where('order_id', '=', row.id).execute()).toEqual([{ state: 'USED', who: 'ana.guest@example.com' }]);
});

test('a coupon that ended meanwhile, was used up or is for pickups only refuses the order', async () => {
  const gone = 'El cupón ya no es válido para esta orden';
  const expired = { ...(await checkedCoupon(api, 'pizza20', who)), code: 'vencido' };
  expect((await place(api, aDraft(api.services, { coupon: expired }), who)).body.mensajeRetorno).toBe(gone);
  const pickup = await checkedCoupon(api, 'soloapp', who);
  expect((await place(api, aDraft(api.services, { coupon: pickup }), who)).body.mensajeRetorno).toBe(gone);
  expect((await place(api, aDraft(api.services, { coupon: pickup, destination: counter() }), who)).body.codigoRetorno).toBe('00');
  const once = await checkedCoupon(api, 'unico', who);
  expect((await place(api, aDraft(api.services, { coupon: once }), who)).body.codigoRetorno).toBe('00');
  expect((await place(api, aDraft(api.services, { coupon: once }), await guest(api))).body.mensajeRetorno).toBe(gone);
});

test('the same person under another spelling of the mailbox does not use a coupon twice', async () => {
  await api.database.db.updateTable('coupon').set({ per_customer: 1 }).where('code', '=', 'menor50').execute();
  const coupon = await checkedCoupon(api, 'menor50', who, 'otra@example.com');
  const contact = { name: 'Otra', phone: '44440000', email: 'otra@example.com' };
  expect((await place(api, aDraft(api.services, { coupon, contact }), who)).body.codigoRetorno).toBe('00');
  for (const change of [{ email: 'otra+dos@example.com', phone: '44440001' }, { email: 'tercera@example.com', phone: '4444-0000' }]) {
    expect((await place(api, aDraft(api.services, { coupon, contact: { ...contact, ...change } }), await guest(api))).body.mensajeRetorno).toBe('El cupón ya no es válido para esta orden');
  }
});

test('a fourth open order of a guest waits', async () => {
  for (let order = 0; order < 3; order += 1) expect((await place(api, aDraft(api.services), who)).body.codigoRetorno).toBe('00');
  expect((await place(api, aDraft(api.services), who)).body).toMatchObject({ codigoRetorno: '01', mensajeRetorno: 'Ya tienes órdenes en proceso. Espera a que terminen para hacer otra.' });
});

test('an unpaid card order is replaced by the next one, and one the kitchen has is not [API-129]', async () => {
  const unpaid = await place(api, aDraft(api.services, { payment: 'card' }), who);
  const { idorder } = unpaid.body.data.orden;
  expect((await rowOf(idorder)).confirmed_at).toBeNull();
  const next = await place(api, aDraft(api.services, { replacesOrder: idorder }), who);
  expect(next.body.codigoRetorno).toBe('00');
  expect((await rowOf(idorder)).status).toBe('CAN');
  const again = await place(api, aDraft(api.services, { replacesOrder: next.body.data.orden.idorder }), who);
  expect(again.body).toMatchObject({ codigoRetorno: '02', mensajeRetorno: 'Tu orden ya está en proceso' });
  const foreign = await place(api, aDraft(api.services, { replacesOrder: next.body.data.orden.idorder }), await guest(api));
  expect(foreign.body.codigoRetorno).toBe('00');
});

test('asking for an account looks the same whether or not the mailbox has one', async () => {
  const wanting = (email: string) => aDraft(api.services, { wantsAccount: true, contact: { name: 'Nueva Persona', phone: '55509999', email } });
  const [fresh, known] = [await place(api, wanting('nueva@example.com'), who), await place(api, wanting('ana@example.com'), await guest(api))];
  expect([fresh.body.data.cliente.estadoCliente, known.body.data.cliente.estadoCliente]).toEqual(['PEN', 'PEN']);
  const mails = await api.database.db.selectFrom('mail_outbox').select(['to_email', 'template']).where('template', 'in', ['activate-with-password', 'account-exists']).execute();
  expect(mails).toEqual(expect.arrayContaining([{ to_email: 'nueva@example.com', template: 'activate-with-password' }, { to_email: 'ana@example.com', template: 'account-exists' }]));
  expect(await api.database.db.selectFrom('customer').select(['status', 'nombres']).where('email', '=', 'nueva@example.com').executeTakeFirst()).toEqual({ status: 'PEN', nombres: 'Nueva' });
});

test('the birthday somebody gave for the account is kept with it; one that is too young is refused, and nothing is placed [CHK-013]', async () => {
  const wanting = (email: string, birthday: string) => aDraft(api.services, { wantsAccount: true, birthday, contact: { name: 'Nueva Persona', phone: '55509999', email } });
  await place(api, wanting('nacida@example.com', '24/12/1990'), await guest(api));
  expect(await api.database.db.selectFrom('customer').select(['status', 'birthday']).where('email', '=', 'nacida@example.com').executeTakeFirst()).toEqual({ status: 'PEN', birthday: '1990-12-24' });
  const { body } = await place(api, wanting('joven@example.com', '24/12/2015'), await guest(api));
  const message = 'Fecha de nacimiento no válida, mínimo de edad 16 años';
  expect(body).toMatchObject({ codigoRetorno: '01', mensajeRetorno: message, errores: [{ campo: 'fechaNacimiento', mensaje: message }] });
  const named = (email: string) => api.database.db.selectFrom('orders').select('id').where(sql<string>`contact->>'email'`, '=', email).execute();
  expect([(await named('nacida@example.com')).length, (await named('joven@example.com')).length]).toEqual([1, 0]);
});

test('orders that want an account do not fill a stranger’s mailbox: three letters an hour', async () => {
  const email = 'extrano@example.org';
  await place(api, aDraft(api.services, { wantsAccount: true, contact: { name: 'Eva Cruz', phone: '55509999', email } }), await guest(api));
  for (let time = 0; time < 6; time += 1) await place(api, aDraft(api.services, { wantsAccount: true, comments: `${time}`, contact: { name: 'Eva Cruz', phone: '55509999', email } }), await guest(api));
  const letters = await api.database.db.selectFrom('mail_outbox').select('template').where('to_email', '=', email).where('template', '!=', 'order-received').execute();
  expect(letters.map(({ template }) => template).toSorted()).toEqual(['account-exists', 'account-exists', 'account-exists', 'activate-with-password']);
});
