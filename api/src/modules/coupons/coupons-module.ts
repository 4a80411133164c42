import { checkCouponAnswer, checkCouponRequest, ownedCouponsAnswer } from '@brasa/shared/wire/coupons-schema';
import { fromCoupon } from '@brasa/shared/wire/coupons-wire';
import { emptyRequest } from '@brasa/shared/wire/envelope-schema';
import { done } from '../../calls/answer.ts';
import { defineCall } from '../../calls/call.ts';
import type { CreateModule } from '../../calls/module.ts';
import { couponsOf, toCoupon, usableCoupon } from './coupon-rows.ts';
import { couponsText } from './coupons-text.ts';
import { fromOwnedCoupon } from './owned-coupon-wire.ts';

export const couponsModule: CreateModule = ({ database, clock }) => {
  const check = defineCall({
    path: 'data/checkPromocionCheckout',
    summary: 'Whether a code may be used by this person. Asking uses nothing up.',
    request: checkCouponRequest,
    response: checkCouponAnswer,
    limits: [{ by: 'caller', max: 15, seconds: 60 }],
    handler: async ({ cupon, correo }, { caller, wrongCodes }) => {
      const wrong = wrongCodes('coupon');
      await wrong.guard();
      const customer = caller.kind === 'customer' ? caller : null;
      const row = await usableCoupon(database.db, cupon, { customerId: customer?.customerId ?? null, email: customer?.email ?? correo, phone: null }, clock.now());
      if (!row) await wrong.count(cupon);
      return row ? done({ data: [fromCoupon(toCoupon(row))] }) : done({ data: [] }, couponsText.invalid);
    },
  });

  const owned = defineCall({
    path: 'cliente/checkCuponera',
    summary: 'Coupons the customer can use now.',
    request: emptyRequest,
    response: ownedCouponsAnswer,
    handler: async (_input, { caller: { customerId, email } }) => {
      const rows = await couponsOf(database.db, { customerId, email, phone: null }, clock.now());
      return done({ data: { cupones: rows.map(fromOwnedCoupon) } });
    },
  });

  return { name: 'coupons', calls: [check, owned] };
};
