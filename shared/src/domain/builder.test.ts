import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { aCatalog, aChoice, aGroup, aPizza, aPriceRow, aProduct, doughs, sizes, specialties, toppings } from '../testing/catalog-builder.ts';
import { anExampleMenu } from '../testing/menu-example.ts';
import { runs } from '../testing/runs.ts';
import { builderText } from './builder-text.ts';
import { noBlocks, soldOutChoices, type Block, type Blocks } from './blocks.ts';
import { chooseDough, chooseOption, chooseSize, defaultSelection, initialSelection, notChosen, optionMessages, ownSpecialty, pairExists, pizzaOptions } from './builder.ts';
import { makeWhole, setSpecialty, toggleInSpecialty, toggleTopping } from './builder-ingredients.ts';
import type { Product } from './catalog.ts';
import { unitPrice } from './pricing.ts';
import { refreshedSelection } from './selection-validity.ts';
import type { ChosenIngredient, Coverage, Selection } from './selection.ts';

const menu = anExampleMenu();
const product = (id: number) => menu.productById.get(id) as Product;
const combo = product(2001);
const custom = product(3001);
const suprema = product(4101);

const texts = (of: Product, selection: Selection) => optionMessages(menu, of, selection).map(({ text }) => text);
const ingredientsOf = (selection: Selection) => selection.find(({ pizza }) => pizza)?.pizza?.ingredients ?? [];
const shown = (all: readonly ChosenIngredient[]) => all.map((each) => [each.id, each.coverage, each.kind === 'topping' ? each.origin : each.kind]);

describe('a product page starts', () => {
  test('with groups of one and fixed groups chosen, the others open [PROD-009]', () => {
    const choices = [aChoice({ id: 1, name: '', description: 'Salsa' }), aChoice({ id: 2 })];
    const groups = [aGroup({ id: 1, selectable: false, choices }), aGroup({ id: 2, choices }), aGroup({ id: 3, choices: choices.slice(1) })];
    const some = aProduct({ id: 9, type: 'combo', groups });
    const selection = initialSelection(aCatalog({ products: [some] }), some);
    expect(selection.map(({ groupIndex, choiceId, hidden, name }) => ({ groupIndex, choiceId, hidden, name }))).toEqual([
      { groupIndex: 0, choiceId: 1, hidden: true, name: 'Salsa' },
      { groupIndex: 2, choiceId: 2, hidden: false, name: 'Opción 2' },
    ]);
  });

  test('with what comes on the pizza, and dough and size open when there are several [PROD-010]', () => {
    const [option] = initialSelection(menu, custom);
    expect(option?.pizza).toEqual({ doughId: notChosen, sizeId: notChosen, ingredients: [{ kind: 'topping', id: toppings.cheese, origin: 'default', coverage: 'whole' }] });
  });

  test('with the only dough and size there are [PROD-010]', () => {
    const [option] = initialSelection(menu, suprema);
    expect(option?.pizza).toMatchObject({ doughId: doughs.traditional, sizeId: sizes.medium });
  });

  test('with its own specialty on a specialty pizza, its recipe in it and nothing twice', () => {
    expect(shown(ingredientsOf(initialSelection(menu, suprema)))).toEqual([[specialties.suprema, 'whole', 'specialty']]);
    const nested = ingredientsOf(initialSelection(menu, suprema)).flatMap((each) => (each.kind === 'specialty' ? each.toppings : []));
    expect(nested.map(({ id, origin }) => [id, origin])).toEqual([toppings.cheese, toppings.pepperoni, toppings.onion].map((id) => [id, 'default']));
  });

  test('with the specialty of the pizza that was chosen inside a combo, and only there', () => {
    const groups = [aGroup({ id: 1, kind: 'pizza', choices: [aChoice({ id: 4101 }), aChoice({ id: 3001 })] }), aGroup({ id: 2, choices: [aChoice({ id: 4101 })] })];
    const some = aProduct({ id: 9, type: 'combo', groups });
    const catalog = aCatalog({ products: [some, suprema, custom] });
    const [chosen, other] = [4101, 3001].map((id) => chooseOption(catalog, some, initialSelection(catalog, some), 0, id));
    expect([chosen, other].map((selection = []) => shown(ingredientsOf(selection)))).toEqual([[[specialties.suprema, 'whole', 'specialty']], [[toppings.cheese, 'whole', 'default']]]);
    expect(chosen?.map(({ pizza }) => pizza !== null)).toEqual([true, false]);
    expect(initialSelection(catalog, some).map(({ groupIndex }) => groupIndex)).toEqual([1]);
  });

  test('complete when nobody is there to choose, and then nothing is missing [MENU-022]', () => {
    for (const each of menu.products) expect(optionMessages(menu, each, defaultSelection(menu, each))).toEqual([]);
  });

  test('complete with what is not sold out, unless everything is or nothing else may be chosen', () => {
    const choices = [aChoice({ id: 301 }), aChoice({ id: 302 })];
    const groups = [aGroup({ id: 1, choices }), aGroup({ id: 2, kind: 'option', choices }), aGroup({ id: 3, selectable: false, choices })];
    const some = aProduct({ id: 9, type: 'combo', groups });
    const chosenWith = (blocks: Partial<Blocks>) => defaultSelection(aCatalog({ products: [some] }), some, soldOutChoices({ ...noBlocks, ...blocks }, { kind: 'none' })).map(({ choiceId }) => choiceId);
    const of = (...ids: number[]) => ids.map((id): Block => ({ id, scope: 'always' }));
    expect(chosenWith({})).toEqual([301, 301, 301]);
    expect(chosenWith({ options: of(301) })).toEqual([302, 302, 301]);
    expect(chosenWith({ products: of(301) })).toEqual([302, 301, 301]);
    expect(chosenWith({ options: of(301, 302) })).toEqual([301, 301, 301]);
  });
});

