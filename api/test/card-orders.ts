import type { TestApi, TestCall } from './helper.ts';
import { aDraft, type DraftWishes, place } from './ordering.ts';

type CardOrder = { readonly idorder: number; readonly hash: string };

/** Places an order that is to be paid by card. */
export const placeCardOrder = async (api: TestApi, who: TestCall, change: DraftWishes = {}): Promise<CardOrder> => (await place(api, aDraft(api.services, { payment: 'card', ...change }), who)).body.data.orden;

/** The newest card payment of an order. */
export const cardPaymentOf = ({ database }: TestApi, idorder: number) =>
  database.db.selectFrom('payment').innerJoin('orders', 'orders.id', 'payment.order_id').selectAll('payment').where('orders.number', '=', idorder).where('method', '=', 'T').orderBy('payment.id', 'desc').executeTakeFirstOrThrow();
