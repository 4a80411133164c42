import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { runs } from '@brasa/shared/testing';
import fc from 'fast-check';
import { sql } from 'kysely';
import { giveCard, giveUp, pay, placeHolding, somebody } from '../../../test/gift-cards.ts';
import { noon } from '../../../test/helper.ts';
import { openTestDatabase } from '../../../test/test-database.ts';
import type { Database } from '../../db/database.ts';
import type { DemoCustomer } from '../../seed/demo-orders.ts';
import { localDay } from '../payments/local-day.ts';
import { voidCards } from './end-gift-cards.ts';
import { expireGiftCards } from './expire-gift-cards.ts';
import { checkLedger } from './ledger-problems.ts';

const dayMs = 24 * 3_600_000;
const inDays = (days: number): string => localDay(noon + days * dayMs);

let database: Database;
let owner: DemoCustomer;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());
beforeEach(async () => {
  owner = await somebody(database);
});

const newCard = (cents = 10_000) => giveCard(database, owner, { cents, expiresOn: inDays(10), now: noon });
const problems = async () => (await checkLedger(database)).problems;
const write = (...statement: Parameters<typeof sql>) => sql(...statement).execute(database.db);

/** What the accounts of some cards hold, without those that are empty. */
async function accounts(...cards: readonly number[]): Promise<Record<string, number>> {
  const rows = await database.db.selectFrom('gift_ledger').select((eb) => ['account', eb.fn.sum<number>('amount_cents').as('cents')]).where('gift_card_id', 'in', [0, ...cards]).groupBy('account').execute();
  return Object.fromEntries(rows.filter(({ cents }) => Number(cents) !== 0).map(({ account, cents }) => [account, Number(cents)]));
}

test('each movement takes from one account what it brings to another', async () => {
  const card = await newCard();
  expect(await accounts(card)).toEqual({ sold: -10_000, balance: 10_000 });
  const [paid, givenUp] = [await placeHolding(database, owner, { cents: 3000, now: noon }), await placeHolding(database, owner, { cents: 500, now: noon })] as [number, number];
  expect(await accounts(card)).toEqual({ sold: -10_000, balance: 6500, held: 3500 });
  await pay(database, paid, noon);
  expect(await accounts(card)).toEqual({ sold: -10_000, balance: 6500, held: 500, redeemed: 3000 });
  await giveUp(database, givenUp, noon);
  expect(await accounts(card)).toEqual({ sold: -10_000, balance: 7000, redeemed: 3000 });
  await giveUp(database, paid, noon);
  expect(await accounts(card)).toEqual({ sold: -10_000, balance: 10_000 });
  const kinds = await database.db.selectFrom('gift_entry').select('kind').where('gift_card_id', '=', card).orderBy('id').execute();
  expect(kinds.map(({ kind }) => kind)).toEqual(['ISSUE', 'HOLD', 'HOLD', 'CAPTURE', 'RELEASE', 'REFUND']);
});

test('a transaction whose postings do not add up to zero, or whose balance is not what they say, fails as a whole', async () => {
  const card = await newCard();
  const { id } = await database.db.selectFrom('gift_entry').select('id').where('gift_card_id', '=', card).executeTakeFirstOrThrow();
  let isWritten = false;
  const unbalanced = database.inTransaction(async (trx) => {
    await sql`insert into gift_posting values (${id}, 'voided', 5)`.execute(trx);
    isWritten = true;
  });
  await expect(unbalanced).rejects.toThrow(`gift entry ${id} is not balanced`);
  // Only the commit refuses it: within a transaction the sides come one after the other.
  expect(isWritten).toBe(true);
  await expect(write`update gift_card set balance_cents = 9999 where id = ${card}`).rejects.toThrow(`gift card ${card}: balance_cents is 9999, its entries say 10000`);
  await expect(write`insert into gift_entry (gift_card_id, kind, delta_cents) values (${card}, 'VOID', -10000)`).rejects.toThrow('balance_cents is 10000, its entries say 0');
  expect([await accounts(card), await problems()]).toEqual([{ sold: -10_000, balance: 10_000 }, []]);
});

test('what is written stays: no entry and no posting can be changed or taken away', async () => {
  await newCard();
  for (const table of ['gift_entry', 'gift_posting']) {
    const name = sql.table(table);
    await expect(write`delete from ${name}`).rejects.toThrow(`${table} only grows`);
    await expect(write`truncate ${name} cascade`).rejects.toThrow('only grows');
  }
  await expect(write`update gift_entry set delta_cents = 1`).rejects.toThrow('gift_entry only grows');
  await expect(write`update gift_posting set amount_cents = 1`).rejects.toThrow('gift_posting only grows');
});

