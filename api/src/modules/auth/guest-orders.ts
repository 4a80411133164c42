import { sql } from 'kysely';
import type { Db, Trx } from '../../db/database.ts';

const dayMs = 24 * 3_600_000;

/**
 * Orders a guest placed in the last day join the account when the same guest token comes along with the log-in and the
 * e-mail of the order is the account's. Typing somebody's e-mail proves nothing; holding the token that ordered does.
 */
export async function attachGuestOrders(trx: Trx, account: { customerId: number; email: string }, guestId: string, now: number): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ customer_id: account.customerId })
    .where('guest_id', '=', guestId)
    .where('customer_id', 'is', null)
    .where('placed_at', '>', new Date(now - dayMs))
    .where(sql<string>`lower(contact->>'email')`, '=', account.email)
    .execute();
}

/** The guests this customer was in the last day: a log-in that brought their token along proves it. */
export async function guestsOf(db: Db, customerId: number, now: number): Promise<readonly string[]> {
  const sessions = await db
    .selectFrom('session')
    .select('guest_id')
    .distinct()
    .where('customer_id', '=', customerId)
    .where('guest_id', 'is not', null)
    .where('created_at', '>', new Date(now - dayMs))
    .execute();
  return sessions.flatMap(({ guest_id }) => guest_id ?? []);
}