test('a specialty pizza is known by its name when its defaults do not say so', () => {
  const named = (name: string) => ownSpecialty(menu, aPizza({ id: 1, type: 'specialty-family', name, defaultIngredientIds: [] }))?.id;
  expect(named('Hawaiana familiar')).toBe(specialties.hawaiana);
  expect(named('Supremacía')).toBeUndefined();
  expect(ownSpecialty(menu, custom)).toBeUndefined();
  expect(ownSpecialty(menu, aPizza({ id: 1, name: 'Suprema', defaultIngredientIds: [specialties.hawaiana] }))).toBeUndefined();
});

test('of two specialties that its name holds it is the one with the longer name, and its defaults know better', () => {
  const deluxe = { id: 903, name: 'Suprema deluxe', recipe: [] };
  const [first] = menu.specialties;
  const known = (specialtiesOf: typeof menu.specialties, defaultIngredientIds: readonly number[] = []) =>
    ownSpecialty({ ...menu, specialties: specialtiesOf }, aPizza({ id: 1, type: 'specialty-medium', name: 'Suprema deluxe mediana', normalizedName: '', defaultIngredientIds }))?.id;
  expect([known([...menu.specialties, deluxe]), known([deluxe, ...menu.specialties])]).toEqual([903, 903]);
  expect(known([deluxe, ...menu.specialties], [first?.id ?? 0])).toBe(first?.id);
});

