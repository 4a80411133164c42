import type { OrderStatus } from '@brasa/shared/domain/order';
import type { Database } from '../../db/database.ts';
import type { CheckedOrder } from './check-order.ts';
import type { Buyer } from './order-facts.ts';
import { isOwner } from './order-owner.ts';
import { cancelOrder } from './order-steps.ts';
import { ordersText } from './orders-text.ts';

type GivenUp = { readonly status: OrderStatus; readonly isConfirmed: boolean };

/**
 * Cancels an order of the buyer, known by its number, that waits for its card; one that was confirmed stays as it is.
 * Asked again, it answers the same. Null: there is none, or it is somebody else's. `now` in epoch milliseconds.
 */
export function giveUpOrder(database: Database, { number, buyer, now }: { number: number; buyer: Buyer; now: number }): Promise<GivenUp | null> {
  return database.inTransaction(async (trx) => {
    // Its payment may arrive at this moment: whoever locks it first decides.
    const order = await trx.selectFrom('orders').select(['id', 'status', 'confirmed_at', 'customer_id as customerId', 'guest_id as guestId']).where('number', '=', number).forUpdate().executeTakeFirst();
    if (!order || !(await isOwner(trx, order, buyer, now))) return null;
    const isConfirmed = order.confirmed_at !== null;
    if (isConfirmed || order.status === 'CAN') return { status: order.status, isConfirmed };
    await cancelOrder(trx, order, 'customer', now);
    return { status: 'CAN', isConfirmed: false };
  });
}

export function givenUpAnswer(order: GivenUp | null): CheckedOrder {
  if (!order) return { code: '01', message: ordersText.notFound, status: 'ERR' };
  const { status, isConfirmed } = order;
  return isConfirmed ? { code: '02', message: ordersText.inProcess, status } : { code: '00', message: ordersText.cancelled, status };
}
