import type { Selectable } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';

export type PromotionRow = Selectable<Tables['promo']>;

const running = (db: Db, now: number) =>
  db.selectFrom('promo').selectAll().where('active', '=', true).where('starts_at', '<=', new Date(now)).where('ends_at', '>', new Date(now));

/** Undefined unless it runs at that moment. Takes a transaction as well. */
export const runningPromotion = (db: Db, id: number, now: number): Promise<PromotionRow | undefined> => running(db, now).where('id', '=', id).executeTakeFirst();

const largestId = 2_147_483_647;

/** By its id or its address code. */
export function findRunningPromotion(db: Db, idOrCode: string, now: number): Promise<PromotionRow | undefined> {
  const id = /^\d{1,10}$/.test(idOrCode) ? Number(idOrCode) : 0;
  if (id > 0 && id <= largestId) return runningPromotion(db, id, now);
  return running(db, now).where('code', '=', idOrCode.toLowerCase()).executeTakeFirst();
}
