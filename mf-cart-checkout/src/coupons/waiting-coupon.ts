import type { Coupon } from '@brasa/shared/domain/cart';
import type { CouponRefusal } from '@brasa/shared/domain/coupon-verdict';
import { authStore, isBoolean, isLoggedIn, isRecord, isShape, isString, session, sessionKeys, stored } from '@brasa/shared/runtime';
import { fromCoupon, toCoupon } from '@brasa/shared/wire/coupons-wire';

/** A coupon the customer wants to use; it is applied as soon as the cart takes it. Forgotten with the tab and by a log-out; one of the customer's list also when the session ends by itself. */
export type WaitingCoupon = { readonly coupon: Coupon; readonly typed: boolean };

/** `owner`: the session in which a coupon of the list was kept; empty for one that was typed, which is anybody's. */
const kept = stored(session, sessionKeys.waitingCoupon, 2, isShape<{ marker: Record<string, unknown>; typed: boolean; owner: string }>({ marker: isRecord, typed: isBoolean, owner: isString }));

const currentOwner = (): string => authStore.get().session ?? '';

/** Null also for one of a customer's list when that session is over, whoever is logged in now. */
export function waitingCoupon(): WaitingCoupon | null {
  const found = kept.read();
  const coupon = found && toCoupon(found.marker);
  return found && coupon && (found.typed || (isLoggedIn() && found.owner === currentOwner())) ? { coupon, typed: found.typed } : null;
}

export const keepWaiting = (coupon: Coupon, typed: boolean): void => kept.write({ marker: { ...fromCoupon(coupon) }, typed, owner: typed ? '' : currentOwner() });
export const forgetWaiting = (): void => kept.clear();

/** Whether the order may become one that takes the coupon. */
export const canWait = ({ reason }: CouponRefusal): boolean => reason !== 'already-one' && reason !== 'invalid' && reason !== 'expired';
