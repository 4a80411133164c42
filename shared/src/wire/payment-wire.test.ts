import { expect, test } from '@jest/globals';
import { fromPayment, toPayment } from './payment-wire.ts';

test('answers name cash, card, certificate and nothing to pay by codes of their own, both ways [PAYM-002]', () => {
  const codes = ['EFE', 'TAR', 'CER', 'NRM'] as const;
  expect(codes.map(toPayment)).toEqual(['cash', 'card', 'certificate', 'none']);
  expect(codes.map((code) => fromPayment(toPayment(code)))).toEqual(codes);
  expect([undefined, 'E', ''].map(toPayment)).toEqual(['none', 'none', 'none']);
});
