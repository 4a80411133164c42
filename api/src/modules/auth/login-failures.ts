import { createHash } from 'node:crypto';
import type { Db } from '../../db/database.ts';
import { countHit, networkOf, readHits } from '../../throttle.ts';

const windowMs = 15 * 60_000;
/** Failures of one e-mail from one network until that pair waits out the window. */
const pairLimit = 10;
/** Failures of one e-mail from anywhere until every further attempt is slowed down. */
const emailLimit = 30;

export type LoginFailures = { readonly byEmail: number; readonly pairLocked: boolean; readonly slow: boolean };

/** Counters never hold the address itself. */
export function bucketsOf(email: string, ip: string) {
  const hash = createHash('sha256').update(email).digest('hex');
  const network = networkOf(ip);
  return { email: `login:email:${hash}`, network: `login:ip:${network}`, pair: `login:pair:${hash}:${network}` };
}

export async function readFailures(db: Db, email: string, ip: string, now: number): Promise<LoginFailures> {
  const buckets = bucketsOf(email, ip);
  const hits = await readHits(db, [buckets.email, buckets.pair], { windowMs, now });
  const byEmail = hits(buckets.email).hits;
  return { byEmail, pairLocked: hits(buckets.pair).lockedUntil > now, slow: byEmail >= emailLimit };
}

/** Answers how often this e-mail failed in the window, this time included. */
export async function countFailure(db: Db, email: string, ip: string, now: number): Promise<number> {
  const buckets = bucketsOf(email, ip);
  await countHit(db, buckets.network, { windowMs, now });
  const pair = await countHit(db, buckets.pair, { windowMs, now });
  if (pair >= pairLimit) await db.updateTable('throttle').set({ locked_until: new Date(now + windowMs) }).where('bucket', '=', buckets.pair).execute();
  return countHit(db, buckets.email, { windowMs, now });
}

export async function forgetFailures(db: Db, email: string, ip: string): Promise<void> {
  const buckets = bucketsOf(email, ip);
  await db.deleteFrom('throttle').where('bucket', 'in', [buckets.email, buckets.pair]).execute();
}

/** From wherever they came. */
export async function forgetAllFailures(db: Db, email: string): Promise<void> {
  const { email: bucket, pair } = bucketsOf(email, '');
  await db.deleteFrom('throttle').where((eb) => eb.or([eb('bucket', '=', bucket), eb('bucket', 'like', `${pair}%`)])).execute();
}
