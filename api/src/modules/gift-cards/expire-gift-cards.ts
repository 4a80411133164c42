import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { localDay } from '../payments/local-day.ts';
import { expireCards } from './end-gift-cards.ts';

/** SQLSTATE class 23: the books of a card do not agree. Anything else (no connection, no time) is the same for all cards. */
const isRefusedByDatabase = (error: unknown): boolean => String((error as { readonly code?: unknown }).code).startsWith('23');

/** So many cards in one transaction: a night on which thousands end stays within the limits of a call. */
const batchSize = 200;

/**
 * Ends every card whose last day (`expires_on`, in Guatemala) is over, batch by batch: what is done stays done, and the next
 * run goes on from there. A card that cannot be ended holds up no other; the error at the end names those that failed.
 */
export async function expireGiftCards(database: Database, now: number): Promise<void> {
  const today = localDay(now);
  const isOver = sql<boolean>`status in ('ISSUED', 'ACTIVE') and balance_cents > 0 and expires_on < ${today}::date`;
  const ended = await database.db.selectFrom('gift_card').select('id').where(isOver).orderBy('expires_on').orderBy('id').execute();
  const expire = (ids: readonly number[]): Promise<unknown> => database.inTransaction((trx) => expireCards(trx, sql`${isOver} and id = any(${[...ids]}::bigint[])`, now));

  const failed: { readonly id: number; readonly error: unknown }[] = [];
  for (let from = 0; from < ended.length; from += batchSize) {
    const ids = ended.slice(from, from + batchSize).map(({ id }) => id);
    try {
      await expire(ids);
    } catch (error) {
      if (!isRefusedByDatabase(error)) throw error;
      // One of them spoiled the batch: each for itself.
      for (const id of ids) await expire([id]).catch((reason: unknown) => void failed.push({ id, error: reason }));
    }
  }
  if (failed.length > 0) throw new Error(`Gift cards that could not be ended: ${failed.slice(0, 20).map(({ id }) => id).join(', ')} (${failed.length} in all)`, { cause: failed[0]?.error });
}
