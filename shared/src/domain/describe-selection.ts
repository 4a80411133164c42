import type { Catalog, NamedItem } from './catalog.ts';
import type { ChosenIngredient, ChosenSpecialty, ChosenTopping, Coverage, PizzaChoice, Selection } from './selection.ts';

type Names = Pick<Catalog, 'doughs' | 'sizes' | 'toppings' | 'specialties'>;

const nameIn = (items: readonly NamedItem[], id: number): string => items.find((item) => item.id === id)?.name ?? '';
const list = (words: readonly string[]): string => words.filter((word) => word !== '').join(', ');
const lower = (name: string): string => name.charAt(0).toLocaleLowerCase('es') + name.slice(1);

const toppingsOf = (names: Names, toppings: readonly ChosenTopping[], origin: ChosenTopping['origin']): string[] =>
  toppings.filter((topping) => topping.origin === origin).map((topping) => lower(nameIn(names.toppings, topping.id)));

/** «Suprema (con tocino, sin cebolla)»: the recipe itself is known by its name, only what was changed is said. */
function specialty(names: Names, chosen: ChosenSpecialty): string {
  const added = toppingsOf(names, chosen.toppings, 'added');
  const removed = toppingsOf(names, chosen.toppings, 'removed');
  const changes = list([added.length > 0 ? `con ${list(added)}` : '', removed.length > 0 ? `sin ${list(removed)}` : '']);
  const name = nameIn(names.specialties, chosen.id);
  return changes === '' ? name : `${name} (${changes})`;
}

const present = (ingredient: ChosenIngredient): boolean => ingredient.kind === 'specialty' || ingredient.origin !== 'removed';

const said = (names: Names, ingredient: ChosenIngredient): string => (ingredient.kind === 'specialty' ? specialty(names, ingredient) : nameIn(names.toppings, ingredient.id));

function pizza(names: Names, { doughId, sizeId, ingredients }: PizzaChoice): string[] {
  const on = (coverage: Coverage): string => list(ingredients.filter((each) => each.coverage === coverage && present(each)).map((each) => said(names, each)));
  const removed = ingredients.filter((each) => !present(each)).map((each) => lower(nameIn(names.toppings, each.id)));
  const dough = nameIn(names.doughs, doughId);
  const first = on('first-half');
  const second = on('second-half');
  return [
    list([nameIn(names.sizes, sizeId), dough === '' ? '' : `masa ${lower(dough)}`]),
    on('whole'),
    first === '' ? '' : `Primera mitad: ${first}`,
    second === '' ? '' : `Segunda mitad: ${second}`,
    removed.length === 0 ? '' : `Sin ${list(removed)}`,
  ].filter((line) => line !== '');
}

/** What the customer picked, a short line each; what the product fixes by itself is not repeated. */
export function describeSelection(names: Names, selection: Selection): string[] {
  return selection
    .filter((option) => !option.hidden)
    .flatMap((option) => (option.pizza ? pizza(names, option.pizza) : [option.name]))
    .filter((line) => line !== '');
}
