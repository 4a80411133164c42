import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { json } from '../../db/tables.ts';
import type { Db } from '../../db/database.ts';

/**
 * Why the money of a card goes back: the order was given up before it arrived (`late`; `replaced`: for another order), it had been
 * paid already (`twice`), or the shop cancelled it afterwards (`cancelled`).
 */
export type ReturnReason = 'late' | 'replaced' | 'twice' | 'cancelled';

/** What each letter is written from. Links are made when it is sent: no secret waits in the outbox. */
export type Letters = {
  'order-received': { readonly hash: string };
  'order-not-paid': { readonly hash: string };
  'card-refused': { readonly orderId: number };
  'payment-returned': { readonly orderId: number; readonly paymentId: number; readonly reason: ReturnReason };
  activate: { readonly customerId: number; readonly signUpId: number };
  'activate-with-password': { readonly customerId: number };
  /** Asked for with nothing but a mailbox: whether it has an account is found out when the letter is written. */
  'activate-again': Record<never, never>;
  'recover-password': Record<never, never>;
  'account-exists': Record<never, never>;
  'account-closed': { readonly customerId: number };
  /** `passkeys`: how many the change removed when it was made `byLink`, and how many are left otherwise. Both are missing in letters of an earlier release. */
  'password-changed': { readonly byLink?: boolean; readonly passkeys?: number };
  'login-attempts': Record<never, never>;
  'session-ended': Record<never, never>;
  /** `passkey`: what its owner calls it. */
  'passkey-added': { readonly passkey: string };
  'passkey-renamed': { readonly passkey: string };
  'passkey-removed': { readonly passkey: string };
  /** Only the newest letter of a card is sent; `letter` is missing in the first ones of an earlier release. */
  'gift-card': { readonly cardId: number; readonly letter?: number };
  'gift-receipt': { readonly orderId: number };
  'gift-undelivered': { readonly cardId: number };
  /** To the buyer: the bank took the payment back. */
  'gift-voided': { readonly orderId: number };
  /** The same to whoever has the card. */
  'gift-card-voided': { readonly cardId: number };
  'gift-over-limit': { readonly orderId: number };
  /** To the buyer: paid when the purchase was given up already. `reason` is missing in letters of an earlier release. */
  'gift-paid-late': { readonly orderId: number; readonly reason?: ReturnReason };
};
export type LetterName = keyof Letters;

export type QueuedLetter<Name extends LetterName = LetterName> = {
  /** The same key is written to only once, whoever asks again. */
  readonly dedupe: string;
  readonly to: string;
  readonly template: Name;
  readonly vars: Letters[Name];
  readonly now: number;
  /** Milliseconds after which it goes out; at once when left out. */
  readonly delayMs?: number;
};

/** Goes out if the transaction comes true. False: it was queued before. */
export async function queueLetter<Name extends LetterName>(db: Db, { dedupe, to, template, vars, now, delayMs }: QueuedLetter<Name>): Promise<boolean> {
  const row = await db
    .insertInto('mail_outbox')
    .values({ dedupe, to_email: to, template, vars: json(vars), created_at: new Date(now), ...(delayMs !== undefined && { next_at: new Date(now + delayMs) }) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export const letterRetentionMs = 30 * 24 * 3_600_000;

/**
 * A letter that went out, or was given up, tells for a month after that whom it was for. As long as a closed account waits to be
 * erased. `next_at` of one that was given up is at most an hour after its last try.
 */
export async function forgetOldLetters(db: Db, now: number): Promise<bigint> {
  const { numDeletedRows } = await db.deleteFrom('mail_outbox').where('status', '!=', 'QUEUED').where(sql<Date>`coalesce(sent_at, next_at, created_at)`, '<', new Date(now - letterRetentionMs)).executeTakeFirstOrThrow();
  return numDeletedRows;
}

const hourMs = 3_600_000;
const mostPerHour = 3;

/** A letter a stranger can ask for reaches a mailbox three times an hour at most, counted where every instance sees it. */
export async function queueLimited<Name extends LetterName>(db: Db, letter: Omit<QueuedLetter<Name>, 'dedupe'>): Promise<boolean> {
  const mailbox = createHash('sha256').update(letter.to).digest('hex').slice(0, 32);
  const hour = Math.floor(letter.now / hourMs);
  for (let count = 1; count <= mostPerHour; count += 1) {
    if (await queueLetter(db, { ...letter, dedupe: `${letter.template}:${mailbox}:${hour}:${count}` })) return true;
  }
  return false;
}
