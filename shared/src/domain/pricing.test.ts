import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { aCartOf, aPizzaChoice, anOption, aSpecialty, aTopping } from '../testing/cart-builder.ts';
import { aCatalog, aChoice, aGroup, aPizza, aPriceRow, aProduct, doughs, quetzales, sizes, specialties, toppings } from '../testing/catalog-builder.ts';
import { runs } from '../testing/runs.ts';
import { totals } from './cart-operations.ts';
import { toCentavos } from './money.ts';
import type { PriceRow, Product } from './catalog.ts';
import { displayPrice, unitPrice } from './pricing.ts';
import type { ChosenIngredient, ChosenOption, Coverage, Selection } from './selection.ts';

const { cheese, pepperoni, ham, mushrooms, pineapple, bacon, onion } = toppings;
const { suprema, hawaiana } = specialties;

const pizzaOption = (ingredients: readonly ChosenIngredient[], change: Partial<ChosenOption> = {}): ChosenOption =>
  anOption({ kind: 'pizza', groupId: 300, choiceId: 30, pizza: aPizzaChoice(ingredients), ...change });

const priceOf = (product: Product, selection: Selection, others: readonly Product[] = []): number =>
  unitPrice(aCatalog({ products: [product, ...others] }), product, selection);

const buildYourOwn = (ingredients: readonly ChosenIngredient[]): number => priceOf(aPizza({ id: 30 }), [pizzaOption(ingredients)]);

describe('worked examples', () => {
  test('P1: a drink of Q15 costs Q15, three of them Q45 [PRICE-001]', () => {
    const drink = aProduct({ id: 8, price: quetzales(15) });
    expect(priceOf(drink, [])).toBe(quetzales(15));
    const { lines, ...cart } = aCartOf(aCatalog({ products: [drink] }), { productId: 8, quantity: 3 });
    expect([lines.map(({ unitPrice: price }) => price), totals({ ...cart, lines }).subtotal]).toEqual([[1500, 1500, 1500], quetzales(45)]);
  });

  test.each<[string, string, readonly ChosenIngredient[], number]>([
    ['P2', 'cheese it comes with is free, two whole toppings cost one each [PRICE-008, PRICE-009]', [aTopping(cheese, 'whole', 'default'), aTopping(pepperoni), aTopping(ham)], 75],
    ['P3', 'one topping on each half is free [PRICE-010]', [aTopping(pepperoni, 'first-half'), aTopping(mushrooms, 'second-half')], 59],
    ['P4', 'the fuller half counts beyond its first topping [PRICE-010]', [aTopping(ham), aTopping(pepperoni, 'first-half'), aTopping(pineapple, 'first-half'), aTopping(mushrooms, 'second-half')], 75],
    [
      'P5',
      'three toppings against two are charged as two [PRICE-010]',
      [...[pepperoni, ham, bacon].map((id) => aTopping(id, 'first-half')), ...[mushrooms, onion].map((id) => aTopping(id, 'second-half'))],
      75,
    ],
    [
      'P6',
      'two different specialties are one layer, an extra inside one costs an ingredient, what is taken out nothing [PRICE-006, PRICE-007, PRICE-011]',
      [aSpecialty(suprema, 'first-half', [aTopping(bacon, 'first-half'), aTopping(onion, 'first-half', 'removed')]), aSpecialty(hawaiana, 'second-half')],
      87,
    ],
    ['P7', 'a whole specialty and a whole topping add up [PRICE-006]', [aSpecialty(suprema), aTopping(pepperoni)], 87],
    ['P12', 'taking off the cheese gives nothing back [PRICE-011]', [aTopping(cheese, 'whole', 'removed')], 59],
  ])('%s: %s', (_, __, ingredients, price) => {
    expect(buildYourOwn(ingredients)).toBe(quetzales(price));
  });

  test('P8: a specialty pizza whose row already holds the specialty adds only the extra [PRICE-004, PRICE-007]', () => {
    const row = aPriceRow({ price: quetzales(99), specialty: 0, ingredient: quetzales(10) });
    const pizza = aPizza({ id: 30, type: 'specialty-family', priceRows: [row] });
    const nested = [aTopping(bacon), aTopping(onion, 'whole', 'default')];
    expect(priceOf(pizza, [pizzaOption([aSpecialty(suprema, 'whole', nested)])])).toBe(quetzales(109));
  });

  const component = aPizza({ id: 30 });
  const combo = (row: Partial<PriceRow>) =>
    aProduct({
      id: 20,
      type: 'combo',
      price: quetzales(120),
      groups: [
        aGroup({ id: 1, choices: [aChoice({ id: 301, extra: quetzales(5) }), aChoice({ id: 303, extra: 0 })] }),
        aGroup({ id: 2, choices: [aChoice({ id: 302, extra: quetzales(-3) })] }),
        aGroup({ id: 300, kind: 'pizza', choices: [aChoice({ id: 30 })], priceRows: [aPriceRow({ price: undefined, specialty: quetzales(15), ...row })] }),
      ],
    });

  test('P9: a combo adds the positive extras of its options and what is put on its pizza [PRICE-002, PRICE-003, PRICE-005]', () => {
    const selection = [
      anOption({ groupIndex: 0, choiceId: 301 }),
      anOption({ groupIndex: 1, groupId: 2, choiceId: 302 }),
      pizzaOption([aTopping(pepperoni)], { groupIndex: 2 }),
    ];
    expect(priceOf(combo({ surcharge: quetzales(12) }), selection, [component])).toBe(quetzales(145));
  });

  test('P10: a negative surcharge of a dough takes nothing off [PRICE-005, PRICE-012]', () => {
    const selection = [anOption({ groupIndex: 0, choiceId: 303 }), pizzaOption([aSpecialty(suprema)], { groupIndex: 2 })];
    expect(priceOf(combo({ surcharge: quetzales(-4) }), selection, [component])).toBe(quetzales(135));
  });

  test('P11: ten quetzales and half a centavo are Q10.01 [PRICE-013]', () => {
    expect(priceOf(aProduct({ id: 8, price: toCentavos(10.005) }), [])).toBe(1001);
  });
});

