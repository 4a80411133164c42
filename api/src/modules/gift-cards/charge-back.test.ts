import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { placeHolding } from '../../../test/gift-cards.ts';
import { buyGifts, cardsOfPurchase, giftLine, giftOrder, payGifts } from '../../../test/gift-purchases.ts';
import { testApi } from '../../../test/helper.ts';
import type { TestApi, TestCall } from '../../../test/helper.ts';
import { mailbox } from '../../../test/mailbox.ts';
import { aDraft, customer, guest, place } from '../../../test/ordering.ts';
import { chargeBack as chargeBackOf } from './charge-back.ts';
import { giftCode } from './gift-code.ts';
import { checkLedger } from './ledger-problems.ts';
import type { Envelope } from '../mail/send-letters.ts';

const delayMinutes = 30;
let api: TestApi;
let ana: TestCall;
let thief: TestCall;
beforeAll(async () => {
  api = await testApi({ env: { GIFT_DELAY_MINUTES: String(delayMinutes), KITCHEN_MODE: 'external' } });
  thief = await guest(api);
}, 60_000);
afterAll(() => api.close());

const recipient = 'recibe@example.org';
const line = { ...giftLine, CER_CD: recipient, CER_D: 'Felicidades' };
const origin = { origin: 'http://localhost:4000' };
const pay = (idorder: number) => payGifts(api, idorder, thief);
const buy = async (menu: readonly object[], payer = `${randomUUID()}@example.org`): Promise<number> => (await buyGifts(api, giftOrder(payer, menu), thief)).data.orden.idorder;
const cardsOf = (idorder: number) => cardsOfPurchase(api, idorder);
/** A purchase of these cards, or of so many of Q100, that was paid. */
async function bought(cards: number | readonly object[], payer?: string): Promise<{ readonly idorder: number; readonly codes: readonly string[] }> {
  const idorder = await buy(typeof cards === 'number' ? Array.from({ length: cards }, () => line) : cards, payer);
  expect(await pay(idorder)).toBe('exito');
  return { idorder, codes: (await cardsOf(idorder)).map(({ id }) => giftCode(api.secrets, id)) };
}
const activate = async (codigo: string) => (await api.call('data/activarCertificado', { correo: 'ana@example.com', codigo }, ana)).body;
const list = async () => (await api.call('data/getCertificadosCliente', {}, ana)).body;
const chargeBack = (idorder: number | string, key = api.secrets.serviceKey) => api.app.inject({ method: 'POST', url: `/interno/ordenes/${idorder}/contracargo`, headers: { 'x-service-key': key } });
const audits = () => api.database.db.selectFrom('audit_log').select(['actor', 'action', 'target', 'detail']).where('action', '=', 'gift-cards-voided').orderBy('id').execute();

test('a card is sent the set time after its payment, the receipt at once', async () => {
  await mailbox(api).collect('');
  const { idorder } = await bought(1);
  const receipt = (await api.database.db.selectFrom('orders').select('contact').where('number', '=', idorder).executeTakeFirstOrThrow()).contact['email'];
  expect(await mailbox(api).collect(String(receipt))).toHaveLength(1);
  expect(await mailbox(api).collect(recipient)).toEqual([]);
  api.clock.advance((delayMinutes - 1) * 60_000);
  expect(await mailbox(api).collect(recipient)).toEqual([]);
  api.clock.advance(60_000);
  expect(await mailbox(api).collect(recipient)).toHaveLength(1);
});

test('a charge-back before the card is sent voids it, and no code goes out', async () => {
  const { idorder, codes } = await bought(1);
  expect((await chargeBack(idorder)).json()).toEqual({ ok: true, tarjetas: 1, anulado: 100, gastado: 0, ordenesEnCurso: [] });
  api.clock.advance(delayMinutes * 60_000);
  expect(await mailbox(api).collect(recipient)).toEqual([]);
  ana = await customer(api);
  expect(await activate(codes[0] ?? '')).toMatchObject({ codigoRetorno: '01', mensajeRetorno: 'El código no es válido' });
});

