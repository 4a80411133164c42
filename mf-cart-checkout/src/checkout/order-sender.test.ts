import { beforeEach, expect, test } from '@jest/globals';
import type { OrderDraft } from '@brasa/shared/domain/order-draft';
import { bus, logIn, logOut, clock as time } from '@brasa/shared/runtime';
import { anOrderDraft, fakeHttp, freshStorage, resetStores, type FakeAnswer } from '@brasa/shared/testing';
import { attemptMemory, deviceAttempt, type OrderAttemptMemory } from './attempt-memory.ts';
import { orderAttempts } from './order-attempt.ts';
import { createOrderSender } from './order-sender.ts';

const path = 'data/saveOrderPendiente';
const placed: FakeAnswer = { body: { mensajeRetorno: 'Recibimos tu orden', data: { orden: { idorder: 4827160395, hash: 'h4Jt0mWc1pYb7QeVx2Zr9A', orderTotal: 90 } } } };
const refused: FakeAnswer = { body: { codigoRetorno: '01', mensajeRetorno: 'El cupón ya no es válido para esta orden' } };

let api: ReturnType<typeof fakeHttp>;
let clock = 0;
let remembered: ReturnType<OrderAttemptMemory['read']> = null;
const memory: OrderAttemptMemory = {
  read: () => remembered,
  write: (attempt) => void (remembered = attempt),
  forget: () => void (remembered = null),
};
const parts = { lines: [], coupon: null, futureOrder: null };
const sender = () => createOrderSender(() => clock, memory);
/** Nothing is left of the page but the entry of the history. */
function reload(): void {
  resetStores();
  orderAttempts.resume(memory);
}
/** The order arrives, its answer does not. */
const lostFirst = (_call: unknown, count: number) => (count === 1 ? Promise.reject(new TypeError('Failed to fetch')) : placed);
const ids = () => api.callsTo(path).map((call) => call.payload?.['_id']);

beforeEach(() => {
  resetStores();
  freshStorage();
  clock = 0;
  remembered = null;
  api = fakeHttp({ 'auth/guest': { token: 'guest' }, 'data/getData': {}, [path]: () => placed });
});

test('whoever sends an order begins to pay, whatever the answer is', async () => {
  const begun: string[] = [];
  bus.on('payment/begun', ({ remote }) => begun.push(remote));
  api.route(path, refused);
  await sender().send(anOrderDraft());
  expect(begun).toEqual(['mf-cart-checkout']);
});

test('a second press 349 ms after the first sends nothing, 351 ms after it does [SAVE-004]', async () => {
  const { send } = sender();
  await send(anOrderDraft());
  clock = 349;
  expect(await send(anOrderDraft())).toEqual({ kind: 'ignored' });
  expect(api.callsTo(path)).toHaveLength(1);
  clock = 351;
  await send(anOrderDraft());
  expect(api.callsTo(path)).toHaveLength(2);
});

test('while an order is on its way every further press is ignored [SAVE-004]', async () => {
  const { send } = sender();
  api.setLatency(20);
  const first = send(anOrderDraft());
  clock = 5000;
  expect(await send(anOrderDraft())).toEqual({ kind: 'ignored' });
  expect((await first).kind).toBe('placed');
  expect(api.callsTo(path)).toHaveLength(1);
});

test('a lost answer is asked for again under the same id', async () => {
  api.route(path, lostFirst);
  const { send } = sender();
  expect(await send(anOrderDraft())).toEqual({ kind: 'unknown' });
  clock = 1000;
  expect((await send(anOrderDraft())).kind).toBe('placed');
  expect(ids()).toHaveLength(2);
  expect(new Set(ids()).size).toBe(1);
});

test('a server that broke down is asked again under the same id', async () => {
  api.route(path, (_call: unknown, count: number) => (count === 1 ? { status: 502 } : placed));
  const { send } = sender();
  expect(await send(anOrderDraft())).toEqual({ kind: 'unknown' });
  clock = 1000;
  await send(anOrderDraft());
  expect(new Set(ids()).size).toBe(1);
});

const comments = () => api.callsTo(path).map((call) => (call.payload?.['data'] as { comentarios: string }).comentarios);
/** The comment and the hour are others. */
const wish = (comments: string, time: string) => anOrderDraft({ comments, futureOrder: { date: '20/11/2026', time } });
const sentFor = (time: string | null) => ({ parts: { futureOrder: time === null ? null : { date: '20/11/2026', time } } });
const changed = () => wish('Sin servilletas', '12:00');

