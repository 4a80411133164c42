import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { runs } from '../testing/runs.ts';
import {
  acknowledgeCertificates,
  certificateCount,
  certificateExcess,
  certificateNews,
  certificateSubtotal,
  changeCertificate,
  emptyCertificateCart,
  isCertificateCartInvalid,
  removeCertificate,
  resumeCertificates,
  withCertificate,
  type CertificateCart,
  type CertificateItem,
} from './certificate-cart.ts';

const contact = { buyerName: 'Ana', recipientName: 'Luis', recipientEmail: 'luis@example.com', dedication: 'Feliz día' };
const item = (id: string, designId: number, price: number): CertificateItem => ({ id, contact, card: { id: designId, name: `Gift Card ${designId}`, price }, sendDate: '' });
const cartOf = (...items: CertificateItem[]): CertificateCart => items.reduce(withCertificate, emptyCertificateCart);
const two = cartOf(item('a', 5, 5000), item('b', 6, 10_000));

const anyCart = fc
  .uniqueArray(fc.tuple(fc.uuid(), fc.integer({ min: 1, max: 6 }), fc.integer({ min: 0, max: 50_000 })), { selector: ([id]) => id, maxLength: 12 })
  .map((items) => cartOf(...items.map(([id, design, price]) => item(id, design, price))));
const anyPrices = fc.array(fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 0, max: 50_000 }))).map((entries) => new Map(entries));

test('certificates stand in a list called items, each with id, contact and card, in the order in which they joined [GC-011]', () => {
  expect(two).toEqual({ items: [{ id: 'a', contact, card: { id: 5, name: 'Gift Card 5', price: 5000 }, sendDate: '' }, { id: 'b', contact, card: { id: 6, name: 'Gift Card 6', price: 10_000 }, sendDate: '' }] });
});

test('one is changed by its id, what is not named stays; an unknown id changes nothing [GC-013]', () => {
  const changed = changeCertificate(two, 'a', { contact: { ...contact, recipientName: 'Eva' } });
  expect(changed.items).toEqual([{ ...two.items[0], contact: { ...contact, recipientName: 'Eva' } }, two.items[1]]);
  expect(changeCertificate(two, 'z', { contact })).toBe(two);
});

test('only the one with the id is removed; an unknown id changes nothing [GC-014]', () => {
  fc.assert(
    fc.property(anyCart, fc.nat(), (cart, at) => {
      const id = cart.items[at % Math.max(1, cart.items.length)]?.id ?? 'z';
      expect(removeCertificate(cart, id).items).toEqual(cart.items.filter((each) => each.id !== id));
      expect(removeCertificate(cart, 'unknown')).toBe(cart);
    }),
    runs(50),
  );
});

test('it costs the sum of its cards and counts its items [GC-016] [GC-017]', () => {
  expect([certificateSubtotal(two), certificateCount(two)]).toEqual([15_000, 2]);
  fc.assert(
    fc.property(anyCart, fc.integer({ min: 0, max: 50_000 }), (cart, price) => {
      const more = withCertificate(cart, item('more', 1, price));
      expect([certificateSubtotal(more), certificateCount(more)]).toEqual([certificateSubtotal(cart) + price, certificateCount(cart) + 1]);
    }),
    runs(50),
  );
});

test('taken up again, what is still sold costs what it costs today, and the rest is gone [GC-018] [GC-019]', () => {
  const resumed = resumeCertificates(two, new Map([[6, 12_000]]));
  expect([certificateCount(resumed), certificateSubtotal(resumed)]).toEqual([1, 12_000]);
  fc.assert(
    fc.property(anyCart, anyPrices, (cart, prices) => {
      const after = resumeCertificates(cart, prices);
      expect(after.items.map(({ id }) => id)).toEqual(cart.items.filter(({ card }) => prices.has(card.id)).map(({ id }) => id));
      expect(certificateSubtotal(after)).toBe(after.items.reduce((sum, { card }) => sum + (prices.get(card.id) ?? Number.NaN), 0));
      expect(resumeCertificates(after, prices)).toBe(after);
    }),
    runs(100),
  );
});

test('what changed while it was away is known until it was seen, also over several changes', () => {
  const resumed = resumeCertificates(resumeCertificates(two, new Map([[5, 6000], [6, 9000]])), new Map([[6, 12_000]]));
  expect(certificateNews(resumed)).toEqual({ difference: 2000, repriced: 1, dropped: [{ name: 'Gift Card 5', recipientName: 'Luis' }] });
  const seen = acknowledgeCertificates(resumed);
  expect([certificateNews(seen), certificateSubtotal(seen)]).toEqual([null, 12_000]);
});

test('a price that is again what it was, and a cart that is as it was seen, are no news', () => {
  expect(certificateNews(two)).toBeNull();
  const back = resumeCertificates(resumeCertificates(two, new Map([[5, 6000], [6, 10_000]])), new Map([[5, 5000], [6, 10_000]]));
  expect([back, certificateNews(back), acknowledgeCertificates(two)]).toEqual([two, null, two]);
});

test('it is invalid while it costs nothing [GC-020]', () => {
  expect([two, cartOf(item('a', 1, 0)), cartOf(item('a', 1, -100))].map(isCertificateCartInvalid)).toEqual([false, true, true]);
});

test('it is invalid while it is empty [GC-021]', () => {
  expect([emptyCertificateCart, removeCertificate(cartOf(item('a', 5, 5000)), 'a')].map(isCertificateCartInvalid)).toEqual([true, true]);
});

test('ten cards and two thousand quetzales are the most of one purchase', () => {
  const many = (count: number, price: number) => cartOf(...Array.from({ length: count }, (_, index) => item(String(index), 1, price)));
  expect([many(10, 20_000), many(11, 100), many(4, 50_100)].map((cart) => certificateExcess(cart))).toEqual([null, 'too-many', 'too-much']);
  expect([certificateExcess(many(9, 100), 100), certificateExcess(many(10, 100), 100), certificateExcess(many(3, 50_000), 50_001)]).toEqual([null, 'too-many', 'too-much']);
});