test('a charge-back takes what is left on every card, gives up orders that wait for their payment, and leaves what was spent', async () => {
  ana = await customer(api);
  const before = await list();
  const { idorder, codes } = await bought(3);
  for (const code of codes.slice(0, 2)) await activate(code);
  const spent = (await place(api, aDraft(api.services, { certificateAmount: Math.round(before.saldo * 100) + 4000 }), ana)).body.data.orden.idorder as number;
  const waiting = (await place(api, aDraft(api.services, { payment: 'card', certificateAmount: 3000 }), ana)).body.data.orden.idorder as number;
  const { token } = (await api.call('checkout/getValidatorTokenPromerica', { idorder: waiting, tipo: 'ORD' }, { headers: { ...ana.headers, ...origin } })).body;
  expect((await list()).saldo).toBe(130);

  const answer = { ok: true, tarjetas: 3, anulado: 260, gastado: 40, ordenesEnCurso: [spent] };
  const logged = (await audits()).length;
  expect((await chargeBack(idorder)).json()).toEqual(answer);
  expect((await chargeBack(idorder)).json()).toEqual(answer);
  const cards = await cardsOf(idorder);
  expect(cards.map(({ status, balance_cents: balance }) => [status, balance])).toEqual([['VOID', 0], ['VOID', 0], ['VOID', 0]]);
  expect((await audits()).slice(logged)).toEqual([{ actor: 'service-key', action: 'gift-cards-voided', target: `order:${idorder}`, detail: cards.map(({ id }, index) => ({ card: id, cents: [3000, 10_000, 10_000][index] })) }]);

  const after = await list();
  expect([after.saldo, after.data.map(({ id }: { id: number }) => id).filter((id: number) => cards.some((card) => card.id === id))]).toEqual([0, []]);
  for (const code of codes) expect(await activate(code)).toMatchObject({ codigoRetorno: '01', mensajeRetorno: 'El código no es válido' });
  expect((await place(api, aDraft(api.services, { certificateAmount: 100 }), ana)).body).toMatchObject({ codigoRetorno: '01', mensajeRetorno: 'Tu saldo de Gift Card no es suficiente' });

  // The order that had set something aside is over: it cannot be paid any more.
  await api.app.inject({ method: 'POST', url: '/fake-pos', payload: { token, wished: 'exito' } });
  expect(await api.database.db.selectFrom('orders').innerJoin('payment', 'payment.order_id', 'orders.id').select(['orders.status as order', 'payment.status as payment']).where('number', '=', waiting).where('payment.method', '=', 'T').executeTakeFirst()).toEqual({ order: 'CAN', payment: 'EXPIRED' });

  // What the shop stops now gives nothing back to the thief.
  await api.app.inject({ method: 'POST', url: `/interno/ordenes/${spent}/estado`, headers: { 'x-service-key': api.secrets.serviceKey }, payload: { estado: 'CAN', motivo: 'TIENDA' } });
  expect((await chargeBack(idorder)).json()).toEqual({ ok: true, tarjetas: 3, anulado: 300, gastado: 0, ordenesEnCurso: [] });
  expect([(await list()).saldo, (await checkLedger(api.database)).problems]).toEqual([before.saldo, []]);
});

