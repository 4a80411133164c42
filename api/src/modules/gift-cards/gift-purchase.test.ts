import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { buyGifts, cardsOfPurchase, giftLine, giftOrder, giftShop, openGiftPayment, payGifts } from '../../../test/gift-purchases.ts';
import type { TestApi, TestCall } from '../../../test/helper.ts';
import { mailbox } from '../../../test/mailbox.ts';
import { customer, guest } from '../../../test/ordering.ts';
import { signedNotice } from '../payments/sandbox-provider.ts';
import { giftCode, macOfCode } from './gift-code.ts';

let api: TestApi;
let ana: TestCall;
let luis: TestCall;
let who: TestCall;
let payer: string;
let count = 0;
beforeAll(async () => {
  ({ api, ana, luis } = await giftShop());
}, 60_000);
afterAll(() => api.close());
beforeEach(async () => {
  count += 1;
  payer = `paga${count}@example.org`;
  who = await guest(api);
  await mailbox(api).collect('');
});

const line = { ...giftLine, CER_D: 'Feliz <b>cumpleaños</b>' };
const order = (change: object = {}) => ({ ...giftOrder(payer, [line]), ...change });
const buy = (change: object = {}, caller = who) => buyGifts(api, order(change), caller);
const pay = (idorder: number, caller = who) => payGifts(api, idorder, caller);
const cardsOf = (idorder: number) => cardsOfPurchase(api, idorder);
const activate = async (body: object, caller = ana) => (await api.call('data/activarCertificado', body, caller)).body;
const issued = async (): Promise<string> => {
  const { idorder } = (await buy()).data.orden;
  await pay(idorder);
  const [card] = await cardsOf(idorder);
  return giftCode(api.secrets, card?.id ?? 0);
};
const bad = { codigoRetorno: '01', mensajeRetorno: 'El código no es válido' };

test.each([
  ['gift cards are switched off', 'ENABLED_CER', 'INA', 'Las Gift Cards no están disponibles'],
  ['no card can be paid with', 'VIRTUAL_POS_DISABLED_MESSAGE', 'Sin tarjetas por ahora', 'Sin tarjetas por ahora'],
])('while %s nothing is sold, whatever a page of before still offers', async (_what, key, off, message) => {
  const { db } = api.database;
  const { value } = await db.selectFrom('param').select('value').where('key', '=', key).executeTakeFirstOrThrow();
  const set = async (to: string) => {
    await db.updateTable('param').set({ value: to }).where('key', '=', key).execute();
    await db.updateTable('catalog_release').set({ checksum: `${key}: ${to}` }).execute();
    await api.services.release.refresh();
  };
  await set(off);
  try {
    expect(await buy()).toMatchObject({ codigoRetorno: '01', mensajeRetorno: message });
  } finally {
    await set(value);
  }
  expect((await buy()).codigoRetorno).toBe('00');
});

test('an order of gift cards is stored and waits for its payment; there are no cards before it [API-127]', async () => {
  const body = await buy();
  expect(body).toMatchObject({ codigoRetorno: '00', mensajeRetorno: 'Recibimos tu orden', data: { orden: { idorder: expect.any(Number), hash: expect.stringMatching(/^[\w-]{22}$/), orderTotal: 100, paymentType: 'TAR' }, estadoOrden: 'PEN' } });
  expect(await cardsOf(body.data.orden.idorder)).toEqual([]);
  expect((await api.call('data/checkOrder', { idorder: body.data.orden.idorder }, who)).body).toMatchObject({ codigoRetorno: '00', estado: 'PEN' });
});

