import { changePizza } from './builder.ts';
import type { Catalog } from './catalog.ts';
import type { ChosenIngredient, ChosenSpecialty, ChosenTopping, Coverage, Selection } from './selection.ts';

const changeIngredients = (selection: Selection, groupIndex: number, change: (all: readonly ChosenIngredient[]) => readonly ChosenIngredient[]) =>
  changePizza(selection, groupIndex, (pizza) => ({ ...pizza, ingredients: change(pizza.ingredients) }));

/**
 * Puts a topping on, moves it to another part of the pizza, or — tapped where it already lies — takes it off. A topping
 * that comes with the pizza is only marked as taken off, and comes back free [DEC-065, DEC-066].
 */
export const toggleTopping = (selection: Selection, groupIndex: number, toppingId: number, coverage: Coverage): Selection =>
  changeIngredients(selection, groupIndex, (all) => toggled(all, toppingId, coverage));

function toggled<T extends ChosenIngredient>(all: readonly T[], toppingId: number, coverage: Coverage): (T | ChosenTopping)[] {
  const isIt = (each: ChosenIngredient) => each.kind === 'topping' && each.id === toppingId;
  const present = all.find(isIt);
  if (!present || present.kind !== 'topping') return [...all, { kind: 'topping', id: toppingId, origin: 'added', coverage }];
  return all.flatMap<T | ChosenTopping>((each) => (each === present ? tapped(present, coverage) : [each]));
}

function tapped(topping: ChosenTopping, coverage: Coverage): ChosenTopping[] {
  if (topping.origin === 'removed') return [{ ...topping, origin: 'default', coverage }];
  if (topping.coverage !== coverage) return [{ ...topping, coverage }];
  return topping.origin === 'added' ? [] : [{ ...topping, origin: 'removed', coverage: 'whole' }];
}

/**
 * Puts a specialty on the whole pizza or on a half; null takes off what lies there. A whole specialty shrinks to the other
 * half when one half gets something else; the same specialty on both halves is one whole.
 */
export function setSpecialty(catalog: Catalog, selection: Selection, groupIndex: number, coverage: Coverage, specialtyId: number | null): Selection {
  return changeIngredients(selection, groupIndex, (all) => {
    const toppings = all.filter((each) => each.kind === 'topping');
    const kept = all.filter((each) => each.kind === 'specialty').flatMap((each) => outside(each, coverage));
    if (specialtyId === null) return [...kept, ...toppings];
    const other = kept.find(({ id }) => id === specialtyId);
    if (other) return [resized(other, 'whole'), ...toppings];
    const recipe = catalog.specialties.find(({ id }) => id === specialtyId)?.recipe ?? [];
    const added: ChosenSpecialty = {
      kind: 'specialty',
      id: specialtyId,
      coverage,
      toppings: recipe.map((id) => ({ kind: 'topping', id, origin: 'default', coverage })),
    };
    return [...[...kept, added].toSorted((a, b) => order[a.coverage] - order[b.coverage]), ...toppings];
  });
}

const order = { whole: 0, 'first-half': 1, 'second-half': 2 } as const;
const otherHalf = { 'first-half': 'second-half', 'second-half': 'first-half' } as const;

/** What is left of a specialty when something else takes `coverage`. */
function outside(specialty: ChosenSpecialty, coverage: Coverage): ChosenSpecialty[] {
  if (coverage === 'whole' || specialty.coverage === coverage) return [];
  return specialty.coverage === 'whole' ? [resized(specialty, otherHalf[coverage])] : [specialty];
}

const resized = (specialty: ChosenSpecialty, coverage: Coverage): ChosenSpecialty => ({
  ...specialty,
  coverage,
  toppings: specialty.toppings.map((topping) => ({ ...topping, coverage })),
});

/** Takes something out of a specialty's recipe, puts it back, or adds an extra to it. */
export const toggleInSpecialty = (selection: Selection, groupIndex: number, specialtyId: number, toppingId: number): Selection =>
  changeIngredients(selection, groupIndex, (all) =>
    all.map((each) =>
      each.kind === 'specialty' && each.id === specialtyId
        ? { ...each, toppings: toggled(each.toppings, toppingId, each.coverage).map((topping) => ({ ...topping, coverage: each.coverage })) }
        : each,
    ),
  );

/** One taste again: the specialty of the first half, or else of the second, and every topping cover all of it. */
export const makeWhole = (selection: Selection, groupIndex: number): Selection =>
  changePizza(selection, groupIndex, (pizza) => {
    const [kept] = pizza.ingredients
      .filter((each) => each.kind === 'specialty')
      .toSorted((a, b) => order[a.coverage] - order[b.coverage]);
    const toppings = pizza.ingredients.filter((each) => each.kind === 'topping');
    return { ...pizza, ingredients: [...(kept ? [resized(kept, 'whole')] : []), ...toppings.map((topping) => ({ ...topping, coverage: 'whole' as const }))] };
  });
