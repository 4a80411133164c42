import type { Centavos } from '@brasa/shared/domain/money';
import { type OnConflictBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import { localDay } from './local-day.ts';

const dayMs = 24 * 3_600_000;
/** A balance that comes back after its card's last day lives this much longer. */
const graceDays = 30;

const spendable = (db: Db, customerId: number, now: number) =>
  db.selectFrom('gift_card').where('owner_id', '=', customerId).where('status', '=', 'ACTIVE').where('expires_on', '>=', localDay(now)).where('balance_cents', '>', 0);

/**
 * What orders whose card was refused keep aside, in centavos by gift card: it is free for the next order, which cancels
 * them (`place-order.ts`).
 */
export async function heldByRefused(db: Db, customerId: number): Promise<ReadonlyMap<number, Centavos>> {
  const held = await db
    .selectFrom('gift_entry')
    .innerJoin('orders', 'orders.id', 'gift_entry.order_id')
    .select(['gift_entry.gift_card_id', 'gift_entry.delta_cents'])
    .where('orders.customer_id', '=', customerId)
    .where('orders.status', '=', 'PEN')
    .where('orders.pay_status', '=', 'FAILED')
    .where('orders.confirmed_at', 'is', null)
    .where('gift_entry.kind', '=', 'HOLD')
    .execute();
  const byCard = new Map<number, Centavos>();
  for (const { gift_card_id: card, delta_cents: delta } of held) byCard.set(card, (byCard.get(card) ?? 0) - delta);
  return byCard;
}

export async function giftBalance(db: Db, customerId: number, now: number): Promise<Centavos> {
  const { sum } = await spendable(db, customerId, now)
    .select((eb) => eb.fn.sum<number | null>('balance_cents').as('sum'))
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}

/** Sets an amount aside, from the card that ends first. False: by now there is less than that, and nothing was taken. */
export async function holdBalance(trx: Trx, order: { id: number; customerId: number; amount: Centavos; now: number }): Promise<boolean> {
  const cards = await spendable(trx, order.customerId, order.now).select(['id', 'balance_cents']).orderBy('expires_on').orderBy('id').forUpdate().execute();
  if (cards.reduce((sum, card) => sum + card.balance_cents, 0) < order.amount) return false;
  let left = order.amount;
  for (const card of cards) {
    const taken = Math.min(left, card.balance_cents);
    if (taken === 0) break;
    left -= taken;
    await trx.updateTable('gift_card').set((eb) => ({ balance_cents: eb('balance_cents', '-', taken) })).where('id', '=', card.id).execute();
    await trx.insertInto('gift_entry').values({ gift_card_id: card.id, order_id: order.id, kind: 'HOLD', delta_cents: -taken, at: new Date(order.now) }).execute();
  }
  return true;
}

/** The same movement again changes nothing; one that contradicts another is an error of the database. */
const once = (conflict: OnConflictBuilder<Tables, 'gift_entry'>) => conflict.columns(['gift_card_id', 'order_id', 'kind']).where('order_id', 'is not', null).doNothing();

const heldFor = (trx: Trx, orderId: number) => trx.selectFrom('gift_entry').select(['gift_card_id', 'delta_cents']).where('order_id', '=', orderId).where('kind', '=', 'HOLD').orderBy('id').execute();

export async function captureBalance(trx: Trx, orderId: number, now: number): Promise<void> {
  for (const { gift_card_id: id } of await heldFor(trx, orderId)) {
    await trx.insertInto('gift_entry').values({ gift_card_id: id, order_id: orderId, kind: 'CAPTURE', delta_cents: 0, at: new Date(now) }).onConflict(once).execute();
    await trx.updateTable('gift_card').set({ status: 'SPENT' }).where('id', '=', id).where('balance_cents', '=', 0).where('status', '=', 'ACTIVE').execute();
  }
}

/**
 * Puts back what was set aside, once per card and order. Where it had paid already the database makes a REFUND of it. What
 * comes back to a voided card is voided with it.
 */
export async function releaseBalance(trx: Trx, orderId: number, now: number): Promise<void> {
  const at = new Date(now);
  for (const { gift_card_id: id, delta_cents: delta } of await heldFor(trx, orderId)) {
    const entry = await trx.insertInto('gift_entry').values({ gift_card_id: id, order_id: orderId, kind: 'RELEASE', delta_cents: -delta, at }).onConflict(once).returning('id').executeTakeFirst();
    if (!entry) continue;
    const today = localDay(now);
    const later = localDay(now + graceDays * dayMs);
    const usable = await trx
      .updateTable('gift_card')
      .set((eb) => ({ balance_cents: eb('balance_cents', '-', delta), status: 'ACTIVE', expires_on: sql<string>`case when expires_on < ${today}::date then ${later}::date else expires_on end` }))
      .where('id', '=', id)
      .where('status', '!=', 'VOID')
      .returning('id')
      .executeTakeFirst();
    if (!usable) await trx.insertInto('gift_entry').values({ gift_card_id: id, order_id: orderId, kind: 'VOID', delta_cents: delta, at }).execute();
  }
}
