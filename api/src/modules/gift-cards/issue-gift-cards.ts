import { randomBytes } from 'node:crypto';
import { instantOf } from '@brasa/shared/domain/local-time';
import { isSentAtOnce, sendTime } from '@brasa/shared/domain/send-date';
import type { Trx } from '../../db/database.ts';
import type { Secrets } from '../../secrets.ts';
import { queueLetter } from '../mail/outbox.ts';
import { localDay } from '../payments/local-day.ts';
import { giftCode, lastOfCode, macOfCode } from './gift-code.ts';
import { queueGiftLetter } from './gift-letters.ts';

type CodeKeys = Pick<Secrets, 'giftKey' | 'giftPepper'>;

/** What a line of a gift card order says besides design and price. */
export type GiftMarker = {
  readonly buyer: string;
  readonly recipient: string;
  readonly email: string;
  readonly dedication: string;
  /** dd/MM/yyyy; empty, or not there in orders of before: as soon as it is paid. */
  readonly sendDate?: string;
};

/** `sentAt`: epoch milliseconds at which its letter goes out. */
export type IssuedCard = { readonly id: number; readonly code: string; readonly recipientEmail: string; readonly sentAt: number };

const monthsValid = 12;

/** Twelve months from the day on which it reaches its owner. */
function lastDay(sentAt: number): string {
  const [year = 0, month = 0, day = 0] = localDay(sentAt).split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + monthsValid, day)).toISOString().slice(0, 10);
}

/**
 * One card per line of a paid order, each with its own code. Running it again issues nothing twice. A code is known to nobody
 * before its letter, which goes out `delayMinutes` after the payment at the earliest.
 */
export async function issueGiftCards(trx: Trx, orderId: number, keys: CodeKeys, now: number, delayMinutes = 0): Promise<readonly IssuedCard[]> {
  const lines = await trx.selectFrom('order_line').select(['pos', 'product_id', 'unit_cents', 'marker']).where('order_id', '=', orderId).where('tip', '=', 'CER').orderBy('pos').execute();
  const cards: IssuedCard[] = [];
  for (const { pos, product_id: design, unit_cents: amount, marker } of lines) {
    const { buyer, recipient, email, dedication, sendDate = '' } = marker as GiftMarker;
    const sentAt = Math.max(now + delayMinutes * 60_000, isSentAtOnce(sendDate, now) ? now : (instantOf(sendDate, sendTime) ?? now));
    const card = await trx
      .insertInto('gift_card')
      .values({
        design_id: design,
        order_id: orderId,
        order_pos: pos,
        // The code is made from the id, which only the database can give.
        code_mac: randomBytes(32),
        code_last4: '----',
        buyer_name: buyer,
        recipient_name: recipient,
        recipient_email: email,
        dedication,
        initial_cents: amount,
        balance_cents: amount,
        owner_id: null,
        issued_at: new Date(now),
        activated_at: null,
        expires_on: lastDay(sentAt),
      })
      .onConflict((conflict) => conflict.columns(['order_id', 'order_pos']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!card) continue;
    const code = giftCode(keys, card.id);
    await trx.updateTable('gift_card').set({ code_mac: macOfCode(keys, code), code_last4: lastOfCode(code) }).where('id', '=', card.id).execute();
    await trx.insertInto('gift_entry').values({ gift_card_id: card.id, order_id: orderId, kind: 'ISSUE', delta_cents: amount, at: new Date(now) }).execute();
    cards.push({ id: card.id, code, recipientEmail: email, sentAt });
  }
  return cards;
}

/** A paid order of gift cards is over as soon as they are issued: nothing is baked or brought. */
export async function fulfilGiftOrder(trx: Trx, orderId: number, keys: CodeKeys, now: number, delayMinutes: number): Promise<void> {
  const moment = new Date(now);
  const order = await trx
    .updateTable('orders')
    .set({ status: 'FIN', pay_status: 'PAID', confirmed_at: moment, closed_at: moment })
    .where('id', '=', orderId)
    .where('kind', '=', 'CER')
    .where('status', '=', 'PEN')
    .where('confirmed_at', 'is', null)
    .returning('contact')
    .executeTakeFirst();
  if (!order) return;
  await trx.insertInto('order_event').values({ order_id: orderId, status: 'FIN', at: moment, source: 'payment' }).execute();
  for (const { id, recipientEmail, sentAt } of await issueGiftCards(trx, orderId, keys, now, delayMinutes)) {
    await queueGiftLetter(trx, { cardId: id, letter: 1, to: recipientEmail, at: sentAt, now });
  }
  await queueLetter(trx, { dedupe: `gift-order:${orderId}`, to: String(order.contact['email']), template: 'gift-receipt', vars: { orderId }, now });
}
