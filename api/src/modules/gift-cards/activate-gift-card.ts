import type { Db } from '../../db/database.ts';
import type { Secrets } from '../../secrets.ts';
import { localDay } from '../payments/local-day.ts';
import { macOfCode } from './gift-code.ts';

/** A code works once: one statement finds the unused card and gives it to the account. */
export async function activateGiftCard(db: Db, keys: Pick<Secrets, 'giftPepper'>, { code, customerId, now }: { code: string; customerId: number; now: number }): Promise<boolean> {
  const card = await db
    .updateTable('gift_card')
    .set({ status: 'ACTIVE', owner_id: customerId, activated_at: new Date(now) })
    .where('code_mac', '=', macOfCode(keys, code))
    .where('status', '=', 'ISSUED')
    .where('expires_on', '>=', localDay(now))
    .returning('id')
    .executeTakeFirst();
  return card !== undefined;
}
