import { unpaidLifeMs } from '@brasa/shared/domain/card-payment';
import type { OrderStatus } from '@brasa/shared/domain/order';
import type { Db, Database, Trx } from '../../db/database.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import { releaseUse } from '../coupons/coupon-uses.ts';
import { queueLetter } from '../mail/outbox.ts';
import { releaseBalance } from '../payments/gift-balance.ts';
import { stepAfter } from '../tracking/kitchen-plan.ts';
import type { KitchenPlan } from '../tracking/kitchen-plan.ts';
import { markNoShow } from './no-shows.ts';
import { changeStatus } from './order-status-change.ts';
import type { StatusChange } from './order-status-change.ts';

export async function scheduleNext(trx: Trx, jobs: JobQueue, orderId: number, plan: KitchenPlan, status: OrderStatus): Promise<void> {
  const step = stepAfter(plan, status);
  if (step) await jobs.send(trx, 'order-step', { orderId }, { at: step.at, key: `${orderId}:${step.status}` });
}

export const scheduleExpiry = (trx: Trx, jobs: JobQueue, order: { id: number; placedAt: number }): Promise<void> =>
  jobs.send(trx, 'order-expiry', { orderId: order.id }, { at: order.placedAt + unpaidLifeMs, key: `${order.id}:expiry` });

const head = (trx: Trx, orderId: number) => trx.selectFrom('orders').select(['id', 'kind', 'status', 'plan', 'confirmed_at', 'placed_at', 'hash', 'contact']).where('id', '=', orderId);

/**
 * Takes every step of the plan whose time has come and queues the following one. Running it again, late, or on two
 * machines at once does no harm: each step is a compare-and-set.
 */
export function advanceOrder(database: Database, jobs: JobQueue, orderId: number, now: number): Promise<void> {
  return database.inTransaction(async (trx) => {
    const order = await head(trx, orderId).executeTakeFirst();
    if (!order?.plan || !order.confirmed_at) return;
    const plan = order.plan as KitchenPlan;
    let { status } = order;
    for (let step = stepAfter(plan, status); step && step.at <= now; step = stepAfter(plan, status)) {
      if (!(await changeStatus(trx, { orderId, from: status, to: step.status, at: step.at, source: 'simulation' }))) return;
      status = step.status;
    }
    await scheduleNext(trx, jobs, orderId, plan, status);
  });
}

/** The coupon and the balance go back to whoever they belong to. */
export async function cancelOrder(trx: Trx, order: { id: number; status: OrderStatus }, source: StatusChange['source'], now: number): Promise<boolean> {
  if (!(await changeStatus(trx, { orderId: order.id, from: order.status, to: 'CAN', at: now, source }))) return false;
  await trx.updateTable('orders').set({ pay_status: 'FAILED' }).where('id', '=', order.id).where('pay_status', '=', 'PENDING').execute();
  await trx.updateTable('payment').set({ status: 'EXPIRED', settled_at: new Date(now) }).where('order_id', '=', order.id).where('status', '=', 'CREATED').execute();
  await releaseUse(trx, order.id);
  await releaseBalance(trx, order.id, now);
  if (source === 'no-show') await markNoShow(trx, order.id);
  return true;
}

/** Nobody paid in time: nothing was promised, so nobody is asked; a letter says so. */
export function expireOrder(database: Database, orderId: number, now: number): Promise<void> {
  return database.inTransaction(async (trx) => {
    // Its payment may arrive at this moment: whoever locks it first decides.
    const order = await head(trx, orderId).forUpdate().executeTakeFirst();
    if (!order || order.confirmed_at || order.placed_at.getTime() + unpaidLifeMs > now) return;
    if (!(await cancelOrder(trx, order, 'expiry', now)) || order.kind !== 'ORD') return;
    await queueLetter(trx, { dedupe: `order-not-paid:${order.id}`, to: String(order.contact['email']), template: 'order-not-paid', vars: { hash: order.hash }, now });
  });
}

/** Whatever should have happened while nobody was there: looked for on every start and every minute. An order that fails holds up no other. */
export async function catchUp(database: Database, jobs: JobQueue, now: number): Promise<void> {
  const failed: { readonly id: number; readonly error: unknown }[] = [];
  const trying = (id: number, work: Promise<void>) => work.catch((error: unknown) => void failed.push({ id, error }));
  for (const { id } of await waiting(database.db)) await trying(id, advanceOrder(database, jobs, id, now));
  const unpaid = await database.db.selectFrom('orders').select('id').where('status', '=', 'PEN').where('confirmed_at', 'is', null).where('placed_at', '<=', new Date(now - unpaidLifeMs)).execute();
  for (const { id } of unpaid) await trying(id, expireOrder(database, id, now));
  if (failed.length > 0) throw new Error(`Orders that could not be moved on: ${failed.map(({ id }) => id).join(', ')}`, { cause: failed[0]?.error });
}

const waiting = (db: Db) => db.selectFrom('orders').select('id').where('confirmed_at', 'is not', null).where('plan', 'is not', null).where('status', 'not in', ['FIN', 'CAN']).orderBy('id').execute();
