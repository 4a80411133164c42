import type { Database } from '../../db/database.ts';
import { rememberRemoval } from '../../db/deleted-rows.ts';
import { queueLetter } from '../mail/outbox.ts';
import { knowsPassword } from './confirm-password.ts';
import { lockAccount } from './lock-account.ts';
import { countFailure, forgetFailures } from './login-failures.ts';
import { dropOpenLinks, isOpen, useLink } from './one-time-links.ts';
import { hashPassword } from './passwords.ts';
import { recordSecurityEvent } from './security-events.ts';
import { revokeAllSessions } from './sessions.ts';
import { forgetSignUps } from './sign-up.ts';

const kinds = ['PASSWORD'] as const;

/**
 * By a mailed link: the mailbox is proven, so an account that waited for that is open now. Who needs the link may have lost
 * control of the account: all sessions end, and passkeys are removed, for one may be somebody else's. False: the link is no good.
 */
export async function setPasswordByLink(database: Database, attempt: { secret: string; password: string; ip: string }, now: number): Promise<boolean> {
  const { secret, password, ip } = attempt;
  // Looked at first: a made-up link costs no hashing.
  if (!(await isOpen(database.db, secret, kinds, now))) return false;
  const password_hash = await hashPassword(password);
  return database.inTransaction(async (trx) => {
    const link = await useLink(trx, secret, kinds, now);
    if (!link) return false;
    const account = await trx
      .updateTable('customer')
      .set({ password_hash, status: 'ACT', updated_at: new Date(now) })
      .where('id', '=', link.customerId)
      .where('status', 'in', ['PEN', 'ACT'])
      .returning(['id', 'email'])
      .executeTakeFirst();
    if (!account) return false;
    await forgetSignUps(trx, account.id, now);
    await dropOpenLinks(trx, account.id);
    const removed = await trx.deleteFrom('passkey').where('customer_id', '=', account.id).returning('id').execute();
    if (removed.length > 0) {
      await rememberRemoval(trx, ['passkey'], now);
      await recordSecurityEvent(trx, { customerId: account.id, event: 'passkeys-removed', ip, now });
    }
    await revokeAllSessions(trx, account.id, 'PASSWORD', now);
    await forgetFailures(trx, account.email, ip);
    await recordSecurityEvent(trx, { customerId: account.id, event: 'password-changed', ip, now });
    await queueLetter(trx, { dedupe: `password-changed:${account.id}:${now}`, to: account.email, template: 'password-changed', vars: { byLink: true, passkeys: removed.length }, now });
    return true;
  });
}

export type OwnChange = { readonly customerId: number; readonly email: string; readonly sessionId: string; readonly ip: string; readonly current: string; readonly next: string };

/**
 * By whoever is logged in and knows the present password. All other sessions end; passkeys stay, and the letter says how many.
 * A wrong password is counted in the profile (`knowsPassword`) and as a failed log-in, as the contract asks. Rejects with 401
 * when the session ended meanwhile.
 */
export async function changeOwnPassword(database: Database, change: OwnChange, now: number): Promise<'changed' | 'wrong' | 'same'> {
  const { customerId, email, sessionId, ip, current, next } = change;
  if (!(await knowsPassword(database, { customerId, sessionId, password: current }, now))) {
    await countFailure(database.db, email, ip, now);
    return 'wrong';
  }
  if (current === next) return 'same';
  const password_hash = await hashPassword(next);
  await database.inTransaction(async (trx) => {
    await lockAccount(trx, { customerId, sessionId }, now);
    await trx.updateTable('customer').set({ password_hash, updated_at: new Date(now) }).where('id', '=', customerId).execute();
    await dropOpenLinks(trx, customerId);
    await revokeAllSessions(trx, customerId, 'PASSWORD', now, sessionId);
    await recordSecurityEvent(trx, { customerId, event: 'password-changed', ip, now });
    const passkeys = await trx.selectFrom('passkey').select('id').where('customer_id', '=', customerId).execute();
    await queueLetter(trx, { dedupe: `password-changed:${customerId}:${now}`, to: email, template: 'password-changed', vars: { passkeys: passkeys.length }, now });
  });
  return 'changed';
}
