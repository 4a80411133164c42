import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { contact, customerLife, email, traces, type CustomerLife } from '../../../test/customer-life.ts';
import { testApi, type TestApi } from '../../../test/helper.ts';
import { mailbox, postOffice } from '../../../test/mailbox.ts';
import { guest, place } from '../../../test/ordering.ts';
import { forgetOldAttempts } from '../../idempotency/idempotency.ts';
import { fileCarrier } from '../mail/carriers.ts';
import { queueLetter } from '../mail/outbox.ts';
import { sendLetters } from '../mail/send-letters.ts';
import { eraseClosedAccounts, personTables } from './close-account.ts';
import { forgetErasedPeople, forgetOldGuests, guestContactMs } from './forget-person.ts';

let api: TestApi;
let life: CustomerLife;
let folder: string;
let outbox: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brasa-erasure-'));
  outbox = join(folder, 'outbox');
  api = await testApi({ env: { CASH_NO_SHOWS: '0' } });
  life = customerLife(api);
}, 60_000);
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

const dayMs = 24 * 3_600_000;
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

const carry = () => sendLetters(postOffice(api, fileCarrier({ dataDir: folder, mailFrom: api.config.mailFrom }, api.services.log)));
const finish = () => api.database.db.updateTable('orders').set({ status: 'FIN', closed_at: new Date(api.clock.now()) }).where('status', 'not in', ['CAN']).execute();

test('of a closed account nothing is left in any table or letter after thirty days, but what was sold', async () => {
  const { db } = api.database;
  const { her, id, given, got, ordered } = await life.wholeLife();
  await carry();
  await finish();
  const sold = await db.selectFrom('orders').select(['number', 'total_cents', 'pay_method', 'placed_at']).orderBy('id').execute();

  expect((await api.call('cliente/unsubscribe', undefined, her)).body).toMatchObject({ codigoRetorno: '00', mensajeRetorno: 'Tu cuenta fue desactivada' });
  await carry();
  const full = await tablesWith(traces);
  expect(full).toEqual(expect.arrayContaining(['address', 'audit_log', 'coupon_grant', 'coupon_redemption', 'customer', 'gift_card', 'mail_outbox', 'order_line', 'orders', 'session']));
  expect((await lettersWith(traces)).length).toBeGreaterThan(4);

  // As if it had been closed long ago: letters and attempts of today are found by whom they are about, not by their age.
  await db.updateTable('customer').set({ deleted_at: new Date(api.clock.now() - 31 * dayMs) }).where('id', '=', id).execute();
  // Closing has removed the passkeys; one that an earlier release let through.
  await db.insertInto('passkey').values({ customer_id: id, credential_id: 'tarde'.repeat(9), public_key: Buffer.from('x'), counter: 0, transports: [], name: 'Llave de Olvidín', created_at: new Date(api.clock.now()), used_at: null }).execute();
  expect(await eraseClosedAccounts({ database: api.database, outbox }, api.clock.now())).toBe(1);
  expect(await tablesWith([...traces, ordered.body.data.orden.hash])).toEqual(['orders']);
  expect(await tablesWith(traces)).toEqual([]);
  expect(await lettersWith(traces)).toEqual([]);
  // Out of the files of these, too, within the hour.
  const { tables, urgent } = await db.selectFrom('erasure').select(['tables', 'urgent']).orderBy('id', 'desc').executeTakeFirstOrThrow();
  expect({ urgent, tables }).toEqual({ urgent: true, tables: expect.arrayContaining([...full]) });

  expect(await db.selectFrom('orders').select(['number', 'total_cents', 'pay_method', 'placed_at']).orderBy('id').execute()).toEqual(sold);
  // What she gave still works; what was left on her own card is gone; what somebody else bought says who gave it.
  const cards = await db.selectFrom('gift_card').select(['id', 'status', 'balance_cents', 'buyer_name']).where('id', 'in', [given, got]).orderBy('id').execute();
  expect(cards).toEqual([
    { id: given, status: 'ISSUED', balance_cents: 10_000, buyer_name: '' },
    { id: got, status: 'EXPIRED', balance_cents: 0, buyer_name: 'Ana' },
  ]);
  expect((await lettersWith(['ana@example.com'])).length).toBeGreaterThan(0);
});

/** The account is closed for long; `between` runs when the job has found it, and erases it next. */
async function eraseAfter(between: () => Promise<unknown>): Promise<void> {
  await api.database.db.updateTable('customer').set({ deleted_at: new Date(api.clock.now() - 31 * dayMs) }).where('email', '=', email).execute();
  let isFirst = true;
  const inTransaction: typeof api.database.inTransaction = async (work) => {
    if (isFirst) await between();
    isFirst = false;
    return api.database.inTransaction(work);
  };
  await eraseClosedAccounts({ database: { ...api.database, inTransaction }, outbox }, api.clock.now());
}

