import { describe, expect, test } from '@jest/globals';
import { aPizzaChoice, anOption, aSpecialty, aTopping } from '../testing/cart-builder.ts';
import { aCatalog, aChoice, aGroup, aPizza, aPriceRow, aProduct, doughs, sizes, specialties, toppings } from '../testing/catalog-builder.ts';
import type { Product } from './catalog.ts';
import { unitPrice } from './pricing.ts';
import type { ChosenIngredient, ChosenOption, PizzaChoice, Selection } from './selection.ts';
import { refreshedSelection } from './selection-validity.ts';

const { cheese, pepperoni, ham, bacon, onion } = toppings;
const { suprema, hawaiana } = specialties;

const refreshed = (product: Product, selection: Selection, others: readonly Product[] = []): Selection | null =>
  refreshedSelection(aCatalog({ products: [product, ...others] }), product, selection);

const builder = aPizza({ id: 30 });
const onPizza = (ingredients: readonly ChosenIngredient[], change: Partial<PizzaChoice> = {}): ChosenOption =>
  anOption({ kind: 'pizza', groupId: 300, choiceId: 30, pizza: aPizzaChoice(ingredients, change) });
/** What is on the pizza after a look at today's menu; null when it cannot be had. */
const ingredientsOf = (ingredients: readonly ChosenIngredient[], product = builder): readonly ChosenIngredient[] | null =>
  refreshed(product, [onPizza(ingredients)])?.[0]?.pizza?.ingredients ?? null;

describe('options', () => {
  const combo = aProduct({
    id: 20,
    type: 'combo',
    groups: [
      aGroup({ id: 1, detailId: 11, choices: [aChoice({ id: 301, name: 'Papas', extra: 500 }), aChoice({ id: 302, name: '', description: 'Ensalada' })] }),
      aGroup({ id: 2, detailId: 12, selectable: false, choices: [aChoice({ id: 303 })] }),
    ],
  });
  const fries = anOption({ choiceId: 301 });

  test('are written as the menu has them today [CVAL-003]', () => {
    expect(refreshed(combo, [fries, anOption({ groupIndex: 1, groupId: 2, choiceId: 303, name: 'Antes' })])).toEqual([
      anOption({ choiceId: 301, groupDetailId: 11, name: 'Papas', extra: 500 }),
      anOption({ groupIndex: 1, groupId: 2, choiceId: 303, groupDetailId: 12, name: 'Opción 303', hidden: true }),
    ]);
    expect(refreshed(combo, [anOption({ choiceId: 302 })])?.[0]?.name).toBe('Ensalada');
  });
  test.each<[string, readonly ChosenOption[]]>([
    ['whose choice has left the menu', [anOption({ choiceId: 999 })]],
    ['without a choice', [anOption({ choiceId: null })]],
    ['of a group that is another one now', [anOption({ choiceId: 301, groupId: 9 })]],
    ['of another kind than their group', [anOption({ choiceId: 301, kind: 'option' })]],
    ['of a group that is gone', [anOption({ choiceId: 301, groupIndex: 2 })]],
    ['chosen twice in one group', [fries, fries]],
    ['with a pizza where none belongs', [anOption({ choiceId: 301, pizza: aPizzaChoice() })]],
  ])('%s cannot be had [CVAL-004] [CVAL-005]', (_, selection) => {
    expect(refreshed(combo, selection)).toBeNull();
  });
  test('one bad option spoils the whole [CVAL-004]', () => {
    expect(refreshed(combo, [fries, anOption({ groupIndex: 1, groupId: 2, choiceId: 1 })])).toBeNull();
  });
  test('of a product that has none are forgotten [CVAL-004]', () => {
    expect(refreshed(aProduct({ id: 8 }), [fries])).toEqual([]);
  });
  test('a pizza group without its pizza cannot be had [CVAL-004]', () => {
    expect(refreshed(builder, [anOption({ kind: 'pizza', groupId: 300, choiceId: 30 })])).toBeNull();
  });
});

describe('dough, size and halves', () => {
  test('must be a pair that exists, where there are pairs at all [CVAL-004]', () => {
    expect(refreshed(builder, [onPizza([], { doughId: doughs.thin })])).toBeNull();
    expect(refreshed(builder, [onPizza([], { sizeId: sizes.large })])).toBeNull();
    const onePrice = aPizza({ id: 30, price: 5000, priceRows: [] });
    expect(refreshed(onePrice, [onPizza([], { doughId: doughs.thin })])).toHaveLength(1);
  });
  test('nothing lies on one half of a size without halves [CVAL-007]', () => {
    const undivided = aPizza({ id: 30, priceRows: [aPriceRow({ allowsHalves: false })] });
    expect(ingredientsOf([aTopping(ham), aTopping(bacon, 'first-half')], undivided)).toBeNull();
    expect(ingredientsOf([aTopping(ham)], undivided)).toEqual([aTopping(ham)]);
    expect(ingredientsOf([], undivided)).toEqual([]);
  });
  test('nor of a pizza that has one price for everything [CVAL-007]', () => {
    expect(ingredientsOf([aTopping(ham, 'second-half')], aPizza({ id: 30, price: 5000, priceRows: [] }))).toBeNull();
  });
});

