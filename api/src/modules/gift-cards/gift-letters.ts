import { sql } from 'kysely';
import type { Trx } from '../../db/database.ts';
import { queueLetter } from '../mail/outbox.ts';

/** Key in the outbox of the letter of a card; `letter` counts its letters from 1. */
export const letterKey = (cardId: number, letter: number): string => (letter === 1 ? `gift:${cardId}` : `gift:${cardId}:${letter}`);
/** The same of the newest letter of a row of `gift_card`. */
export const newestLetterKey = sql<string>`'gift:' || gift_card.id || case when gift_card.letter = 1 then '' else ':' || gift_card.letter end`;

/** A letter to the recipient: at once, or at `at` (epoch milliseconds) when that is later. */
export const queueGiftLetter = (trx: Trx, { cardId, letter, to, at, now }: { cardId: number; letter: number; to: string; at: number; now: number }): Promise<boolean> =>
  queueLetter(trx, { dedupe: letterKey(cardId, letter), to, template: 'gift-card', vars: { cardId, letter }, now, delayMs: Math.max(0, at - now) });

export type Delivery = { readonly cardId: number; readonly letter?: number; readonly isDelivered: boolean; readonly now: number };

/**
 * What became of a card's letter. One that was given up is told to the buyer, once for each mailbox: on the page of the
 * purchase it can be corrected; nothing is sent when the card is activated or over by then (`write-letter.ts`). Of a letter that is
 * not its newest nothing is written down.
 */
export async function recordDelivery(trx: Trx, { cardId, letter = 1, isDelivered, now }: Delivery): Promise<void> {
  const moment = new Date(now);
  const card = await trx
    .updateTable('gift_card')
    .set(isDelivered ? { sent_at: moment, undelivered_at: null } : { undelivered_at: moment })
    .where('id', '=', cardId)
    .where('letter', '=', letter)
    .returning(['order_id', 'code_version'])
    .executeTakeFirst();
  if (isDelivered || !card) return;
  const { contact: { email } } = await trx.selectFrom('orders').select('contact').where('id', '=', card.order_id).executeTakeFirstOrThrow();
  // Whoever closed the account meanwhile has no mailbox here any more.
  if (typeof email !== 'string' || email === '') return;
  await queueLetter(trx, { dedupe: `gift-undelivered:${cardId}:${card.code_version}`, to: email, template: 'gift-undelivered', vars: { cardId }, now });
}
