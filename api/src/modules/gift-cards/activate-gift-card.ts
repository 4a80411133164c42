import type { Db } from '../../db/database.ts';
import type { Secrets } from '../../secrets.ts';
import { localDay } from '../payments/local-day.ts';
import { macOfCode } from './gift-code.ts';

/**
 * A code works once: one statement finds the unused card and gives it to the account. For its owner, whose answer may have been
 * lost, it is a success again; for everybody else a used code is like a wrong one.
 */
export async function activateGiftCard(db: Db, keys: Pick<Secrets, 'giftPepper'>, { code, customerId, now }: { code: string; customerId: number; now: number }): Promise<boolean> {
  const mac = macOfCode(keys, code);
  const card = await db
    .updateTable('gift_card')
    .set({ status: 'ACTIVE', owner_id: customerId, activated_at: new Date(now) })
    .where('code_mac', '=', mac)
    .where('status', '=', 'ISSUED')
    .where('expires_on', '>=', localDay(now))
    .returning('id')
    .executeTakeFirst();
  if (card) return true;
  const own = await db.selectFrom('gift_card').select('id').where('code_mac', '=', mac).where('owner_id', '=', customerId).where('status', 'in', ['ACTIVE', 'SPENT']).executeTakeFirst();
  return own !== undefined;
}
