import { canBeCorrected, canBeSentAgain, type GiftDelivery } from '@brasa/shared/domain/gift-delivery';
import type { Database, Trx } from '../../db/database.ts';
import { rememberRemoval } from '../../db/deleted-rows.ts';
import { Failure, Refusal } from '../../calls/failures.ts';
import { json } from '../../db/tables.ts';
import type { Secrets } from '../../secrets.ts';
import { countHit, takeBackHit } from '../../throttle.ts';
import { giftCode, lastOfCode, macOfCode } from './gift-code.ts';
import { letterKey, queueGiftLetter } from './gift-letters.ts';
import { deliveriesOf, type FoundPurchase } from './gift-purchase-page.ts';
import { giftText } from './gift-text.ts';

const dayMs = 24 * 3_600_000;
const minuteMs = 60_000;
/** A letter goes to a mailbox that somebody typed: of one card and in one day. */
const mostPerDay = { letters: 3, corrections: 5, phones: 5 } as const;

export type CardOfPurchase = { readonly purchase: FoundPurchase; readonly id: number; readonly actor: string; readonly ip: string; readonly now: number };

type GiftCardRow = { readonly id: number; readonly letter: number; readonly code_version: number; readonly recipient_email: string };

/** Locks the card, so that an activation at the same moment comes before or after. Refused when the purchase has no such card. */
async function lockCard(trx: Trx, { purchase, id, now }: CardOfPurchase): Promise<{ readonly card: GiftCardRow; readonly delivery: GiftDelivery }> {
  const card = await trx.selectFrom('gift_card').select(['id', 'letter', 'code_version', 'recipient_email']).where('order_id', '=', purchase.orderId).where('order_pos', '=', id).forUpdate().executeTakeFirst();
  const delivery = (await deliveriesOf(trx, purchase, now)).find((each) => each.id === id);
  if (!card || !delivery) throw new Refusal(giftText.unknown);
  return { card, delivery };
}

function assertOpen(delivery: GiftDelivery): void {
  if (delivery.state === 'activated') throw new Refusal(giftText.alreadyActive);
  if (delivery.state === 'ended') throw new Refusal(giftText.ended);
}

async function spend(trx: Trx, bucket: string, most: number, now: number, message: string): Promise<void> {
  if ((await countHit(trx, bucket, { windowMs: dayMs, now })) > most) throw new Refusal(message);
}

const audit = (trx: Trx, action: string, card: GiftCardRow, { actor, ip, now }: CardOfPurchase): Promise<unknown> =>
  trx.insertInto('audit_log').values({ at: new Date(now), actor, action, target: `gift-card:${card.id}`, ip, detail: json({ letter: card.letter + 1 }) }).execute();

async function again(trx: Trx, request: CardOfPurchase): Promise<GiftDelivery> {
  const { delivery } = await lockCard(trx, request);
  return delivery;
}

/** Sends a card to its mailbox once more. A letter that is on its way, or left less than a minute ago, is that letter. */
export function resendGiftCard(database: Database, request: CardOfPurchase): Promise<GiftDelivery> {
  const { now } = request;
  return database.inTransaction(async (trx) => {
    const { card, delivery } = await lockCard(trx, request);
    assertOpen(delivery);
    if (delivery.state === 'scheduled') throw new Refusal(giftText.notYet(delivery.at));
    // Its recipient closed the account meanwhile.
    if (card.recipient_email === '') throw new Refusal(giftText.noMailbox);
    const last = await trx.selectFrom('mail_outbox').select('created_at').where('dedupe', '=', letterKey(card.id, card.letter)).executeTakeFirst();
    const isRecent = card.letter > 1 && last !== undefined && last.created_at.getTime() > now - minuteMs;
    if (!canBeSentAgain(delivery) || isRecent) return delivery;
    await spend(trx, `gift-letter:${card.id}`, mostPerDay.letters, now, giftText.tooManyLetters);
    const letter = card.letter + 1;
    await trx.updateTable('gift_card').set({ letter, undelivered_at: null }).where('id', '=', card.id).execute();
    await queueGiftLetter(trx, { cardId: card.id, letter, to: card.recipient_email, at: now, now });
    await audit(trx, 'gift-card-resent', card, request);
    return again(trx, request);
  });
}

/**
 * Whoever has nothing but the link also types the telephone of the purchase. Every try counts before it is judged, so that many
 * at once are no more guesses, and the right one is taken back; counted for the purchase, whoever asks.
 */
async function assertBuyer(database: Database, { purchase, now }: CardOfPurchase, phone: string | undefined): Promise<void> {
  if (purchase.isOwner) return;
  if (phone === undefined) throw new Refusal(giftText.phoneNeeded, { problems: [{ field: 'telefono', message: giftText.phoneNeeded }] });
  const bucket = `gift-phone:${purchase.orderId}`;
  if ((await countHit(database.db, bucket, { windowMs: dayMs, now })) > mostPerDay.phones) throw new Failure('RATE_LIMITED', { 'retry-after': String(dayMs / 1000) });
  if (phone !== purchase.phone.replaceAll('-', '')) throw new Refusal(giftText.wrongPhone, { problems: [{ field: 'telefono', message: giftText.wrongPhone }] });
  await takeBackHit(database.db, bucket);
}

export type Correction = CardOfPurchase & { readonly email: string; readonly phone: string | undefined };

/**
 * Gives a card that nobody has activated another mailbox and another code: what was sent to the mailbox of before opens
 * nothing. One that waits for its day keeps it; any other is sent at once. The same mailbox again changes nothing.
 */
export async function correctGiftCard(database: Database, keys: Pick<Secrets, 'giftKey' | 'giftPepper'>, request: Correction): Promise<{ readonly delivery: GiftDelivery; readonly isChanged: boolean }> {
  await assertBuyer(database, request, request.phone);
  const { email, now } = request;
  return database.inTransaction(async (trx) => {
    const { card, delivery } = await lockCard(trx, request);
    assertOpen(delivery);
    if (!canBeCorrected(delivery) || email === card.recipient_email) return { delivery, isChanged: false };
    await spend(trx, `gift-correction:${card.id}`, mostPerDay.corrections, now, giftText.tooManyCorrections);
    const [letter, version] = [card.letter + 1, card.code_version + 1];
    const code = giftCode(keys, card.id, version);
    const former = await trx.deleteFrom('mail_outbox').where('dedupe', '=', letterKey(card.id, card.letter)).where('status', '=', 'QUEUED').returning('next_at').executeTakeFirst();
    await rememberRemoval(trx, former ? ['gift_card', 'mail_outbox'] : ['gift_card'], now);
    await trx
      .updateTable('gift_card')
      .set({ recipient_email: email, letter, code_version: version, code_mac: macOfCode(keys, code), code_last4: lastOfCode(code), sent_at: null, undelivered_at: null })
      .where('id', '=', card.id)
      .execute();
    await queueGiftLetter(trx, { cardId: card.id, letter, to: email, at: delivery.state === 'scheduled' ? (former?.next_at?.getTime() ?? now) : now, now });
    await audit(trx, 'gift-card-corrected', card, request);
    return { delivery: await again(trx, request), isChanged: true };
  });
}
