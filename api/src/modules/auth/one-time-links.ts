import { createHash, randomBytes } from 'node:crypto';
import type { Db, Trx } from '../../db/database.ts';

type LinkKind = 'ACTIVATE' | 'PASSWORD' | 'UNDELETE';

const hour = 3_600_000;
/** How long a mailed link works. */
export const linkLife = { activation: 48 * hour, password: hour, undo: 30 * 24 * hour } as const;

const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

export type NewLink = { readonly kind: LinkKind; readonly customerId: number; readonly signUpId?: number; readonly life: number; readonly now: number };

/** 256 random bits for a mail; the database keeps only their hash. */
export async function createLink(trx: Trx, { kind, customerId, signUpId, life, now }: NewLink): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await trx
    .insertInto('one_time_token')
    .values({ token_hash: hashOf(secret), kind, customer_id: customerId, expires_at: new Date(now + life), used_at: null, sign_up_id: signUpId ?? null })
    .execute();
  return secret;
}

export type OpenLink = { readonly kind: LinkKind; readonly customerId: number; readonly signUpId: number | null };

const open = (db: Db, secret: string, kinds: readonly LinkKind[], now: number) =>
  db.selectFrom('one_time_token').select(['kind', 'customer_id as customerId', 'sign_up_id as signUpId']).where('token_hash', '=', hashOf(secret)).where('kind', 'in', kinds).where('used_at', 'is', null).where('expires_at', '>', new Date(now));

export const isOpen = async (db: Db, secret: string, kinds: readonly LinkKind[], now: number): Promise<boolean> => (await open(db, secret, kinds, now).executeTakeFirst()) !== undefined;

/**
 * Works once: of two at the same moment, the second finds it used. The account is locked before its links, as by whoever
 * changes an account: two links of one account would else wait for each other.
 */
export async function useLink(trx: Trx, secret: string, kinds: readonly LinkKind[], now: number): Promise<OpenLink | null> {
  const unlocked = await open(trx, secret, kinds, now).executeTakeFirst();
  if (!unlocked) return null;
  await trx.selectFrom('customer').select('id').where('id', '=', unlocked.customerId).forNoKeyUpdate().execute();
  const link = await open(trx, secret, kinds, now).forUpdate().executeTakeFirst();
  if (!link) return null;
  await trx.updateTable('one_time_token').set({ used_at: new Date(now), sign_up_id: null }).where('token_hash', '=', hashOf(secret)).execute();
  return link;
}

const doublePressMs = 10 * 60_000;

/** Mail scanners open links before people do, and people press twice. */
export async function wasJustUsed(db: Db, secret: string, kinds: readonly LinkKind[], now: number): Promise<boolean> {
  const row = await db
    .selectFrom('one_time_token')
    .innerJoin('customer', 'customer.id', 'one_time_token.customer_id')
    .select('customer.id')
    .where('token_hash', '=', hashOf(secret))
    .where('kind', 'in', kinds)
    .where('used_at', '>', new Date(now - doublePressMs))
    .where('customer.status', '=', 'ACT')
    .executeTakeFirst();
  return row !== undefined;
}

/** Nothing that was mailed before opens the account any more. */
export const dropOpenLinks = (trx: Trx, customerId: number) => trx.deleteFrom('one_time_token').where('customer_id', '=', customerId).where('used_at', 'is', null).execute();