describe('ingredients', () => {
  test.each<[string, ChosenIngredient]>([
    ['topping', aTopping(999)],
    ['specialty', aSpecialty(999)],
    ['topping inside a specialty', aSpecialty(suprema, 'whole', [aTopping(ham), aTopping(999)])],
  ])('a %s that is on no list cannot be had [CVAL-006]', (_, ingredient) => {
    expect(ingredientsOf([aTopping(ham), ingredient])).toBeNull();
  });

  test('what comes with the pizza is the menu’s word, not that of whoever sends it [CVAL-003] [PRICE-008]', () => {
    expect(ingredientsOf([aTopping(cheese), aTopping(ham, 'whole', 'default'), aTopping(bacon, 'first-half')])).toEqual([
      aTopping(cheese, 'whole', 'default'),
      aTopping(ham),
      aTopping(bacon, 'first-half'),
    ]);
    const sent = onPizza([aTopping(ham, 'whole', 'default'), aTopping(bacon, 'whole', 'default')]);
    const catalog = aCatalog({ products: [builder] });
    expect(unitPrice(catalog, builder, refreshedSelection(catalog, builder, [sent]) ?? [])).toBe(5900 + 2 * 800);
  });
  test('what comes with it stays taken off; what never was on it is nothing to take off [PRICE-011]', () => {
    const left = [aTopping(cheese, 'whole', 'removed'), aTopping(ham, 'whole', 'removed'), aTopping(onion)];
    expect(ingredientsOf(left)).toEqual([aTopping(cheese, 'whole', 'removed'), aTopping(onion)]);
    const kept = [aTopping(cheese, 'second-half', 'default')];
    expect(ingredientsOf(kept)).toEqual(kept);
  });
  test('the recipe of a specialty comes with it, and so does what comes with the pizza; its toppings lie where it lies [PRICE-007]', () => {
    const nested = [aTopping(pepperoni), aTopping(cheese), aTopping(onion, 'whole', 'removed'), aTopping(bacon, 'whole', 'default'), aTopping(ham, 'whole', 'removed')];
    expect(ingredientsOf([aSpecialty(suprema, 'first-half', nested)])).toEqual([
      aSpecialty(suprema, 'first-half', [
        aTopping(pepperoni, 'first-half', 'default'),
        aTopping(cheese, 'first-half', 'default'),
        aTopping(onion, 'first-half', 'removed'),
        aTopping(bacon, 'first-half'),
      ]),
    ]);
    const withBacon = aPizza({ id: 30, defaultIngredientIds: [bacon] });
    expect(ingredientsOf([aSpecialty(hawaiana, 'whole', [aTopping(bacon)])], withBacon)).toEqual([aSpecialty(hawaiana, 'whole', [aTopping(bacon, 'whole', 'default')])]);
  });
  test('the same thing on both halves is that thing on the whole, and twice in one place is once', () => {
    expect(ingredientsOf([aTopping(ham, 'first-half'), aTopping(bacon), aTopping(ham, 'second-half'), aTopping(bacon)])).toEqual([aTopping(ham), aTopping(bacon)]);
    expect(ingredientsOf([aTopping(ham, 'first-half'), aTopping(ham, 'first-half')])).toEqual([aTopping(ham, 'first-half')]);
    expect(ingredientsOf([aSpecialty(suprema, 'first-half'), aSpecialty(suprema, 'second-half')])).toEqual([aSpecialty(suprema)]);
    expect(ingredientsOf([aSpecialty(suprema, 'whole', [aTopping(bacon), aTopping(bacon)])])).toEqual([aSpecialty(suprema, 'whole', [aTopping(bacon)])]);
  });
  test('are those of the list of the menu in question [CVAL-006]', () => {
    const today = aCatalog({ products: [builder] });
    const tomorrow = aCatalog({ products: [builder], toppings: today.toppings.filter(({ id }) => id !== ham) });
    expect(refreshedSelection(today, builder, [onPizza([aTopping(ham)])])).not.toBeNull();
    expect(refreshedSelection(tomorrow, builder, [onPizza([aTopping(ham)])])).toBeNull();
  });
});
