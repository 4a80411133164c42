import { createHash } from 'node:crypto';
import { isIPv4 } from 'node:net';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

const windowMs = 15 * 60_000;
/** Failures of one e-mail from one network until that pair waits out the window. */
const pairLimit = 10;
/** Failures of one e-mail from anywhere until every further attempt is slowed down. */
const emailLimit = 30;

export type LoginFailures = { readonly byEmail: number; readonly pairLocked: boolean; readonly slow: boolean };

/** Neighbouring addresses belong to one customer of a provider: /24 of IPv4, /64 of IPv6. */
function networkOf(ip: string): string {
  const plain = ip.replace(/^::ffff:/i, '');
  if (isIPv4(plain)) return plain.split('.').slice(0, 3).join('.');
  const [head = '', tail = ''] = plain.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const groups = plain.includes('::') ? [...left, ...Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0'), ...right] : left;
  return groups.slice(0, 4).join(':');
}

/** Counters never hold the address itself. */
export function bucketsOf(email: string, ip: string) {
  const hash = createHash('sha256').update(email).digest('hex');
  const network = networkOf(ip);
  return { email: `login:email:${hash}`, network: `login:ip:${network}`, pair: `login:pair:${hash}:${network}` };
}

export async function readFailures(db: Db, email: string, ip: string, now: number): Promise<LoginFailures> {
  const buckets = bucketsOf(email, ip);
  const rows = await db.selectFrom('throttle').selectAll().where('bucket', 'in', [buckets.email, buckets.pair]).execute();
  const hits = (bucket: string) => {
    const row = rows.find((each) => each.bucket === bucket);
    return row && row.window_start.getTime() > now - windowMs ? row.hits : 0;
  };
  const lockedUntil = rows.find(({ bucket }) => bucket === buckets.pair)?.locked_until?.getTime() ?? 0;
  return { byEmail: hits(buckets.email), pairLocked: lockedUntil > now, slow: hits(buckets.email) >= emailLimit };
}

/** Answers how often this e-mail failed in the window, this time included. */
export async function countFailure(db: Db, email: string, ip: string, now: number): Promise<number> {
  const buckets = bucketsOf(email, ip);
  await countOne(db, buckets.network, now);
  const pair = await countOne(db, buckets.pair, now);
  if (pair >= pairLimit) await db.updateTable('throttle').set({ locked_until: new Date(now + windowMs) }).where('bucket', '=', buckets.pair).execute();
  return countOne(db, buckets.email, now);
}

export async function forgetFailures(db: Db, email: string, ip: string): Promise<void> {
  const buckets = bucketsOf(email, ip);
  await db.deleteFrom('throttle').where('bucket', 'in', [buckets.email, buckets.pair]).execute();
}

async function countOne(db: Db, bucket: string, now: number): Promise<number> {
  const moment = new Date(now);
  const over = sql<boolean>`throttle.window_start <= ${new Date(now - windowMs)}`;
  const row = await db
    .insertInto('throttle')
    .values({ bucket, hits: 1, window_start: moment, locked_until: null })
    .onConflict((conflict) =>
      conflict.column('bucket').doUpdateSet({
        hits: sql<number>`case when ${over} then 1 else throttle.hits + 1 end`,
        window_start: sql<Date>`case when ${over} then ${moment}::timestamptz else throttle.window_start end`,
        locked_until: sql<Date | null>`case when ${over} then null else throttle.locked_until end`,
      }),
    )
    .returning('hits')
    .executeTakeFirstOrThrow();
  return row.hits;
}
