import type { Catalog, OptionGroup, Product, Specialty } from './catalog.ts';
import { groupsOf } from './catalog-lookup.ts';
import { pizzaPricing, priceRow } from './pricing.ts';
import type { ChosenIngredient, ChosenOption, ChosenTopping, PizzaChoice, Selection } from './selection.ts';

/**
 * What was picked, as the menu writes it today, or null when some of it cannot be had any more. Which ingredients come
 * with the pizza is decided here from the catalogue and not believed from a stored or sent selection: they are free.
 */
export function refreshedSelection(catalog: Catalog, product: Product, selection: Selection): Selection | null {
  const groups = groupsOf(product);
  if (product.type === 'single') return [];
  if (new Set(selection.map(({ groupIndex }) => groupIndex)).size !== selection.length) return null;
  const options: ChosenOption[] = [];
  for (const option of selection) {
    const refreshed = refreshedOption(catalog, product, groups[option.groupIndex], option);
    if (!refreshed) return null;
    options.push(refreshed);
  }
  return options;
}

/**
 * The menu may ask for more than it did when this was picked: what leaves no choice is filled in. Null when the customer
 * would have to choose, because no shop takes an order with something left open.
 */
export function completedSelection(product: Product, selection: Selection): Selection | null {
  const answered = new Set(selection.map(({ groupIndex }) => groupIndex));
  const open = groupsOf(product).flatMap((group, groupIndex) => (group.choices.length === 0 || answered.has(groupIndex) ? [] : [onlyOption(group, groupIndex)]));
  if (open.length === 0) return selection;
  return open.every((option): option is ChosenOption => option !== null) ? [...selection, ...open].toSorted((a, b) => a.groupIndex - b.groupIndex) : null;
}

function onlyOption({ kind, id, detailId, choices, selectable }: OptionGroup, groupIndex: number): ChosenOption | null {
  const [first, second] = choices;
  if (!first || kind === 'pizza' || (selectable && second)) return null;
  return { kind, groupIndex, groupId: id, groupDetailId: detailId, choiceId: first.id, name: first.name || first.description, hidden: !selectable, extra: first.extra, pizza: null };
}

function refreshedOption(catalog: Catalog, product: Product, group: OptionGroup | undefined, option: ChosenOption): ChosenOption | null {
  if (!group || group.id !== option.groupId || group.kind !== option.kind) return null;
  const choice = group.choices.find(({ id }) => id === option.choiceId);
  if (!choice) return null;
  const pizza = option.pizza && refreshedPizza(catalog, product, option, option.pizza);
  if ((pizza === null) === (group.kind === 'pizza')) return null;
  return {
    ...option,
    groupDetailId: group.detailId,
    name: choice.name || choice.description,
    hidden: !group.selectable,
    extra: choice.extra,
    pizza,
  };
}

function refreshedPizza(catalog: Catalog, product: Product, option: ChosenOption, pizza: PizzaChoice): PizzaChoice | null {
  const { rows, included } = pizzaPricing(catalog, product, option);
  const row = priceRow(rows, pizza);
  if (!row && rows.length > 0) return null;
  const ingredients = refreshedIngredients(catalog, pizza.ingredients, included);
  const isHalved = ingredients?.some(({ coverage }) => coverage !== 'whole') ?? false;
  if (!ingredients || (isHalved && !row?.allowsHalves)) return null;
  return { ...pizza, ingredients };
}

/** Null when an ingredient is not in the lists any more. */
function refreshedIngredients(catalog: Catalog, all: readonly ChosenIngredient[], included: readonly number[]): ChosenIngredient[] | null {
  const known = knownIngredients(catalog);
  const refreshed: ChosenIngredient[] = [];
  for (const ingredient of all) {
    if (ingredient.kind === 'topping') {
      if (!known.toppings.has(ingredient.id)) return null;
      refreshed.push(...withTrueOrigin(ingredient, included));
    } else {
      const specialty = known.specialties.get(ingredient.id);
      if (!specialty || !ingredient.toppings.every(({ id }) => known.toppings.has(id))) return null;
      const comesWith = [...specialty.recipe, ...included];
      const toppings = ingredient.toppings.flatMap((each) => withTrueOrigin({ ...each, coverage: ingredient.coverage }, comesWith));
      refreshed.push({ ...ingredient, toppings: onceEach(toppings) });
    }
  }
  return onceEach(refreshed);
}

function withTrueOrigin(topping: ChosenTopping, included: readonly number[]): ChosenTopping[] {
  if (included.includes(topping.id)) return [topping.origin === 'added' ? { ...topping, origin: 'default' } : topping];
  if (topping.origin === 'removed') return [];
  return [topping.origin === 'default' ? { ...topping, origin: 'added' } : topping];
}

/** The same ingredient on both halves is that ingredient on the whole [DEC-066]. */
function onceEach<T extends ChosenIngredient>(all: readonly T[]): T[] {
  const byId = new Map<string, T>();
  for (const each of all) {
    const key = `${each.kind} ${each.id}`;
    const present = byId.get(key);
    byId.set(key, present && present.coverage !== each.coverage ? { ...present, coverage: 'whole' } : (present ?? each));
  }
  return [...byId.values()];
}

type KnownIngredients = { readonly toppings: ReadonlySet<number>; readonly specialties: ReadonlyMap<number, Specialty> };
const knownOf = new WeakMap<Catalog, KnownIngredients>();

/** Looked up for every ingredient of every line: listed once per catalogue. */
function knownIngredients(catalog: Catalog): KnownIngredients {
  const present = knownOf.get(catalog);
  if (present) return present;
  const known = {
    toppings: new Set(catalog.toppings.map(({ id }) => id)),
    specialties: new Map(catalog.specialties.map((specialty) => [specialty.id, specialty])),
  };
  knownOf.set(catalog, known);
  return known;
}
