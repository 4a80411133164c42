import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../src/db/database.ts';
import { json } from '../src/db/tables.ts';
import { issueGiftCards } from '../src/modules/gift-cards/issue-gift-cards.ts';
import { newOrderHash, newOrderNumber } from '../src/modules/orders/order-numbers.ts';
import { cancelOrder } from '../src/modules/orders/order-steps.ts';
import { captureBalance, holdBalance } from '../src/modules/payments/gift-balance.ts';
import { newSecrets } from '../src/secrets.ts';
import { writeGiftOrder } from '../src/seed/demo-gift-orders.ts';
import type { DemoCustomer } from '../src/seed/demo-orders.ts';

/** Gives the activated cards this balance, in centavos, as a correction of the books does. */
export async function setBalance({ db }: Database, cents: number): Promise<void> {
  await sql`
    with before as (select id, balance_cents from gift_card where owner_id is not null for update),
    changed as (update gift_card set initial_cents = ${cents}, balance_cents = ${cents}, status = 'ACTIVE' from before where gift_card.id = before.id)
    insert into gift_entry (gift_card_id, kind, delta_cents) select id, 'ADJUST', ${cents} - balance_cents from before where balance_cents <> ${cents}
  `.execute(db);
}

/** A customer with nothing but a mailbox. */
export async function somebody({ db }: Database): Promise<DemoCustomer> {
  const email = `${randomUUID()}@example.org`;
  const { id } = await db.insertInto('customer').values({ email, status: 'ACT', birthday: null, password_hash: null, deleted_at: null }).returning('id').executeTakeFirstOrThrow();
  return { id, name: 'Ana', email, phone: '55501234' };
}

/** A card that its owner has activated already. `expiresOn`: its last day, yyyy-MM-dd. */
export function giveCard(database: Database, owner: DemoCustomer, card: { cents: number; expiresOn: string; now: number }): Promise<number> {
  return database.inTransaction(async (trx) => {
    const orderId = await writeGiftOrder(trx, { buyer: owner, boughtAt: card.now, cards: [{ design: 1, amount: card.cents, recipient: owner, dedication: '' }] });
    const [issued] = await issueGiftCards(trx, orderId, newSecrets(), card.now);
    const id = issued?.id ?? 0;
    await trx.updateTable('gift_card').set({ status: 'ACTIVE', owner_id: owner.id, expires_on: card.expiresOn }).where('id', '=', id).execute();
    return id;
  });
}

/** An order that waits for its payment and has set aside so many centavos; null where there are not as many. */
export function placeHolding(database: Database, owner: DemoCustomer, { cents, now }: { cents: number; now: number }): Promise<number | null> {
  const unpaid = { store_id: 1, delivery: 'TRA', placed_at: new Date(now), pay_method: 'T', pay_status: 'PENDING', contact: json({ name: owner.name, email: owner.email }), catalog_version: '1.0.0', content_hash: 'holding' } as const;
  const work = database.inTransaction(async (trx) => {
    const { id } = await trx
      .insertInto('orders')
      .values({ ...unpaid, number: newOrderNumber(), hash: newOrderHash(), customer_id: owner.id, subtotal_cents: cents, total_cents: cents, gift_cents: cents })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (!(await holdBalance(trx, { id, customerId: owner.id, amount: cents, now }))) throw new TooLittle();
    return id;
  });
  return work.catch((error: unknown) => {
    if (error instanceof TooLittle) return null;
    throw error;
  });
}

class TooLittle extends Error {}

/** Its rest was paid. */
export const pay = (database: Database, orderId: number, now: number): Promise<void> =>
  database.inTransaction(async (trx) => {
    await trx.updateTable('orders').set({ confirmed_at: new Date(now), pay_status: 'PAID' }).where('id', '=', orderId).execute();
    await captureBalance(trx, orderId, now);
  });

/** False: it was over already. */
export const giveUp = (database: Database, orderId: number, now: number): Promise<boolean> =>
  database.inTransaction(async (trx) => {
    const order = await trx.selectFrom('orders').select(['id', 'status']).where('id', '=', orderId).executeTakeFirstOrThrow();
    return cancelOrder(trx, order, 'customer', now);
  });