test('a movement happens once per card, order and kind, and none contradicts another', async () => {
  const card = await newCard();
  const order = (await placeHolding(database, owner, { cents: 3000, now: noon })) ?? 0;
  const entry = (kind: string, cents: number, of: number | null = order) => write`
    with changed as (update gift_card set balance_cents = balance_cents + ${cents} where id = ${card})
    insert into gift_entry (gift_card_id, order_id, kind, delta_cents) values (${card}, ${of}, ${kind}, ${cents})`;
  await expect(entry('HOLD', -3000)).rejects.toThrow('gift_entry_once');
  await expect(entry('ISSUE', 1, null)).rejects.toThrow('gift_entry_issued_once');
  await expect(entry('HOLD', -1, null)).rejects.toThrow('gift_entry_of_order');
  await expect(entry('EXPIRE', 1, null)).rejects.toThrow('gift_entry_sign');
  await placeHolding(database, owner, { cents: 1000, now: noon });
  await expect(entry('RELEASE', 3500)).rejects.toThrow('gives back more than it took');
  await expect(entry('REFUND', 3000)).rejects.toThrow('gives back more than it took');
  await pay(database, order, noon);
  await pay(database, order, noon);
  expect(await accounts(card)).toMatchObject({ balance: 6000, redeemed: 3000 });
  await expect(entry('REFUND', 3500)).rejects.toThrow('gives back more than it took');
  const unpaid = (await placeHolding(database, owner, { cents: 1000, now: noon })) ?? 0;
  await giveUp(database, unpaid, noon);
  await expect(pay(database, unpaid, noon)).rejects.toThrow('gift_entry_hold_ends_once');
  const other = (await placeHolding(database, await somebody(database), { cents: 0, now: noon })) ?? 0;
  await expect(entry('CAPTURE', 0, other)).rejects.toThrow('has set nothing aside');
  expect(await problems()).toEqual([]);
});

test('a card is good on the whole of its last day in Guatemala, and expires after it', async () => {
  const card = await newCard();
  const midnight = Date.UTC(2026, 10, 30, 6);
  expect(inDays(10)).toBe('2026-11-29');
  await expireGiftCards(database, midnight - 1);
  const order = (await placeHolding(database, owner, { cents: 100, now: midnight - 1 })) ?? 0;
  await giveUp(database, order, midnight - 1);
  expect(await accounts(card)).toEqual({ sold: -10_000, balance: 10_000 });
  expect(await placeHolding(database, owner, { cents: 100, now: midnight })).toBeNull();
  await expireGiftCards(database, midnight);
  await expireGiftCards(database, midnight);
  expect(await accounts(card)).toEqual({ sold: -10_000, expired: 10_000 });
  expect(await database.db.selectFrom('gift_card').select(['status', 'balance_cents']).where('id', '=', card).executeTakeFirst()).toEqual({ status: 'EXPIRED', balance_cents: 0 });
});

test('what an order has set aside when its card expires pays that order; given up later it lives thirty days more and expires then', async () => {
  const card = await newCard();
  const [paid, givenUp] = [await placeHolding(database, owner, { cents: 3000, now: noon }), await placeHolding(database, owner, { cents: 2000, now: noon })] as [number, number];
  const after = noon + 11 * dayMs;
  await expireGiftCards(database, after);
  expect(await accounts(card)).toEqual({ sold: -10_000, held: 5000, expired: 5000 });
  await pay(database, paid, after);
  await giveUp(database, givenUp, after);
  await expireGiftCards(database, after + 30 * dayMs);
  expect(await accounts(card)).toEqual({ sold: -10_000, redeemed: 3000, balance: 2000, expired: 5000 });
  await expireGiftCards(database, after + 31 * dayMs);
  expect(await accounts(card)).toEqual({ sold: -10_000, redeemed: 3000, expired: 7000 });
  expect(await problems()).toEqual([]);
});

const voidCard = (card: number, now = noon) => database.inTransaction((trx) => voidCards(trx, sql`id = ${card}`, now));

