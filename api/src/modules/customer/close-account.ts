import { sql } from 'kysely';
import type { Database, Db, Trx } from '../../db/database.ts';
import { json } from '../../db/tables.ts';
import { dropOpenLinks } from '../auth/one-time-links.ts';
import { revokeAllSessions } from '../auth/sessions.ts';
import { expireCards } from '../gift-cards/end-gift-cards.ts';
import { queueLetter } from '../mail/outbox.ts';

const dayMs = 24 * 3_600_000;
/** A closed account can be opened again for this long; one that was never activated waits as long. */
const keptMs = 30 * dayMs;

export const withdrawConsent = (db: Db, customerId: number, now: number) => db.updateTable('customer').set({ publicidad: false, updated_at: new Date(now) }).where('id', '=', customerId).execute();

/** False: an order is on its way. */
export function closeAccount(database: Database, { customerId, email }: { customerId: number; email: string }, now: number): Promise<boolean> {
  return database.inTransaction(async (trx) => {
    const open = await trx.selectFrom('orders').select('id').where('customer_id', '=', customerId).where('kind', '=', 'ORD').where('status', 'not in', ['FIN', 'ENT', 'CAN']).executeTakeFirst();
    if (open) return false;
    await trx.updateTable('customer').set({ status: 'INA', deleted_at: new Date(now), updated_at: new Date(now) }).where('id', '=', customerId).execute();
    await dropOpenLinks(trx, customerId);
    await revokeAllSessions(trx, customerId, 'CLOSED', now);
    await queueLetter(trx, { dedupe: `account-closed:${customerId}:${now}`, to: email, template: 'account-closed', vars: { customerId }, now });
    return true;
  });
}

/** Whatever told who somebody was goes; what the shop sold, and for how much, stays. */
export async function eraseClosedAccounts(database: Database, now: number): Promise<number> {
  const due = await database.db.selectFrom('customer').select('id').where('status', '=', 'INA').where('deleted_at', '<=', new Date(now - keptMs)).execute();
  for (const { id } of due) await database.inTransaction((trx) => erase(trx, id, now));
  await database.db
    .deleteFrom('customer')
    .where('status', '=', 'PEN')
    .where('created_at', '<=', new Date(now - keptMs))
    .where((eb) => eb.not(eb.exists(eb.selectFrom('orders').select('orders.id').whereRef('orders.customer_id', '=', 'customer.id'))))
    .execute();
  await database.db.deleteFrom('one_time_token').where('expires_at', '<=', new Date(now - dayMs)).execute();
  return due.length;
}

async function erase(trx: Trx, id: number, now: number): Promise<void> {
  const erased = await trx
    .updateTable('customer')
    .set({ status: 'DEL', email: `${id}@borrado.invalid`, password_hash: null, nombres: '', apellidos: '', nickname: '', telefono: '', birthday: null, genero: 'NA', publicidad: false, updated_at: new Date(now) })
    .where('id', '=', id)
    .where('status', '=', 'INA')
    .returning('id')
    .executeTakeFirst();
  if (!erased) return;
  for (const table of ['address', 'session', 'one_time_token', 'sign_up'] as const) await trx.deleteFrom(table).where('customer_id', '=', id).execute();
  await trx
    .updateTable('orders')
    .set({ contact: json({ name: '', phone: '', email: '', collectedBy: '', wantsAccount: false }), destination: null, comments: '', device: null })
    .where('customer_id', '=', id)
    .execute();
  await expireCards(trx, sql`owner_id = ${id} and status = 'ACTIVE'`, now);
}
