import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { shopWithSlug, slugsOf } from './shop-slug.ts';

test('a slug is the name in plain letters; shops that share a name say their id', () => {
  const shops = [{ id: 4, name: 'Cobán, Zona 4' }, { id: 9, name: '¡Antigua!' }, { id: 2, name: 'Antigua' }, { id: 7, name: '…' }, { id: 8, name: 'Łódź' }, { id: 3, name: 'Ł Norte' }];
  expect([...slugsOf(shops)]).toEqual([[4, 'coban-zona-4'], [9, 'antigua-9'], [2, 'antigua-2'], [7, '7'], [8, 'odz'], [3, 'norte']]);
  expect(shopWithSlug(shops, 'antigua-9')?.id).toBe(9);
  expect(shopWithSlug(shops, 'nadie')).toBeUndefined();
});

test('a link without an id goes on leading to the shop that was there first when another one gets its name', () => {
  expect(shopWithSlug([{ id: 9, name: 'Antigua' }, { id: 2, name: 'Antigua' }], 'antigua')?.id).toBe(2);
});

test('when the other shop of a name is gone, the link with the id still leads to the one that is left', () => {
  const left = [{ id: 9, name: 'Antigua' }];
  expect([slugsOf(left).get(9), shopWithSlug(left, 'antigua-9')?.id, shopWithSlug(left, 'antigua-2')]).toEqual(['antigua', 9, undefined]);
});

test('whatever shops are called, each is found again by its slug, which needs no escaping', () => {
  const names = fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('Antigua', 'antigua', 'Antigua 2', 'antigua 3', 'Antigua 4', '2')), { maxLength: 8 });
  fc.assert(
    fc.property(names, (all) => {
      const shops = all.map((name, index) => ({ id: index + 1, name }));
      const slugs = slugsOf(shops);
      for (const { id } of shops) expect([shopWithSlug(shops, slugs.get(id) ?? '')?.id, /^[a-z0-9-]+$/.test(slugs.get(id) ?? '')]).toEqual([id, true]);
      expect(new Set(slugs.values()).size).toBe(shops.length);
    }),
  );
});
