import { describe, expect, test } from '@jest/globals';
import { aCoverage, aDeliveryPoint, aHomeLocation } from '../testing/delivery-builder.ts';
import { deliveryOutcome, isPickupShopGone, modeAfter, outcomeMessage, usesLocation, type DeliveryOutcome } from './coverage.ts';
import { choosePoint, deliveryType, handoverPlace, isAddressInvalid, shopOf } from './delivery-mode.ts';
import type { DeliveryMode } from './delivery.ts';

const details = { addressId: null, tag: 'Mi Casa', address: '5a avenida 12-31', reference: '' };
const point = aDeliveryPoint({ id: 9, description: 'Garita principal' });
const before: DeliveryMode = { kind: 'pickup', shopId: 5 };
const after = (outcome: DeliveryOutcome, coverage = aCoverage()) => modeAfter(outcome, before, coverage, details);

test('D1: a covered place becomes a home order of its shop, and the shop chosen before is forgotten [DLV-004, DLV-008, DLV-011, DLV-019]', () => {
  const coverage = aCoverage({ shopId: 3 });
  const outcome = deliveryOutcome(coverage);
  expect(outcome).toEqual({ kind: 'home', point: null });
  const mode = after(outcome, coverage);
  expect(mode).toEqual({ kind: 'home', location: { ...coverage, ...details, deliveryPoint: null, invalid: false } });
  expect([shopOf(mode), deliveryType(mode), outcomeMessage(outcome)]).toEqual([3, 'home', null]);
});

test('D2: without a shop there is no coverage, and the delivery is cleared [DLV-009, DLV-013, DLV-015]', () => {
  const outcome = deliveryOutcome(aCoverage({ shopId: null }));
  expect(outcome).toEqual({ kind: 'no-coverage' });
  expect(after(outcome)).toEqual({ kind: 'none' });
  expect(outcomeMessage(outcome)).toBe('La dirección seleccionada no cuenta con cobertura');
});

describe('D3: where a meeting point is needed', () => {
  const coverage = aCoverage({ deliveryPoints: [point] });
  test('one must be chosen first [DLV-007, DLV-009, DLV-017, VAL-021]', () => {
    const outcome = deliveryOutcome(coverage);
    expect(outcome).toEqual({ kind: 'choose-point', points: [point] });
    expect(after(outcome, coverage)).toBe(before);
    expect(outcomeMessage(outcome)).toBe('Debe seleccionar un punto de encuentro');
    expect(deliveryOutcome(coverage, { pointId: 77 }).kind).toBe('choose-point');
  });
  test('the courier goes to the chosen one, the pin stays where the customer is [DLV-018, DLV-020, PAYL-014]', () => {
    const mode = after(deliveryOutcome(coverage, { pointId: 9 }), coverage);
    expect(mode.kind === 'home' && [mode.location.deliveryPoint?.description, handoverPlace(mode.location), mode.location.latitude]).toEqual([
      'Garita principal',
      { latitude: point.latitude, longitude: point.longitude },
      coverage.latitude,
    ]);
  });
  test('an address without one cannot be delivered to', () => {
    const location = aHomeLocation({ deliveryPoints: [point] });
    expect(isAddressInvalid({ kind: 'home', location })).toBe(true);
    expect(isAddressInvalid({ kind: 'home', location: choosePoint(location, point) })).toBe(false);
  });
});

test('D4: after the last hour of deliveries only pickup is offered, unless the order is for later [DLV-006, DLV-009, DLV-016]', () => {
  const coverage = aCoverage({ scheduleRestriction: '20:00', deliveryPoints: [point] });
  const outcome = deliveryOutcome(coverage);
  expect(outcome).toEqual({ kind: 'pickup-only-now', since: '20:00' });
  expect(after(outcome, coverage)).toBe(before);
  expect(outcomeMessage(outcome)).toBe('Después de las 08:00 pm no hay servicio a domicilio en tu dirección. Puedes recoger tu orden en una tienda.');
  expect(deliveryOutcome(coverage, { scheduled: true, pointId: 9 }).kind).toBe('home');
});

test('D5: a blocked place says why, in the words of the server or in ours [DLV-024, DLV-025]', () => {
  const outcome = deliveryOutcome(aCoverage({ blockMessage: 'Zona inundada', scheduleRestriction: '20:00' }));
  expect(outcome).toEqual({ kind: 'blocked', message: 'Zona inundada' });
  expect(after(outcome)).toBe(before);
  expect(outcomeMessage(deliveryOutcome(aCoverage({ blockMessage: '' })))).toBe('No se puede realizar la entrega en la ubicación seleccionada');
  expect(deliveryOutcome(aCoverage({ blockMessage: 'Zona inundada', shopId: null })).kind).toBe('blocked');
});

test('D6: without an answer nothing changes [DLV-022]', () => {
  const outcome = deliveryOutcome(null);
  expect(modeAfter(outcome, before, null, details)).toBe(before);
  expect(outcomeMessage(outcome)).toBe('No se pudo validar la dirección, inténtalo de nuevo');
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
