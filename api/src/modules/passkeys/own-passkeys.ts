import type { Database, Db, Trx } from '../../db/database.ts';
import { rememberRemoval } from '../../db/deleted-rows.ts';
import { lockAccount } from '../auth/lock-account.ts';
import { recordSecurityEvent, type SecurityEvent } from '../auth/security-events.ts';
import { revokeAllSessions } from '../auth/sessions.ts';
import { queueLetter } from '../mail/outbox.ts';
import type { NewPasskey } from './passkey-checks.ts';

/** Of one account: more than anybody has devices. */
export const mostPasskeys = 10;

type OwnPasskey = { readonly id: number; readonly name: string; readonly createdAt: Date; readonly usedAt: Date | null };

/** Whoever changes something, and from where. */
type Owner = { readonly customerId: number; readonly email: string; readonly sessionId: string; readonly ip: string; readonly userAgent: string };

export async function ownPasskeys(db: Db, customerId: number): Promise<readonly OwnPasskey[]> {
  const rows = await db.selectFrom('passkey').select(['id', 'name', 'created_at', 'used_at']).where('customer_id', '=', customerId).orderBy('id').execute();
  return rows.map((row) => ({ id: row.id, name: row.name, createdAt: row.created_at, usedAt: row.used_at }));
}

const changes = { added: 'passkey-added', renamed: 'passkey-renamed', removed: 'passkey-removed' } as const satisfies Record<string, SecurityEvent>;

/** Written down, and told to the owner by mail. */
async function tell(trx: Trx, { customerId, email, ip, userAgent }: Owner, change: keyof typeof changes, { id, name }: { id: number; name: string }, now: number): Promise<void> {
  const event = changes[change];
  await recordSecurityEvent(trx, { customerId, event, ip, userAgent, now });
  await queueLetter(trx, { dedupe: `${event}:${id}:${now}`, to: email, template: event, vars: { passkey: name }, now });
}

/** `known`: the device had one already, of whatever account. */
export function addPasskey(database: Database, owner: Owner, passkey: NewPasskey & { readonly name: string }, now: number): Promise<'added' | 'full' | 'known'> {
  const { customerId } = owner;
  const { name, credentialId, publicKey, counter, transports } = passkey;
  return database.inTransaction(async (trx) => {
    // One at a time, so that none passes the limit.
    await lockAccount(trx, owner, now);
    if ((await ownPasskeys(trx, customerId)).length >= mostPasskeys) return 'full';
    const row = await trx
      .insertInto('passkey')
      .values({ customer_id: customerId, credential_id: credentialId, public_key: Buffer.from(publicKey), counter, transports: [...transports], name, created_at: new Date(now), used_at: null })
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'name'])
      .executeTakeFirst();
    if (!row) return 'known';
    await tell(trx, owner, 'added', row, now);
    return 'added';
  });
}

/** False: the account has no such passkey; somebody else's is as unknown as none. */
export function renamePasskey(database: Database, owner: Owner, { id, name }: { id: number; name: string }, now: number): Promise<boolean> {
  return database.inTransaction(async (trx) => {
    const row = await trx.updateTable('passkey').set({ name }).where('id', '=', id).where('customer_id', '=', owner.customerId).returning(['id', 'name']).executeTakeFirst();
    if (row) {
      await rememberRemoval(trx, ['passkey'], now);
      await tell(trx, owner, 'renamed', row, now);
    }
    return row !== undefined;
  });
}

/** False as above. All sessions end but the one that asks: whoever removes a passkey may not know which of them it opened. */
export function removePasskey(database: Database, owner: Owner, id: number, now: number): Promise<boolean> {
  return database.inTransaction(async (trx) => {
    await lockAccount(trx, owner, now);
    const row = await trx.deleteFrom('passkey').where('id', '=', id).where('customer_id', '=', owner.customerId).returning(['id', 'name']).executeTakeFirst();
    if (!row) return false;
    await rememberRemoval(trx, ['passkey'], now);
    await revokeAllSessions(trx, owner.customerId, 'PASSKEY', now, owner.sessionId);
    await tell(trx, owner, 'removed', row, now);
    return true;
  });
}
