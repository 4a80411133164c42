import { expect, test } from '@jest/globals';
import { amountIn, paymentOptions } from './payment-options.ts';

const methods = (config: { cashEnabled: boolean; cardDisabledMessage: string }) => paymentOptions({ config, isPickup: false }).map(({ method, isDisabled }) => [method, isDisabled]);

test('cash is offered only while it is switched on [PAYM-003]', () => {
  expect(methods({ cashEnabled: true, cardDisabledMessage: '' })).toEqual([['cash', false], ['card', false]]);
  expect(methods({ cashEnabled: false, cardDisabledMessage: '' })).toEqual([['card', false]]);
});

test('a card that is switched off stays visible with the reason [PAYM-004]', () => {
  const [, card] = paymentOptions({ config: { cashEnabled: true, cardDisabledMessage: 'Tarjeta no disponible hoy' }, isPickup: true });
  expect(card).toMatchObject({ method: 'card', isDisabled: true, description: 'Tarjeta no disponible hoy' });
});

test('what the customer pays with is read as people write it', () => {
  expect(['200', 'Q200', 'q 200.5', '200,50', ''].map(amountIn)).toEqual([20000, 20000, 20050, 20050, null]);
  expect(['doscientos', '-5', '1.234.567', '2e3'].map(amountIn)).toEqual([undefined, undefined, undefined, undefined]);
});