test('what orders give back to a voided card is voided with it, whether it had paid or not, and the card stays void', async () => {
  const card = await newCard();
  const [paid, givenUp, kept] = [await placeHolding(database, owner, { cents: 3000, now: noon }), await placeHolding(database, owner, { cents: 500, now: noon }), await placeHolding(database, owner, { cents: 1000, now: noon })] as [number, number, number];
  await pay(database, paid, noon);
  await pay(database, kept, noon);
  await voidCard(card);
  await voidCard(card);
  expect(await accounts(card)).toEqual({ sold: -10_000, held: 500, redeemed: 4000, voided: 5500 });
  expect(await placeHolding(database, owner, { cents: 1, now: noon })).toBeNull();
  for (const order of [givenUp, paid]) await giveUp(database, order, noon);
  expect(await accounts(card)).toEqual({ sold: -10_000, redeemed: 1000, voided: 9000 });
  expect(await database.db.selectFrom('gift_card').select(['status', 'balance_cents']).where('id', '=', card).executeTakeFirst()).toEqual({ status: 'VOID', balance_cents: 0 });
  await expect(write`update gift_card set status = 'ACTIVE' where id = ${card}`).rejects.toThrow(`gift card ${card} is void and stays so`);
  expect(await problems()).toEqual([]);
});

/** So many cards of one owner that end in ten days, written at once. */
async function manyCards(count: number): Promise<number[]> {
  const one = await newCard(100);
  const { rows } = await sql<{ id: number }>`
    with model as (select * from gift_card where id = ${one}), lines as (
      insert into order_line (order_id, pos, product_id, tip, name, qty, unit_cents, original_cents, line_cents) select order_id, n, design_id, 'CER', '', 1, 100, 100, 100 from model, generate_series(2, ${count}) n
    ), made as (
      insert into gift_card (design_id, order_id, order_pos, code_mac, code_last4, buyer_name, recipient_name, recipient_email, initial_cents, balance_cents, status, owner_id, expires_on)
      select design_id, order_id, n, sha256(('many' || id || '-' || n)::bytea), 'AAAA', '', '', '', 100, 100, 'ACTIVE', owner_id, expires_on from model, generate_series(2, ${count}) n returning id
    ), entries as (insert into gift_entry (gift_card_id, kind, delta_cents) select id, 'ISSUE', 100 from made)
    select id from made order by id`.execute(database.db);
  return [one, ...rows.map(({ id }) => id)];
}
const ended = async (cards: readonly number[]): Promise<number> =>
  (await database.db.selectFrom('gift_card').select('id').where('id', 'in', cards).where('status', '=', 'EXPIRED').where('balance_cents', '=', 0).execute()).length;

test('a night on which many cards end is worked off in batches: what is done stays done, and the next run goes on from there', async () => {
  const cards = await manyCards(450);
  let transactions = 0;
  const failing: Database = {
    ...database,
    db: database.db,
    inTransaction: (work) => {
      transactions += 1;
      return transactions === 2 ? Promise.reject(new Error('the connection broke')) : database.inTransaction(work);
    },
  };
  await expect(expireGiftCards(failing, noon + 11 * dayMs)).rejects.toThrow('the connection broke');
  expect(await ended(cards)).toBe(200);
  await expireGiftCards(database, noon + 11 * dayMs);
  expect([await ended(cards), await accounts(...cards), await problems()]).toEqual([450, { sold: -45_000, expired: 45_000 }, []]);
});

test('a card whose books do not agree holds up no other, and is named', async () => {
  const cards = await manyCards(5);
  const [broken = 0] = cards.slice(2);
  const setPastConstraints = async (cents: number) => {
    await sql`set session_replication_role = replica`.execute(database.db);
    await sql`update gift_card set balance_cents = ${cents} where id = ${broken}`.execute(database.db);
    await sql`set session_replication_role = origin`.execute(database.db);
  };
  await setPastConstraints(99);
  await expect(expireGiftCards(database, noon + 11 * dayMs)).rejects.toThrow(`Gift cards that could not be ended: ${broken} (1 in all)`);
  expect(await ended(cards)).toBe(4);
  await setPastConstraints(100);
  await expireGiftCards(database, noon + 11 * dayMs);
  expect([await ended(cards), await problems()]).toEqual([5, []]);
});

type Step =
  | { readonly kind: 'give'; readonly cents: number; readonly days: number }
  | { readonly kind: 'hold'; readonly cents: number }
  | { readonly kind: 'pay' | 'give-up'; readonly which: number }
  | { readonly kind: 'void'; readonly which: number }
  | { readonly kind: 'wait'; readonly days: number };

