import type { OrderStatus } from '@brasa/shared/domain/order';
import { sql } from 'kysely';
import type { Trx } from '../../db/database.ts';
import { queueLetter, type ReturnReason } from '../mail/outbox.ts';

type PaidHead = { readonly id: number; readonly kind: 'ORD' | 'CER'; readonly status: OrderStatus; readonly confirmed_at: Date | null; readonly contact: Record<string, unknown> };

/** Once for each payment: how much goes back, why, and when it arrives. */
export async function tellOfReturn(trx: Trx, { id, kind, status, confirmed_at: confirmedAt, contact }: PaidHead, paymentId: number, now: number): Promise<void> {
  const reason = status === 'CAN' ? await reasonOfEnd(trx, id) : 'twice';
  const to = String(contact['email']);
  if (kind === 'CER' && confirmedAt === null) await queueLetter(trx, { dedupe: `gift-paid-late:${paymentId}`, to, template: 'gift-paid-late', vars: { orderId: id, reason }, now });
  else await queueLetter(trx, { dedupe: `payment-returned:${paymentId}`, to, template: 'payment-returned', vars: { orderId: id, paymentId, reason }, now });
}

async function reasonOfEnd(trx: Trx, orderId: number): Promise<ReturnReason> {
  const end = await trx.selectFrom('order_event').select('source').where('order_id', '=', orderId).where('status', '=', 'CAN').executeTakeFirst();
  return end?.source === 'replaced' ? 'replaced' : 'late';
}

/** The shop cancels what a card paid for: its money goes back with the next round, and the customer is told. `now` in epoch milliseconds. */
export async function owePaidBack(trx: Trx, orderId: number, now: number): Promise<void> {
  const paid = await trx.selectFrom('payment').innerJoin('orders', 'orders.id', 'payment.order_id').select(['payment.id', 'orders.contact']).where('order_id', '=', orderId).where('method', '=', 'T').where('payment.status', '=', 'PAID').execute();
  for (const { id, contact } of paid) {
    await trx
      .updateTable('payment_event')
      .set({ body: sql<string>`body || '{"refund":true}'::jsonb` })
      .where('payment_id', '=', id)
      .where(sql<string>`body->>'approved'`, '=', 'true')
      .execute();
    await queueLetter(trx, { dedupe: `payment-returned:${id}`, to: String(contact['email']), template: 'payment-returned', vars: { orderId, paymentId: id, reason: 'cancelled' }, now });
  }
  await trx.updateTable('orders').set({ pay_status: 'REFUNDED' }).where('id', '=', orderId).where('pay_status', '=', 'PAID').execute();
}
