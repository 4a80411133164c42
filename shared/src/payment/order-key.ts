import type { Order } from '../domain/order.ts';

/** What names an order. */
export type OrderKey = Pick<Order, 'number' | 'hash'>;
