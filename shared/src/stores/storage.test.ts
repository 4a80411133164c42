import { afterEach, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { freshStorage } from '../testing/memory-storage.ts';
import { isListOf, isNumber, isOneOf, isRecord, isShape, isString, orNull } from './shape.ts';
import { sessionKeys, storageKeys } from './storage-keys.ts';
import { local, provideStorage, session } from './storage.ts';
import { pack, stored, unpack } from './stored.ts';

afterEach(() => provideStorage({ local: null, session: null }));

test('every key has the name the specification gives it [STG-001, STG-002, STG-003, STG-004, STG-005, STG-006, STG-007, STG-008, STG-009, STG-010]', () => {
  expect(Object.values(storageKeys).sort()).toEqual(
    [
      'anonymous-orders',
      'auth',
      'auth-guest',
      'bot-position',
      'cart-state',
      'certificates-state',
      'checkout-validation',
      'default-return-path',
      'delivery-state',
      'favorites',
      'first-time',
      'login-failed',
      'main-address',
      'order-id',
      'order_hash',
      'pz-customer-changed',
      'pz-gift-attempt',
      'pz-gift-order',
      'pz-logged-out',
      'pz-order-attempt',
      'pz-ordered-cart',
      'pz-session',
      'recent-order',
      'refresh',
      'show-bot',
      'version',
    ],
  );
  expect(Object.values(sessionKeys)).toEqual(['remember-to-page', 'remember-step', 'delivery-return', 'pz-bad-versions', 'pz-origins-away', 'pz-guest-hearts', 'pz-waiting-coupon']);
});

test('without storage nothing is kept and nothing fails [STG-011]', () => {
  provideStorage({ local: null });
  expect(local.write('auth', 'x')).toBe(false);
  expect(local.read('auth')).toBeNull();
  local.remove('auth');
});

test('a storage that refuses everything is a storage without values [STG-011]', () => {
  const refuse = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };
  provideStorage({ session: { getItem: refuse, setItem: refuse, removeItem: refuse } });
  expect(session.read('remember-step')).toBeNull();
  expect(session.write('remember-step', 'payment')).toBe(false);
  session.remove('remember-step');
});

const isPoint = isShape<{ x: number; tags: string[] }>({ x: isNumber, tags: isListOf(isString) });

test('a value comes back as it was written', () => {
  const { local: shelf } = freshStorage();
  const point = stored(local, 'point', 2, isPoint);
  point.write({ x: 1.5, tags: ['a', 'ñ'] });
  expect(point.read()).toEqual({ x: 1.5, tags: ['a', 'ñ'] });
  expect(shelf.entries()).toEqual({ point: '{"format":2,"value":{"x":1.5,"tags":["a","ñ"]}}' });
  point.clear();
  expect(point.read()).toBeNull();
});

test('another format, another shape and noise are absent [STG-011]', () => {
  expect(unpack(pack(1, { x: 1, tags: [] }), 2, isPoint)).toBeNull();
  expect(unpack(pack(2, { x: '1', tags: [] }), 2, isPoint)).toBeNull();
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => expect(unpack(text, 2, isPoint)).toBeNull()));
});

test('checks tell values apart', () => {
  expect([isNumber(Number.NaN), isNumber(Infinity), isNumber('1'), isNumber(0)]).toEqual([false, false, false, true]);
  expect([isRecord([]), isRecord(null), isRecord({})]).toEqual([false, false, true]);
  expect([isOneOf('a', 'b')('c'), isOneOf('a', 'b')('b'), orNull(isString)(null), orNull(isString)(1)]).toEqual([false, true, true, false]);
});
