import { sql } from 'kysely';
import type { Trx } from '../../db/database.ts';
import { queueLetter } from '../mail/outbox.ts';
import type { EndedCard } from './end-gift-cards.ts';
import { newestLetterKey } from './gift-letters.ts';

/** Its newest letter neither waits to be sent, nor was given up. */
const hasArrived = sql<boolean>`sent_at is not null or undelivered_at is null and not exists (select from mail_outbox where dedupe = ${newestLetterKey} and status = 'QUEUED')`;
/** Set aside by orders that are given up with the card. */
const heldCents = sql<number>`coalesce((select sum(amount_cents) from gift_ledger where gift_card_id = gift_card.id and account = 'held'), 0)::int`;

/**
 * Tells that the cards of a purchase were voided: its buyer, the owner of each card that had something left, and the recipient
 * of one that nobody has activated. Who never heard of a card is not told that it is gone. An owner who has closed the account is
 * told until it is erased: it may be opened again until then.
 */
export async function queueVoidLetters(trx: Trx, { orderId, cards, now }: { orderId: number; cards: readonly EndedCard[]; now: number }): Promise<void> {
  const { contact } = await trx.selectFrom('orders').select('contact').where('id', '=', orderId).executeTakeFirstOrThrow();
  const { email: buyer } = contact;
  if (typeof buyer === 'string' && buyer !== '') await queueLetter(trx, { dedupe: `gift-voided:${orderId}`, to: buyer, template: 'gift-voided', vars: { orderId }, now });

  const left = new Map(cards.map(({ id, left_cents: cents }) => [id, cents]));
  const rows = await trx
    .selectFrom('gift_card')
    .leftJoin('customer', (join) => join.onRef('customer.id', '=', 'gift_card.owner_id').on('customer.status', '<>', 'DEL'))
    .select(['gift_card.id', 'owner_id', 'recipient_email', 'customer.email as ownerEmail', hasArrived.as('hasArrived'), heldCents.as('held')])
    .where('gift_card.id', 'in', [...left.keys()])
    .orderBy('gift_card.id')
    .execute();
  for (const { id, owner_id: owner, recipient_email: recipient, ownerEmail, hasArrived: isKnown, held } of rows) {
    const to = owner === null ? (isKnown ? recipient : '') : ownerEmail;
    if (!to || (left.get(id) ?? 0) + held === 0) continue;
    await queueLetter(trx, { dedupe: `gift-card-voided:${id}`, to, template: 'gift-card-voided', vars: { cardId: id }, now });
  }
}
