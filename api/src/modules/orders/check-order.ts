import type { OrderStatus } from '@brasa/shared/domain/order';
import type { ReturnCode } from '@brasa/shared/wire/envelope';
import { unpaidLifeMs } from './order-record.ts';
import type { OrderRecord } from './order-record.ts';
import { ordersText } from './orders-text.ts';

export type CheckedOrder = { readonly code: ReturnCode; readonly message: string; readonly status: OrderStatus };

/** What a page that remembers an unfinished order should know about it. Null: nobody's, or somebody else's. */
export function checkedOrder(order: OrderRecord | null, now: number): CheckedOrder {
  if (!order) return { code: '01', message: ordersText.notFound, status: 'ERR' };
  const { status, paymentState, confirmedAt, placedAt } = order;
  if (confirmedAt !== null) {
    if (status === 'CAN') return { code: '02', message: ordersText.cancelled, status };
    const isDone = status === 'ENT' || status === 'FIN';
    return { code: '02', message: isDone ? ordersText.delivered : ordersText.inProcess, status };
  }
  const isOver = paymentState === 'FAILED' || placedAt + unpaidLifeMs <= now;
  if (status === 'CAN' && !isOver) return { code: '02', message: ordersText.cancelled, status };
  return isOver ? { code: '01', message: ordersText.notPaid, status } : { code: '00', message: '', status };
}