test('a letter that is written while the account is about to be erased goes with it; one that is opened again keeps its letters', async () => {
  const { db } = api.database;
  await life.opensAccount();
  const close = () => db.updateTable('customer').set({ status: 'INA', deleted_at: new Date(api.clock.now()) }).where('email', '=', email).execute();
  const writes = async (dedupe: string) => {
    await queueLetter(db, { dedupe, to: email, template: 'session-ended', vars: {}, now: api.clock.now() });
    await carry();
  };
  await close();
  await writes('before');
  const before = await lettersWith(traces);
  await eraseAfter(() => db.updateTable('customer').set({ status: 'ACT', deleted_at: null }).where('email', '=', email).execute());
  expect([before.length > 0, await lettersWith(traces)]).toEqual([true, before]);

  await close();
  await eraseAfter(() => writes('meanwhile'));
  expect([await tablesWith(traces), await lettersWith(traces)]).toEqual([[], []]);
});

test('a gift that is still to be sent reaches its mailbox, without the name of a buyer who has left', async () => {
  const { db } = api.database;
  const her = await life.opensAccount();
  const later = await life.gives(her, contact, { CER_N: 'Olvido', CER_ND: 'Berta', CER_CD: 'berta@example.org', CER_D: 'Firma secreta', CER_FE: '24/12/2026' });
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
  const her = await life.opensAccount();
  const later = await life.gives(her, contact, { CER_N: 'Olvido', CER_ND: 'Berta', CER_CD: 'berta.mal@example.org', CER_D: '', CER_FE: '24/12/2026' });
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
  const card = await life.gives(await guest(api), contact, { CER_N: 'Olvido', CER_ND: 'Berta', CER_CD: 'berta@example.org', CER_D: '', CER_FE: '18/11/2027' });
  const { order_id: order } = await db.selectFrom('gift_card').select('order_id').where('id', '=', card).executeTakeFirstOrThrow();
  const emailOf = async () => (await db.selectFrom('orders').select('contact').where('id', '=', order).executeTakeFirstOrThrow()).contact['email'];
  await forgetOldGuests(api.database, api.clock.now() + guestContactMs + dayMs);
  expect(await emailOf()).toBe(email);
  await forgetOldGuests(api.database, api.clock.now() + 3 * guestContactMs);
  expect(await emailOf()).toBe('');
});

test('who a guest was is known for a year; the account of somebody else keeps what it knows', async () => {
  const { db } = api.database;
  expect((await place(api, life.order(), await guest(api))).body.codigoRetorno).toBe('00');
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
  const her = await life.opensAccount();
  expect((await place(api, life.order(), her)).body.codigoRetorno).toBe('00');
  await finish();
  await db.updateTable('customer').set({ status: 'DEL', email: 'old@borrado.invalid' }).where('email', '=', email).execute();
  expect(await db.selectFrom('orders').innerJoin('customer', 'customer.id', 'orders.customer_id').select('orders.id').where('customer.status', '=', 'DEL').where('content_hash', '<>', '').execute()).not.toEqual([]);
  await forgetErasedPeople(api.database, api.clock.now());
  expect(await db.selectFrom('orders').innerJoin('customer', 'customer.id', 'orders.customer_id').select('orders.id').where('customer.status', '=', 'DEL').where((eb) => eb.or([eb('content_hash', '<>', ''), eb('invoice', 'is not', null)])).execute()).toEqual([]);
});

/** Hang on a customer, but say only what was sold, for how much and how it was paid; the scope of a block is one of the menu. Erasing somebody leaves them alone. */
const leftAlone = ['block', 'gift_entry', 'gift_posting', 'order_event', 'payment', 'payment_event'];

test('whoever adds a table that hangs on a customer, or names a person, says whether it is rewritten when one is erased', async () => {
  const { rows } = await sql<{ name: string }>`
    with recursive hanging(name) as (
      select 'customer'::regclass::oid union select conrelid from pg_constraint join hanging on confrelid = hanging.name where contype = 'f'
    )
    select relname as name from pg_class join hanging on oid = hanging.name
    union select table_name from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and column_name ~ '(customer|guest|owner)_id$|email|phone|contact|user_agent|^(ip|who|actor|scope|bucket)$'
    order by 1
  `.execute(api.database.db);
  expect(rows.map(({ name }) => name)).toEqual([...personTables, ...leftAlone].sort());
});
