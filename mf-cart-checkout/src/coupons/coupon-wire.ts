export { toCheckedCoupon, toOwnedCoupons, type OwnedCoupon } from '@brasa/shared/wire/coupons-wire';

/** Request of data/checkPromocionCheckout; a customer is known by the token, a guest by the e-mail [DEC-128]. */
export const fromCouponCheck = (code: string, email: string, secure: boolean) => ({ cupon: code, correo: email, secure });
