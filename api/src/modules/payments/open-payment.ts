import { createHash, randomBytes } from 'node:crypto';
import { unpaidLifeMs } from '@brasa/shared/domain/card-payment';
import type { Centavos } from '@brasa/shared/domain/money';
import type { Database, Trx } from '../../db/database.ts';
import { passesDayLimit } from '../gift-cards/day-limit.ts';
import type { Buyer } from '../orders/order-facts.ts';
import { isOwner } from '../orders/order-owner.ts';
import type { PaymentProvider } from './payment-provider.ts';

const tokenLifeMs = 15 * 60_000;

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

export type PaymentProblem = 'not-found' | 'paid' | 'no-card' | 'expired' | 'too-much';
export type OpenedPayment = { readonly ok: true; readonly token: string; readonly url: string } | { readonly ok: false; readonly problem: PaymentProblem };

export type PaymentRequest = { readonly orderNumber: number; readonly kind: 'ORD' | 'CER'; readonly buyer: Buyer; readonly origin: string; readonly now: number };

type Payable = { readonly id: number; readonly amount: Centavos };

/** A new way to pay an unpaid order; the earlier one stops working. */
export async function openPayment(database: Database, provider: PaymentProvider, request: PaymentRequest): Promise<OpenedPayment> {
  const { orderNumber, kind, origin, now } = request;
  const token = randomBytes(32).toString('base64url');
  const opened = await database.inTransaction(async (trx) => {
    const order = await payable(trx, request);
    if (typeof order === 'string') return order;
    await trx.updateTable('payment').set({ status: 'EXPIRED', settled_at: new Date(now) }).where('order_id', '=', order.id).where('method', '=', 'T').where('status', '=', 'CREATED').execute();
    await trx.updateTable('orders').set({ pay_status: 'PENDING' }).where('id', '=', order.id).execute();
    await trx
      .insertInto('payment')
      .values({
        order_id: order.id,
        method: 'T',
        amount_cents: order.amount,
        status: 'CREATED',
        provider: provider.name,
        provider_ref: randomBytes(9).toString('base64url'),
        token_hash: hashToken(token),
        origin,
        expires_at: new Date(now + tokenLifeMs),
        created_at: new Date(now),
      })
      .execute();
    return order;
  });
  if (typeof opened === 'string') return { ok: false, problem: opened };
  return { ok: true, ...(await provider.createSession({ token, orderNumber, kind, amount: opened.amount, origin })) };
}

async function payable(trx: Trx, { orderNumber, kind, buyer, now }: PaymentRequest): Promise<Payable | PaymentProblem> {
  const order = await trx.selectFrom('orders').selectAll().where('number', '=', orderNumber).where('kind', '=', kind).forUpdate().executeTakeFirst();
  if (!order || !(await isOwner(trx, { customerId: order.customer_id, guestId: order.guest_id }, buyer, now))) return 'not-found';
  const amount = order.total_cents - order.gift_cents;
  if (order.pay_status === 'PAID') return 'paid';
  if (order.pay_method !== 'T' || amount === 0) return 'no-card';
  if (order.confirmed_at) return 'paid';
  if (order.status === 'CAN' || order.placed_at.getTime() + unpaidLifeMs <= now) return 'expired';
  // More may have been paid since it was placed. Pages opened at the same moment are told apart when they pay (`settle-payment.ts`).
  if (kind === 'CER' && (await passesDayLimit(trx, { email: String(order.contact['email']), buyer: null, amount, now }))) return 'too-much';
  return { id: order.id, amount };
}
