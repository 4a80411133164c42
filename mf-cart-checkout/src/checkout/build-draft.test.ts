import { expect, test } from '@jest/globals';
import { aCart, aConfig, aLine } from '@brasa/shared/testing';
import type { DeliveryMode, HomeLocation } from '@brasa/shared/domain/delivery';
import type { CheckoutState } from '@brasa/shared/runtime';
import { buildDraft, type DraftParts } from './build-draft.ts';

const client = { firstName: ' Ana ', lastName: 'López', birthday: '', nickname: '', email: ' ana@example.com ', phone: '5550-1234', invoiceName: 'Ana', invoiceEmail: 'a@b.gt', invoiceDocument: '12345678-9', invoiceAddress: 'Zona 10', notes: 'Tocar dos veces' };
const checkout = { client, wantsInvoice: false, wantsAccount: true, futureOrderDropped: true } as CheckoutState;
const location = { latitude: 14.6, longitude: -90.5, shopId: 2, warranty: true, warrantyMessage: '30 minutos o es gratis', pickupOnly: false } as HomeLocation;
const home: DeliveryMode = { kind: 'home', location };

const build = (change: Partial<DraftParts> = {}) =>
  buildDraft({ cart: aCart([aLine()]), mode: { kind: 'pickup', shopId: 2 }, futureOrder: null, checkout, payment: 'cash', certificate: 0, isCustomer: false, config: aConfig(), testLocation: false, shopName: 'Zona 10 Oakland', payWith: null, pendingOrders: 1, replacesOrder: null, device: {}, ...change });

test('a pickup is collected by whoever orders, at the shop by its name [PAYL-030] [PAYL-031] [PAYL-039]', () => {
  expect(build()).toMatchObject({ destination: { kind: 'pickup', shopId: 2, shopName: 'Zona 10 Oakland', collectedBy: 'Ana López' }, contact: { name: 'Ana López', phone: '55501234', email: 'ana@example.com' } });
});

test('without a shop or a location, or without products, there is nothing to send [SAVE-001] [SAVE-002]', () => {
  expect(build({ mode: { kind: 'none' } })).toBeNull();
  expect(build({ cart: aCart([]) })).toBeNull();
});

test('the warranty is promised at home only, and not for later [SAVE-024] [SAVE-025] [SAVE-027]', () => {
  expect(build({ mode: home })?.warrantyMessage).toBe('30 minutos o es gratis');
  expect(build()?.warrantyMessage).toBe('');
  expect(build({ mode: home, futureOrder: { date: '16/07/2026', time: '12:00' } })?.warrantyMessage).toBe('Tu orden no cuenta con garantía de 30 minutos por ser un pedido futuro');
});

test('invoice data travel only when an invoice is wanted', () => {
  expect(build()?.invoice).toBeNull();
  expect(build({ checkout: { ...checkout, wantsInvoice: true } })?.invoice).toEqual({ name: 'Ana', email: 'a@b.gt', document: '12345678-9', address: 'Zona 10' });
});

test('what the customer pays with is written behind the comments, for cash only [PAYL-024]', () => {
  expect(build()?.comments).toBe('Tocar dos veces');
  expect(build({ payWith: 20000 })?.comments).toBe('Tocar dos veces · Paga con Q200.00');
  expect(build({ payWith: 20000, payment: 'card' })?.comments).toBe('Tocar dos veces');
});

test('the birthday travels with the wish for an account, and with nothing else [CHK-013]', () => {
  const born = { ...checkout, client: { ...client, birthday: ' 24/12/1990 ' } };
  expect(build({ checkout: born })).toMatchObject({ wantsAccount: true, birthday: '24/12/1990' });
  expect(build({ checkout: { ...born, wantsAccount: false } })).toMatchObject({ wantsAccount: false, birthday: '' });
  expect(build({ checkout: born, isCustomer: true })).toMatchObject({ wantsAccount: false, birthday: '' });
});
