import type { Trx } from '../../db/database.ts';
import { normalizeMailbox, usesBy } from './coupon-rows.ts';
import type { CouponUser } from './coupon-rows.ts';

/**
 * Locks the coupons that orders hold and the one that is wanted instead (null: none), in one order for everybody: two people
 * who swap their coupons would wait for each other otherwise.
 */
export async function lockForSwap(trx: Trx, orderIds: readonly number[], wantedCode: string | null): Promise<void> {
  const held = trx.selectFrom('coupon_redemption').select('coupon_id').where('order_id', 'in', orderIds);
  await trx
    .selectFrom('coupon')
    .select('id')
    .where((eb) => eb.or([eb('id', 'in', held), eb('code', '=', wantedCode)]))
    .orderBy('id')
    .forUpdate()
    .execute();
}

/**
 * Takes one use for this person, or says that none is left. The counter's row is locked first, so whoever comes at the same
 * moment counts after us.
 */
export async function takeUse(trx: Trx, coupon: { id: number; perCustomer: number }, user: CouponUser): Promise<boolean> {
  const counted = await trx
    .updateTable('coupon')
    .set((eb) => ({ used: eb('used', '+', 1) }))
    .where('id', '=', coupon.id)
    .where((eb) => eb.or([eb('max_uses', 'is', null), eb('used', '<', eb.ref('max_uses'))]))
    .returning('id')
    .executeTakeFirst();
  return counted !== undefined && (await usesBy(trx, coupon.id, user)) < coupon.perCustomer;
}

/** A use belongs to its order: held until it is paid for. */
export async function holdUse(trx: Trx, use: { couponId: number; orderId: number; email: string; now: number }): Promise<void> {
  await trx
    .insertInto('coupon_redemption')
    .values({ coupon_id: use.couponId, order_id: use.orderId, who: normalizeMailbox(use.email), state: 'HELD', at: new Date(use.now) })
    .execute();
}

export async function keepUse(trx: Trx, orderId: number): Promise<void> {
  await trx.updateTable('coupon_redemption').set({ state: 'USED' }).where('order_id', '=', orderId).where('state', '=', 'HELD').execute();
}

/** Gives the use back, once. */
export async function releaseUse(trx: Trx, orderId: number): Promise<void> {
  const released = await trx.updateTable('coupon_redemption').set({ state: 'RELEASED' }).where('order_id', '=', orderId).where('state', '!=', 'RELEASED').returning('coupon_id').executeTakeFirst();
  if (released) await trx.updateTable('coupon').set((eb) => ({ used: eb('used', '-', 1) })).where('id', '=', released.coupon_id).execute();
}
