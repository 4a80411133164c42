import type { Coupon } from '@brasa/shared/domain/cart';
import type { CouponRefusal } from '@brasa/shared/domain/coupon-verdict';
import { isBoolean, isLoggedIn, isRecord, isShape, session, sessionKeys, stored } from '@brasa/shared/runtime';
import { fromCoupon, toCoupon } from '@brasa/shared/wire/coupons-wire';

/** A coupon the customer wants to use; it is applied as soon as the cart takes it. Forgotten with the tab and by a log-out. */
export type WaitingCoupon = { readonly coupon: Coupon; readonly typed: boolean };

const kept = stored(session, sessionKeys.waitingCoupon, 1, isShape<{ marker: Record<string, unknown>; typed: boolean }>({ marker: isRecord, typed: isBoolean }));

/** Null also for one of the customer's list when nobody is logged in any more. */
export function waitingCoupon(): WaitingCoupon | null {
  const found = kept.read();
  const coupon = found && toCoupon(found.marker);
  return found && coupon && (found.typed || isLoggedIn()) ? { coupon, typed: found.typed } : null;
}

export const keepWaiting = (coupon: Coupon, typed: boolean): void => kept.write({ marker: { ...fromCoupon(coupon) }, typed });
export const forgetWaiting = (): void => kept.clear();

/** Whether the order may become one that takes the coupon. */
export const canWait = ({ reason }: CouponRefusal): boolean => reason !== 'already-one' && reason !== 'invalid' && reason !== 'expired';
