import { sql } from 'kysely';
import type { Database, Db, Trx } from '../../db/database.ts';
import { rememberErasure, rememberRemoval } from '../../db/deleted-rows.ts';
import type { Tables } from '../../db/tables.ts';
import { lockAccount } from '../auth/lock-account.ts';
import { forgetAllFailures } from '../auth/login-failures.ts';
import { dropOpenLinks } from '../auth/one-time-links.ts';
import { recordSecurityEvent } from '../auth/security-events.ts';
import { revokeAllSessions } from '../auth/sessions.ts';
import { normalizeMailbox } from '../coupons/coupon-rows.ts';
import { expireCards } from '../gift-cards/end-gift-cards.ts';
import { deleteLettersWithNumbers } from '../mail/letter-folder.ts';
import { queueLetter } from '../mail/outbox.ts';
import { forgetPeopleOfOrders, forgetRecipient, mailboxIn, tablesOfOrders } from './forget-person.ts';

const dayMs = 24 * 3_600_000;
/** A closed account can be opened again for this long; one that was never activated waits as long. */
const keptMs = 30 * dayMs;
/** Nothing is done for these orders any more. */
const over = ['FIN', 'ENT', 'CAN'] as const;

export const withdrawConsent = (db: Db, customerId: number, now: number) => db.updateTable('customer').set({ publicidad: false, updated_at: new Date(now) }).where('id', '=', customerId).execute();

/** False: an order is on its way. Ends the call with 401 when the account was closed, or the session ended, meanwhile. */
export function closeAccount(database: Database, { customerId, sessionId, email, ip }: { customerId: number; sessionId: string; email: string; ip: string }, now: number): Promise<boolean> {
  return database.inTransaction(async (trx) => {
    await lockAccount(trx, { customerId, sessionId }, now);
    const open = await trx.selectFrom('orders').select('id').where('customer_id', '=', customerId).where('kind', '=', 'ORD').where('status', 'not in', over).executeTakeFirst();
    if (open) return false;
    await trx.updateTable('customer').set({ status: 'INA', deleted_at: new Date(now), updated_at: new Date(now) }).where('id', '=', customerId).execute();
    await dropOpenLinks(trx, customerId);
    await trx.deleteFrom('passkey').where('customer_id', '=', customerId).execute();
    await rememberRemoval(trx, ['passkey'], now);
    await revokeAllSessions(trx, customerId, 'CLOSED', now);
    await recordSecurityEvent(trx, { customerId, event: 'account-closed', ip, now });
    await queueLetter(trx, { dedupe: `account-closed:${customerId}:${now}`, to: email, template: 'account-closed', vars: { customerId }, now });
    return true;
  });
}

/** Whatever told who somebody was goes, also the letters in the outbox folder; what the shop sold, and for how much, stays. */
export async function eraseClosedAccounts({ database, outbox }: { database: Database; outbox: string }, now: number): Promise<number> {
  const due = await database.db.selectFrom('customer').select(['id', 'email']).where('status', '=', 'INA').where('deleted_at', '<=', new Date(now - keptMs)).execute();
  for (const account of due) await database.inTransaction((trx) => erase(trx, account, outbox, now));
  await database.inTransaction((trx) => eraseUnused(trx, now));
  return due.length;
}

/** Accounts that were never activated, and links that are over. */
async function eraseUnused(trx: Trx, now: number): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom('customer')
    .where('status', '=', 'PEN')
    .where('created_at', '<=', new Date(now - keptMs))
    .where((eb) => eb.not(eb.exists(eb.selectFrom('orders').select('orders.id').whereRef('orders.customer_id', '=', 'customer.id'))))
    .executeTakeFirstOrThrow();
  if (numDeletedRows > 0) await rememberErasure(trx, personTables, now);
  const links = await trx.deleteFrom('one_time_token').where('expires_at', '<=', new Date(now - dayMs)).executeTakeFirstOrThrow();
  if (links.numDeletedRows > 0) await rememberRemoval(trx, ['one_time_token'], now);
}

type Account = { readonly id: number; readonly email: string };
type Person = { readonly mailbox: string; readonly orderIds: readonly number[]; readonly letterIds: readonly number[]; readonly callers: readonly string[] };