describe('where a pizza takes its prices from', () => {
  test('the surcharge of a row stands in for a missing price when it is sold alone [PRICE-004]', () => {
    const pizza = aPizza({ id: 30, priceRows: [aPriceRow({ price: undefined, surcharge: quetzales(40) })] });
    expect(priceOf(pizza, [pizzaOption([])])).toBe(quetzales(40));
  });
  test('a combo without rows of its own uses those of the pizza, without their base [PRICE-005]', () => {
    const bare = aProduct({ id: 20, type: 'combo', price: quetzales(120), groups: [aGroup({ id: 300, kind: 'pizza', choices: [aChoice({ id: 30 })] })] });
    expect(priceOf(bare, [pizzaOption([aTopping(ham)])], [aPizza({ id: 30 })])).toBe(quetzales(128));
  });
  test('without any row it has one price and nothing is added [PRICE-012]', () => {
    const plain = aPizza({ id: 30, price: quetzales(50), priceRows: [] });
    expect(priceOf(plain, [pizzaOption([aTopping(ham), aSpecialty(suprema)])])).toBe(quetzales(50));
  });
  test('another dough and size are another price [PRICE-004]', () => {
    const pizza = aPizza({ id: 30, priceRows: [aPriceRow(), aPriceRow({ doughId: doughs.thin, sizeId: sizes.large, price: quetzales(89) })] });
    expect(priceOf(pizza, [pizzaOption([], { pizza: aPizzaChoice([], { doughId: doughs.thin, sizeId: sizes.large }) })])).toBe(quetzales(89));
  });
  test('negative prices of ingredients and specialties count as nothing [PRICE-012]', () => {
    const pizza = aPizza({ id: 30, priceRows: [aPriceRow({ specialty: -100, ingredient: -100 })] });
    expect(priceOf(pizza, [pizzaOption([aSpecialty(suprema), aTopping(ham)])])).toBe(quetzales(59));
  });
  test('so do negative prices of a product, of a combo and of dough and size [PRICE-003, PRICE-012]', () => {
    expect(priceOf(aProduct({ id: 8, price: -100 }), [])).toBe(0);
    const combo = aProduct({ id: 20, type: 'combo', price: -100, groups: [aGroup({ id: 1, choices: [aChoice({ id: 301, extra: 500 })] })] });
    expect(priceOf(combo, [anOption({ choiceId: 301 })])).toBe(500);
    const pizza = aPizza({ id: 30, priceRows: [aPriceRow({ price: -100 })] });
    expect(priceOf(pizza, [pizzaOption([aTopping(ham)])])).toBe(quetzales(8));
  });
  test('a pizza that names no rows takes those of its group; dough and size that are no pair have no price [PRICE-004, PRICE-012]', () => {
    const grouped = aPizza({ id: 30, price: quetzales(50), priceRows: [], groups: [aGroup({ id: 300, kind: 'pizza', choices: [aChoice({ id: 30 })], priceRows: [aPriceRow({ price: quetzales(70) })] })] });
    expect(priceOf(grouped, [pizzaOption([])])).toBe(quetzales(70));
    const noPair = pizzaOption([aTopping(ham)], { pizza: aPizzaChoice([aTopping(ham)], { doughId: doughs.thin }) });
    expect(priceOf(aPizza({ id: 30, price: quetzales(50) }), [noPair])).toBe(0);
  });
  test('what comes with the pizza of a combo is free there too, and what was not put on costs nothing [PRICE-008, PRICE-011]', () => {
    const combo = aProduct({ id: 20, type: 'combo', price: quetzales(120), groups: [aGroup({ id: 300, kind: 'pizza', choices: [aChoice({ id: 30 })], priceRows: [aPriceRow({ price: undefined })] })] });
    expect(priceOf(combo, [pizzaOption([aTopping(cheese), aTopping(ham)])], [aPizza({ id: 30 })])).toBe(quetzales(128));
    expect(buildYourOwn([aTopping(pepperoni, 'whole', 'removed'), aTopping(ham, 'whole', 'default')])).toBe(quetzales(59));
  });
  test('what comes with it is known of the pizza that was chosen, also where the combo has its own rows [PRICE-008]', () => {
    const plain = aPizza({ id: 31, defaultIngredientIds: [] });
    const either = aProduct({ id: 20, type: 'combo', groups: [aGroup({ id: 300, kind: 'pizza', choices: [aChoice({ id: 30 }), aChoice({ id: 31 })], priceRows: [aPriceRow({ price: undefined })] })] });
    const withCheese = (choiceId: number) => priceOf(either, [pizzaOption([aTopping(cheese)], { choiceId })], [aPizza({ id: 30 }), plain]);
    expect([withCheese(30), withCheese(31)]).toEqual([0, quetzales(8)]);
  });
  test('a choice that has left the menu keeps the price it was stored with until its line is dropped [PRICE-014]', () => {
    const combo = aProduct({ id: 20, type: 'combo', price: 1000, groups: [aGroup({ id: 1, choices: [aChoice({ id: 301, extra: 500 })] })] });
    expect(priceOf(combo, [anOption({ choiceId: 999, extra: 70 })])).toBe(1070);
    expect(priceOf(combo, [anOption({ groupIndex: 7, choiceId: 301, extra: 70 })])).toBe(1070);
  });
  test('nothing is chosen of a single product, whatever a cart says [PRICE-001]', () => {
    expect(priceOf(aProduct({ id: 8, price: 1500 }), [anOption({ extra: 300 })])).toBe(1500);
  });
  test('a specialty on one half is a layer like any other [PRICE-006]', () => {
    expect([buildYourOwn([aSpecialty(suprema, 'first-half')]), buildYourOwn([aSpecialty(suprema, 'second-half')])]).toEqual([quetzales(79), quetzales(79)]);
  });
  test('the extra of an option is the one of today, not the stored one [PRICE-014]', () => {
    const combo = aProduct({ id: 20, type: 'combo', price: 1000, groups: [aGroup({ id: 1, choices: [aChoice({ id: 301, extra: 500 })] })] });
    expect(priceOf(combo, [anOption({ choiceId: 301, extra: 1 })])).toBe(1500);
  });
});

