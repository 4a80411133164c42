import { isPizza } from './catalog.ts';
import type { Catalog, PriceRow, Product } from './catalog.ts';
import { groupsOf } from './catalog-lookup.ts';
import type { Centavos } from './money.ts';
import type { ChosenOption, ChosenSpecialty, PizzaChoice, Selection } from './selection.ts';

const positive = (amount: Centavos | undefined): Centavos => (amount !== undefined && amount > 0 ? amount : 0);

/** What a pizza costs by dough and size, and what comes with it. */
export type PizzaPricing = {
  readonly rows: readonly PriceRow[];
  /** Without any row there is nothing to choose: one price, no halves [DEC-069]. */
  readonly flatPrice: Centavos;
  readonly inCombo: boolean;
  readonly included: readonly number[];
};

/** The rows that price the pizza of one option: its own when sold alone, those of the group inside a combo [DEC-060, DEC-061]. */
export function pizzaPricing(catalog: Catalog, product: Product, option: Pick<ChosenOption, 'groupIndex' | 'choiceId'>): PizzaPricing {
  const groupRows = groupsOf(product)[option.groupIndex]?.priceRows ?? [];
  if (isPizza(product.type)) {
    const rows = product.priceRows.length > 0 ? product.priceRows : groupRows;
    return { rows, flatPrice: positive(product.price), inCombo: false, included: product.defaultIngredientIds };
  }
  const component = option.choiceId === null ? undefined : catalog.productById.get(option.choiceId);
  const componentRows = () => (component?.priceRows ?? []).map((row) => ({ ...row, surcharge: 0 }));
  return {
    rows: groupRows.length > 0 ? groupRows : componentRows(),
    flatPrice: 0,
    inCombo: true,
    included: component?.defaultIngredientIds ?? [],
  };
}

export const priceRow = (rows: readonly PriceRow[], { doughId, sizeId }: Pick<PizzaChoice, 'doughId' | 'sizeId'>): PriceRow | undefined =>
  rows.find((row) => row.doughId === doughId && row.sizeId === sizeId);

/**
 * Base of the dough and size, one specialty price per layer (two different halves are one layer [DEC-062]), one
 * ingredient price for each topping on the whole pizza and each extra inside a specialty [DEC-064], and on the halves for
 * every topping beyond the first of the fuller half [DEC-063]. What is included by default or taken off costs nothing.
 */
export function pizzaPrice(pricing: PizzaPricing, pizza: PizzaChoice): Centavos {
  const row = priceRow(pricing.rows, pizza);
  if (!row) return pricing.rows.length === 0 ? pricing.flatPrice : 0;

  const specialties = { first: 0, second: 0 };
  const toppings = { whole: 0, first: 0, second: 0 };
  for (const ingredient of pizza.ingredients) {
    if (ingredient.kind === 'specialty') {
      if (ingredient.coverage !== 'second-half') specialties.first += 1;
      if (ingredient.coverage !== 'first-half') specialties.second += 1;
      toppings.whole += extrasIn(ingredient, pricing.included);
    } else if (ingredient.origin === 'added' && !pricing.included.includes(ingredient.id)) {
      toppings[ingredient.coverage === 'whole' ? 'whole' : ingredient.coverage === 'first-half' ? 'first' : 'second'] += 1;
    }
  }

  const base = pricing.inCombo ? positive(row.surcharge) : positive(row.price ?? row.surcharge);
  const layers = Math.max(specialties.first, specialties.second);
  const onHalves = Math.max(0, Math.max(toppings.first, toppings.second) - 1);
  return base + positive(row.specialty) * layers + positive(row.ingredient) * (toppings.whole + onHalves);
}

const extrasIn = (specialty: ChosenSpecialty, included: readonly number[]): number =>
  specialty.toppings.filter(({ id, origin }) => origin === 'added' && !included.includes(id)).length;

/** What one option adds: its own additional price as the catalogue has it, and the pizza when it is one. */
function optionPrice(catalog: Catalog, product: Product, option: ChosenOption): Centavos {
  const extra = positive(currentExtra(product, option));
  return option.pizza ? extra + pizzaPrice(pizzaPricing(catalog, product, option), option.pizza) : extra;
}

/** The choice's price today; the stored one only when the choice has left the menu (such a line is dropped anyway). */
const currentExtra = (product: Product, option: ChosenOption): Centavos =>
  groupsOf(product)[option.groupIndex]?.choices.find(({ id }) => id === option.choiceId)?.extra ?? option.extra;

/** Price of one unit, always from the catalogue of now. */
export function unitPrice(catalog: Catalog, product: Product, selection: Selection): Centavos {
  if (product.type === 'single') return positive(product.price);
  const options = selection.reduce((sum, option) => sum + optionPrice(catalog, product, option), 0);
  return isPizza(product.type) ? options : positive(product.price) + options;
}

/** Some part of it is a pizza whose final price depends on what is put on it [DEC-071]. */
const containsPizza = (catalog: Catalog, product: Product): boolean =>
  product.groups.some(
    (group) =>
      group.kind === 'pizza' ||
      (group.kind === 'product' && group.choices.some(({ id }) => isPizza(catalog.productById.get(id)?.type ?? 'single'))),
  );

/** What a card or product page shows before anything is chosen; `from` puts «Desde » in front [DEC-070]. */
export function displayPrice(catalog: Catalog, product: Product): { amount: Centavos; from: boolean } {
  const from = isPizza(product.type) || (product.type === 'combo' && containsPizza(catalog, product));
  if (product.price > 0) return { amount: product.price, from };
  const rows = product.priceRows.length > 0 ? product.priceRows : product.groups.flatMap(({ priceRows }) => priceRows);
  const bases = rows.map((row) => positive(row.price ?? row.surcharge)).filter((base) => base > 0);
  return { amount: bases.length > 0 ? Math.min(...bases) : 0, from };
}
