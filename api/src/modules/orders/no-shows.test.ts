import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Coordinates } from '@brasa/shared/domain/delivery';
import { setBalance } from '../../../test/gift-cards.ts';
import { testApi, testClock } from '../../../test/helper.ts';
import type { TestApi, TestCall } from '../../../test/helper.ts';
import { aDraft, counter, customer, guest, home, place, places, type DraftWishes } from '../../../test/ordering.ts';

const day = 24 * 3_600_000;
const cardOnly = 'Con este teléfono o esta dirección se cancelaron varias órdenes en efectivo. Por ahora puedes pagar con tarjeta.';
const cashRefused = 'Con este teléfono o esta dirección se cancelaron varias órdenes en efectivo. Por ahora no podemos recibir otra.';

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ env: { KITCHEN_MODE: 'external' }, clock: testClock() });
}, 60_000);
afterAll(() => api.close());

let phones = 0;
/** Somebody nobody has seen before. */
const somebody = () => ({ name: 'Eva Cruz', phone: `4100${String((phones += 1)).padStart(4, '0')}`, email: `eva${phones}@example.org` });
const door = (address: string, at: Coordinates = places.oakland) => home(api.services, at, { address });
const order = async (wishes: DraftWishes, who?: TestCall, checkout = true) => (await place(api, aDraft(api.services, wishes), who ?? (await guest(api)), { checkout })).body;
const cancel = (idorder: number, motivo?: string) =>
  api.app.inject({ method: 'POST', url: `/interno/ordenes/${idorder}/estado`, headers: { 'x-service-key': api.secrets.serviceKey }, payload: { estado: 'CAN', ...(motivo && { motivo }) } });
const pay = async (idorder: number, who: TestCall) => {
  const { token } = (await api.call('checkout/getValidatorTokenPromerica', { idorder, tipo: 'ORD' }, who)).body;
  await api.app.inject({ method: 'POST', url: '/fake-pos', payload: { token, wished: 'exito' } });
};

/** Orders that nobody was there to pay for. */
async function noShows(times: number, wishes: DraftWishes, motivo?: string): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const { codigoRetorno, data } = await order(wishes);
    expect(codigoRetorno).toBe('00');
    expect((await cancel(data.orden.idorder, motivo)).json()).toEqual({ ok: true });
  }
}

beforeEach(async () => {
  await api.database.db.deleteFrom('audit_log').execute();
});

test('after three orders nobody paid for, the same phone pays by card, whoever orders and wherever to', async () => {
  const contact = somebody();
  await noShows(2, { contact });
  await noShows(1, { contact, destination: counter() });
  const elsewhere = { contact: { ...somebody(), phone: contact.phone }, destination: counter(1) };
  expect(await order(elsewhere)).toMatchObject({ codigoRetorno: '01', mensajeRetorno: cardOnly, data: { detalle: { total: 357 } } });
  expect(await order(elsewhere, await customer(api))).toMatchObject({ codigoRetorno: '01', mensajeRetorno: cardOnly });
  expect((await order({ ...elsewhere, payment: 'card' })).codigoRetorno).toBe('00');
  expect((await order({ contact: somebody(), destination: counter(1) })).codigoRetorno).toBe('00');
});

test('the customer learns it with the price, before anything is sent', async () => {
  const contact = somebody();
  await noShows(3, { contact, destination: counter() });
  expect(await order({ contact, destination: counter() }, undefined, false)).toMatchObject({ codigoRetorno: '01', mensajeRetorno: cardOnly });
  expect((await order({ contact, destination: counter(), payment: 'card' }, undefined, false)).codigoRetorno).toBe('00');
});

test('two such orders are no reason yet', async () => {
  const contact = somebody();
  await noShows(2, { contact, destination: counter() });
  expect((await order({ contact, destination: counter() })).codigoRetorno).toBe('00');
});

test('after thirty days an order counts no more', async () => {
  const contact = somebody();
  const wishes = { contact, destination: counter() };
  await noShows(1, wishes);
  api.clock.advance(60_000);
  await noShows(2, wishes);
  api.clock.advance(30 * day - 60_001);
  expect((await order(wishes)).mensajeRetorno).toBe(cardOnly);
  api.clock.advance(1);
  expect((await order(wishes)).codigoRetorno).toBe('00');
});

