import type { Coverage, PizzaChoice } from '../../domain/selection.ts';
import type { DoughLook } from './base.ts';
import type { LookName } from './looks/index.ts';
import type { DrawnTopping, DrizzleName, PizzaDrawing } from './pizza.ts';
import type { Side } from './placement.ts';

/** Toppings of the catalogue and how they look. One without a look is on the pizza, just not in the picture. */
export const mozzarellaId = 101;

export const lookOf: Readonly<Record<number, LookName>> = {
  102: 'pepperoni',
  103: 'ham',
  104: 'beef',
  105: 'bacon',
  106: 'chicken',
  107: 'chorizo',
  108: 'mushroom',
  109: 'onion',
  110: 'greenPepper',
  111: 'tomato',
  112: 'olive',
  113: 'pineapple',
  114: 'jalapeno',
  115: 'loroco',
  116: 'beans',
  117: 'dryCheese',
  118: 'cheddar',
  119: 'parmesan',
  120: 'chileFlakes',
};

/** What a specialty gets beyond its recipe: the sauce of the barbecue chicken, more cheese on the four cheeses. */
const finishOf: Readonly<Record<number, LookName | DrizzleName>> = { 906: 'barbecue', 907: 'extraMozzarella' };

/** What a specialty is by its recipe, where the catalogue is not at hand. */
export type Recipes = Readonly<Record<number, readonly number[]>>;

const doughOf: Readonly<Record<number, DoughLook>> = { 1: 'traditional', 2: 'thin', 3: 'stuffed', 4: 'pan' };

/** Pieces look larger on a smaller pizza. Sizes 1 to 4: personal, medium, large, family. */
const pieceScaleOf: Readonly<Record<number, number>> = { 1: 1.4, 2: 1.18, 3: 1.08, 4: 1 };

const sideOf: Readonly<Record<Coverage, Side>> = { whole: 'whole', 'first-half': 'left', 'second-half': 'right' };

type Placed = { readonly id: number; readonly side: Side };

function placedOn(pizza: PizzaChoice, recipes: Recipes): { readonly on: Placed[]; readonly off: Placed[]; readonly finish: DrawnTopping[] } {
  const on: Placed[] = [];
  const off: Placed[] = [];
  const finish: DrawnTopping[] = [];
  for (const ingredient of pizza.ingredients) {
    const side = sideOf[ingredient.coverage];
    if (ingredient.kind === 'topping') {
      (ingredient.origin === 'removed' ? off : on).push({ id: ingredient.id, side });
      continue;
    }
    const removed = new Set(ingredient.toppings.filter(({ origin }) => origin === 'removed').map(({ id }) => id));
    const extra = ingredient.toppings.filter(({ origin }) => origin !== 'removed').map(({ id }) => id);
    for (const id of new Set([...(recipes[ingredient.id] ?? []), ...extra])) if (!removed.has(id)) on.push({ id, side });
    for (const id of removed) off.push({ id, side });
    const last = finishOf[ingredient.id];
    if (last) finish.push({ look: last, side });
  }
  return { on, off, finish };
}

/** The mozzarella of the house lies everywhere it was not taken off. */
function cheeseSides(on: readonly Placed[], off: readonly Placed[]): Side[] {
  const without = off.filter(({ id }) => id === mozzarellaId).map(({ side }) => side);
  const kept = new Set(on.filter(({ id }) => id === mozzarellaId).map(({ side }) => side));
  if (without.length === 0 || kept.has('whole')) return ['whole'];
  return (['left', 'right'] as const).filter((side) => kept.has(side) || !(without.includes('whole') || without.includes(side)));
}

/** From what the customer chose to what is drawn. */
export function drawingOf(pizza: PizzaChoice, recipes: Recipes = {}): PizzaDrawing {
  const { on, off, finish } = placedOn(pizza, recipes);
  const known = on.flatMap(({ id, side }): DrawnTopping[] => {
    const look = lookOf[id];
    return look === undefined ? [] : [{ look, side }];
  });
  const toppings = [...known, ...finish];
  const once = toppings.filter((topping, index) => toppings.findIndex(({ look, side }) => look === topping.look && (side === topping.side || side === 'whole')) === index);
  return { dough: doughOf[pizza.doughId] ?? 'traditional', cheese: cheeseSides(on, off), toppings: once, pieceScale: pieceScaleOf[pizza.sizeId] ?? 1.18 };
}