test.each([
  [{ menu: [] }, 'Tu carrito está vacío'],
  [{ menu: [{ ...line, I: 999 }] }, 'No encontramos la Gift Card'],
  [{ menu: [{ ...line, P: 99.99 }] }, 'Los precios de tu orden cambiaron. Revisa tu carrito antes de continuar.'],
  [{ menu: [{ ...line, P: 100.01 }] }, 'Los precios de tu orden cambiaron. Revisa tu carrito antes de continuar.'],
  [{ menu: [{ ...line, CER_ND: '' }] }, 'Este campo es requerido'],
  [{ menu: [{ ...line, CER_CD: 'a@b.gt, c@d.gt' }] }, 'Ingresa un correo electrónico válido'],
  [{ menu: [{ ...line, C: 2 }] }, expect.any(String)],
  [{ menu: Array.from({ length: 5 }, () => ({ ...line, I: 6, P: 500 })) }, 'Superaste el monto máximo de Gift Cards'],
])('an order with %p is refused [API-128]', async (change, message) => {
  expect(await buy(change)).toMatchObject({ codigoRetorno: '01', mensajeRetorno: message });
});

test.each([
  ['18/11/2026', 'Esa fecha ya pasó. Elige hoy o un día próximo'],
  ['20/11/2027', 'Elige una fecha hasta el 19/11/2027'],
  ['31/02/2027', 'Fecha no válida. Escríbela como día/mes/año'],
  ['mañana', 'Fecha no válida. Escríbela como día/mes/año'],
])('a card cannot be sent on %s', async (day, message) => {
  expect(await buy({ menu: [line, { ...line, CER_FE: day }] })).toMatchObject({ codigoRetorno: '01', mensajeRetorno: message });
});

test('a card is sent at eight on its day and lasts twelve months from then; one for today, or without a day, at once', async () => {
  const days = ['', '19/11/2026', '24/12/2026'];
  const { idorder } = (await buy({ menu: days.map((day, index) => ({ ...line, CER_CD: `dia${index}@example.org`, CER_FE: day })) })).data.orden;
  expect(await pay(idorder)).toBe('exito');
  const cards = await cardsOf(idorder);
  expect(cards.map(({ expires_on: last }) => last)).toEqual(['2027-11-19', '2027-11-19', '2027-12-24']);
  const letters = await api.database.db.selectFrom('mail_outbox').select(['to_email', 'next_at']).where('dedupe', 'in', cards.map(({ id }) => `gift:${id}`)).orderBy('id').execute();
  expect(letters.map(({ to_email: to, next_at: at }) => [to, at !== null && at.getTime() > api.clock.now() ? at.toISOString() : 'now'])).toEqual([['dia0@example.org', 'now'], ['dia1@example.org', 'now'], ['dia2@example.org', '2026-12-24T14:00:00.000Z']]);
});

test('an order of gift cards whose answer was lost is found by its id, by whoever sent it', async () => {
  const _id = randomUUID();
  const { idorder, hash } = (await buy({ _id })).data.orden;
  expect((await api.call('cuenta/buscarOrden', { id: _id }, who)).body).toMatchObject({ codigoRetorno: '00', data: { idorder, hash } });
  expect((await api.call('cuenta/buscarOrden', { id: _id }, await guest(api))).body.codigoRetorno).toBe('01');
});

test('the lines of a dedication arrive as they were written, and what looks like a link in it is none', async () => {
  const dedication = 'Feliz\r\ncumpleaños\n\n\n\nTe quiere  \u0007 Ana\thttps://malo.example/x';
  const { idorder } = (await buy({ menu: [{ ...line, CER_CD: 'lineas@example.org', CER_N: 'www.malo.example', CER_D: dedication }] })).data.orden;
  await pay(idorder);
  const [card] = await cardsOf(idorder);
  expect(card?.dedication).toBe('Feliz\ncumpleaños\n\nTe quiere   Ana https://malo.example/x');
  const [mail] = await mailbox(api).collect('lineas@example.org');
  expect(mail?.html).toContain('Feliz<br>cumpleaños<br><br>Te quiere');
  for (const words of [mail?.html ?? '', mail?.text ?? '']) expect(words).not.toMatch(/malo\.example/);
  expect(mail?.text.replaceAll('\u2060', '')).toContain('https://malo.example/x');
});

