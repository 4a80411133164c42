import { deviceWords } from '@brasa/shared/domain/device-words';
import type { Db } from '../../db/database.ts';
import { json } from '../../db/tables.ts';

/** What happened to an account and its ways in. The owner reads them in the file of the own data. */
export type SecurityEvent =
  | 'account-closed'
  | 'account-reopened'
  | 'data-exported'
  | 'log-in'
  | 'log-in-passkey'
  | 'log-out'
  | 'other-sessions-ended'
  | 'passkey-added'
  | 'passkey-removed'
  | 'passkey-renamed'
  /** All of them, by a password that was set by a mailed link. */
  | 'passkeys-removed'
  | 'password-changed'
  | 'session-ended'
  /** A token that had been replaced was used again: it had two owners. */
  | 'session-reused';

type Happened = { readonly customerId: number; readonly event: SecurityEvent; readonly ip?: string; readonly userAgent?: string; readonly now: number };

/** A row of audit_log, kept for two years: no secret, no mailbox, and of the browser only what its owner would call it. */
export async function recordSecurityEvent(db: Db, { customerId, event, ip, userAgent, now }: Happened): Promise<void> {
  const detail = userAgent === undefined ? null : json({ device: deviceWords(userAgent) });
  await db.insertInto('audit_log').values({ at: new Date(now), actor: `cli:${customerId}`, action: event, target: null, ip: ip ?? null, detail }).execute();
}
