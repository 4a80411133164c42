import { expect, test } from '@jest/globals';
import { fromPayment, toCardEvent, toCardSession, toPayment } from './payment-wire.ts';

test('a card is taken only with both the token and the page', () => {
  expect(toCardSession({ token: 't', url: 'https://pos.example/' })).toEqual({ token: 't', url: 'https://pos.example/' });
  expect(toCardSession({ token: 't' })).toBeNull();
});

test("only the provider's own messages are results [PAYM-001]", () => {
  expect(toCardEvent({ source: 'pos', status: 'exito', idorder: 4827160395, tipo: 'ORD' })).toEqual({ result: 'success', orderNumber: 4827160395 });
  expect(toCardEvent({ source: 'pos', status: 'error', idorder: 1 })?.result).toBe('declined');
  for (const other of [null, 'exito', { status: 'exito' }, { source: 'pos', status: 'ok' }, { source: 'react-devtools' }]) expect(toCardEvent(other)).toBeNull();
});

test('answers name cash, card, certificate and nothing to pay by codes of their own, both ways [PAYM-002]', () => {
  const codes = ['EFE', 'TAR', 'CER', 'NRM'] as const;
  expect(codes.map(toPayment)).toEqual(['cash', 'card', 'certificate', 'none']);
  expect(codes.map((code) => fromPayment(toPayment(code)))).toEqual(codes);
  expect([undefined, 'E', ''].map(toPayment)).toEqual(['none', 'none', 'none']);
});