test('the buyer is told once, and so is whoever has one of the cards that had something left, but nobody who never heard of it', async () => {
  const [payer, arrived, never] = ['paga.contracargo@example.org', 'llego@example.org', 'nunca@example.org'];
  const lines = [{ ...line, CER_N: 'Berta www.malo.example' }, { ...line, CER_CD: arrived }, { ...line, CER_CD: never, CER_FE: '24/12/2026' }, line];
  const { idorder, codes } = await bought(lines, payer);
  api.clock.advance(delayMinutes * 60_000);
  await mailbox(api).collect('');
  ana = await customer(api);
  for (const index of [0, 3]) expect((await activate(codes[index] ?? '')).codigoRetorno).toBe('00');
  const [, , , spent] = await cardsOf(idorder);
  // What is on one of hers has paid already.
  await api.database.inTransaction(async (trx) => {
    await trx.insertInto('gift_entry').values({ gift_card_id: spent?.id ?? 0, order_id: null, kind: 'ADJUST', delta_cents: -10_000 }).execute();
    await trx.updateTable('gift_card').set({ balance_cents: 0 }).where('id', '=', spent?.id ?? 0).execute();
  });
  // An account that was closed can still be opened again, and its owner is told as well.
  const setStatus = (status: 'ACT' | 'INA') => api.database.db.updateTable('customer').set({ status }).where('email', '=', 'ana@example.com').execute();
  await setStatus('INA');
  await chargeBack(idorder);
  await chargeBack(idorder);
  await setStatus('ACT');
  const told = await mailbox(api).collectAll();
  expect(told.map(({ to, subject }) => [to, subject])).toEqual([
    [payer, 'Anulamos tu compra de Gift Cards'],
    ['ana@example.com', 'Tu Gift Card fue anulada'],
    [arrived, 'Tu Gift Card fue anulada'],
  ]);
  const [toBuyer, toOwner, toRecipient] = told;
  expect(toBuyer?.link).toMatch(/\/certificados\/compra\/[\w-]{22}$/);
  const says = (mail: Envelope | undefined, words: readonly string[]) => {
    for (const part of [mail?.html, mail?.text]) for (const each of words) expect(part?.replaceAll('\u2060', '')).toContain(each);
  };
  says(toBuyer, ['Hola, Ana López:', `Orden #${idorder}, total`, 'Tu banco canceló el pago de esta compra, así que sus Gift Cards ya no se pueden activar ni usar.', 'responde a este correo']);
  says(toOwner, ['Hola, Ana:', 'La Gift Card de Q100.00 que te envió Berta www.malo.example quedó sin valor.', 'Si tenías una orden sin pagar con su saldo, la cancelamos.']);
  says(toRecipient, ['Hola, Luis:', 'La Gift Card de Q100.00 que te envió Ana quedó sin valor.', 'El banco canceló el pago con el que se compró, así que ya no se puede activar ni usar.']);
  expect(toOwner?.text).not.toContain('malo.example');
  expect(toRecipient?.text).not.toContain('sin pagar');
  api.clock.advance(-delayMinutes * 60_000);
});

test('a call that was interrupted after the cards were voided is finished by the next one; the owner of a card that an order had set aside as a whole is told', async () => {
  const { idorder } = await bought(1);
  const [card] = await cardsOf(idorder);
  const { id: owner } = await api.database.db.selectFrom('customer').select('id').where('email', '=', 'luis@example.com').executeTakeFirstOrThrow();
  await api.database.db.updateTable('gift_card').set({ status: 'ACTIVE', owner_id: owner }).where('id', '=', card?.id ?? 0).execute();
  const waiting = await placeHolding(api.database, { id: owner, name: 'Luis', email: 'luis@example.com', phone: '55501234' }, { cents: 10_000, now: api.clock.now() });
  await mailbox(api).collect('');
  let transactions = 0;
  const { inTransaction } = api.database;
  const broken = { ...api.database, db: api.database.db, inTransaction: ((work) => ((transactions += 1) > 1 ? Promise.reject(new Error('away')) : inTransaction(work))) as typeof inTransaction };
  await expect(chargeBackOf(broken, { orderNumber: idorder, ip: '10.0.0.1', now: api.clock.now() })).rejects.toThrow('away');
  expect((await chargeBack(idorder)).json()).toEqual({ ok: true, tarjetas: 1, anulado: 100, gastado: 0, ordenesEnCurso: [] });
  expect(await api.database.db.selectFrom('orders').select('status').where('id', '=', waiting ?? 0).executeTakeFirst()).toEqual({ status: 'CAN' });
  expect((await mailbox(api).collect('luis@example.com')).map(({ subject }) => subject)).toContain('Tu Gift Card fue anulada');
});

test('only the service key voids cards, and only of a purchase that was paid', async () => {
  const idorder = await buy([line]);
  expect((await chargeBack(idorder, 'otra')).statusCode).toBe(403);
  expect((await chargeBack('x')).statusCode).toBe(400);
  expect((await chargeBack(idorder)).json()).toEqual({ ok: false });
  expect((await chargeBack(123_456_789)).json()).toEqual({ ok: false });
  expect(await pay(idorder)).toBe('exito');
});
