import { expect, test } from '@jest/globals';
import { sql } from 'kysely';
import pino from 'pino';
import { noJobs } from '../../../test/background.ts';
import { giveCard, giveUp, pay, placeHolding, somebody } from '../../../test/gift-cards.ts';
import { twoDatabases } from '../../../test/two-instances.ts';
import { createJobQueue } from '../../jobs/job-queue.ts';
import { expireGiftCards } from './expire-gift-cards.ts';
import { giftCardsNightly } from './gift-cards-nightly.ts';
import { checkLedger } from './ledger-problems.ts';

const { instances, atOnce } = await twoDatabases();

const races = Number(process.env['RACES'] ?? 10);
/** The last day of the cards ends. */
const midnight = Date.UTC(2026, 11, 1, 6);
const cents = 1000;

test('race after race, at midnight every centavo of a card is set aside, has paid, or has expired', async () => {
  for (let race = 0; race < races; race += 1) {
    const owner = await somebody(instances[0]);
    const cards = await Promise.all([3500, 2500].map((amount) => giveCard(instances[0], owner, { cents: amount, expiresOn: '2026-11-30', now: midnight - 1 })));
    const early = await placeHolding(instances[0], owner, { cents, now: midnight - 1 });
    const placing = atOnce(8, (database) => placeHolding(database, owner, { cents, now: midnight - 1 }));
    const expiring = atOnce(4, (database) => expireGiftCards(database, midnight));
    const over = race % 2 === 0 ? giveUp(instances[1], early ?? 0, midnight) : pay(instances[1], early ?? 0, midnight);
    const orders = [...(await placing)].filter((order) => order !== null);
    await Promise.all([expiring, over]);
    // What came back in the race has its thirty days; those are over, too.
    await expireGiftCards(instances[0], midnight + 31 * 24 * 3_600_000);

    const rows = await instances[0].db.selectFrom('gift_ledger').select((eb) => ['account', eb.fn.sum<number>('amount_cents').as('sum')]).where('gift_card_id', 'in', cards).groupBy('account').execute();
    const sum = (account: string) => Number(rows.find((row) => row.account === account)?.sum ?? 0);
    const held = orders.length * cents;
    const redeemed = race % 2 === 0 ? 0 : cents;
    expect([race, sum('held'), sum('redeemed'), sum('expired'), sum('balance')]).toEqual([race, held, redeemed, 6000 - held - redeemed, 0]);
    await atOnce(orders.length, (database, index) => giveUp(database, orders[index] ?? 0, midnight));
  }
  expect((await checkLedger(instances[0])).problems).toEqual([]);
}, races * 5000 + 60_000);

test('the jobs of a night are queued once, whatever the number of instances, and each queues those of the next', async () => {
  const log = pino({ level: 'silent' });
  let passed = 0;
  const night = { now: () => Date.now() + passed };
  const queues = instances.map(({ engine }) => createJobQueue(engine, log));
  const nightly = instances.map((database, index) => giftCardsNightly({ database, clock: night, log }, queues[index] ?? noJobs));
  const nothing = async () => undefined;
  const queued = async (name: string) => {
    const { engine } = instances[0];
    if (engine.kind !== 'postgres') throw new Error('This test needs a PostgreSQL.');
    const { rows } = await engine.pool.query<{ at: string }>(`select to_char(start_after at time zone 'America/Guatemala', 'HH24:MI') as at from pgboss.job where name = $1 and state = 'created'`, [name]);
    return rows.map(({ at }) => at);
  };
  for (const [index, { handlers, start }] of nightly.entries()) {
    await queues[index]?.start({ 'order-step': nothing, 'order-expiry': nothing, ...handlers });
    await start();
    // As an earlier release created them: the next start corrects it.
    if (index === 0) await sql`update pgboss.queue set expire_seconds = 60`.execute(instances[0].db);
  }
  try {
    // Longer than all statements of the check may take together.
    const { rows: limits } = await sql<{ name: string; seconds: number }>`select name, expire_seconds as seconds from pgboss.queue where name in ('gift-expiry', 'ledger-check', 'order-step') order by name`.execute(instances[0].db);
    expect(limits.map(({ name, seconds }) => [name, seconds])).toEqual([['gift-expiry', 900], ['ledger-check', 900], ['order-step', 60]]);
    expect([await queued('gift-expiry'), await queued('ledger-check')]).toEqual([['00:05'], ['00:05']]);
    passed = 24 * 3_600_000;
    for (const { handlers } of nightly) await handlers['gift-expiry']({});
    expect(await queued('gift-expiry')).toEqual(['00:05', '00:05']);
  } finally {
    for (const queue of queues) await queue.stop();
  }
}, 60_000);
