import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Db, Trx } from '../../db/database.ts';
import { queueLetter } from '../mail/outbox.ts';
import { recordSecurityEvent } from './security-events.ts';

const day = 24 * 3_600_000;
/** However often it is renewed, a session ends after this. Written out once more where the database renews. */
const longestSession = 90 * day;
/** Calls sent together all carry the old token: for this long each of them is answered with the same successor. */
const grace = 30_000;
const mostSessions = 10;

/** `OWNER`: ended from another device of the same account. `PASSKEY`: a passkey of the account was removed. */
type EndReason = 'CLOSED' | 'LOGOUT' | 'OWNER' | 'PASSKEY' | 'PASSWORD' | 'TOKEN_REUSED' | 'TOO_MANY';

/** Not those of sessions that made room for another one, or whose token was used twice: nobody chose these. */
const endsByOwner: readonly string[] = ['CLOSED', 'LOGOUT', 'OWNER', 'PASSKEY', 'PASSWORD'] satisfies readonly EndReason[];

/** `guestId`: who the same browser was before the log-in. */
export type SessionOrigin = { readonly userAgent: string; readonly ip: string; readonly guestId: string | null };

export type Rotation = { readonly kind: 'rotated'; readonly generation: number } | { readonly kind: 'refused' };

/** Opens a session; beyond ten active ones the oldest ends. */
export async function openSession(trx: Trx, customerId: number, origin: SessionOrigin, options: { now: number; life: number }): Promise<string> {
  const { now, life } = options;
  const id = randomUUID();
  const moment = new Date(now);
  await trx
    .insertInto('session')
    .values({ id, customer_id: customerId, created_at: moment, rotated_at: moment, used_at: moment, expires_at: new Date(now + Math.min(life, longestSession)), user_agent: origin.userAgent.slice(0, 350), ip: origin.ip, guest_id: origin.guestId })
    .execute();
  const active = await trx.selectFrom('session').select('id').where('customer_id', '=', customerId).where('revoked_at', 'is', null).where('expires_at', '>', moment).orderBy('created_at', 'desc').orderBy('rotated_at', 'desc').execute();
  const surplus = active.map((session) => session.id).filter((session) => session !== id).slice(mostSessions - 1);
  await revokeSessions(trx, surplus, 'TOO_MANY', now);
  return id;
}

export async function revokeSessions(db: Db, ids: readonly string[], reason: EndReason, now: number): Promise<void> {
  if (ids.length === 0) return;
  await db.updateTable('session').set({ revoked_at: new Date(now), revoke_reason: reason }).where('id', 'in', ids).where('revoked_at', 'is', null).execute();
}

/** All sessions of an account end, at once and on every instance; `except` is the one that asked for it. */
export async function revokeAllSessions(db: Db, customerId: number, reason: EndReason, now: number, except?: string): Promise<void> {
  let query = db.updateTable('session').set({ revoked_at: new Date(now), revoke_reason: reason }).where('customer_id', '=', customerId).where('revoked_at', 'is', null);
  if (except !== undefined) query = query.where('id', '!=', except);
  await query.execute();
}

/** Where somebody was logged in is known for a month after the session could last have been used. */
export async function forgetOldSessions(db: Db, now: number): Promise<bigint> {
  const { numDeletedRows } = await db.deleteFrom('session').where('expires_at', '<', new Date(now - 30 * day)).executeTakeFirstOrThrow();
  return numDeletedRows;
}

export const activeSession = (db: Db, id: string, now: number) =>
  db
    .selectFrom('session')
    .innerJoin('customer', 'customer.id', 'session.customer_id')
    .select(['customer.id as customerId', 'customer.public_id as publicId', 'customer.email', 'customer.status', 'session.used_at as usedAt'])
    .where('session.id', '=', id)
    .where('session.revoked_at', 'is', null)
    .where('session.expires_at', '>', new Date(now))
    .executeTakeFirst();

/** Whether somebody with the account ended it, on whatever device. False for one that ran out or is not known any more. */
export async function wasEndedByOwner(db: Db, id: string): Promise<boolean> {
  const session = await db.selectFrom('session').select('revoke_reason').where('id', '=', id).executeTakeFirst();
  return endsByOwner.includes(session?.revoke_reason ?? '');
}

const useStep = 5 * 60_000;

/** `usedAt`: what was known of it so far. A call every five minutes writes it down anew. */
export async function noteUse(db: Db, id: string, usedAt: Date, now: number): Promise<void> {
  if (now - usedAt.getTime() < useStep) return;
  await db.updateTable('session').set({ used_at: new Date(now) }).where('id', '=', id).where('used_at', '<', new Date(now)).execute();
}

/** Trades a refresh token for its successor. One of many parallel calls moves the generation on; the others repeat its result. */
export async function rotateSession(database: Database, presented: { sessionId: string; generation: number }, options: { now: number; life: number }): Promise<Rotation> {
  const { now, life } = options;
  const { sessionId, generation } = presented;
  const moment = new Date(now);
  const rotated = await database.db
    .updateTable('session')
    .set((eb) => ({
      gen: eb('gen', '+', 1),
      rotated_at: moment,
      used_at: moment,
      expires_at: sql<Date>`least(${new Date(now + life)}::timestamptz, created_at + interval '90 days')`,
    }))
    .where('id', '=', sessionId)
    .where('gen', '=', generation)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', moment)
    .returning('gen')
    .executeTakeFirst();
  if (rotated) return { kind: 'rotated', generation: rotated.gen };

  const session = await database.db.selectFrom('session').select(['gen', 'rotated_at', 'revoked_at', 'expires_at', 'customer_id']).where('id', '=', sessionId).executeTakeFirst();
  if (!session || session.revoked_at || session.expires_at <= moment || generation > session.gen) return { kind: 'refused' };
  const isRecent = generation === session.gen - 1 && now - session.rotated_at.getTime() < grace;
  if (isRecent) return { kind: 'rotated', generation: session.gen };

  await database.inTransaction((trx) => endStolenSession(trx, sessionId, session.customer_id, now));
  return { kind: 'refused' };
}

/** A token used long after its successor was handed out has two owners: neither may go on, and the customer is told. */
async function endStolenSession(trx: Trx, sessionId: string, customerId: number, now: number): Promise<void> {
  await revokeSessions(trx, [sessionId], 'TOKEN_REUSED', now);
  await recordSecurityEvent(trx, { customerId, event: 'session-reused', now });
  const { email } = await trx.selectFrom('customer').select('email').where('id', '=', customerId).executeTakeFirstOrThrow();
  await queueLetter(trx, { dedupe: `session-reused:${sessionId}`, to: email, template: 'session-ended', vars: {}, now });
}
