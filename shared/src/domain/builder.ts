import type { IsSoldOut } from './blocks.ts';
import { builderText } from './builder-text.ts';
import type { Catalog, Choice, NamedItem, OptionGroup, PriceRow, Product } from './catalog.ts';
import { groupsOf } from './catalog-lookup.ts';
import { pizzaPricing, priceRow } from './pricing.ts';
import { normalize } from './text.ts';
import type { ChosenIngredient, ChosenOption, ChosenTopping, PizzaChoice, Selection } from './selection.ts';

/** Dough or size not chosen yet. */
export const notChosen = 0;

/**
 * How a product page starts: what leaves no choice is chosen (fixed groups, groups of one, the only dough, the only
 * size), the rest is open [DEC-059].
 */
export const initialSelection = (catalog: Catalog, product: Product): Selection => startSelection(catalog, product, false);

const nothingIs = (): boolean => false;

/** The same with the first possibility of everything that is not sold out: a complete unit nobody has to configure (suggestions). */
export const defaultSelection = (catalog: Catalog, product: Product, isSoldOut: IsSoldOut = nothingIs): Selection => startSelection(catalog, product, true, isSoldOut);

function startSelection(catalog: Catalog, product: Product, complete: boolean, isSoldOut: IsSoldOut = nothingIs): Selection {
  return groupsOf(product).flatMap((group, groupIndex) => {
    const first = (group.selectable && group.choices.find(({ id }) => !isSoldOut(group.kind, id))) || group.choices[0];
    const decided = complete || !group.selectable || group.choices.length === 1;
    return first && decided ? [chosen(catalog, product, group, groupIndex, first, complete)] : [];
  });
}

function chosen(catalog: Catalog, product: Product, group: OptionGroup, groupIndex: number, choice: Choice, complete = false): ChosenOption {
  const option: ChosenOption = {
    kind: group.kind,
    groupIndex,
    groupId: group.id,
    groupDetailId: group.detailId,
    choiceId: choice.id,
    name: choice.name || choice.description,
    hidden: !group.selectable,
    extra: choice.extra,
    pizza: null,
  };
  return group.kind === 'pizza' ? { ...option, pizza: startPizza(catalog, product, option, complete) } : option;
}

function startPizza(catalog: Catalog, product: Product, option: ChosenOption, complete: boolean): PizzaChoice {
  const { rows, included, inCombo } = pizzaPricing(catalog, product, option);
  const [first] = rows;
  const only = (ids: readonly number[]) => (new Set(ids).size === 1 ? (ids[0] ?? notChosen) : notChosen);
  const pizza = inCombo && option.choiceId !== null ? (catalog.productById.get(option.choiceId) ?? product) : product;
  const specialty = ownSpecialty(catalog, pizza);
  const recipe = specialty?.recipe ?? [];
  const defaults = included.filter((id) => !recipe.includes(id) && id !== specialty?.id);
  return {
    doughId: complete && first ? first.doughId : only(rows.map(({ doughId }) => doughId)),
    sizeId: complete && first ? first.sizeId : only(rows.map(({ sizeId }) => sizeId)),
    ingredients: [
      ...(specialty ? [{ kind: 'specialty' as const, id: specialty.id, coverage: 'whole' as const, toppings: asDefaults(recipe) }] : []),
      ...asDefaults(defaults),
    ],
  };
}

const asDefaults = (ids: readonly number[]): ChosenTopping[] =>
  ids.map((id) => ({ kind: 'topping', id, origin: 'default', coverage: 'whole' }));

/** The specialty that a specialty pizza is: named by its defaults, or the one its name ends or begins with. */
export function ownSpecialty(catalog: Catalog, product: Product) {
  if (product.type !== 'specialty-medium' && product.type !== 'specialty-family') return undefined;
  const named = ` ${product.normalizedName || normalize(product.name)} `;
  const byName = catalog.specialties
    .filter(({ name }) => named.includes(` ${normalize(name)} `))
    .toSorted((a, b) => b.name.length - a.name.length);
  return catalog.specialties.find(({ id }) => product.defaultIngredientIds.includes(id)) ?? byName[0];
}

