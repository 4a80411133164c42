import { expect, test } from '@jest/globals';
import { aCoupon } from '../testing/cart-builder.ts';
import { checkCouponAnswer } from './coupons-schema.ts';
import { fromCoupon, toCheckedCoupon, toCoupon, toOwnedCoupons } from './coupons-wire.ts';

const pizza20 = { codigo: 'pizza20', IDPRO: 0, IDPDS: 0, MC: 100, P: 20, MT: 0, PR: 0, prm: [], TP: 'PORCENTAJE', DSC: 20, APLICA_MENOR: 0, IP: 0, D: '20 % en tu orden', apl: [], C: 'TODO', FH: '31/12/2027 23:59:59' };

test('a percent coupon keeps its percent, an amount or a fixed price become centavos', () => {
  expect(toCoupon(pizza20)).toMatchObject({ code: 'pizza20', kind: 'percentage', value: 20, minimum: 10_000, channel: 'any' });
  expect(toCoupon({ ...pizza20, P: 0, MT: 25, TP: 'MONTO', DSC: 25 })).toMatchObject({ kind: 'amount', value: 2_500 });
  expect(toCoupon({ ...pizza20, P: 0, PR: 59, TP: 'PRECIO', DSC: 59, C: 'LLEV', IDPRO: 4101 })).toMatchObject({ kind: 'fixed-price', value: 5_900, channel: 'pickup', productId: 4101 });
});

test('of percent, amount and fixed price the first above zero counts, whatever the marker says [CPN-010]', () => {
  const read = (change: object) => toCoupon({ ...pizza20, TP: 'MONTO', DSC: 99, ...change });
  expect(read({ P: 20, MT: 25, PR: 59 })).toMatchObject({ kind: 'percentage', value: 20 });
  expect(read({ P: 0, MT: 25, PR: 59 })).toMatchObject({ kind: 'amount', value: 2_500 });
  expect(read({ P: -1, MT: 0, PR: 59 })).toMatchObject({ kind: 'fixed-price', value: 5_900 });
});

test('without numbers the marker says what the coupon is', () => {
  expect(toCoupon({ codigo: 'x', TP: 'MONTO', DSC: 10 })).toMatchObject({ kind: 'amount', value: 1_000 });
  expect(toCoupon({ codigo: 'x', TP: 'PORCENTAJE', DSC: 10 })).toMatchObject({ kind: 'percentage', value: 10 });
  expect(toCoupon({ codigo: 'x', TP: 'PRECIO', DSC: 0 })).toMatchObject({ kind: 'fixed-price', value: 0 });
});

test('the marker says what kind of coupon it is, what it takes off, from how much, on what and until when [CPN-009]', () => {
  const marker = (change: object) => fromCoupon(toCoupon({ ...pizza20, ...change }) ?? aCoupon());
  expect(marker({ apl: [10], APLICA_MENOR: 1 })).toMatchObject({ TP: 'PORCENTAJE', DSC: 20, MC: 100, IP: 0, APLICA_MENOR: 1, D: '20 % en tu orden', apl: [10], FH: '31/12/2027 23:59:59' });
  expect(marker({ P: 0, MT: 25 })).toMatchObject({ TP: 'MONTO', DSC: 25 });
  expect(marker({ P: 0, PR: 59 })).toMatchObject({ TP: 'PRECIO', DSC: 59 });
});

test('both sides of the counter describe a coupon alike', () => {
  const answer = { codigoRetorno: '00', mensajeRetorno: '', data: [pizza20] };
  expect(checkCouponAnswer.parse(answer)).toEqual(answer);
  const coupon = toCheckedCoupon(answer);
  expect(coupon && fromCoupon(coupon)).toEqual(pizza20);
});

test('no element means no coupon [API-031]', () => {
  expect(toCheckedCoupon({ data: [] })).toBeNull();
  expect(toCheckedCoupon({})).toBeNull();
});

test("the customer's own coupons come with name and picture [API-033]", () => {
  expect(toOwnedCoupons({ data: { cupones: [{ ...pizza20, N: 'Feliz', IMG: '/img/cup/1.webp' }] } })).toMatchObject([{ coupon: { code: 'pizza20' }, name: 'Feliz', image: '/img/cup/1.webp' }]);
  expect(toOwnedCoupons({})).toEqual([]);
});
