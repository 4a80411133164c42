import { expect, test } from '@jest/globals';
import { toCardEvent, toCardSession, toPayment } from './payment-wire.ts';

test('a card is taken only with both the token and the page', () => {
  expect(toCardSession({ token: 't', url: 'https://pos.example/' })).toEqual({ token: 't', url: 'https://pos.example/' });
  expect(toCardSession({ token: 't' })).toBeNull();
});

test("only the provider's own messages are results [PAYM-001]", () => {
  expect(toCardEvent({ source: 'pos', status: 'exito', idorder: 4827160395, tipo: 'ORD' })).toEqual({ result: 'success', orderNumber: 4827160395 });
  expect(toCardEvent({ source: 'pos', status: 'error', idorder: 1 })?.result).toBe('declined');
  for (const other of [null, 'exito', { status: 'exito' }, { source: 'pos', status: 'ok' }, { source: 'react-devtools' }]) expect(toCardEvent(other)).toBeNull();
});

test('nothing to pay is a way of having paid', () => {
  expect(['EFE', 'TAR', 'CER', 'NRM', undefined].map(toPayment)).toEqual(['cash', 'card', 'certificate', 'none', 'none']);
});
