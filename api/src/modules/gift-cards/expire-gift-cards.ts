import { type RawBuilder, sql } from 'kysely';
import type { Database, Trx } from '../../db/database.ts';
import { localDay } from '../payments/local-day.ts';

/** Ends cards: what is left on them expires. What an order has set aside stays so until that order is paid or given up. */
export async function expireCards(trx: Trx, which: RawBuilder<unknown>, now: number): Promise<void> {
  // Locked in the order in which orders lock them to set a balance aside.
  await sql`
    with ended as (
      update gift_card set status = 'EXPIRED', balance_cents = 0
      from (select id, balance_cents as left_cents from gift_card where ${which} order by expires_on, id for update) before
      where gift_card.id = before.id returning gift_card.id, before.left_cents
    ) insert into gift_entry (gift_card_id, kind, delta_cents, at) select id, 'EXPIRE', -left_cents, ${new Date(now)} from ended where left_cents > 0
  `.execute(trx);
}

/** `expires_on` is the last day in Guatemala on which a card can be used. */
export const expireGiftCards = (database: Database, now: number): Promise<void> =>
  database.inTransaction((trx) => expireCards(trx, sql`status in ('ISSUED', 'ACTIVE') and balance_cents > 0 and expires_on < ${localDay(now)}::date`, now));
