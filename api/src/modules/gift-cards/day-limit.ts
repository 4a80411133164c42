import type { Centavos } from '@brasa/shared/domain/money';
import { sql } from 'kysely';
import type { Db, Trx } from '../../db/database.ts';
import { guestsOf } from '../auth/guest-orders.ts';
import { normalizeMailbox } from '../coupons/coupon-rows.ts';
import type { Buyer } from '../orders/order-facts.ts';

/** A stolen card would buy what can be spent at once: gift cards for Q5,000 by one payer in a day, whatever the spelling of the mailbox. */
export const mostADay: Centavos = 500_000;
const dayMs = 24 * 3_600_000;

/** Until the end of the transaction nobody else places or pays gift cards for this mailbox. Comes before any lock on an order. */
export async function lockPayer(trx: Trx, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`gift:${normalizeMailbox(email)}`}, 0))`.execute(trx);
}

/**
 * Whether `amount` more is too much for this payer. Counted is what was paid with the mailbox in the last day; what waits for
 * its payment counts only for the `buyer` who placed it: anybody can type a mailbox, and must not use up its limit.
 */
export async function passesDayLimit(db: Db, { email, buyer, amount, now }: { email: string; buyer: Buyer | null; amount: Centavos; now: number }): Promise<boolean> {
  const guests = buyer?.kind === 'customer' ? await guestsOf(db, buyer.customerId, now) : buyer?.kind === 'guest' ? [buyer.guestId] : [];
  const { sum } = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.sum<number | null>('total_cents').as('sum'))
    .where('kind', '=', 'CER')
    .where('status', '!=', 'CAN')
    .where('placed_at', '>', new Date(now - dayMs))
    .where(sql<string>`regexp_replace(lower(contact->>'email'), '\\+[^@]*@', '@')`, '=', normalizeMailbox(email))
    .where((eb) =>
      eb.or([
        eb('confirmed_at', 'is not', null),
        ...(buyer?.kind === 'customer' ? [eb('customer_id', '=', buyer.customerId)] : []),
        ...(guests.length > 0 ? [eb('guest_id', 'in', guests)] : []),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0) + amount > mostADay;
}
