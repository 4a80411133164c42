import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { noJobs } from '../../../test/background.ts';
import { giveCard, somebody } from '../../../test/gift-cards.ts';
import { noon, testClock } from '../../../test/helper.ts';
import { openTestDatabase } from '../../../test/test-database.ts';
import type { Database } from '../../db/database.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import { createLog } from '../../log.ts';
import { giftCardsNightly } from './gift-cards-nightly.ts';

let database: Database;
let card: number;
beforeAll(async () => {
  database = await openTestDatabase();
  card = await giveCard(database, await somebody(database), { cents: 10_000, expiresOn: '2026-11-19', now: noon });
}, 60_000);
afterAll(() => database.close());

const clock = testClock();
const lines: string[] = [];
const log = createLog('error', { write: (line) => void lines.push(line) });
const sent: string[] = [];
const jobs: JobQueue = { ...noJobs, send: async (_trx, name, _data, { at }) => void sent.push(`${name} ${new Date(at).toISOString()}`) };

test('the work of a night is done five minutes after midnight in Guatemala', async () => {
  const nightly = giftCardsNightly({ database, clock, log }, jobs);
  for (const [now, night] of [[noon, '2026-11-20'], [Date.UTC(2026, 10, 20, 6, 4, 59), '2026-11-20'], [Date.UTC(2026, 10, 20, 6, 5), '2026-11-21']] as const) {
    clock.set(now);
    sent.length = 0;
    await nightly.start();
    expect(sent).toEqual([`gift-expiry ${night}T06:05:00.000Z`, `ledger-check ${night}T06:05:00.000Z`]);
  }
});

test('the expiry takes what ended the day before, queues the next night, and tells when it failed', async () => {
  clock.set(Date.UTC(2026, 10, 20, 6, 5));
  sent.length = 0;
  await giftCardsNightly({ database, clock, log }, jobs).handlers['gift-expiry']({});
  expect(await database.db.selectFrom('gift_card').select('status').where('id', '=', card).executeTakeFirst()).toEqual({ status: 'EXPIRED' });
  expect([sent, lines]).toEqual([['gift-expiry 2026-11-21T06:05:00.000Z'], []]);
  const broken = { ...database, db: database.db, inTransaction: async () => Promise.reject(new Error('away')) };
  const { handlers } = giftCardsNightly({ database: broken, clock, log }, jobs);
  await expect(handlers['gift-expiry']({})).rejects.toThrow('away');
  expect(lines.splice(0).join()).toContain('gift-expiry failed; it is tried again');
});

test('books that do not agree are a line in the log', async () => {
  const { handlers } = giftCardsNightly({ database, clock, log }, jobs);
  await handlers['ledger-check']({});
  expect(lines).toEqual([]);
  await sql`set session_replication_role = replica`.execute(database.db);
  await sql`update gift_card set balance_cents = 7 where id = ${card}`.execute(database.db);
  await sql`set session_replication_role = origin`.execute(database.db);
  await handlers['ledger-check']({});
  expect(JSON.parse(lines.join())).toMatchObject({ level: 50, count: 2, problems: [`Gift card ${card}: balance_cents is 7, its entries say 0.`, `Gift card ${card} is EXPIRED but has a balance of 7.`], msg: expect.stringContaining('npm run check:ledger') });
});