const cents = fc.integer({ min: 1, max: 20_000 });
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('give' as const), cents, days: fc.nat(6) }),
  { arbitrary: fc.record({ kind: fc.constant('hold' as const), cents }), weight: 3 },
  { arbitrary: fc.record({ kind: fc.constantFrom('pay' as const, 'give-up' as const), which: fc.nat(9) }), weight: 3 },
  fc.record({ kind: fc.constant('void' as const), which: fc.nat(5) }),
  fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 20 }) }),
);

/** The same in memory, in the simplest words. */
class Model {
  today = 0;
  readonly cards: { readonly id: number; lastDay: number; balance: number; isVoid: boolean }[] = [];
  readonly orders: { readonly id: number; readonly parts: readonly { readonly card: Model['cards'][number]; readonly cents: number }[]; state: 'open' | 'paid' | 'over' }[] = [];
  expired = 0;
  voided = 0;

  parts(amount: number): Model['orders'][number]['parts'] | null {
    let left = amount;
    const parts: { card: Model['cards'][number]; cents: number }[] = [];
    for (const card of this.cards.filter(({ lastDay, isVoid }) => lastDay >= this.today && !isVoid).sort((one, other) => one.lastDay - other.lastDay || one.id - other.id)) {
      const taken = Math.min(left, card.balance);
      left -= taken;
      if (taken > 0) parts.push({ card, cents: taken });
    }
    return left === 0 ? parts : null;
  }

  expire(): void {
    for (const card of this.cards.filter(({ lastDay }) => lastDay < this.today)) {
      this.expired += card.balance;
      card.balance = 0;
    }
  }

  accounts(): Record<string, number> {
    const sum = (state: string) => this.orders.filter((order) => order.state === state).flatMap(({ parts }) => parts).reduce((total, part) => total + part.cents, 0);
    const balance = this.cards.reduce((total, card) => total + card.balance, 0);
    const all = { balance, held: sum('open'), redeemed: sum('paid'), expired: this.expired, voided: this.voided };
    const sold = -Object.values(all).reduce((total, each) => total + each, 0);
    return Object.fromEntries(Object.entries({ sold, ...all }).filter(([, amount]) => amount !== 0));
  }
}

async function take(step: Step, model: Model): Promise<void> {
  const now = noon + model.today * dayMs;
  if (step.kind === 'give') {
    const lastDay = model.today + step.days;
    model.cards.push({ id: await giveCard(database, owner, { cents: step.cents, expiresOn: inDays(lastDay), now }), lastDay, balance: step.cents, isVoid: false });
  } else if (step.kind === 'hold') {
    const parts = model.parts(step.cents);
    const id = await placeHolding(database, owner, { cents: step.cents, now });
    expect(id !== null).toBe(parts !== null);
    if (id === null || parts === null) return;
    for (const part of parts) part.card.balance -= part.cents;
    model.orders.push({ id, parts, state: 'open' });
  } else if (step.kind === 'void') {
    const card = model.cards[step.which];
    if (!card) return;
    await voidCard(card.id, now);
    model.voided += card.balance;
    Object.assign(card, { balance: 0, isVoid: true });
  } else if (step.kind === 'wait') {
    model.today += step.days;
    model.expire();
    await expireGiftCards(database, noon + model.today * dayMs);
  } else {
    const order = model.orders[step.which];
    if (!order) return;
    if (step.kind === 'pay') {
      if (order.state === 'over') return;
      await pay(database, order.id, now);
      order.state = 'paid';
      return;
    }
    expect(await giveUp(database, order.id, now)).toBe(order.state !== 'over');
    if (order.state === 'over') return;
    order.state = 'over';
    for (const { card, cents: amount } of order.parts) {
      if (card.isVoid) {
        model.voided += amount;
        continue;
      }
      card.balance += amount;
      if (card.lastDay < model.today) card.lastDay = model.today + 30;
    }
  }
}

test('whatever happens to cards, in any order, the books are what a simple count says, and balanced', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 3, maxLength: 20 }), async (steps) => {
      owner = await somebody(database);
      const model = new Model();
      for (const step of [{ kind: 'give', cents: 15_000, days: 5 } as const, ...steps]) {
        await take(step, model);
        const cards = model.cards.map(({ id }) => id);
        expect(await accounts(...cards)).toEqual(model.accounts());
      }
      expect(await problems()).toEqual([]);
    }),
    { ...runs(20), endOnFailure: true },
  );
}, 3_600_000);