describe('before it can be added', () => {
  test('a pizza needs dough and size [PROD-016, PROD-017]', () => {
    expect(texts(custom, initialSelection(menu, custom))).toEqual(['Selecciona la masa', 'Selecciona el tamaño']);
    expect(texts(custom, chooseDough(initialSelection(menu, custom), 0, doughs.traditional))).toEqual(['Selecciona el tamaño']);
  });

  test('the pair must exist [PROD-010, PROD-016]', () => {
    const pair = chooseSize(chooseDough(initialSelection(menu, custom), 0, doughs.cheeseEdge), 0, sizes.personal);
    expect(texts(custom, pair)).toEqual([builderText.noSuchCombination]);
  });

  test('halves must be possible on the chosen size [PROD-012, PROD-016]', () => {
    const small = chooseSize(chooseDough(initialSelection(menu, custom), 0, doughs.traditional), 0, sizes.personal);
    expect(texts(custom, toggleTopping(small, 0, toppings.ham, 'first-half'))).toEqual([builderText.noHalves]);
    expect(texts(custom, chooseSize(toggleTopping(small, 0, toppings.ham, 'first-half'), 0, sizes.medium))).toEqual([]);
  });

  test('halves are impossible on a pizza without prices by size [PROD-012]', () => {
    const plain = aPizza({ id: 1, priceRows: [] });
    const catalog = aCatalog({ products: [plain] });
    const start = initialSelection(catalog, plain);
    expect(optionMessages(catalog, plain, start)).toEqual([]);
    expect(optionMessages(catalog, plain, toggleTopping(start, 0, toppings.ham, 'first-half'))).toEqual([{ groupIndex: 0, text: builderText.noHalves }]);
  });

  test('every open group needs a choice [PROD-009, PROD-016]', () => {
    const dressed = chooseSize(chooseDough(initialSelection(menu, combo), 0, doughs.traditional), 0, sizes.medium);
    expect(optionMessages(menu, combo, dressed)).toEqual([{ groupIndex: 1, text: 'Selecciona una opción' }]);
    expect(texts(combo, chooseOption(menu, combo, dressed, 1, 8005))).toEqual([]);
  });
});

test('choosing again in a group replaces what was there, in the order of the groups [PROD-009]', () => {
  const first = chooseOption(menu, combo, chooseOption(menu, combo, [], 1, 8001), 0, 3001);
  expect(first.map(({ groupIndex }) => groupIndex)).toEqual([0, 1]);
  expect(chooseOption(menu, combo, first, 9, 8005)).toBe(first);
  expect(chooseOption(menu, combo, first, 1, 8005).map(({ groupIndex, choiceId }) => [groupIndex, choiceId])).toEqual([[0, 3001], [1, 8005]]);
  expect(chooseOption(menu, combo, first, 1, 4711)).toBe(first);
});

test('only doughs and sizes that exist are offered, and half controls only where halves are allowed [PROD-010, PROD-012]', () => {
  const [option] = initialSelection(menu, custom);
  const offered = pizzaOptions(menu, custom, option as NonNullable<typeof option>);
  expect(offered.doughs.map(({ id }) => id)).toEqual([doughs.traditional, doughs.cheeseEdge]);
  expect(offered.sizes.map(({ id }) => id)).toEqual([sizes.personal, sizes.medium]);
  expect(offered).toMatchObject({ row: null, allowsHalves: false });
  const sized = (sizeId: number) => pizzaOptions(menu, custom, { ...(option as NonNullable<typeof option>), pizza: { doughId: 1, sizeId, ingredients: [] } }).allowsHalves;
  expect([sized(sizes.medium), sized(sizes.personal)]).toEqual([true, false]);
  expect(pairExists(menu, custom, option as NonNullable<typeof option>, doughs.cheeseEdge, sizes.personal)).toBe(false);
  expect(pairExists(menu, custom, option as NonNullable<typeof option>, doughs.traditional, sizes.medium)).toBe(true);
});

test('each pizza of a combo has a dough of its own, and what is no pizza has none [PROD-010]', () => {
  const pizzas = [1, 2].map((id) => aGroup({ id, kind: 'pizza', choices: [aChoice({ id: 3001 })] }));
  const two = aProduct({ id: 9, type: 'combo', groups: [...pizzas, aGroup({ id: 3, choices: [aChoice({ id: 8005 })] })] });
  const start = initialSelection(aCatalog({ products: [two, custom] }), two);
  const doughsOf = (selection: Selection) => selection.map(({ pizza }) => pizza && pizza.doughId);
  expect(doughsOf(chooseDough(start, 1, doughs.cheeseEdge))).toEqual([notChosen, doughs.cheeseEdge, null]);
  expect(doughsOf(chooseDough(start, 2, doughs.cheeseEdge))).toEqual([notChosen, notChosen, null]);
});