/** Q500 each. */
const large = (cards: number) => Array.from({ length: cards }, () => ({ ...line, I: 6, P: 500 }));
const tooMuch = { codigoRetorno: '01', mensajeRetorno: 'Superaste el monto máximo de Gift Cards' };
/** A purchase of so many large cards with the payer's mailbox, by whoever. */
const buyLarge = async (cards: number, caller: TestCall, correo = payer): Promise<number> => (await buy({ menu: large(cards), data: { ...order().data, correo } }, caller)).data?.orden.idorder ?? 0;

test('one payer buys for Q5,000 a day at most, also under another spelling of the mailbox and from another device', async () => {
  for (const caller of [who, await guest(api)]) expect(await pay(await buyLarge(4, caller, `Paga${count}+otra@example.org`), caller)).toBe('exito');
  expect(await buy({ menu: large(3) })).toMatchObject(tooMuch);
  expect(await pay(await buyLarge(2, who))).toBe('exito');
  expect(await buy()).toMatchObject(tooMuch);
  api.clock.advance(24 * 3_600_000);
  expect((await buy({}, await guest(api))).codigoRetorno).toBe('00');
  api.clock.advance(-24 * 3_600_000);
});

test('orders that a buyer has not paid count for the same buyer, also after she logged in; one that was given up does not', async () => {
  expect((await api.call('cuenta/cancelarOrden', { idorder: await buyLarge(4, who) }, who)).body.codigoRetorno).toBe('00');
  for (let turn = 0; turn < 2; turn += 1) expect(await buyLarge(4, who)).not.toBe(0);
  expect(await buy({ menu: large(3) })).toMatchObject(tooMuch);
  expect(await buy({ menu: large(3) }, await customer(api, 'ana@example.com', who.headers as Record<string, string>))).toMatchObject(tooMuch);
  expect(await buyLarge(2, who)).not.toBe(0);
});

test('a stranger who places orders with the mailbox of somebody else and opens their payment takes nothing of her limit', async () => {
  for (let turn = 0; turn < 4; turn += 1) {
    const stranger = await guest(api);
    const idorder = await buyLarge(4, stranger);
    await openGiftPayment(api, idorder, stranger);
  }
  for (const cards of [4, 4, 2]) expect(await pay(await buyLarge(cards, who))).toBe('exito');
});

test('orders of several devices together do not pass the limit: a payment that would is not opened, and one that was opened before goes back', async () => {
  const callers = [who, await guest(api), await guest(api), await guest(api)];
  const numbers: number[] = [];
  for (const caller of callers) numbers.push(await buyLarge(4, caller));
  const open = (index: number) => openGiftPayment(api, numbers[index] ?? 0, callers[index] ?? who);
  const early = (await open(2)).token;
  for (const index of [0, 1]) expect(await pay(numbers[index] ?? 0, callers[index])).toBe('exito');
  expect(await open(3)).toMatchObject(tooMuch);
  await api.app.inject({ method: 'POST', url: '/fake-pos', payload: { token: early, wished: 'exito' } });
  const late = await api.database.db.selectFrom('orders').innerJoin('payment', 'payment.order_id', 'orders.id').select(['orders.status as order', 'payment.status as payment']).where('number', '=', numbers[2] ?? 0).execute();
  expect([late, await cardsOf(numbers[2] ?? 0)]).toEqual([[{ order: 'CAN', payment: 'REFUNDED' }], []]);
  const [told, ...others] = (await mailbox(api).collect(payer)).filter(({ template }) => template !== 'gift-receipt');
  expect([told?.subject, others]).toEqual(['Te devolvemos el pago de tus Gift Cards', []]);
  for (const part of [told?.html, told?.text]) for (const words of ['Hola, Ana López:', `Orden #${numbers[2]}, total Q2000.00.`, 'Con este pago superaste el monto máximo de Gift Cards en un día (Q5000.00).', 'te devolvemos el pago completo']) expect(part).toContain(words);
});