describe('the price before anything is chosen', () => {
  const shown = (product: Product, others: readonly Product[] = []) => displayPrice(aCatalog({ products: [product, ...others] }), product);

  test('pizzas cost «Desde» their lowest base when they have no price of their own [PROD-003]', () => {
    const rows = [aPriceRow({ price: quetzales(59) }), aPriceRow({ price: quetzales(35) }), aPriceRow({ price: 0 })];
    expect(shown(aPizza({ id: 30, priceRows: rows }))).toEqual({ amount: quetzales(35), from: true });
    expect(shown(aPizza({ id: 30, price: quetzales(49), priceRows: rows }))).toEqual({ amount: quetzales(49), from: true });
  });
  test('so do combos with a pizza among their parts, built or chosen from the menu [PROD-002]', () => {
    const combo = (kind: 'pizza' | 'product') => aProduct({ id: 20, type: 'combo', price: 100, groups: [aGroup({ id: 1, kind, choices: [aChoice({ id: 30 })] })] });
    expect(shown(combo('pizza')).from).toBe(true);
    expect(shown(combo('product'), [aPizza({ id: 30 })]).from).toBe(true);
    expect(shown(combo('product'), [aProduct({ id: 30 })]).from).toBe(false);
  });
  test('one pizza among the choices is enough; without any price the lowest base of its groups is shown, and nothing without bases [PROD-002, PROD-003]', () => {
    const mixed = aProduct({ id: 20, type: 'combo', groups: [aGroup({ id: 1, choices: [aChoice({ id: 30 }), aChoice({ id: 31 })], priceRows: [aPriceRow({ price: undefined, surcharge: 1500 }), aPriceRow({ price: undefined, surcharge: 900 })] })] });
    expect(shown(mixed, [aPizza({ id: 30 }), aProduct({ id: 31 })])).toEqual({ amount: 900, from: true });
    const options = aProduct({ id: 21, type: 'combo', groups: [aGroup({ id: 1, kind: 'option', choices: [aChoice({ id: 30 }), aChoice({ id: 99 })] })] });
    expect(shown(options, [aPizza({ id: 30 })])).toEqual({ amount: 0, from: false });
    expect(shown(aProduct({ id: 22, type: 'promo', groups: mixed.groups }), [aPizza({ id: 30 })]).from).toBe(false);
  });
  test('everything else shows its price [PROD-004]', () => {
    expect(shown(aProduct({ id: 8, price: quetzales(12) }))).toEqual({ amount: quetzales(12), from: false });
  });
});