describe('a topping', () => {
  const start = initialSelection(menu, custom);
  const tapped = (...taps: readonly [number, Coverage][]) => shown(ingredientsOf(taps.reduce((selection, [id, coverage]) => toggleTopping(selection, 0, id, coverage), start)));
  const { cheese, ham } = toppings;

  test('is put on, moved, and taken off where it lies [PROD-011]', () => {
    expect(tapped([ham, 'whole']).at(-1)).toEqual([ham, 'whole', 'added']);
    expect(tapped([ham, 'whole'], [ham, 'second-half']).at(-1)).toEqual([ham, 'second-half', 'added']);
    expect(tapped([ham, 'whole'], [ham, 'whole'])).toEqual([[cheese, 'whole', 'default']]);
  });
  test('that comes with the pizza is marked as taken off, and comes back free [PROD-015, PRICE-009]', () => {
    expect(tapped([cheese, 'whole'])).toEqual([[cheese, 'whole', 'removed']]);
    expect(tapped([cheese, 'whole'], [cheese, 'first-half'])).toEqual([[cheese, 'first-half', 'default']]);
  });
});

describe('a specialty', () => {
  const { hawaiana: h, suprema: s } = specialties;
  const placed = (...steps: readonly [Coverage, number | null][]) =>
    shown(ingredientsOf(steps.reduce((selection, [coverage, id]) => setSpecialty(menu, selection, 0, coverage, id), initialSelection(menu, custom)))).filter(([, , kind]) => kind === 'specialty');

  test('replaces what lies where it goes, and leaves the other half alone [PROD-011]', () => {
    expect(placed(['whole', s], ['whole', h])).toEqual([[h, 'whole', 'specialty']]);
    expect(placed(['whole', s], ['second-half', h])).toEqual([[s, 'first-half', 'specialty'], [h, 'second-half', 'specialty']]);
    expect(placed(['second-half', h], ['first-half', s])).toEqual([[s, 'first-half', 'specialty'], [h, 'second-half', 'specialty']]);
  });
  test('on both halves is whole [PROD-014]', () => {
    expect(placed(['first-half', s], ['second-half', s])).toEqual([[s, 'whole', 'specialty']]);
  });
  test('leaves the toppings where they are [PROD-011]', () => {
    const topped = toggleTopping(initialSelection(menu, custom), 0, toppings.ham, 'second-half');
    expect(shown(ingredientsOf(setSpecialty(menu, topped, 0, 'first-half', s)))).toEqual([[s, 'first-half', 'specialty'], [toppings.cheese, 'whole', 'default'], [toppings.ham, 'second-half', 'added']]);
    expect(shown(ingredientsOf(setSpecialty(menu, topped, 0, 'whole', null)))).toEqual([[toppings.cheese, 'whole', 'default'], [toppings.ham, 'second-half', 'added']]);
  });
  test('on a half makes room when another comes to that half, and is gone when one comes to the whole [PROD-011]', () => {
    expect(placed(['first-half', s], ['first-half', h])).toEqual([[h, 'first-half', 'specialty']]);
    expect(placed(['first-half', s], ['second-half', h], ['whole', s])).toEqual([[s, 'whole', 'specialty']]);
    expect(placed(['first-half', s], ['second-half', h], ['first-half', null])).toEqual([[h, 'second-half', 'specialty']]);
    expect(placed(['whole', s], ['second-half', null])).toEqual([[s, 'first-half', 'specialty']]);
  });
  test('of the first half is the one taste again, with every topping on all of it; without one, that of the second half [PROD-011]', () => {
    const topped = toggleTopping(initialSelection(menu, custom), 0, toppings.ham, 'second-half');
    const one = (...steps: readonly [Coverage, number][]) => shown(ingredientsOf(makeWhole(steps.reduce((selection, [coverage, id]) => setSpecialty(menu, selection, 0, coverage, id), topped), 0)));
    const rest = [[toppings.cheese, 'whole', 'default'], [toppings.ham, 'whole', 'added']];
    expect(one(['second-half', s], ['first-half', h])).toEqual([[h, 'whole', 'specialty'], ...rest]);
    expect(one(['second-half', s])).toEqual([[s, 'whole', 'specialty'], ...rest]);
    expect(one()).toEqual(rest);
    const [kept] = ingredientsOf(makeWhole(toggleInSpecialty(setSpecialty(menu, topped, 0, 'second-half', s), 0, s, toppings.bacon), 0));
    expect(kept?.kind === 'specialty' && kept.toppings.map(({ coverage }) => coverage)).toEqual(Array(4).fill('whole'));
  });
  test('is changed without the other one [PROD-013]', () => {
    const both = setSpecialty(menu, setSpecialty(menu, initialSelection(menu, custom), 0, 'first-half', s), 0, 'second-half', h);
    const extras = ingredientsOf(toggleInSpecialty(both, 0, h, toppings.bacon)).map((each) => (each.kind === 'specialty' ? each.toppings.filter(({ origin }) => origin === 'added') : each.id));
    expect(extras).toEqual([[], [{ kind: 'topping', id: toppings.bacon, origin: 'added', coverage: 'second-half' }], toppings.cheese]);
  });
  test('is taken off one half or the whole', () => {
    expect(placed(['whole', s], ['first-half', null])).toEqual([[s, 'second-half', 'specialty']]);
    expect(placed(['whole', s], ['whole', null])).toEqual([]);
  });
  test('can lose what is in its recipe and get extras [PROD-013, PROD-015]', () => {
    const start = setSpecialty(menu, initialSelection(menu, custom), 0, 'first-half', s);
    const changed = [toppings.onion, toppings.bacon].reduce((selection, id) => toggleInSpecialty(selection, 0, s, id), start);
    const nested = (selection: Selection) => ingredientsOf(selection).flatMap((each) => (each.kind === 'specialty' ? shown(each.toppings) : []));
    expect(nested(changed)).toEqual([
      [toppings.cheese, 'first-half', 'default'],
      [toppings.pepperoni, 'first-half', 'default'],
      [toppings.onion, 'first-half', 'removed'],
      [toppings.bacon, 'first-half', 'added'],
    ]);
    expect(nested(toggleInSpecialty(toggleInSpecialty(changed, 0, s, toppings.onion), 0, s, toppings.bacon))).toEqual(nested(start));
  });
});

