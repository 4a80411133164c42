import { expect, test } from '@jest/globals';
import type { PaymentMethod } from '@brasa/shared/domain/order';
import { fundingOf, type PaymentWish } from './funding.ts';

const both: readonly PaymentMethod[] = ['cash', 'card'];
const wish = (change: Partial<PaymentWish> = {}): PaymentWish => ({ paymentMethod: null, partialPayment: false, ...change });

test('a balance below the total pays its part first and the rest is paid by cash or card [PAYM-006]', () => {
  expect(fundingOf(wish({ partialPayment: true, paymentMethod: 'card' }), { total: 11_900, balance: 5680 }, both)).toEqual({ gift: 'part', certificate: 5680, due: 6220, method: 'card' });
  expect(fundingOf(wish({ partialPayment: true }), { total: 11_900, balance: 5680 }, both).method).toBeNull();
  expect(fundingOf(wish({ partialPayment: true }), { total: 11_900, balance: 11_899 }, ['cash'])).toEqual({ gift: 'part', certificate: 11_899, due: 1, method: 'cash' });
});

test('a balance that reaches the total pays all of it', () => {
  expect(fundingOf(wish({ paymentMethod: 'certificate' }), { total: 11_900, balance: 11_900 }, both)).toEqual({ gift: 'all', certificate: 11_900, due: 0, method: 'certificate' });
});

test('a balance nobody asked for is left alone', () => {
  expect(fundingOf(wish({ paymentMethod: 'cash' }), { total: 11_900, balance: 50_000 }, both)).toEqual({ gift: 'all', certificate: 0, due: 11_900, method: 'cash' });
  expect(fundingOf(wish(), { total: 11_900, balance: 50_000 }, ['cash']).method).toBeNull();
});

test('the wish survives an order that grows past the balance and one that shrinks below it', () => {
  expect(fundingOf(wish({ paymentMethod: 'certificate' }), { total: 20_000, balance: 11_900 }, both)).toEqual({ gift: 'part', certificate: 11_900, due: 8100, method: null });
  expect(fundingOf(wish({ paymentMethod: 'cash', partialPayment: true }), { total: 5000, balance: 5680 }, both)).toEqual({ gift: 'all', certificate: 5000, due: 0, method: 'certificate' });
});

test('without a balance, or with nothing to pay, there is no such thing', () => {
  expect(fundingOf(wish({ partialPayment: true, paymentMethod: 'cash' }), { total: 11_900, balance: 0 }, both)).toEqual({ gift: 'none', certificate: 0, due: 11_900, method: 'cash' });
  expect(fundingOf(wish({ partialPayment: true, paymentMethod: 'cash' }), { total: 0, balance: 5000 }, both)).toMatchObject({ gift: 'none', certificate: 0, due: 0 });
});

test('for guests the first way is chosen until another one is; customers choose, whose balance may not be known yet', () => {
  expect(fundingOf(wish(), { total: 11_900, balance: null }, both)).toEqual({ gift: 'none', certificate: 0, due: 11_900, method: 'cash' });
  expect(fundingOf(wish(), { total: 11_900, balance: null }, ['card']).method).toBe('card');
  expect(fundingOf(wish({ paymentMethod: 'card' }), { total: 11_900, balance: null }, both).method).toBe('card');
  expect(fundingOf(wish(), { total: 11_900, balance: 0 }, both).method).toBeNull();
  expect(fundingOf(wish(), { total: 11_900, balance: 5680 }, both).method).toBeNull();
});