/** Tells, under the id of an event, that the newest payment of a purchase was made. */
async function noticeOf(idorder: number) {
  const { provider_ref: reference, amount_cents: amount } = await api.database.db.selectFrom('payment').innerJoin('orders', 'orders.id', 'payment.order_id').select(['provider_ref', 'amount_cents']).where('number', '=', idorder).orderBy('payment.id', 'desc').executeTakeFirstOrThrow();
  return async (eventId: string) => {
    const notice = { eventId, reference: reference ?? '', orderNumber: idorder, amount, currency: 'GTQ', approved: true, brand: 'visa', last4: '1111' };
    return (await api.app.inject({ method: 'POST', url: '/pagos/notificacion/sandbox', ...signedNotice(notice, api.secrets.paymentSecret, api.clock.now()) })).json();
  };
}

test('a purchase that is paid after it was given up goes back, and its buyer reads so once, however often the notice comes', async () => {
  const { idorder } = (await buy()).data.orden;
  await openGiftPayment(api, idorder, who);
  expect((await api.call('cuenta/cancelarOrden', { idorder }, who)).body.codigoRetorno).toBe('00');
  const told = await noticeOf(idorder);
  expect([await told(`late-${idorder}`), await told(`again-${idorder}`)]).toMatchObject([{ result: 'refund' }, { result: 'repeated' }]);
  expect(await cardsOf(idorder)).toEqual([]);
  const [letter, ...others] = await mailbox(api).collect(payer);
  expect([letter?.subject, others]).toEqual(['Te devolvemos el pago de tus Gift Cards', []]);
  for (const part of [letter?.html, letter?.text]) for (const words of ['Hola, Ana López:', `Orden #${idorder}, total Q100.00.`, 'cuando la compra ya estaba cancelada', 'te devolvemos el pago completo', 'puedes comprarlas de nuevo']) expect(part).toContain(words);
});

test('whoever bought others instead, and then paid the former purchase, is not asked to buy those again', async () => {
  const { idorder } = (await buy()).data.orden;
  await openGiftPayment(api, idorder, who);
  const notice = await noticeOf(idorder);
  expect((await buy({ orden: { idord: String(idorder) } })).codigoRetorno).toBe('00');
  expect(await notice(`replaced-${idorder}`)).toMatchObject({ result: 'refund' });
  const [letter] = (await mailbox(api).collect(payer)).filter(({ template }) => template === 'gift-paid-late');
  expect(letter?.text).toContain('te devolvemos el pago completo');
  expect(letter?.text).not.toContain('comprarlas de nuevo');
});

test('of a purchase that was paid twice the second payment goes back, and its buyer reads how much and why', async () => {
  const { idorder } = (await buy()).data.orden;
  await openGiftPayment(api, idorder, who);
  const second = await noticeOf(idorder);
  expect(await pay(idorder)).toBe('exito');
  expect(await second(`twice-${idorder}`)).toMatchObject({ result: 'refund' });
  const [letter, ...others] = (await mailbox(api).collect(payer)).filter(({ template }) => template === 'payment-returned');
  expect(others).toEqual([]);
  for (const words of [`Orden #${idorder}: te devolvemos Q100.00.`, 'dos pagos por la misma orden', 'Tu banco puede tardar unos días', '/certificados/compra/']) expect(letter?.text).toContain(words);
});

test('the same order sent twice is one order; without an id it is said to be in process', async () => {
  const body = { _id: randomUUID(), ...order() };
  const [first, second] = [await api.call('data/saveOrderCertificado', body, who), await api.call('data/saveOrderCertificado', body, who)];
  expect(second.body).toEqual(first.body);
  const bare = [await api.call('data/saveOrderCertificado', order(), who), await api.call('data/saveOrderCertificado', order(), who)];
  expect(bare.map((answer) => answer.body.codigoRetorno)).toEqual(['00', '02']);
});