const coverages = fc.constantFrom<Coverage>('whole', 'first-half', 'second-half');
const taps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('topping' as const), id: fc.constantFrom(...Object.values(toppings)), coverage: coverages }),
    fc.record({ kind: fc.constant('specialty' as const), id: fc.constantFrom(...Object.values(specialties), null), coverage: coverages }),
    fc.record({ kind: fc.constant('nested' as const), id: fc.constantFrom(...Object.values(specialties)), topping: fc.constantFrom(...Object.values(toppings)) }),
  ),
  { maxLength: 12 },
);

test('whatever is tapped, an ingredient is on the pizza once, and what was built is what the menu sells at that price [PROD-014, PROD-018]', () => {
  const start = chooseSize(chooseDough(initialSelection(menu, custom), 0, doughs.traditional), 0, sizes.medium);
  fc.assert(
    fc.property(taps, (all) => {
      const built = all.reduce((selection, tap) => {
        if (tap.kind === 'topping') return toggleTopping(selection, 0, tap.id, tap.coverage);
        return tap.kind === 'specialty' ? setSpecialty(menu, selection, 0, tap.coverage, tap.id) : toggleInSpecialty(selection, 0, tap.id, tap.topping);
      }, start);
      const keys = ingredientsOf(built).map(({ kind, id }) => `${kind} ${id}`);
      expect(new Set(keys).size).toBe(keys.length);
      expect(optionMessages(menu, custom, built)).toEqual([]);
      const refreshed = refreshedSelection(menu, custom, built);
      expect(refreshed).not.toBeNull();
      expect(unitPrice(menu, custom, refreshed ?? [])).toBe(unitPrice(menu, custom, built));
    }),
    runs(200),
  );
});

test('prices of rows are read from the group of the combo the pizza is in [PROD-010]', () => {
  const rows = [aPriceRow({ price: undefined, surcharge: 0 })];
  const some = aProduct({ id: 9, type: 'combo', groups: [aGroup({ id: 1, kind: 'pizza', choices: [aChoice({ id: 3001 })], priceRows: rows })] });
  const catalog = aCatalog({ products: [some, custom] });
  expect(initialSelection(catalog, some)[0]?.pizza).toMatchObject({ doughId: doughs.traditional, sizeId: sizes.medium });
});
