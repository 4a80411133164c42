import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { shopWithSlug, slugsOf } from './shop-slug.ts';

test('a slug is the name in plain letters; of two shops with one name the newer says its id', () => {
  const shops = [{ id: 4, name: 'Cobán, Zona 4' }, { id: 9, name: '¡Antigua!' }, { id: 2, name: 'Antigua' }, { id: 7, name: '…' }];
  expect([...slugsOf(shops)]).toEqual([[2, 'antigua'], [4, 'coban-zona-4'], [7, '7'], [9, 'antigua-9']]);
  expect(shopWithSlug(shops, 'antigua-9')?.id).toBe(9);
  expect(shopWithSlug(shops, 'nadie')).toBeUndefined();
});

test('whatever shops are called, each is found again by its slug, which needs no escaping', () => {
  const names = fc.array(fc.oneof(fc.string(), fc.constantFrom('Antigua', 'antigua', 'Antigua 2', 'antigua 3', 'Antigua 4', '2')), { maxLength: 8 });
  fc.assert(
    fc.property(names, (all) => {
      const shops = all.map((name, index) => ({ id: index + 1, name }));
      const slugs = slugsOf(shops);
      for (const { id } of shops) expect(shopWithSlug(shops, slugs.get(id) ?? '')?.id).toBe(id);
      expect(new Set(slugs.values()).size).toBe(shops.length);
    }),
  );
});