test('an order changed after a lost answer is not baked when the one before arrived: that one is told again', async () => {
  api.route(path, (_call: unknown, count: number) => (count === 1 ? Promise.reject(new TypeError('Failed to fetch')) : count === 2 ? { status: 409 } : placed));
  const { send } = sender();
  await send(anOrderDraft());
  clock = 1000;
  expect(await send(changed())).toMatchObject({ kind: 'placed', sent: sentFor(null) });
  expect([comments(), new Set(ids()).size]).toEqual([['', 'Sin servilletas', ''], 1]);
});

test('an order changed after a lost answer is sent as it is now when the one before never arrived', async () => {
  api.route(path, lostFirst);
  const { send } = sender();
  await send(anOrderDraft({ payment: 'cash' }));
  clock = 1000;
  expect(await send(anOrderDraft({ payment: 'card' }))).toMatchObject({ kind: 'placed', sent: { payment: 'card' } });
  expect([ids().length, new Set(ids()).size]).toEqual([2, 1]);
});

test('of several changed orders with lost answers the one that arrived is found', async () => {
  api.route(path, (_call: unknown, count: number) => (count <= 2 ? { status: 503 } : count === 5 ? placed : { status: 409 }));
  const { send } = sender();
  for (const [at, note, time] of [[0, 'uno', '12:00'], [1000, 'dos', '13:00'], [2000, 'tres', '14:00']] as const) {
    clock = at;
    const outcome = await send(wish(note, time));
    if (at === 2000) expect(outcome).toMatchObject({ kind: 'placed', sent: sentFor('12:00') });
  }
  expect([comments(), new Set(ids()).size]).toEqual([['uno', 'dos', 'tres', 'dos', 'uno'], 1]);
});

test('an order changed after a lost answer may be refused like any other', async () => {
  api.route(path, (_call: unknown, count: number) => (count === 1 ? { status: 503 } : count === 2 ? refused : placed));
  const { send } = sender();
  await send(anOrderDraft());
  clock = 1000;
  expect((await send(changed())).kind).toBe('refused');
  clock = 2000;
  expect((await send(changed())).kind).toBe('placed');
  const sent = ids();
  expect(sent[0]).toBe(sent[1]);
  expect(sent[2]).not.toBe(sent[1]);
});

test('an answer frees the id: what was refused may be corrected and sent again', async () => {
  api.route(path, (_call: unknown, count: number) => (count === 1 ? refused : placed));
  const { send } = sender();
  expect(await send(anOrderDraft())).toEqual({ kind: 'refused', message: 'El cupón ya no es válido para esta orden', pricing: null });
  clock = 1000;
  await send(anOrderDraft());
  expect(new Set(ids()).size).toBe(2);
});

test('neither a password nor the accepted terms travel with an order [SAVE-005] [SAVE-006]', async () => {
  const form = { ...anOrderDraft(), password: 'x', contrasena: 'x', useraccept: true } as OrderDraft;
  await sender().send(form);
  const sent = JSON.stringify(api.callsTo(path)[0]?.payload);
  expect(sent).not.toMatch(/password|contrasena|useraccept/);
});

test('a reload while the answer is awaited goes on with the same id', async () => {
  api.route(path, lostFirst);
  await sender().send(anOrderDraft());
  reload();
  expect((await sender().send(anOrderDraft())).kind).toBe('placed');
  expect(ids()).toHaveLength(2);
  expect(new Set(ids()).size).toBe(1);
  expect(remembered).toBeNull();
});

test('another order under an id that was used before a reload is not baked: the first one is on its way', async () => {
  remembered = { writeId: 'c0ffee00-0000-4000-8000-000000000000', asCustomer: false, at: time.now(), parts };
  reload();
  api.route(path, () => ({ status: 409 }));
  expect(await sender().send(anOrderDraft())).toEqual({ kind: 'in-process', message: 'Tu orden ya está en proceso' });
});

const sent = { idorder: 4827160395, hash: 'h4Jt0mWc1pYb7QeVx2Zr9A' };
const find = 'cuenta/buscarOrden';
const read = `cliente/getOrdenHash/${sent.hash}`;