const coverages = fc.constantFrom<Coverage>('whole', 'first-half', 'second-half');
const toppingIds = fc.constantFrom(...Object.values(toppings));
const someToppings = fc.uniqueArray(fc.tuple(toppingIds, coverages), { selector: ([id]) => id }).map((all) => all.map(([id, coverage]) => aTopping(id, coverage)));
const someSpecialties = fc.uniqueArray(fc.tuple(fc.constantFrom(suprema, hawaiana), coverages, someToppings), { selector: ([id]) => id }).map((all) =>
  all.map(([id, coverage, nested]) => aSpecialty(id, coverage, nested)),
);
const pizzas = fc.tuple(someSpecialties, someToppings).map(([layers, singles]): ChosenIngredient[] => [...layers, ...singles]);

const swapped = (ingredients: readonly ChosenIngredient[]): ChosenIngredient[] =>
  ingredients.map((each) => ({ ...each, coverage: each.coverage === 'whole' ? 'whole' : each.coverage === 'first-half' ? 'second-half' : 'first-half' }));

test('turning the pizza around does not change its price [PRICE-010]', () => {
  fc.assert(
    fc.property(pizzas, (ingredients) => expect(buildYourOwn(swapped(ingredients))).toBe(buildYourOwn(ingredients))),
    runs(300),
  );
});

test('one more topping never makes a pizza cheaper, and costs at most one ingredient [PRICE-008, PRICE-010]', () => {
  fc.assert(
    fc.property(pizzas, coverages, (ingredients, coverage) => {
      const without = ingredients.filter(({ id }) => id !== bacon);
      const more = buildYourOwn([...without, aTopping(bacon, coverage)]) - buildYourOwn(without);
      expect([0, quetzales(8)]).toContain(more);
    }),
    runs(300),
  );
});
