import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { buyGiftCards, type GiftBuyer, newGiftBuyer } from '../../../test/http-gift-buyer.ts';
import { startPostgres } from '../../../test/postgres.ts';
import { startProcess, type ServerProcess } from '../../../test/server-process.ts';
import type { Database } from '../../db/database.ts';
import { checkLedger } from './ledger-problems.ts';

const postgres = await startPostgres();
let database: Database;
let url: string;
let folder: string;
let server: ServerProcess | undefined;
beforeAll(async () => {
  const fresh = await postgres.newDatabase();
  [url, database] = [fresh.url, fresh.open()];
  folder = await mkdtemp(join(tmpdir(), 'brasa-gift-kills-'));
}, 120_000);
afterAll(async () => {
  await server?.kill();
  await database.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

/** A hundred in `npm run nightly`. */
const kills = Math.max(3, Math.ceil(Number(process.env['RACES'] ?? 0) / 20));
const atOnce = 4;

const start = (): Promise<ServerProcess> => startProcess({ DATABASE_URL: url, DATA_DIR: folder });

/** A killed process has a statement or a commit under way, which PostgreSQL ends by itself. */
async function nothingUnderWay(): Promise<void> {
  const busy = async () => (await sql`select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`.execute(database.db)).rows.length;
  while ((await busy()) > 0) await wait(20);
}

/** Each row is a purchase of these buyers that is not as it must be: paid and two cards, each issued, announced and owed once; or neither. */
async function broken(): Promise<readonly unknown[]> {
  const { rows } = await sql`
    select * from (
      select orders.number, orders.pay_status, orders.confirmed_at is not null as confirmed,
        (select count(*)::int from payment where order_id = orders.id and payment.status = 'PAID') as paid,
        (select count(*)::int from gift_card where order_id = orders.id and code_last4 <> '----') as cards,
        (select count(*)::int from gift_entry where gift_entry.order_id = orders.id and gift_entry.kind = 'ISSUE') as entries,
        (select count(*)::int from mail_outbox, gift_card where gift_card.order_id = orders.id and dedupe = 'gift:' || gift_card.id) as letters,
        (select count(*)::int from mail_outbox where dedupe = 'gift-order:' || orders.id) as receipts
      from orders where orders.kind = 'CER' and contact->>'email' like '%-%-%-%-%@example.org'
    ) purchase
    where (pay_status = 'PAID', confirmed, paid, cards, entries, letters, receipts) not in ((true, true, 1, 2, 2, 2, 1), (false, false, 0, 0, 0, 0, 0))`.execute(database.db);
  return rows;
}

test('whenever the server is killed during purchases, none is paid without its cards or has them twice, the books balance, and each ends paid once', async () => {
  const buyers: GiftBuyer[] = [];
  const unfinished = (): GiftBuyer[] => buyers.filter(({ isPaid }) => !isPaid);
  for (let kill = 0; kill < kills; kill += 1) {
    const running = (server = await start());
    // At another step of the purchases each time, while the others are at theirs.
    let answersLeft = 5 + ((kill * 7) % 13);
    let dead: Promise<void> | undefined;
    const go = (buyer: GiftBuyer): Promise<void> =>
      buyGiftCards(running.url, buyer, () => {
        answersLeft -= 1;
        if (answersLeft === 0) dead = running.kill();
      }).catch((error: unknown) => {
        if (dead === undefined) throw error;
      });
    const goOn = async (): Promise<void> => {
      while (dead === undefined) {
        const buyer = newGiftBuyer();
        buyers.push(buyer);
        await go(buyer);
      }
    };
    const interrupted = unfinished();
    await Promise.all([...interrupted.map(go), ...Array.from({ length: Math.max(1, atOnce - interrupted.length) }, goOn)]);
    await dead;
    await nothingUnderWay();
    expect([kill, await broken(), (await checkLedger(database)).problems]).toEqual([kill, [], []]);
  }
  const { url: base } = (server = await start());
  for (const buyer of unfinished()) await buyGiftCards(base, buyer, () => undefined);
  expect([unfinished(), await broken()]).toEqual([[], []]);
  const rows = await database.db.selectFrom('orders').select(sql<string>`contact->>'email'`.as('email')).where('kind', '=', 'CER').where('pay_status', '=', 'PAID').where(sql<string>`contact->>'email'`, 'in', buyers.map(({ payer }) => payer)).execute();
  expect(rows.map(({ email }) => email).toSorted()).toEqual(buyers.map(({ payer }) => payer).toSorted());
}, kills * 30_000 + 60_000);