test('an order of an earlier visit that arrived is told instead of sending another one, whatever is in the cart now', async () => {
  const { send } = createOrderSender(() => clock);
  api.route(path, () => Promise.reject(new TypeError('Failed to fetch')));
  expect((await send(anOrderDraft())).kind).toBe('unknown');
  const [id] = ids();
  // The tab is closed: the device alone remembers.
  resetStores();
  expect(deviceAttempt.read()?.writeId).toBe(id);
  orderAttempts.resume(deviceAttempt);
  api.route(path, () => placed);
  api.route(find, { data: sent });
  api.route(read, { data: { orden: { ...sent, paymentType: 'TAR', orderTotal: 90 } } });
  clock = 1000;
  expect(await createOrderSender(() => clock).send(changed())).toMatchObject({ kind: 'placed', order: { number: 4827160395 }, sent: { ...sentFor(null), payment: 'card' } });
  expect([api.callsTo(find).map(({ payload }) => payload), ids(), deviceAttempt.read(), attemptMemory.read()]).toEqual([[{ id }], [id], null, null]);
});

test('an answer that another tab lost while this page was open is asked for before anything is sent', async () => {
  const { send } = createOrderSender(() => clock);
  const line = { id: '1-0', productId: 2001 };
  deviceAttempt.write({ writeId: 'c0ffee00-0000-4000-8000-000000000000', asCustomer: false, at: time.now(), parts: { ...parts, lines: [line] } });
  api.route(find, { data: sent });
  api.route(read, { data: { orden: { ...sent, paymentType: 'EFE', paymentStatus: '', orderTotal: 90 } } });
  expect(await send(anOrderDraft())).toMatchObject({ kind: 'placed', sent: { parts: { lines: [line] } }, awaitsCard: false });
  expect([ids(), deviceAttempt.read()]).toEqual([[], null]);
});

test('an order that another part of the page finds at the same moment leaves what joined the cart since', async () => {
  const { send } = createOrderSender(() => clock);
  const line = { id: '1-0', productId: 2001 };
  const writeId = 'c0ffee00-0000-4000-8000-000000000000';
  deviceAttempt.write({ writeId, asCustomer: false, at: time.now(), parts: { ...parts, lines: [line] } });
  api.route(find, () => {
    orderAttempts.decide(writeId);
    return { body: { data: sent } };
  });
  api.route(read, { data: { orden: { ...sent, paymentType: 'EFE', paymentStatus: '', orderTotal: 90 } } });
  expect(await send(anOrderDraft())).toMatchObject({ kind: 'placed', sent: { parts: { lines: [line] } } });
});

test('an order of an earlier visit whose time to pay is over is not made: the cart stays, and the next press orders it anew', async () => {
  remembered = { writeId: 'c0ffee00-0000-4000-8000-000000000000', asCustomer: false, at: time.now(), parts };
  reload();
  api.route(find, { data: sent });
  api.route(read, { data: { orden: { ...sent, paymentType: 'TAR', paymentStatus: 'VEN', orderTotal: 90 } } });
  const { send } = sender();
  expect(await send(anOrderDraft())).toMatchObject({ kind: 'refused', message: expect.stringContaining('no se pagó a tiempo') });
  clock = 1000;
  expect((await send(anOrderDraft())).kind).toBe('placed');
  expect(ids()).toHaveLength(1);
  expect(ids()).not.toContain('c0ffee00-0000-4000-8000-000000000000');
});

test('one that never arrived is sent as it is now, still under the first id', async () => {
  remembered = { writeId: 'c0ffee00-0000-4000-8000-000000000000', asCustomer: false, at: time.now(), parts };
  reload();
  api.route(find, { codigoRetorno: '01', mensajeRetorno: 'No encontramos tu orden', data: null });
  expect((await sender().send(anOrderDraft())).kind).toBe('placed');
  expect(ids()).toEqual(['c0ffee00-0000-4000-8000-000000000000']);
});

test.each([
  ['is older than the server remembers', { at: time.now() - 25 * 3_600_000 }],
  ['was sent with a session, of which there is none now', { asCustomer: true }],
])('an attempt of another visit that %s is left alone', async (_what, change) => {
  deviceAttempt.write({ writeId: 'c0ffee00-0000-4000-8000-000000000000', asCustomer: false, at: time.now(), parts, ...change });
  orderAttempts.resume(deviceAttempt);
  expect((await createOrderSender(() => clock).send(anOrderDraft())).kind).toBe('placed');
  expect(ids()).not.toContain('c0ffee00-0000-4000-8000-000000000000');
});

test('who leaves the checkout with a lost answer and comes back sends the same order, although the entry of the history is another', async () => {
  api.route(path, lostFirst);
  await sender().send(anOrderDraft());
  remembered = null;
  expect((await sender().send(anOrderDraft())).kind).toBe('placed');
  expect(new Set(ids()).size).toBe(1);
});

