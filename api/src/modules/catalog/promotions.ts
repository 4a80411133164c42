import type { Selectable } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';

export type PromotionRow = Selectable<Tables['promo']>;

const running = (db: Db, now: number) =>
  db.selectFrom('promo').selectAll().where('active', '=', true).where('starts_at', '<=', new Date(now)).where('ends_at', '>', new Date(now));

/** Those of them that run at that moment. Takes a transaction as well. */
export async function runningPromotions(db: Db, ids: readonly number[], now: number): Promise<ReadonlySet<number>> {
  const rows = ids.length === 0 ? [] : await running(db, now).where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}

const largestId = 2_147_483_647;

/** By its id or its address code. */
export function findRunningPromotion(db: Db, idOrCode: string, now: number): Promise<PromotionRow | undefined> {
  const id = /^\d{1,10}$/.test(idOrCode) ? Number(idOrCode) : 0;
  if (id > 0 && id <= largestId) return running(db, now).where('id', '=', id).executeTakeFirst();
  return running(db, now).where('code', '=', idOrCode.toLowerCase()).executeTakeFirst();
}
