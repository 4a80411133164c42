import { expect, test } from '@jest/globals';
import { toSaveOutcome } from './save-outcome-wire.ts';

const body = (codigoRetorno: string, mensajeRetorno: string, data?: object) => ({ codigoRetorno, mensajeRetorno, ...(data && { data }) });

test('00 with an order is an order, with its number and hash [SAVE-010]', () => {
  const outcome = toSaveOutcome(body('00', 'Recibimos tu orden', { orden: { idorder: 48, hash: 'abc', orderTotal: 143.2 } }));
  expect(outcome).toMatchObject({ kind: 'placed', message: 'Recibimos tu orden', order: { number: 48, hash: 'abc', total: 14320 } });
});

test('01 is a refusal in the server’s words, with its prices when it has them [SAVE-011]', () => {
  expect(toSaveOutcome(body('01', 'Tu carrito está vacío'))).toEqual({ kind: 'refused', message: 'Tu carrito está vacío', pricing: null });
  const priced = toSaveOutcome(body('01', 'Los precios de tu orden cambiaron.', { menu: [], detalle: { subTotal: 100, descuento: 0, total: 100, porPagar: 100 } }));
  expect(priced).toMatchObject({ kind: 'refused', pricing: { totals: { total: 10000 } } });
});

test('02 that speaks of an order in process is one, however it is written [SAVE-013]', () => {
  expect(toSaveOutcome(body('02', 'Tu orden ya está EN PROCESO')).kind).toBe('in-process');
  expect(toSaveOutcome(body('02', 'Tu orden ya esta en  proceso.')).kind).toBe('in-process');
});

test('any other 02 is only said [SAVE-012]', () => {
  expect(toSaveOutcome(body('02', 'Tu orden ya fue entregada'))).toEqual({ kind: 'answered', message: 'Tu orden ya fue entregada' });
});

test('an unknown code, or success without an order, is a failure', () => {
  for (const odd of [body('07', ''), {}, null, 'ok', body('00', 'sin orden')]) expect(toSaveOutcome(odd)).toEqual({ kind: 'failed' });
});
