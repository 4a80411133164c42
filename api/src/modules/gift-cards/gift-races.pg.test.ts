import { expect, test } from '@jest/globals';
import { giveCard, giveUp, pay, placeHolding, somebody } from '../../../test/gift-cards.ts';
import { noon } from '../../../test/helper.ts';
import { twoDatabases } from '../../../test/two-instances.ts';
import type { Database } from '../../db/database.ts';
import { newSecrets } from '../../secrets.ts';
import { writeGiftOrder } from '../../seed/demo-gift-orders.ts';
import { activateGiftCard } from './activate-gift-card.ts';
import { chargeBack } from './charge-back.ts';
import { issueGiftCards } from './issue-gift-cards.ts';
import { checkLedger } from './ledger-problems.ts';

const { instances, atOnce } = await twoDatabases();

/** In `npm run nightly` two hundred on one code, and two thousand on balances: a thousand of each kind. */
const racesOf = (part: number): number => Math.max(4, Math.ceil(Number(process.env['RACES'] ?? 0) * part));
const [codeRaces, balanceRaces] = [racesOf(1 / 10), racesOf(1 / 2)];
const clients = 20;

test('race after race, of twenty customers who type one code at once one has the card, and only that one is told so', async () => {
  const keys = newSecrets();
  const people = await atOnce(clients, somebody);
  const [buyer] = people as [(typeof people)[number]];
  for (let race = 0; race < codeRaces; race += 1) {
    const [card] = await instances[0].inTransaction(async (trx) => {
      const orderId = await writeGiftOrder(trx, { buyer, boughtAt: noon + race, cards: [{ design: 1, amount: 5000, recipient: buyer, dedication: '' }] });
      return issueGiftCards(trx, orderId, keys, noon);
    });
    const answers = await atOnce(clients, ({ db }, index) => activateGiftCard(db, keys, { code: card?.code ?? '', customerId: people[index]?.id ?? 0, now: noon }));
    const told = people.filter((_, index) => answers[index]).map(({ id }) => id);
    const { owner_id: owner, status } = await instances[0].db.selectFrom('gift_card').select(['owner_id', 'status']).where('id', '=', card?.id ?? 0).executeTakeFirstOrThrow();
    expect([race, told, status]).toEqual([race, [owner], 'ACTIVE']);
  }
}, codeRaces * 5000 + 60_000);

/** As a payment that arrives does: it locks the order first, and an order that is over is not paid. */
async function payUnlessOver(database: Database, order: number): Promise<boolean> {
  const isOver = await database.inTransaction(async (trx) => (await trx.selectFrom('orders').select('status').where('id', '=', order).forUpdate().executeTakeFirstOrThrow()).status === 'CAN');
  if (isOver) return false;
  return pay(database, order, noon).then(() => true, (error: { readonly constraint?: string }) => {
    // It was given up between the two transactions.
    if (error.constraint === 'gift_entry_hold_ends_once') return false;
    throw error;
  });
}

test.each(['', ' while a charge-back voids it'])('race after race, twenty orders that are placed, paid and given up on one balance%s leave every centavo in its place', async (how) => {
  const [cents, early] = [1000, 8];
  for (let race = 0; race < balanceRaces; race += 1) {
    const owner = await somebody(instances[0]);
    const total = 10_000 + race;
    const card = await giveCard(instances[0], owner, { cents: total, expiresOn: '2027-11-19', now: noon });
    const held = await atOnce(early, (database) => placeHolding(database, owner, { cents, now: noon }));
    const [toPay, toGiveUp] = [held.slice(0, early / 2), held.slice(early / 2)];
    const { number } = await instances[0].db.selectFrom('orders').innerJoin('gift_card', 'gift_card.order_id', 'orders.id').select('orders.number').where('gift_card.id', '=', card).executeTakeFirstOrThrow();

    const paying = atOnce(toPay.length, (database, index) => payUnlessOver(database, toPay[index] ?? 0));
    const givingUp = atOnce(toGiveUp.length, (database, index) => giveUp(database, toGiveUp[index] ?? 0, noon));
    const placing = atOnce(clients - early, (database) => placeHolding(database, owner, { cents, now: noon }));
    const voiding = how === '' ? null : chargeBack(instances[1], { orderNumber: number, ip: '10.0.0.1', now: noon });
    const [paid, , placed] = await Promise.all([paying, givingUp, placing, voiding]);

    const rows = await instances[0].db.selectFrom('gift_ledger').select((eb) => ['account', eb.fn.sum<number>('amount_cents').as('sum')]).where('gift_card_id', '=', card).groupBy('account').execute();
    const sum = (account: string) => Number(rows.find((row) => row.account === account)?.sum ?? 0);
    const redeemed = cents * paid.filter(Boolean).length;
    const waiting = placed.filter((order) => order !== null).length;
    if (how === '') {
      // What was free at the beginning is always enough for two; what was given up may come in time for four more.
      expect([race, waiting >= 2 && waiting <= 6, redeemed]).toEqual([race, true, 4 * cents]);
      expect([race, sum('redeemed'), sum('held'), sum('balance'), sum('voided')]).toEqual([race, redeemed, cents * waiting, total - redeemed - cents * waiting, 0]);
    } else {
      expect([race, sum('redeemed'), sum('held'), sum('balance'), sum('voided')]).toEqual([race, redeemed, 0, 0, total - redeemed]);
    }
  }
  const { problems } = await checkLedger(instances[0]);
  expect(problems).toEqual([]);
}, balanceRaces * 5000 + 60_000);