test('whoever logs in after a lost answer is told it, and owns what she sent as a guest: an unpaid purchase is replaced, a paid one is not bought again', async () => {
  const body = { _id: randomUUID(), ...order() };
  const first = await api.call('data/saveOrderCertificado', body, who);
  const number = first.body.data.orden.idorder as number;
  const loggedIn = await customer(api, 'ana@example.com', who.headers as Record<string, string>);
  expect((await api.call('data/saveOrderCertificado', body, loggedIn)).body).toEqual(first.body);
  const second = await buy({ orden: { idord: number }, menu: [{ ...line, CER_CD: 'otra@example.org' }] }, loggedIn);
  expect((await api.call('data/checkOrder', { idorder: number }, loggedIn)).body).toMatchObject({ estado: 'CAN' });
  const paid = await buy({}, who);
  await pay(paid.data.orden.idorder);
  expect(await buy({ orden: { idord: paid.data.orden.idorder }, menu: [{ ...line, CER_CD: 'nueva@example.org' }] }, loggedIn)).toMatchObject({ codigoRetorno: '02' });
  expect(second.codigoRetorno).toBe('00');
});

test('the envelope is taken as well as plain JSON, and nobody without a token is', async () => {
  expect((await api.callEncrypted('data/saveOrderCertificado', { _id: randomUUID(), ...order() }, who)).body.codigoRetorno).toBe('00');
  expect((await api.call('data/saveOrderCertificado', order())).status).toBe(401);
});

test('an unpaid order is replaced by the next; a paid one is not bought again', async () => {
  const { idorder } = (await buy()).data.orden;
  const next = (await buy({ orden: { idord: idorder } })).data.orden.idorder;
  expect(await api.database.db.selectFrom('orders').select('status').where('number', '=', idorder).executeTakeFirst()).toEqual({ status: 'CAN' });
  await pay(next);
  expect(await buy({ orden: { idord: next } })).toMatchObject({ codigoRetorno: '02', mensajeRetorno: 'Tu orden ya está en proceso' });
});

test('a purchase whose design is withdrawn, at another price, before it is paid brings the card that was bought; nobody can buy it any more', async () => {
  const { idorder } = (await buy()).data.orden;
  const changeDesign = async (change: { readonly active: boolean; readonly amount_cents: number }): Promise<void> => {
    await api.database.db.updateTable('gift_design').set(change).where('id', '=', line.I).execute();
    await api.services.release.reload();
  };
  await changeDesign({ active: false, amount_cents: 12_000 });
  try {
    expect(await buy({ menu: [{ ...line, CER_CD: 'tarde@example.org' }] })).toMatchObject({ codigoRetorno: '01', mensajeRetorno: 'No encontramos la Gift Card' });
    expect(await pay(idorder)).toBe('exito');
    const [card] = await cardsOf(idorder);
    expect(card).toMatchObject({ status: 'ISSUED', design_id: line.I, initial_cents: 10_000, balance_cents: 10_000 });
    expect((await mailbox(api).collect(line.CER_CD))[0]?.text).toContain('Ana te envió una Gift Card de Q100.00.');
    expect((await activate({ correo: 'ana@example.com', codigo: giftCode(api.secrets, card?.id ?? 0) })).codigoRetorno).toBe('00');
    const owned = (await api.call('data/getCertificadosCliente', {}, ana)).body.data as { readonly id: number; readonly balance: string }[];
    expect(owned.find(({ id }) => id === card?.id)?.balance).toBe('100.00');
  } finally {
    await changeDesign({ active: true, amount_cents: 10_000 });
  }
});

test('paid cards are issued once each, the recipient gets the code by mail and the payer a receipt', async () => {
  const { idorder } = (await buy({ menu: [line, { ...line, I: 1, P: 50 }] })).data.orden;
  expect(await pay(idorder)).toBe('exito');
  const cards = await cardsOf(idorder);
  expect(cards).toMatchObject([{ status: 'ISSUED', initial_cents: 10_000, balance_cents: 10_000, owner_id: null, expires_on: '2027-11-19' }, { initial_cents: 5_000 }]);
  expect((await api.call('data/checkOrder', { idorder }, who)).body).toMatchObject({ codigoRetorno: '02' });
  const mails = await mailbox(api).collect(line.CER_CD);
  const codes = cards.map(({ id }) => giftCode(api.secrets, id));
  expect(mails.map(({ link }) => link)).toEqual(codes.map((code) => `http://localhost:4000/certificados/activar/${code}`));
  expect(mails[0]?.html).toContain('Feliz &lt;b&gt;cumpleaños&lt;/b&gt;');
  expect(mails[0]?.text).toContain('Ana te envió una Gift Card de Q100.00.');
  const receipts = await api.database.db.selectFrom('mail_outbox').select('id').where('template', '=', 'gift-receipt').where('to_email', '=', payer).execute();
  expect(receipts).toHaveLength(1);
  const rows = await api.database.db.selectFrom('mail_outbox').select('vars').where('template', '=', 'gift-card').execute();
  expect(JSON.stringify(rows)).not.toContain(codes[0]);
});