/** Choosing again in a group replaces what was there. */
export function chooseOption(catalog: Catalog, product: Product, selection: Selection, groupIndex: number, choiceId: number): Selection {
  const group = groupsOf(product)[groupIndex];
  const choice = group?.choices.find(({ id }) => id === choiceId);
  if (!group || !choice) return selection;
  const others = selection.filter((option) => option.groupIndex !== groupIndex);
  return [...others, chosen(catalog, product, group, groupIndex, choice)].toSorted((a, b) => a.groupIndex - b.groupIndex);
}

export const chooseDough = (selection: Selection, groupIndex: number, doughId: number): Selection =>
  changePizza(selection, groupIndex, (pizza) => ({ ...pizza, doughId }));

export const chooseSize = (selection: Selection, groupIndex: number, sizeId: number): Selection =>
  changePizza(selection, groupIndex, (pizza) => ({ ...pizza, sizeId }));

export function changePizza(selection: Selection, groupIndex: number, change: (pizza: PizzaChoice) => PizzaChoice): Selection {
  return selection.map((option) => (option.groupIndex === groupIndex && option.pizza ? { ...option, pizza: change(option.pizza) } : option));
}

export type PizzaOptions = {
  readonly doughs: readonly NamedItem[];
  readonly sizes: readonly NamedItem[];
  /** Null while dough and size are not an existing pair. */
  readonly row: PriceRow | null;
  readonly allowsHalves: boolean;
};

/** What can be chosen for the pizza of one option, in the order of the menu; whether a pair exists is asked with `pairExists`. */
export function pizzaOptions(catalog: Catalog, product: Product, option: ChosenOption): PizzaOptions {
  const { rows } = pizzaPricing(catalog, product, option);
  const row = (option.pizza && priceRow(rows, option.pizza)) ?? null;
  return {
    doughs: catalog.doughs.filter(({ id }) => rows.some(({ doughId }) => doughId === id)),
    sizes: catalog.sizes.filter(({ id }) => rows.some(({ sizeId }) => sizeId === id)),
    row,
    allowsHalves: row?.allowsHalves ?? false,
  };
}

export const pairExists = (catalog: Catalog, product: Product, option: ChosenOption, doughId: number, sizeId: number): boolean =>
  priceRow(pizzaPricing(catalog, product, option).rows, { doughId, sizeId }) !== undefined;

export const sitsOnAHalf = (ingredient: ChosenIngredient): boolean => ingredient.coverage !== 'whole';

export type OptionMessage = { readonly groupIndex: number; readonly text: string };

/** Everything that keeps the product from being added, in the order of its groups; empty when it can be [DEC-079]. */
export function optionMessages(catalog: Catalog, product: Product, selection: Selection): OptionMessage[] {
  return groupsOf(product).flatMap((_, groupIndex) => {
    const option = selection.find((each) => each.groupIndex === groupIndex);
    const texts = option ? pizzaMessages(catalog, product, option) : [builderText.chooseOption];
    return texts.map((text) => ({ groupIndex, text }));
  });
}

function pizzaMessages(catalog: Catalog, product: Product, option: ChosenOption): string[] {
  if (!option.pizza) return [];
  const { rows } = pizzaPricing(catalog, product, option);
  const halves = option.pizza.ingredients.some(sitsOnAHalf);
  if (rows.length === 0) return halves ? [builderText.noHalves] : [];

  const { doughId, sizeId } = option.pizza;
  const missing = [
    ...(doughId === notChosen ? [builderText.chooseDough] : []),
    ...(sizeId === notChosen ? [builderText.chooseSize] : []),
  ];
  if (missing.length > 0) return missing;
  const row = priceRow(rows, option.pizza);
  if (!row) return [builderText.noSuchCombination];
  return halves && !row.allowsHalves ? [builderText.noHalves] : [];
}
