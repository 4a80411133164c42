import { describe, expect, test } from '@jest/globals';
import { aCoverage, aDeliveryPoint, aHomeLocation } from '../testing/delivery-builder.ts';
import { deliveryOutcome, isPickupShopGone, outcomeMessage, usesLocation } from './coverage.ts';
import { deliveryType, isAddressInvalid } from './delivery-mode.ts';
import type { DeliveryMode } from './delivery.ts';

const point = aDeliveryPoint({ id: 9, description: 'Garita principal' });
const before: DeliveryMode = { kind: 'pickup', shopId: 5 };

test('D1: to a covered place is delivered [DLV-008]', () => {
  const outcome = deliveryOutcome(aCoverage({ shopId: 3 }));
  expect(outcome).toEqual({ kind: 'home', point: null });
  expect(outcomeMessage(outcome)).toBeNull();
});

test('D2: without a shop there is no coverage [DLV-009, DLV-015]', () => {
  const outcome = deliveryOutcome(aCoverage({ shopId: null }));
  expect(outcome).toEqual({ kind: 'no-coverage' });
  expect(outcomeMessage(outcome)).toBe('La dirección seleccionada no cuenta con cobertura');
});

describe('D3: where a meeting point is needed', () => {
  const coverage = aCoverage({ deliveryPoints: [point] });
  test('one must be chosen first [DLV-007, DLV-009, DLV-017, VAL-021]', () => {
    const outcome = deliveryOutcome(coverage);
    expect(outcome).toEqual({ kind: 'choose-point', points: [point] });
    expect(outcomeMessage(outcome)).toBe('Debe seleccionar un punto de encuentro');
    expect(deliveryOutcome(coverage, { pointId: 77 }).kind).toBe('choose-point');
  });
  test('the courier goes to the chosen one, not to the pin of the customer [DLV-018]', () => {
    expect(deliveryOutcome(coverage, { pointId: 9 })).toEqual({ kind: 'home', point });
  });
  test('an address without one cannot be delivered to', () => {
    const location = aHomeLocation({ deliveryPoints: [point] });
    expect(isAddressInvalid({ kind: 'home', location })).toBe(true);
    expect(isAddressInvalid({ kind: 'home', location: { ...location, deliveryPoint: point } })).toBe(false);
  });
});

test('D4: after the last hour of deliveries only pickup is offered, unless the order is for later [DLV-006, DLV-009, DLV-016]', () => {
  const coverage = aCoverage({ scheduleRestriction: '20:00', deliveryPoints: [point] });
  const outcome = deliveryOutcome(coverage);
  expect(outcome).toEqual({ kind: 'pickup-only-now', since: '20:00' });
  expect(outcomeMessage(outcome)).toBe('Después de las 08:00 pm no hay servicio a domicilio en tu dirección. Puedes recoger tu orden en una tienda.');
  expect(deliveryOutcome(coverage, { scheduled: true, pointId: 9 }).kind).toBe('home');
});

test('D5: a blocked place says why, in the words of the server or in ours [DLV-024, DLV-025]', () => {
  const outcome = deliveryOutcome(aCoverage({ blockMessage: 'Zona inundada', scheduleRestriction: '20:00' }));
  expect(outcome).toEqual({ kind: 'blocked', message: 'Zona inundada' });
  expect(outcomeMessage(deliveryOutcome(aCoverage({ blockMessage: '' })))).toBe('No se puede realizar la entrega en la ubicación seleccionada');
  expect(deliveryOutcome(aCoverage({ blockMessage: 'Zona inundada', shopId: null })).kind).toBe('blocked');
});

test('D6: without an answer the address could not be validated', () => {
  expect(outcomeMessage(deliveryOutcome(null))).toBe('No se pudo validar la dirección, inténtalo de nuevo');
});

test('where the shop only has a counter nobody delivers, whatever the hour: it says where to collect [DLV-010]', () => {
  const coverage = aCoverage({ shopId: 12, shopName: 'Cobán Zona 4', pickupOnly: true, scheduleRestriction: '20:00', deliveryPoints: [point] });
  const outcome = deliveryOutcome(coverage, { scheduled: true, pointId: 9 });
  expect(outcome).toEqual({ kind: 'pickup-only-here', shopId: 12, shopName: 'Cobán Zona 4' });
  expect(outcomeMessage(outcome)).toBe('En tu dirección no hay servicio a domicilio. Puedes recoger tu orden en Cobán Zona 4.');
  expect(deliveryOutcome({ ...coverage, blockMessage: 'Zona inundada' }).kind).toBe('blocked');
});

test('a pickup shop missing from the catalogue is as good as no coverage; without a catalogue nobody can tell [DLV-014]', () => {
  expect([isPickupShopGone(before, [1, 2]), isPickupShopGone(before, [5]), isPickupShopGone(before, null), isPickupShopGone({ kind: 'none' }, [])]).toEqual([true, false, false, false]);
});

test('an order is a pickup at the counter, also in a zone whose shop only has a counter [DLV-010, DLV-011]', () => {
  expect(deliveryType(before)).toBe('pickup');
  expect(deliveryType({ kind: 'home', location: aHomeLocation({ pickupOnly: true }) })).toBe('pickup');
  expect(deliveryType({ kind: 'home', location: aHomeLocation() })).toBe('home');
});

test('location plays a part in Guatemala only, or when it is being tried [GEN-026]', () => {
  expect([usesLocation('GT'), usesLocation('SV'), usesLocation('SV', true)]).toEqual([true, false, true]);
});
