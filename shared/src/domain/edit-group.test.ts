import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { aCartOf } from '../testing/cart-builder.ts';
import { doughs, quetzales, sizes, specialties } from '../testing/catalog-builder.ts';
import { anExampleMenu } from '../testing/menu-example.ts';
import { runs } from '../testing/runs.ts';
import { chooseDough, chooseOption, chooseSize, defaultSelection } from './builder.ts';
import { setSpecialty } from './builder-ingredients.ts';
import { addLines, removeGroup, totals } from './cart-operations.ts';
import type { Cart, CartLine } from './cart.ts';
import type { Product } from './catalog.ts';
import { editGroup } from './edit-group.ts';
import { unitPrice } from './pricing.ts';
import { revalidate } from './revalidate.ts';
import type { Selection } from './selection.ts';

const menu = anExampleMenu();
const combo = menu.productById.get(2001) as Product;

type Wish = { readonly drink: number; readonly edge: boolean; readonly specialty: boolean };
const wishes = fc.record({ drink: fc.constantFrom(8001, 8005), edge: fc.boolean(), specialty: fc.boolean() });

function chosen({ drink, edge, specialty }: Wish): Selection {
  const dough = chooseDough(chooseOption(menu, combo, defaultSelection(menu, combo), 1, drink), 0, edge ? doughs.cheeseEdge : doughs.traditional);
  return specialty ? setSpecialty(menu, dough, 0, 'whole', specialties.suprema) : dough;
}
/** What the menu of the tests asks for a combo: Q119, Q3 for tea, Q15 for cheese in the edge, Q15 for a specialty. */
const priceOf = ({ drink, edge, specialty }: Wish): number => quetzales(119 + (drink === 8005 ? 3 : 0) + (edge ? 15 : 0) + (specialty ? 15 : 0));

/** A cart of single products and combos, and which of its groups is edited. */
const carts = fc
  .array(fc.record({ wish: fc.option(wishes), quantity: fc.integer({ min: 1, max: 3 }) }), { minLength: 1, maxLength: 5 })
  .map((adds) => aCartOf(menu, ...adds.map(({ wish, quantity }) => (wish ? { productId: 2001, quantity, selection: chosen(wish) } : { productId: 5001, quantity }))));
const edits = fc.record({ wish: wishes, quantity: fc.integer({ min: 1, max: 4 }), position: fc.nat() });

const bare = ({ id: _id, sequence: _sequence, ...line }: CartLine) => line;
const combosOf = ({ lines }: Cart) => [...new Set(lines.filter(({ productId }) => productId === 2001).map(({ sequence }) => sequence))];

test('an edited group is what removing it and adding the new one at its place would give, for the price of its choices [CART-026] [PRICE-015]', () => {
  fc.assert(
    fc.property(carts, edits, (cart, { wish, quantity, position }) => {
      const groups = combosOf(cart);
      const sequence = groups[position % Math.max(1, groups.length)];
      if (sequence === undefined) return;
      const selection = chosen(wish);
      const after = editGroup(cart, menu, sequence, { quantity, selection });
      const at = cart.lines.findIndex((line) => line.sequence === sequence);
      const rest = removeGroup(cart, sequence).lines;
      const added = addLines({ ...cart, lines: [] }, combo, quantity, selection, unitPrice(menu, combo, selection)).lines;
      expect(after.lines.map(bare)).toEqual([...rest.slice(0, at), ...added, ...rest.slice(at)].map(bare));
      expect(after.lines.slice(at, at + quantity).every((line) => line.sequence === sequence)).toBe(true);
      expect(new Set(after.lines.map(({ id }) => id)).size).toBe(after.lines.length);
      expect(totals(after).total).toBe(rest.reduce((sum, line) => sum + line.unitPrice, 0) + quantity * priceOf(wish));
      // Nothing that the customer did is told to her as news.
      expect(revalidate(after, menu, { promotionAnswers: new Map() })).toEqual(after);
    }),
    runs(200),
  );
});

test('a group of three in another size: each costs what that size does, and they stay three of one group', () => {
  const pizza = menu.productById.get(3001) as Product;
  const cart = aCartOf(menu, { productId: 5001 }, { productId: 3001, quantity: 3 });
  const personal = chooseSize(defaultSelection(menu, pizza), 0, sizes.personal);
  const { lines } = editGroup(cart, menu, 1, { quantity: 3, selection: personal });
  expect(lines.map(({ id, sequence, unitPrice }) => [id, sequence, unitPrice])).toEqual([['0-0', 0, 3700], ['1-0', 1, 3500], ['1-1', 1, 3500], ['1-2', 1, 3500]]);
});

test('a quantity below one, or a group that is gone, changes nothing', () => {
  const cart = aCartOf(menu, { productId: 2001 });
  const selection = defaultSelection(menu, combo);
  for (const quantity of [0, -1, 1.5]) expect(editGroup(cart, menu, 0, { quantity, selection })).toBe(cart);
  expect(editGroup(cart, menu, 7, { quantity: 1, selection })).toBe(cart);
});

test('what the group brought is judged anew: with a unit less the last promotion line costs its own price [PRM-005] [PRM-007]', () => {
  const promo = { promotionId: 9501, triggerSequence: 0, price: quetzales(14) };
  const brought = { productId: 9001, promo };
  const cart = aCartOf(menu, { productId: 2001, quantity: 2 }, brought, brought);
  const edited = revalidate(editGroup(cart, menu, 0, { quantity: 1, selection: chosen({ drink: 8005, edge: false, specialty: false }) }), menu, { promotionAnswers: new Map() });
  expect(edited.lines.map((line) => line.unitPrice)).toEqual([12_200, 1400, 2800]);
});

test('a product under a promotion keeps it, at the price of what is chosen now, and nothing of it is news [PRM-007]', () => {
  const half = { ...menu, promotions: menu.promotions.map((promotion) => ({ ...promotion, memberIds: [2001], minimum: 0 })) };
  const cart = aCartOf(half, { productId: 2001 }, { productId: 2001, promo: { promotionId: 9501, triggerSequence: 0, price: quetzales(59.5) } });
  const edited = revalidate(editGroup(cart, half, 1, { quantity: 1, selection: chosen({ drink: 8005, edge: true, specialty: false }) }), half, { promotionAnswers: new Map() });
  expect(edited.lines[1]).toMatchObject({ unitPrice: 6850, originalPrice: 13_700, promo: { price: 6850 } });
  expect(edited.lines[1]).not.toHaveProperty('seenPrice');
});
