import { expect, test } from '@jest/globals';
import { addCertificate, certificateCount, certificateSubtotal, changeCertificate, emptyCertificateCart, isCertificateCartInvalid, removeCertificate, resumeCertificates, toBalance } from './certificate-cart.ts';

const contact = { buyerName: 'Ana', recipientName: 'Luis', recipientEmail: 'luis@example.com', dedication: 'Feliz día' };
const two = [{ id: 5, name: 'Q50', price: 5000 }, { id: 6, name: 'Q100', price: 10_000 }].reduce((cart, card) => addCertificate(cart, contact, card), emptyCertificateCart);

test('certificates join with a name of their own, also after one has left [GC-011, GC-012]', () => {
  expect(two.items.map(({ id, card, contact: for_ }) => [id, card.id, for_])).toEqual([['c1', 5, contact], ['c2', 6, contact]]);
  const again = addCertificate(removeCertificate(two, 'c2'), contact, { id: 7, name: 'Q200', price: 20_000 });
  expect(again.items.map(({ id }) => id)).toEqual(['c1', 'c3']);
});

test('one is changed or removed by its name; an unknown name changes nothing [GC-013, GC-014]', () => {
  const changed = changeCertificate(two, 'c1', { contact: { ...contact, recipientName: 'Eva' } });
  expect(changed.items.map(({ contact: { recipientName } }) => recipientName)).toEqual(['Eva', 'Luis']);
  expect([changeCertificate(two, 'c9', { contact }), removeCertificate(two, 'c9')]).toEqual([two, two]);
  expect(removeCertificate(two, 'c1').items.map(({ id }) => id)).toEqual(['c2']);
});

test('it costs the sum of its designs [GC-016, GC-017]', () => {
  expect([certificateSubtotal(two), certificateCount(two)]).toEqual([15_000, 2]);
});

test('taken up again, prices are those of today and designs no longer sold are gone [GC-018, GC-019]', () => {
  const resumed = resumeCertificates(two, new Map([[6, 12_000]]));
  expect([certificateCount(resumed), certificateSubtotal(resumed)]).toEqual([1, 12_000]);
});

test('nothing to pay cannot be paid [GC-020, GC-021]', () => {
  const free = addCertificate(emptyCertificateCart, contact, { id: 1, name: '', price: 0 });
  expect([two, free, emptyCertificateCart].map(isCertificateCartInvalid)).toEqual([false, true, true]);
});

test('a balance that is no number is none [GC-008]', () => {
  expect([toBalance(Number.NaN), toBalance(5680)]).toEqual([0, 5680]);
});
