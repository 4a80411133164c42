import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { testApi } from '../../../test/helper.ts';
import type { TestAnswer, TestApi, TestCall } from '../../../test/helper.ts';
import { aDraft, customer, guest, place } from '../../../test/ordering.ts';

let api: TestApi;
let visitor: TestCall;
let id: string;
beforeAll(async () => {
  api = await testApi();
}, 60_000);
afterAll(() => api.close());
beforeEach(async () => {
  await api.database.db.updateTable('orders').set({ status: 'FIN' }).where('status', 'not in', ['FIN', 'CAN']).execute();
  visitor = await guest(api);
  id = randomUUID();
});

/** As the storefront logs in: the token of the guest comes along. */
const logIn = (from: TestCall): Promise<TestCall> => customer(api, undefined, from.headers);
const numberOf = ({ body }: TestAnswer): number => body.data.orden.idorder;
const draft = (comments = '') => aDraft(api.services, { comments });

test('whoever logs in after the answer was lost is told the order that the guest sent, and nothing is baked twice', async () => {
  const first = await place(api, draft(), visitor, { id });
  const ana = await logIn(visitor);
  for (const _press of [1, 2]) {
    const again = await place(api, draft(), ana, { id });
    expect([again.body.codigoRetorno, numberOf(again)]).toEqual(['00', numberOf(first)]);
  }
});

test('another content under the id of the guest is a mistake for the customer, too', async () => {
  await place(api, draft(), visitor, { id });
  const ana = await logIn(visitor);
  expect((await place(api, draft('otra'), ana, { id })).status).toBe(409);
});

test('an order of the guest that arrives after the one of the customer is the same order', async () => {
  const ana = await logIn(visitor);
  const first = await place(api, draft(), ana, { id });
  expect(numberOf(await place(api, draft(), visitor, { id }))).toBe(numberOf(first));
});

test('a new session of the same customer still knows the guest of the day, the next day does not', async () => {
  const first = await place(api, draft(), visitor, { id });
  await logIn(visitor);
  const later = await customer(api);
  expect(numberOf(await place(api, draft(), later, { id }))).toBe(numberOf(first));
  api.clock.advance(24 * 3_600_000 + 1);
  const tomorrow = await customer(api);
  expect(numberOf(await place(api, draft(), tomorrow, { id }))).not.toBe(numberOf(first));
  api.clock.advance(-24 * 3_600_000 - 1);
});

test('an id alone opens nothing: a customer who was another guest, or none, learns nothing of the order and orders for themselves', async () => {
  const first = await place(api, draft(), visitor, { id });
  for (const from of [{}, await guest(api)]) {
    const stranger = await logIn(from);
    expect(numberOf(await place(api, draft(), stranger, { id }))).not.toBe(numberOf(first));
    await api.database.db.deleteFrom('idempotency').where('scope', 'like', 'cli:%').execute();
  }
});

const found = async (caller: TestCall, wanted = id) => (await api.call('cuenta/buscarOrden', { id: wanted }, caller)).body;
const unknown = { codigoRetorno: '01', mensajeRetorno: 'No encontramos tu orden', data: null };

test('who lost the answer asks for the order by the id it was sent under, also after logging in', async () => {
  const first = await place(api, draft(), visitor, { id });
  const names = { idorder: numberOf(first), hash: first.body.data.orden.hash as string };
  expect(await found(visitor)).toMatchObject({ codigoRetorno: '00', data: names });
  expect(await found(await logIn(visitor))).toMatchObject({ codigoRetorno: '00', data: names });
});

test('an id that was never used, was refused, or is of somebody else finds nothing', async () => {
  expect(await found(visitor)).toMatchObject(unknown);
  await place(api, aDraft(api.services, { certificateAmount: 100 }), visitor, { id });
  expect(await found(visitor)).toMatchObject(unknown);
  await place(api, draft(), visitor, { id });
  for (const stranger of [await guest(api), await customer(api)]) expect(await found(stranger)).toMatchObject(unknown);
  expect(await found(visitor, 'no-id')).toMatchObject({ codigoRetorno: '01' });
});
