import { isIPv4 } from 'node:net';
import { sql } from 'kysely';
import type { Db } from './db/database.ts';

/** Windows counted in the database: every instance sees them, and a restart forgets none. */
export type Span = { readonly windowMs: number; readonly now: number };

/** `endsAt`, `lockedUntil`: epoch milliseconds; 0: there is no window, or no lock. */
export type Hits = { readonly hits: number; readonly endsAt: number; readonly lockedUntil: number };

/** What was counted in windows that are still open; a lock outlives its window. */
export async function readHits(db: Db, buckets: readonly string[], { windowMs, now }: Span): Promise<(bucket: string) => Hits> {
  const rows = await db.selectFrom('throttle').selectAll().where('bucket', 'in', buckets).execute();
  return (bucket) => {
    const row = rows.find((each) => each.bucket === bucket);
    const endsAt = row ? row.window_start.getTime() + windowMs : 0;
    return { hits: row && endsAt > now ? row.hits : 0, endsAt, lockedUntil: row?.locked_until?.getTime() ?? 0 };
  };
}

/** Counts one more, in a new window if the last one is over; answers how many that makes. */
export async function countHit(db: Db, bucket: string, { windowMs, now }: Span): Promise<number> {
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

/** What was counted turned out to be right. */
export const takeBackHit = async (db: Db, bucket: string): Promise<void> => void (await db.updateTable('throttle').set({ hits: sql<number>`greatest(hits - 1, 0)` }).where('bucket', '=', bucket).execute());

const plainOf = (ip: string): string => ip.replace(/^::ffff:/i, '');

/** Whoever has one IPv6 address has the other 2^64 of its network, too: limits count the network. */
export const connectionOf = (ip: string): string => (isIPv4(plainOf(ip)) ? plainOf(ip) : networkOf(ip));

/** Neighbouring addresses belong to one customer of a provider: /24 of IPv4, /64 of IPv6. */
export function networkOf(ip: string): string {
  const plain = plainOf(ip);
  if (isIPv4(plain)) return plain.split('.').slice(0, 3).join('.');
  const [head = '', tail = ''] = plain.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const groups = plain.includes('::') ? [...left, ...Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0'), ...right] : left;
  return groups.slice(0, 4).join(':');
}
