import type { Database, Db } from '../../db/database.ts';
import { recordSecurityEvent } from './security-events.ts';
import { revokeAllSessions, revokeSessions } from './sessions.ts';

export type OwnSession = { readonly id: string; readonly userAgent: string; readonly createdAt: Date; readonly usedAt: Date };

/** Whoever asks, and from where. */
type Owner = { readonly customerId: number; readonly sessionId: string; readonly ip: string; readonly userAgent: string };

/** Sessions of an account that still work, the one used last in front. */
export async function ownSessions(db: Db, customerId: number, now: number): Promise<readonly OwnSession[]> {
  const rows = await db
    .selectFrom('session')
    .select(['id', 'user_agent', 'created_at', 'used_at'])
    .where('customer_id', '=', customerId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', new Date(now))
    .orderBy('used_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ id: row.id, userAgent: row.user_agent ?? '', createdAt: row.created_at, usedAt: row.used_at }));
}

/** False: the account has no such session, or it is over; somebody else's is as unknown as none. */
export function endOwnSession(database: Database, { customerId, ip, userAgent }: Owner, id: string, now: number): Promise<boolean> {
  return database.inTransaction(async (trx) => {
    const session = await trx.selectFrom('session').select('id').where('id', '=', id).where('customer_id', '=', customerId).where('revoked_at', 'is', null).where('expires_at', '>', new Date(now)).forUpdate().executeTakeFirst();
    if (!session) return false;
    await revokeSessions(trx, [session.id], 'OWNER', now);
    await recordSecurityEvent(trx, { customerId, event: 'session-ended', ip, userAgent, now });
    return true;
  });
}

/** All sessions of the account but the one that asks. */
export function endOtherSessions(database: Database, { customerId, sessionId, ip, userAgent }: Owner, now: number): Promise<void> {
  return database.inTransaction(async (trx) => {
    await revokeAllSessions(trx, customerId, 'OWNER', now, sessionId);
    await recordSecurityEvent(trx, { customerId, event: 'other-sessions-ended', ip, userAgent, now });
  });
}
