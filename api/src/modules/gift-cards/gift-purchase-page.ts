import type { GiftDelivery, GiftPurchase } from '@brasa/shared/domain/gift-delivery';
import { dateText, timeText } from '@brasa/shared/domain/local-time';
import { orderHash } from '@brasa/shared/wire/orders-schema';
import type { CustomerCaller, GuestCaller } from '../../calls/caller.ts';
import type { Db } from '../../db/database.ts';
import { isOwner } from '../orders/order-owner.ts';
import { localDay } from '../payments/local-day.ts';
import { letterKey } from './gift-letters.ts';

/** Sent within a year, good for another one: until then its page is there. */
const shownForMs = 731 * 24 * 3_600_000;

/** A paid purchase of gift cards, and whether the caller made it. */
export type FoundPurchase = { readonly orderId: number; readonly number: number; readonly placedAt: number; readonly total: number; readonly phone: string; readonly isOwner: boolean };

/** By its hash, which is a secret of 128 bits. Null: there is none, or not any more. `isPaid` false: there are no cards yet. */
export async function findPurchase(db: Db, hash: string, caller: CustomerCaller | GuestCaller, now: number): Promise<(FoundPurchase & { readonly isPaid: boolean }) | null> {
  if (!orderHash.safeParse(hash).success) return null;
  const order = await db.selectFrom('orders').select(['id', 'number', 'status', 'placed_at', 'confirmed_at', 'total_cents', 'contact', 'customer_id', 'guest_id']).where('hash', '=', hash).where('kind', '=', 'CER').where('status', '!=', 'CAN').executeTakeFirst();
  if (!order || order.placed_at.getTime() <= now - shownForMs) return null;
  return {
    orderId: order.id,
    number: order.number,
    placedAt: order.placed_at.getTime(),
    total: order.total_cents,
    phone: typeof order.contact['phone'] === 'string' ? order.contact['phone'] : '',
    isOwner: await isOwner(db, { customerId: order.customer_id, guestId: order.guest_id }, caller, now),
    isPaid: order.confirmed_at !== null,
  };
}

const momentText = (moment: Date | null): string => (moment ? `${dateText(moment.getTime())} ${timeText(moment.getTime())}` : '');

/** `l•••@example.org`: enough to recognise a mailbox that one has typed. */
const inPart = (email: string): string => email.replace(/^(.).*@/, '$1•••@');

type Standing = Pick<GiftDelivery, 'state'> & { readonly at: Date | null };

/** The cards of a purchase, as they stand. Codes and owners are never told. */
export async function deliveriesOf(db: Db, { orderId, isOwner: owns }: Pick<FoundPurchase, 'orderId' | 'isOwner'>, now: number): Promise<GiftDelivery[]> {
  const cards = await db.selectFrom('gift_card').innerJoin('gift_design', 'gift_design.id', 'gift_card.design_id').selectAll('gift_card').select('gift_design.name').where('gift_card.order_id', '=', orderId).orderBy('gift_card.order_pos').execute();
  if (cards.length === 0) return [];
  const keys = cards.map(({ id, letter }) => letterKey(id, letter));
  const letters = await db.selectFrom('mail_outbox').select(['dedupe', 'status', 'attempts', 'next_at', 'sent_at']).where('dedupe', 'in', keys).execute();
  return cards.map((card) => {
    const letter = letters.find(({ dedupe }) => dedupe === letterKey(card.id, card.letter));
    const standing = (): Standing => {
      if (card.activated_at || card.owner_id !== null) return { state: 'activated', at: card.activated_at };
      if (card.status !== 'ISSUED' || card.expires_on < localDay(now)) return { state: 'ended', at: null };
      if (letter?.status === 'QUEUED') return letter.attempts === 0 && letter.next_at !== null && letter.next_at.getTime() > now ? { state: 'scheduled', at: letter.next_at } : { state: 'sending', at: null };
      if (card.undelivered_at || letter?.status === 'FAILED') return { state: 'undelivered', at: card.undelivered_at };
      return { state: 'sent', at: card.sent_at ?? letter?.sent_at ?? null };
    };
    const { state, at } = standing();
    const email = owns ? card.recipient_email : inPart(card.recipient_email);
    return { id: card.order_pos, name: card.name, amount: card.initial_cents, recipient: card.recipient_name, email: state === 'activated' ? '' : email, state, at: momentText(at) };
  });
}

export async function purchasePage(db: Db, found: FoundPurchase, now: number): Promise<GiftPurchase> {
  return { number: found.number, placedAt: momentText(new Date(found.placedAt)), total: found.total, isOwner: found.isOwner, cards: await deliveriesOf(db, found, now) };
}
