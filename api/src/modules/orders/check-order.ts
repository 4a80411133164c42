import { unpaidLifeMs, type CardPaymentState } from '@brasa/shared/domain/card-payment';
import type { OrderStatus } from '@brasa/shared/domain/order';
import type { ReturnCode } from '@brasa/shared/wire/envelope';
import type { OrderRecord } from './order-record.ts';
import { ordersText } from './orders-text.ts';

/** What the order waits for from a card, at the instant `now` (epoch milliseconds). Only what was never confirmed can wait. */
export function cardPaymentOf({ confirmedAt, status, paymentState, placedAt }: Pick<OrderRecord, 'confirmedAt' | 'status' | 'paymentState' | 'placedAt'>, now: number): CardPaymentState {
  if (confirmedAt !== null) return 'settled';
  if (status === 'CAN' || placedAt + unpaidLifeMs <= now) return 'expired';
  return paymentState === 'FAILED' ? 'refused' : 'unpaid';
}

export type CheckedOrder = { readonly code: ReturnCode; readonly message: string; readonly status: OrderStatus };

/** What a page that remembers an unfinished order should know about it. Null: nobody's, or somebody else's. */
export function checkedOrder(order: OrderRecord | null, now: number): CheckedOrder {
  if (!order) return { code: '01', message: ordersText.notFound, status: 'ERR' };
  const { status } = order;
  switch (cardPaymentOf(order, now)) {
    case 'settled':
      if (status === 'CAN') return { code: '02', message: ordersText.cancelled, status };
      return { code: '02', message: status === 'ENT' || status === 'FIN' ? ordersText.delivered : ordersText.inProcess, status };
    case 'unpaid':
      return { code: '00', message: '', status };
    case 'refused':
    case 'expired':
      return { code: '01', message: ordersText.notPaid, status };
  }
}
