import type { Centavos } from '@brasa/shared/domain/money';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { json } from '../../db/tables.ts';
import { cancelOrder } from '../orders/order-steps.ts';
import { voidCards } from './end-gift-cards.ts';
import { queueVoidLetters } from './gift-void-letters.ts';

export type ChargeBack = {
  readonly cards: number;
  /** What could be taken back, and what orders had paid with already. */
  readonly voided: Centavos;
  readonly spent: Centavos;
  /** Numbers of orders that these cards paid for and that are not over: the shop may still stop them. */
  readonly runningOrders: readonly number[];
};

/** Who the audit log says it was. */
export type ChargeBackRequest = { readonly orderNumber: number; readonly ip: string; readonly now: number };

/**
 * Voids the cards of a purchase whose payment the bank took back. Null: there is no such purchase, or it was never paid. Asked
 * again it changes nothing more, and finishes what an interrupted call left.
 */
export async function chargeBack(database: Database, { orderNumber, ip, now }: ChargeBackRequest): Promise<ChargeBack | null> {
  const purchase = await database.inTransaction(async (trx) => {
    const order = await trx.selectFrom('orders').select(['id', 'confirmed_at']).where('number', '=', orderNumber).where('kind', '=', 'CER').forUpdate().executeTakeFirst();
    if (!order?.confirmed_at) return null;
    const voided = await voidCards(trx, sql`order_id = ${order.id}`, now);
    if (voided.length > 0) {
      const detail = voided.map(({ id, left_cents: cents }) => ({ card: id, cents }));
      await trx.insertInto('audit_log').values({ at: new Date(now), actor: 'service-key', action: 'gift-cards-voided', target: `order:${orderNumber}`, ip, detail: json(detail) }).execute();
      await queueVoidLetters(trx, { orderId: order.id, cards: voided, now });
    }
    return order.id;
  });
  if (purchase === null) return null;
  await giveUpUnpaid(database, purchase, now);
  return report(database, purchase);
}

const ordersPaidBy = ({ db }: Database, purchase: number) =>
  db
    .selectFrom('orders')
    .where('orders.id', 'in', (eb) => eb.selectFrom('gift_entry').innerJoin('gift_card', 'gift_card.id', 'gift_entry.gift_card_id').select('gift_entry.order_id').where('gift_card.order_id', '=', purchase).where('gift_entry.kind', '=', 'HOLD').$castTo<{ order_id: number }>());

/** No order is paid with what it has set aside from a voided card. Not in the transaction that locks the cards: orders lock themselves first. */
async function giveUpUnpaid(database: Database, purchase: number, now: number): Promise<void> {
  const unpaid = await ordersPaidBy(database, purchase).select('id').where('status', '=', 'PEN').where('confirmed_at', 'is', null).orderBy('id').execute();
  for (const { id } of unpaid) {
    await database.inTransaction(async (trx) => {
      // Its payment may arrive at this moment: whoever locks it first decides.
      const order = await trx.selectFrom('orders').select(['id', 'status', 'confirmed_at']).where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
      if (!order.confirmed_at) await cancelOrder(trx, order, 'shop', now);
    });
  }
}

async function report(database: Database, purchase: number): Promise<ChargeBack> {
  const { db } = database;
  const { cards } = await db.selectFrom('gift_card').select((eb) => eb.fn.countAll<number>().as('cards')).where('order_id', '=', purchase).executeTakeFirstOrThrow();
  const sums = await db
    .selectFrom('gift_ledger')
    .innerJoin('gift_card', 'gift_card.id', 'gift_ledger.gift_card_id')
    .select((eb) => ['account', eb.fn.sum<number>('amount_cents').as('cents')])
    .where('gift_card.order_id', '=', purchase)
    .groupBy('account')
    .execute();
  const sum = (account: string): Centavos => Number(sums.find((row) => row.account === account)?.cents ?? 0);
  const running = await ordersPaidBy(database, purchase).select('number').where('status', 'not in', ['FIN', 'CAN']).orderBy('id').execute();
  return { cards: Number(cards), voided: sum('voided'), spent: sum('redeemed'), runningOrders: running.map(({ number }) => number) };
}