/** Where a person is found: orders of the account and those the same mailbox placed as a guest, letters to it or about these, and the names under which limits and audits know it. */
async function knownOf(db: Db, { id, email }: Account): Promise<Person> {
  const mailbox = normalizeMailbox(email);
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'hash', 'guest_id'])
    .where((eb) => eb.or([eb('customer_id', '=', id), eb.and([eb('customer_id', 'is', null), eb('status', 'in', over), eb(mailboxIn("contact->>'email'"), '=', mailbox)])]))
    .execute();
  const orderIds = orders.map((order) => order.id);
  const sessions = await db.selectFrom('session').select('guest_id').distinct().where('customer_id', '=', id).where('guest_id', 'is not', null).execute();
  const cards = await db.selectFrom('gift_card').select('id').where((eb) => eb.or([eb('owner_id', '=', id), eb(mailboxIn('recipient_email'), '=', mailbox), ...(orderIds.length > 0 ? [eb('order_id', 'in', orderIds)] : [])])).execute();
  const letters = await db
    .selectFrom('mail_outbox')
    .select('id')
    // A gift that is still to be sent is owed to whoever paid for it.
    .where((eb) => eb.not(eb.and([eb('template', '=', 'gift-card'), eb('status', '=', 'QUEUED')])))
    .where((eb) =>
      eb.or([
        eb(mailboxIn('to_email'), '=', mailbox),
        eb(sql<string>`vars->>'customerId'`, '=', String(id)),
        ...(orders.length > 0 ? [eb(sql<string>`vars->>'orderId'`, 'in', orderIds.map(String)), eb(sql<string>`vars->>'hash'`, 'in', orders.map(({ hash }) => hash))] : []),
        ...(cards.length > 0 ? [eb(sql<string>`vars->>'cardId'`, 'in', cards.map((card) => String(card.id)))] : []),
      ]),
    )
    .execute();
  const guests = new Set([...orders, ...sessions].flatMap(({ guest_id: guestId }) => guestId ?? []));
  return { mailbox, orderIds, letterIds: letters.map((letter) => letter.id), callers: [`cli:${id}`, ...[...guests].map((guestId) => `gst:${guestId}`)] };
}

/** What is deleted with an account, directly or because it hangs on what is. */
const ownTables = ['address', 'passkey', 'session', 'one_time_token', 'sign_up'] as const;
/** Every table that `erase` writes to, and what the database deletes with its rows (challenges with their session): out of their files a person goes at once. */
export const personTables = ['customer', ...ownTables, 'passkey_challenge', ...tablesOfOrders, 'coupon_grant', 'mail_outbox', 'idempotency', 'audit_log', 'throttle'] as const satisfies readonly (keyof Tables)[];

async function erase(trx: Trx, { id, email }: Account, outbox: string, now: number): Promise<void> {
  const erased = await trx
    .updateTable('customer')
    .set({ status: 'DEL', email: `${id}@borrado.invalid`, password_hash: null, nombres: '', apellidos: '', nickname: '', telefono: '', birthday: null, genero: 'NA', publicidad: false, updated_at: new Date(now) })
    .where('id', '=', id)
    .where('status', '=', 'INA')
    .returning('id')
    .executeTakeFirst();
  // Opened again at the last moment.
  if (!erased) return;
  await rememberErasure(trx, personTables, now);
  const { mailbox, orderIds, letterIds, callers } = await knownOf(trx, { id, email });
  // Before their rows: a letter whose row is gone would be found by nobody. It does no harm when the transaction is run again.
  await deleteLettersWithNumbers(outbox, letterIds);
  for (const table of ownTables) await trx.deleteFrom(table).where('customer_id', '=', id).execute();
  await expireCards(trx, sql`owner_id = ${id} and status = 'ACTIVE'`, now);
  await forgetPeopleOfOrders(trx, orderIds);
  await forgetRecipient(trx, { customerId: id, mailbox });
  await trx.deleteFrom('coupon_grant').where('email', '=', email).execute();
  await trx.updateTable('coupon_redemption').set({ who: '' }).where('who', '=', mailbox).execute();
  if (letterIds.length > 0) await trx.deleteFrom('mail_outbox').where('id', 'in', letterIds).execute();
  await trx.deleteFrom('idempotency').where('scope', 'in', callers).execute();
  await trx.updateTable('audit_log').set({ ip: null, detail: null }).where('actor', 'in', callers).execute();
  await forgetAllFailures(trx, email);
}
