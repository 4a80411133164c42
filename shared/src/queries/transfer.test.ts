import { expect, test } from '@jest/globals';
import { anExampleMenu } from '../testing/menu-example.ts';
import { deserialize, serialize } from './transfer.ts';

const sent = (data: unknown): unknown => deserialize(JSON.parse(JSON.stringify(serialize(data))));

test('a menu arrives as it was sent, index and names to search by included', () => {
  const menu = anExampleMenu();
  const arrived = sent(menu);
  expect(arrived).toEqual(menu);
  expect((arrived as typeof menu).productById.get(9001)?.normalizedName).toBe('brownie');
});

test('what follows from the rest does not travel, a name to search by that was written down does', () => {
  const menu = anExampleMenu();
  const products = menu.products.map((product) => (product.id === 9001 ? { ...product, normalizedName: 'para dos' } : product));
  const text = JSON.stringify(serialize({ ...menu, products }));
  expect(text).not.toContain('productById');
  expect([...text.matchAll(/"normalizedName":"(.*?)"/g)].map(([, name]) => name)).toEqual(['para dos']);
});

test('every other answer travels as it is', () => {
  expect(sent({ shops: [{ id: 1 }] })).toEqual({ shops: [{ id: 1 }] });
  expect(sent(null)).toBeNull();
});
