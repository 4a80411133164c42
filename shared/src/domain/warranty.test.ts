import { expect, test } from '@jest/globals';
import { aHomeLocation } from '../testing/delivery-builder.ts';
import { warrantyMinutes, warrantyText, type WarrantySituation } from './warranty.ts';

const usual: WarrantySituation = { enabled: true, usesLocation: true, mode: { kind: 'home', location: aHomeLocation() }, isFutureOrder: false };

test.each<readonly [string, Partial<WarrantySituation>, string]>([
  ['a covered address has the promise of its zone [SAVE-028]', {}, '30 minutos o es gratis'],
  ['a place without warranty has none [SAVE-024]', { mode: { kind: 'home', location: aHomeLocation({ warranty: false }) } }, ''],
  ['pickup has none [SAVE-025]', { mode: { kind: 'pickup', shopId: 2 } }, ''],
  ['a zone that only hands over the counter has none [SAVE-025]', { mode: { kind: 'home', location: aHomeLocation({ pickupOnly: true }) } }, ''],
  ['outside Guatemala there is none [SAVE-026]', { usesLocation: false }, ''],
  ['switched off there is none, not even for a future order [SAVE-029]', { enabled: false, isFutureOrder: true }, ''],
  ['a future order says that it has none [SAVE-027, FUT-013]', { isFutureOrder: true }, 'Tu orden no cuenta con garantía de 30 minutos por ser un pedido futuro'],
  ['a future order where there is none anyway says nothing [SAVE-024]', { isFutureOrder: true, mode: { kind: 'home', location: aHomeLocation({ warranty: false }) } }, ''],
])('%s', (_, change, text) => {
  expect(warrantyText({ ...usual, ...change })).toBe(text);
});

test('the warranty is half an hour, as its text says [SAVE-028]', () => {
  expect(warrantyText({ ...usual, isFutureOrder: true })).toContain(`${warrantyMinutes} minutos`);
});