test('a code puts its card into the account, however it is typed, and works once; for its owner it did, however often it is asked [API-124] [API-125]', async () => {
  const before = (await api.call('data/getCertificadosCliente', {}, ana)).body.saldo;
  const code = await issued();
  const typed = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
  expect(await activate({ correo: ' ANA@example.com ', codigo: typed })).toMatchObject({ codigoRetorno: '00', mensajeRetorno: 'Tu Gift Card fue activada', data: { saldo: before + 100 } });
  expect(await activate({ correo: 'ana@example.com', codigo: code })).toMatchObject({ codigoRetorno: '00', data: { saldo: before + 100 } });
  expect(await activate({ correo: 'luis@example.com', codigo: code }, luis)).toMatchObject(bad);
});

test('a code typed three times at the same moment by two customers belongs to one of them, who has its amount once', async () => {
  const balances = async () => Promise.all([ana, luis].map(async (caller) => (await api.call('data/getCertificadosCliente', {}, caller)).body.saldo as number));
  const before = await balances();
  const codigo = await issued();
  const answers = await Promise.all([activate({ correo: 'ana@example.com', codigo }), activate({ correo: 'luis@example.com', codigo }, luis), activate({ correo: 'ana@example.com', codigo })]);
  const gained = (await balances()).map((saldo, index) => saldo - (before[index] ?? 0));
  expect(gained.toSorted((one, other) => one - other)).toEqual([0, 100]);
  const ofAna = answers.filter((_answer, index) => index !== 1).map(({ codigoRetorno }) => codigoRetorno as string);
  expect([answers[1]?.codigoRetorno, ...ofAna]).toEqual(gained[0] === 100 ? ['01', '00', '00'] : ['00', '01', '01']);
});

test('a code works on the last day of its card, and is a success for its owner again when the card is used up', async () => {
  const codigo = await issued();
  const change = (to: { readonly expires_on: string } | { readonly status: 'SPENT' | 'ACTIVE' }) => api.database.db.updateTable('gift_card').set(to).where('code_mac', '=', macOfCode(api.secrets, codigo)).execute();
  await change({ expires_on: '2026-11-19' });
  expect((await activate({ correo: 'ana@example.com', codigo })).codigoRetorno).toBe('00');
  await change({ status: 'SPENT' });
  expect((await activate({ correo: 'ana@example.com', codigo })).codigoRetorno).toBe('00');
  expect(await activate({ correo: 'luis@example.com', codigo }, luis)).toMatchObject(bad);
  await change({ status: 'ACTIVE' });
});

test('a wrong code, an expired one and the e-mail of somebody else get the same answer [GC-026] [API-125]', async () => {
  const codigo = await issued();
  const answers = [await activate({ correo: 'ana@example.com', codigo: 'AAAA-AAAA-AAAA-AAAA' }), await activate({ correo: 'luis@example.com', codigo }), await activate({ correo: 'nadie@example.org', codigo })];
  await api.database.db.updateTable('gift_card').set({ expires_on: '2026-11-18' }).where('status', '=', 'ISSUED').execute();
  answers.push(await activate({ correo: 'ana@example.com', codigo }));
  for (const { traza: _trace, ...body } of answers) expect(body).toEqual({ ...bad, data: null });
  expect((await api.call('data/activarCertificado', { correo: 'ana@example.com', codigo })).status).toBe(401);
});