test('a door is known by its words and its place: another phone does not help, the neighbours and the same words elsewhere are free', async () => {
  await noShows(3, { destination: door('6a avenida 4-20, apto. 301'), contact: somebody() });
  // Each order another phone would be refused for the door alone.
  const to = async (address: string, at: Coordinates = places.oakland) => (await order({ destination: door(address, at), contact: somebody() })).mensajeRetorno;
  expect(await to('6A Avenida 4-20, Apto 301')).toBe(cardOnly);
  expect(await to('6a avenida 4-20, apto. 301', { latitude: places.oakland.latitude + 0.0005, longitude: places.oakland.longitude })).toBe(cardOnly);
  expect(await to('6a avenida 4-20, apto. 302')).toBe('Recibimos tu orden');
  expect(await to('6a avenida 4-20, apto. 301', places.atlantida)).toBe('Recibimos tu orden');
  expect(await to('6a avenida 4-20, apto. 301', { latitude: places.oakland.latitude + 0.002, longitude: places.oakland.longitude })).toBe('Recibimos tu orden');
});

test('what the shop cancels for its own reasons, what was paid by card, what a card never paid and what was replaced count against nobody', async () => {
  const contact = somebody();
  const wishes = { contact, destination: counter() };
  await noShows(3, wishes, 'TIENDA');
  for (let time = 0; time < 3; time += 1) {
    const who = await guest(api);
    const unpaid = (await order({ ...wishes, payment: 'card' }, who)).data.orden.idorder;
    const replacing = (await order({ ...wishes, payment: 'card', replacesOrder: unpaid }, who)).data.orden.idorder;
    await pay(replacing, who);
    expect((await cancel(replacing)).json()).toEqual({ ok: true });
  }
  expect((await order(wishes)).codigoRetorno).toBe('00');
  expect((await cancel(123_456_789, 'NADIE')).statusCode).toBe(400);
});

test('whoever has a balance that pays everything needs no cash', async () => {
  const contact = somebody();
  await noShows(3, { contact, destination: counter() });
  const ana = await customer(api);
  const small = { contact, destination: counter(), products: [{ productId: 5001, quantity: 3 }] };
  await setBalance(api.database, 20_000);
  expect((await order({ ...small, certificateAmount: 5000 }, ana)).mensajeRetorno).toBe(cardOnly);
  expect((await order({ ...small, certificateAmount: 11_100 }, ana)).codigoRetorno).toBe('00');
});

test('while cards are switched off, nobody is sent to one', async () => {
  const contact = somebody();
  await noShows(3, { contact, destination: counter() });
  const { db } = api.database;
  const { value } = await db.selectFrom('param').select('value').where('key', '=', 'VIRTUAL_POS_DISABLED_MESSAGE').executeTakeFirstOrThrow();
  const say = async (text: string) => {
    await db.updateTable('param').set({ value: text }).where('key', '=', 'VIRTUAL_POS_DISABLED_MESSAGE').execute();
    await db.updateTable('catalog_release').set({ checksum: `card: ${text}` }).execute();
    await api.services.release.refresh();
  };
  await say('Sin tarjetas por ahora');
  expect((await order({ contact, destination: counter() })).mensajeRetorno).toBe(cashRefused);
  await say(value);
});

test('who was refused is written down for the shop; asking for the price is not', async () => {
  const contact = somebody();
  await noShows(3, { contact, destination: counter() });
  const audits = () => api.database.db.selectFrom('audit_log').select(['actor', 'action', 'target', 'at', 'detail']).execute();
  await order({ contact, destination: counter() }, undefined, false);
  expect(await audits()).toEqual([]);
  await order({ contact, destination: counter() });
  expect(await audits()).toEqual([{ actor: expect.stringMatching(/^gst:/), action: 'cash-refused', target: 'shop:2', at: new Date(api.clock.now()), detail: null }]);
});
