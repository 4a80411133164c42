import { json } from '../../db/tables.ts';
import type { Trx } from '../../db/database.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import { keepUse } from '../coupons/coupon-uses.ts';
import { captureBalance } from '../payments/gift-balance.ts';
import { planFor } from '../tracking/kitchen-plan.ts';
import { queueLetter } from '../mail/outbox.ts';
import { scheduleNext } from './order-steps.ts';

export type Kitchen = {
  readonly jobs: JobQueue;
  /** Null: a real kitchen reports by itself and nothing is planned. */
  readonly simulationSpeed: number | null;
};

export type ToConfirm = {
  readonly id: number;
  readonly delivery: 'home' | 'pickup';
  readonly scheduledFor: number | null;
  readonly distanceKm: number;
  readonly email: string;
  readonly hash: string;
  /** Something was charged or will be at the door. */
  readonly paid: boolean;
};

/** From here on the shop makes it: the coupon counts, the balance is spent, the kitchen has its plan, the customer a mail. */
export async function confirmOrder(trx: Trx, order: ToConfirm, kitchen: Kitchen, now: number): Promise<void> {
  const { delivery, scheduledFor, distanceKm } = order;
  const plan = kitchen.simulationSpeed === null ? null : planFor({ delivery, confirmedAt: now, scheduledFor, distanceKm, speed: kitchen.simulationSpeed });
  await trx
    .updateTable('orders')
    .set({ confirmed_at: new Date(now), plan: plan && json(plan), ...(order.paid && { pay_status: 'PAID' as const }) })
    .where('id', '=', order.id)
    .where('confirmed_at', 'is', null)
    .execute();
  await keepUse(trx, order.id);
  await captureBalance(trx, order.id, now);
  await queueLetter(trx, { dedupe: `order:${order.id}`, to: order.email, template: 'order-received', vars: { hash: order.hash }, now });
  if (plan) await scheduleNext(trx, kitchen.jobs, order.id, plan, 'PEN');
}
