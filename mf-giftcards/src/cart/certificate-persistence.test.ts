/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { emptyCertificateCart, withCertificate, type CertificateCart } from '@brasa/shared/domain/certificate-cart';
import { bus, cartStatus, decrypt, encrypt } from '@brasa/shared/runtime';
import { freshStorage, resetStores } from '@brasa/shared/testing';
import { connectCertificates, disconnectCertificates } from './certificate-persistence.ts';
import { addCertificate, certificateStore, emptyCertificates } from './certificate-store.ts';

const secret = 'clave-de-prueba';
const contact = { buyerName: 'Ana', recipientName: 'Luis', recipientEmail: 'luis@example.com', dedication: 'Feliz\ncumpleaños' };
const draft = { contact, card: { id: 2, name: 'Gift Card Q100', price: 10_000 }, sendDate: '27/11/2026' };
const cartOf = (...ids: string[]): CertificateCart => ids.reduce((cart, id) => withCertificate(cart, { ...draft, id }), emptyCertificateCart);
const sealed = (value: unknown, format = 1): string => encrypt(JSON.stringify({ format, value }), secret);

let shelves = freshStorage();
const text = (): string | undefined => shelves.local.entries()['certificates-state'];
const storedCart = (): unknown => JSON.parse(decrypt(text() ?? '', secret) ?? 'null');
const ids = (): string[] => certificateStore.get().cart.items.map(({ id }) => id);
const receiveKey = (key = secret): void => cartStatus.set((status) => ({ ...status, key }));

/** A page of its own on the same device. */
function openPage(found?: string): void {
  disconnectCertificates();
  resetStores();
  if (found !== undefined) shelves = freshStorage({ 'certificates-state': found });
  connectCertificates();
  receiveKey();
}

/** What another tab wrote. */
function write(value: string | null): void {
  if (value === null) shelves.local.removeItem('certificates-state');
  else shelves.local.setItem('certificates-state', value);
  window.dispatchEvent(new StorageEvent('storage', { key: 'certificates-state', newValue: value }));
}

beforeEach(() => {
  resetStores();
  shelves = freshStorage();
});
afterEach(() => {
  disconnectCertificates();
  jest.restoreAllMocks();
});

test('a card that is added gets an id of its own and keeps contact, card and day [GC-012]', () => {
  const [first, second] = [addCertificate(draft), addCertificate(draft)];
  expect(first).not.toBe(second);
  expect(certificateStore.get().cart.items).toEqual([{ ...draft, id: first }, { ...draft, id: second }]);
});

test('the cart stands encrypted under certificates-state, and the next visit finds it again [GC-010] [STG-008]', () => {
  openPage();
  const id = addCertificate(draft);
  expect(text()).toMatch(/^[A-Za-z0-9+/=]+$/);
  expect(storedCart()).toEqual({ format: 1, value: { items: [{ ...draft, id }] } });
  openPage();
  expect(certificateStore.get()).toEqual({ cart: { items: [{ ...draft, id }] }, isRead: true });
});

test('it can be emptied, and then nothing of it is left on the device [GC-015]', () => {
  openPage(sealed(cartOf('a', 'b')));
  emptyCertificates();
  expect([ids(), text()]).toEqual([[], undefined]);
});

test('nothing is read or written before the key is there; what was added until then is put behind what was kept', () => {
  shelves = freshStorage({ 'certificates-state': sealed(cartOf('a')) });
  connectCertificates();
  const early = addCertificate(draft);
  expect([certificateStore.get().isRead, text()]).toEqual([false, sealed(cartOf('a'))]);
  receiveKey();
  expect(ids()).toEqual(['a', early]);
  expect(storedCart()).toEqual({ format: 1, value: certificateStore.get().cart });
});

test.each([['noise', 'x{'], ['another format', sealed(cartOf('a'), 2)], ['a wrong shape', sealed({ items: [{ id: 'a' }] })], ['another key', encrypt('{"format":1}', 'old')]])('%s under the key counts as nothing and is written over [STG-011]', (_what, found) => {
  const warn = jest.spyOn(console, 'warn').mockReturnValue();
  openPage(found);
  expect([certificateStore.get().isRead, ids()]).toEqual([true, []]);
  expect(warn).toHaveBeenCalledTimes(1);
  const id = addCertificate(draft);
  expect(storedCart()).toEqual({ format: 1, value: { items: [{ ...draft, id }] } });
});

test('fields that newer code added are kept', () => {
  openPage(sealed({ items: [{ ...draft, id: 'a', wrapping: 'red' }], note: 1 }));
  addCertificate(draft);
  expect(storedCart()).toMatchObject({ value: { items: [{ id: 'a', wrapping: 'red' }, {}], note: 1 } });
});

test('all tabs have one cart; what this one cannot read leaves it as it is', () => {
  openPage(sealed(cartOf('a')));
  write(sealed(cartOf('a', 'b')));
  expect(ids()).toEqual(['a', 'b']);
  write('x{');
  expect(ids()).toEqual(['a', 'b']);
  write(null);
  expect([ids(), text()]).toEqual([[], undefined]);
});

test('what came from another tab is not written back', () => {
  openPage(sealed(cartOf('a')));
  const setItem = jest.spyOn(shelves.local, 'setItem');
  write(sealed(cartOf('a', 'b')));
  // By the other tab.
  expect(setItem).toHaveBeenCalledTimes(1);
});

test('a log-out empties it in this tab, too; a session that ended by itself does not [AUTH-027]', () => {
  openPage(sealed(cartOf('a')));
  bus.publish('session/ended', { quiet: true, locationCleared: false });
  expect(ids()).toEqual(['a']);
  bus.publish('session/ended', { quiet: false, locationCleared: false });
  expect([ids(), text()]).toEqual([[], undefined]);
});

test('with another key it is written anew', () => {
  openPage(sealed(cartOf('a')));
  receiveKey('new');
  expect(decrypt(text() ?? '', 'new')).toContain('"id":"a"');
});
