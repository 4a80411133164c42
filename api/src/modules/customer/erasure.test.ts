import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { testApi, type TestApi, type TestCall } from '../../../test/helper.ts';
import { mailbox } from '../../../test/mailbox.ts';
import { aDraft, checkedCoupon, customer, guest, home, ids, place, places } from '../../../test/ordering.ts';
import { forgetOldAttempts } from '../../idempotency/idempotency.ts';
import { fileCarrier } from '../mail/carriers.ts';
import { sendLetters } from '../mail/send-letters.ts';
import { giftCode } from '../gift-cards/gift-code.ts';
import { eraseClosedAccounts } from './close-account.ts';
import { forgetErasedPeople, forgetOldGuests, guestContactMs } from './forget-person.ts';

let api: TestApi;
let folder: string;
let outbox: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brasa-erasure-'));
  outbox = join(folder, 'outbox');
  api = await testApi({ env: { CASH_NO_SHOWS: '0' } });
}, 60_000);
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

const dayMs = 24 * 3_600_000;
const email = 'olvido.sagastume@example.org';
/** Whatever tells who she is, each written so that nothing else in the database looks like it. */
const traces = [email, 'Olvido', 'Sagastume', 'Olvidín', '55598761', 'Calle del Secreto', 'Portón secreto', 'Fiscal secreta', '98765432-1', 'Nota secreta', 'TeléfonoSecreto', '203.0.113.77', 'Firma secreta', 'Para-Olvidin'];

