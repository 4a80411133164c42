import { distanceBetween } from '@brasa/shared/domain/distance';
import { normalize } from '@brasa/shared/domain/text';
import type { ReceivedDraft } from '@brasa/shared/wire/received-draft-wire';
import { sql } from 'kysely';
import { Refusal } from '../../calls/failures.ts';
import type { Db, Trx } from '../../db/database.ts';
import type { OrderAddress } from './order-record.ts';
import { ordersText } from './orders-text.ts';

const dayMs = 24 * 3_600_000;

/**
 * Orders nobody paid for. The shop baked them and nobody was there; it reports such an order as cancelled, and says so when
 * the fault was its own (no oven, no courier): that one counts against nobody. Neither do orders that were
 * paid for, that a card never paid, or that the customer replaced.
 */
const countedMs = 30 * dayMs;
/** With this many, phone and address pay by card. */
const mostNoShows = 3;
/** Two pins this near with the same words are one door; the same words elsewhere are another one, and so is a neighbour. */
const sameDoorKm = 0.1;

type Door = Pick<OrderAddress, 'address' | 'deliverTo'>;

const isSameDoor = (one: Door, other: Door): boolean => normalize(one.address) === normalize(other.address) && distanceBetween(one.deliverTo, other.deliverTo) <= sameDoorKm;

/** Marks a cancelled order of which something was to be paid in cash. */
export async function markNoShow(trx: Trx, orderId: number): Promise<void> {
  await trx.updateTable('orders').set({ no_show: true }).where('id', '=', orderId).where('pay_method', '=', 'E').whereRef('gift_cents', '<', 'total_cents').where('confirmed_at', 'is not', null).execute();
}

/** Whether whoever orders must pay by card: too many of the last thirty days were for the same phone, or went to the same door. */
export async function mustPayByCard(db: Db, { contact, destination }: Pick<ReceivedDraft, 'contact' | 'destination'>, now: number): Promise<boolean> {
  const phone = sql<string>`contact->>'phone'`;
  const found = await db
    .selectFrom('orders')
    .select([phone.as('phone'), 'destination'])
    .where('no_show', '=', true)
    .where('closed_at', '>', new Date(now - countedMs))
    .where((eb) => eb.or([eb('store_id', '=', destination.shopId), eb(phone, '=', contact.phone)]))
    .execute();
  const samePhone = found.filter((order) => order.phone === contact.phone);
  const sameDoor = found.filter((order) => destination.kind === 'home' && order.destination !== null && isSameDoor(order.destination as OrderAddress, destination));
  return samePhone.length >= mostNoShows || sameDoor.length >= mostNoShows;
}

export const isCashRefusal = (error: unknown): boolean => error instanceof Refusal && (error.message === ordersText.cardOnly || error.message === ordersText.cashRefused);

/** Who tried and from where is written down, after the transaction was undone. */
export async function recordCashRefusal(db: Db, { actor, ip, shopId, now }: { actor: string; ip: string; shopId: number; now: number }): Promise<void> {
  await db.insertInto('audit_log').values({ at: new Date(now), actor, action: 'cash-refused', target: `shop:${shopId}`, ip, detail: null }).execute();
}

/** What was written down is kept for two years. */
export async function forgetOldAudits(db: Db, now: number): Promise<bigint> {
  const { numDeletedRows } = await db.deleteFrom('audit_log').where('at', '<', new Date(now - 730 * dayMs)).executeTakeFirstOrThrow();
  return numDeletedRows;
}