test('an old entry of the history does not bring an answered id back', async () => {
  await sender().send(anOrderDraft());
  remembered = { writeId: String(ids()[0]), asCustomer: false, at: time.now(), parts };
  orderAttempts.resume(memory);
  await sender().send(anOrderDraft());
  expect(new Set(ids()).size).toBe(2);
});

test.each([400, 403, 429])('after a lost answer a %i says nothing about the order: it keeps its id', async (status) => {
  api.route(path, (_call: unknown, count: number) => (count === 1 ? { status: 502 } : count === 2 ? { status } : placed));
  const { send } = sender();
  await send(anOrderDraft());
  clock = 1000;
  expect(await send(anOrderDraft())).toEqual({ kind: 'unknown' });
  clock = 2000;
  expect((await send(anOrderDraft())).kind).toBe('placed');
  expect(new Set(ids()).size).toBe(1);
});

test('who is turned away before anything was taken may send a new order', async () => {
  api.route(path, (_call: unknown, count: number) => (count === 1 ? { status: 429 } : placed));
  const { send } = sender();
  expect(await send(anOrderDraft())).toEqual({ kind: 'failed' });
  clock = 1000;
  await send(anOrderDraft());
  expect(new Set(ids()).size).toBe(2);
});

test('an answer in words nobody knows leaves the order as lost as none', async () => {
  api.route(path, (_call: unknown, count: number) => (count === 1 ? { body: { codigoRetorno: '07' } } : placed));
  const { send } = sender();
  expect(await send(anOrderDraft())).toEqual({ kind: 'unknown' });
  clock = 1000;
  await send(anOrderDraft());
  expect(new Set(ids()).size).toBe(1);
});

test('a session that is over sends nothing', async () => {
  logIn({ token: 'acceso', refresh: 'refresco' });
  api.route(path, () => ({ status: 401 }));
  expect(await sender().send(anOrderDraft())).toEqual({ kind: 'session-ended' });
});

test('an order of a customer whose fate is unknown is not sent again as a guest, but by the customer, under the same id', async () => {
  logIn({ token: 'acceso', refresh: 'refresco' });
  api.route(path, (_call: unknown, count: number) => (count === 1 ? { status: 502 } : count === 2 ? { status: 401 } : placed));
  const { send } = sender();
  await send(anOrderDraft());
  clock = 1000;
  expect(await send(anOrderDraft())).toEqual({ kind: 'session-ended' });
  clock = 2000;
  expect(await send(anOrderDraft())).toEqual({ kind: 'session-ended' });
  expect(ids()).toHaveLength(2);
  logIn({ token: 'acceso2', refresh: 'refresco2' });
  clock = 3000;
  expect((await send(anOrderDraft())).kind).toBe('placed');
  expect(new Set(ids()).size).toBe(1);
});

test('a guest whose answer was lost and who logs in asks under the same id, also with a reload in between and from another entry of the history', async () => {
  api.route(path, (_call: unknown, count: number) => (count === 1 ? { status: 502 } : placed));
  await sender().send(anOrderDraft());
  reload();
  remembered = null;
  logIn({ token: 'acceso', refresh: 'refresco' });
  expect((await sender().send(anOrderDraft())).kind).toBe('placed');
  expect(ids()).toHaveLength(2);
  expect(new Set(ids()).size).toBe(1);
});

test('an order of a customer whose fate is unknown waits for the customer after a reload, too', async () => {
  logIn({ token: 'acceso', refresh: 'refresco' });
  api.route(path, (_call: unknown, count: number) => (count === 1 ? { status: 502 } : placed));
  await sender().send(anOrderDraft());
  reload();
  expect(await sender().send(anOrderDraft())).toEqual({ kind: 'session-ended' });
  logIn({ token: 'acceso2', refresh: 'refresco2' });
  expect((await sender().send(anOrderDraft())).kind).toBe('placed');
  expect(new Set(ids()).size).toBe(1);
});

test('whoever logs out leaves the order behind, and after a day nobody knows its id any more', async () => {
  api.route(path, () => ({ status: 502 }));
  await sender().send(anOrderDraft());
  logOut();
  await sender().send(anOrderDraft());
  expect(new Set(ids()).size).toBe(2);
  remembered = { writeId: String(ids()[1]), asCustomer: false, at: time.now() - 24 * 3_600_000, parts };
  reload();
  await sender().send(anOrderDraft());
  expect(new Set(ids()).size).toBe(3);
});