/** The tables, of every schema but the database's own, in which any of these texts stands in any column. */
async function tablesWith(texts: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1, 2
  `.execute(api.database.db);
  expect(rows.length).toBeGreaterThan(30);
  const found: string[] = [];
  for (const { schema, name } of rows) {
    const { rows: hits } = await sql`select 1 from ${sql.table(`${schema}.${name}`)} row where exists (select from unnest(${sql.val(texts)}::text[]) text where strpos(lower(row::text), lower(text)) > 0) limit 1`.execute(api.database.db);
    if (hits.length > 0) found.push(name);
  }
  return found;
}

async function lettersWith(texts: readonly string[]): Promise<readonly string[]> {
  const names = await readdir(outbox);
  const letters = await Promise.all(names.map(async (name) => ({ name, text: (await readFile(join(outbox, name))).toString() })));
  return letters.filter(({ text }) => texts.some((each) => text.includes(each))).map(({ name }) => name);
}

const carry = () => sendLetters({ database: api.database, clock: api.clock, log: api.services.log, secrets: api.secrets, publicUrl: api.config.publicUrl, carrier: fileCarrier({ dataDir: folder, mailFrom: api.config.mailFrom }, api.services.log) });
const finish = () => api.database.db.updateTable('orders').set({ status: 'FIN', closed_at: new Date(api.clock.now()) }).where('status', 'not in', ['CAN']).execute();

const contact = { name: 'Olvido Sagastume', phone: '55598761', email };
const invoice = { name: 'Olvido Sagastume', email, document: '98765432-1', address: 'Fiscal secreta 99' };
const herHome = () => home(api.services, places.oakland, { address: 'Calle del Secreto 5', reference: 'Portón secreto' });
const herOrder = (change: object = {}) => aDraft(api.services, { contact, destination: herHome(), invoice, comments: 'Nota secreta', device: { model: 'TeléfonoSecreto' }, ...change });

async function opensAccount(): Promise<TestCall> {
  const person = { nombres: 'Olvido', apellidos: 'Sagastume', nickname: 'Olvidín', telefono: '55598761', email, fechaNacimiento: '14/03/1994', contrasena: 'clave-Demo-1', contrasenaConfirm: 'clave-Demo-1' };
  expect((await api.callEncrypted('auth/signupEmail', person)).body.codigoRetorno).toBe('00');
  await api.call('auth/activate', { hash: await mailbox(api).secret(email) });
  const { body } = await api.call('auth/login', { email, password: 'clave-Demo-1' }, { ip: '203.0.113.77', headers: { 'user-agent': 'TeléfonoSecreto' } });
  return { headers: { authorization: `Bearer ${body.token}`, 'refresh-token': body.refreshToken } };
}

/** Buys a gift card and pays it; answers its id. */
async function gives(who: TestCall, buyer: typeof contact, line: object): Promise<number> {
  const request = { _id: randomUUID(), orden: { idord: '' }, data: { nombres: buyer.name, nombre: buyer.name, correo: buyer.email, telefono: buyer.phone, enviarFactura: 'N', device: {} }, menu: [{ I: 2, P: 100, TIP: 'CER', C: 1, VS: 0, ...line }] };
  const { idorder } = (await api.call('data/saveOrderCertificado', request, who)).body.data.orden;
  const { token } = (await api.call('checkout/getValidatorTokenPromerica', { idorder, tipo: 'CER' }, { headers: { ...who.headers, origin: 'http://localhost:4000' } })).body;
  await api.app.inject({ method: 'POST', url: '/fake-pos', payload: { token, wished: 'exito' } });
  const card = await api.database.db.selectFrom('gift_card').innerJoin('orders', 'orders.id', 'gift_card.order_id').select('gift_card.id').where('orders.number', '=', idorder).executeTakeFirstOrThrow();
  return card.id;
}

test('of a closed account nothing is left in any table or letter after thirty days, but what was sold', async () => {
  const { db } = api.database;
  const ana = await customer(api);
  const her = await opensAccount();
  const { id } = await db.selectFrom('customer').select('id').where('email', '=', email).executeTakeFirstOrThrow();

  // As a guest before, with a variant of the same mailbox; then as a customer, with a coupon of her own.
  expect((await place(api, herOrder({ contact: { ...contact, email: 'olvido.sagastume+pizza@example.org' } }), await guest(api))).body.codigoRetorno).toBe('00');
  await db.insertInto('coupon_grant').columns(['coupon_id', 'email']).expression((eb) => eb.selectFrom('coupon').select(['id', sql<string>`${email}`.as('email')]).where('code', '=', 'cumple-ana')).execute();
  const coupon = await checkedCoupon(api, 'cumple-ana', her);
  const ordered = await place(api, herOrder({ products: [{ productId: ids.combo, quantity: 3 }, { productId: ids.brownie, quantity: 1 }], coupon }), her);
  expect(ordered.body.codigoRetorno).toBe('00');
  const address = { id: '', principal: 1, longitud: places.oakland.longitude, latitud: places.oakland.latitude, categoria: 'Mi Casa', direccion: 'Calle del Secreto 5', indicaciones: 'Portón secreto' };
  expect((await api.callEncrypted('cliente/saveDireccion', { _id: randomUUID(), ...address }, her)).body.codigoRetorno).toBe('00');
  // She gives one card, gets one and uses it, and gets another that nobody has activated.
  const given = await gives(her, contact, { CER_N: 'Olvido', CER_ND: 'Berta', CER_CD: 'berta@example.org', CER_D: 'Firma secreta' });
  const got = await gives(ana, { name: 'Ana López', phone: '55501234', email: 'ana@example.com' }, { CER_N: 'Ana', CER_ND: 'Para-Olvidin', CER_CD: 'regalo@example.org', CER_D: 'Feliz día' });
  expect((await api.call('data/activarCertificado', { correo: email, codigo: giftCode(api.secrets, got) }, her)).body.codigoRetorno).toBe('00');
  await gives(ana, { name: 'Ana López', phone: '55501234', email: 'ana@example.com' }, { CER_N: 'Ana', CER_ND: 'Olvido', CER_CD: email, CER_D: 'Feliz día' });
  await db.insertInto('audit_log').values({ at: new Date(api.clock.now()), actor: `cli:${id}`, action: 'cash-refused', target: 'shop:2', ip: '203.0.113.77', detail: null }).execute();
  await carry();
  await finish();
  const sold = await db.selectFrom('orders').select(['number', 'total_cents', 'pay_method', 'placed_at']).orderBy('id').execute();

  expect((await api.call('cliente/unsubscribe', undefined, her)).body).toMatchObject({ codigoRetorno: '00', mensajeRetorno: 'Tu cuenta fue desactivada' });
  await carry();
  expect(await tablesWith(traces)).toEqual(expect.arrayContaining(['address', 'audit_log', 'coupon_grant', 'coupon_redemption', 'customer', 'gift_card', 'mail_outbox', 'order_line', 'orders', 'session']));
  expect((await lettersWith(traces)).length).toBeGreaterThan(4);

  // As if it had been closed long ago: letters and attempts of today are found by whom they are about, not by their age.
  await db.updateTable('customer').set({ deleted_at: new Date(api.clock.now() - 31 * dayMs) }).where('id', '=', id).execute();
  expect(await eraseClosedAccounts({ database: api.database, outbox }, api.clock.now())).toBe(1);
  expect(await tablesWith([...traces, ordered.body.data.orden.hash])).toEqual(['orders']);
  expect(await tablesWith(traces)).toEqual([]);
  expect(await lettersWith(traces)).toEqual([]);

  expect(await db.selectFrom('orders').select(['number', 'total_cents', 'pay_method', 'placed_at']).orderBy('id').execute()).toEqual(sold);
  // What she gave still works; what was left on her own card is gone; what somebody else bought says who gave it.
  const cards = await db.selectFrom('gift_card').select(['id', 'status', 'balance_cents', 'buyer_name']).where('id', 'in', [given, got]).orderBy('id').execute();
  expect(cards).toEqual([
    { id: given, status: 'ISSUED', balance_cents: 10_000, buyer_name: '' },
    { id: got, status: 'EXPIRED', balance_cents: 0, buyer_name: 'Ana' },
  ]);
  expect((await lettersWith(['ana@example.com'])).length).toBeGreaterThan(0);
});

test('a gift that is still to be sent reaches its mailbox, without the name of a buyer who has left', async () => {
  const { db } = api.database;
  const her = await opensAccount();
  const later = await gives(her, contact, { CER_N: 'Olvido', CER_ND: 'Berta', CER_CD: 'berta@example.org', CER_D: 'Firma secreta', CER_FE: '24/12/2026' });
  await api.call('cliente/unsubscribe', undefined, her);
  await carry();
  await db.updateTable('customer').set({ deleted_at: new Date(api.clock.now() - 31 * dayMs) }).where('email', '=', email).execute();
  await eraseClosedAccounts({ database: api.database, outbox }, api.clock.now());
  expect(await tablesWith(traces)).toEqual([]);
  expect(await db.selectFrom('gift_card').select(['recipient_email']).where('id', '=', later).executeTakeFirst()).toEqual({ recipient_email: 'berta@example.org' });
  const before = api.clock.now();
  api.clock.advance(60 * dayMs);
  const [letter] = (await mailbox(api).collect('berta@example.org')).filter(({ template }) => template === 'gift-card');
  expect(letter?.text).toContain('Te enviaron una Gift Card de Q100.00.');
  api.clock.set(before);
});

test('a gift whose mailbox was corrected before its day still says for whom it is, though its buyer has left', async () => {
  const { db } = api.database;
  const her = await opensAccount();
  const later = await gives(her, contact, { CER_N: 'Olvido', CER_ND: 'Berta', CER_CD: 'berta.mal@example.org', CER_D: '', CER_FE: '24/12/2026' });
  const { hash } = await db.selectFrom('gift_card').innerJoin('orders', 'orders.id', 'gift_card.order_id').select('orders.hash').where('gift_card.id', '=', later).executeTakeFirstOrThrow();
  expect((await api.call('cuenta/corregirCertificado', { hash, id: 0, correo: 'berta.bien@example.org' }, her)).body.codigoRetorno).toBe('00');
  await api.call('cliente/unsubscribe', undefined, her);
  await carry();
  await db.updateTable('customer').set({ deleted_at: new Date(api.clock.now() - 31 * dayMs) }).where('email', '=', email).execute();
  await eraseClosedAccounts({ database: api.database, outbox }, api.clock.now());
  expect(await db.selectFrom('gift_card').select(['recipient_name', 'recipient_email']).where('id', '=', later).executeTakeFirst()).toEqual({ recipient_name: 'Berta', recipient_email: 'berta.bien@example.org' });
});

test('who bought a gift card as a guest is known until the card is activated or over', async () => {
  const { db } = api.database;
  const card = await gives(await guest(api), contact, { CER_N: 'Olvido', CER_ND: 'Berta', CER_CD: 'berta@example.org', CER_D: '', CER_FE: '18/11/2027' });
  const { order_id: order } = await db.selectFrom('gift_card').select('order_id').where('id', '=', card).executeTakeFirstOrThrow();
  const emailOf = async () => (await db.selectFrom('orders').select('contact').where('id', '=', order).executeTakeFirstOrThrow()).contact['email'];
  await forgetOldGuests(api.database, api.clock.now() + guestContactMs + dayMs);
  expect(await emailOf()).toBe(email);
  await forgetOldGuests(api.database, api.clock.now() + 3 * guestContactMs);
  expect(await emailOf()).toBe('');
});

test('who a guest was is known for a year; the account of somebody else keeps what it knows', async () => {
  const { db } = api.database;
  expect((await place(api, herOrder(), await guest(api))).body.codigoRetorno).toBe('00');
  await finish();
  await carry();
  // What is forgotten within a day, or a month, anyway.
  await forgetOldAttempts(db, api.clock.now() + 2 * dayMs);
  await db.deleteFrom('mail_outbox').execute();
  await forgetOldGuests(api.database, api.clock.now() + guestContactMs - 1);
  expect(await tablesWith(traces)).toEqual(['orders']);
  await forgetOldGuests(api.database, api.clock.now() + guestContactMs);
  expect(await tablesWith(traces)).toEqual([]);
  expect(await tablesWith(['Ana López'])).toContain('orders');
});

test('what a release before this one left in orders of an erased account goes, too', async () => {
  const { db } = api.database;
  const her = await opensAccount();
  expect((await place(api, herOrder(), her)).body.codigoRetorno).toBe('00');
  await finish();
  await db.updateTable('customer').set({ status: 'DEL', email: 'old@borrado.invalid' }).where('email', '=', email).execute();
  expect(await db.selectFrom('orders').innerJoin('customer', 'customer.id', 'orders.customer_id').select('orders.id').where('customer.status', '=', 'DEL').where('content_hash', '<>', '').execute()).not.toEqual([]);
  await forgetErasedPeople(api.database);
  expect(await db.selectFrom('orders').innerJoin('customer', 'customer.id', 'orders.customer_id').select('orders.id').where('customer.status', '=', 'DEL').where((eb) => eb.or([eb('content_hash', '<>', ''), eb('invoice', 'is not', null)])).execute()).toEqual([]);
});
