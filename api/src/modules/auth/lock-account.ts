import { sessionEnded } from '../../calls/failures.ts';
import type { Trx } from '../../db/database.ts';
import { activeSession } from './sessions.ts';

/**
 * Changes of one account by its owner wait for each other, and for one that closes the account or ends the session: then the
 * call ends with 401, as it would have without the wait.
 */
export async function lockAccount(trx: Trx, { customerId, sessionId }: { readonly customerId: number; readonly sessionId: string }, now: number): Promise<void> {
  const account = await trx.selectFrom('customer').select('id').where('id', '=', customerId).where('status', '=', 'ACT').forNoKeyUpdate().executeTakeFirst();
  if (!account || !(await activeSession(trx, sessionId, now))) throw sessionEnded();
}
