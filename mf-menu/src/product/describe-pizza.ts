import type { Catalog, NamedItem } from '@brasa/shared/domain/catalog';
import type { ChosenIngredient, Coverage, PizzaChoice } from '@brasa/shared/domain/selection';
import { productText } from './product-text.ts';

const nameIn = (items: readonly NamedItem[], id: number): string => items.find((item) => item.id === id)?.name ?? '';
const isOn = (ingredient: ChosenIngredient): boolean => ingredient.kind === 'specialty' || ingredient.origin !== 'removed';
/** Comes with every such pizza, where it always lies: not worth a word. */
const isPlain = (ingredient: ChosenIngredient): boolean => ingredient.kind === 'topping' && ingredient.origin === 'default' && ingredient.coverage === 'whole';
const join = (words: readonly string[], by: string): string => words.filter((word) => word !== '').join(by);

/** The pizza in one line, as it would be ordered by phone: «Mediana · Masa tradicional · ½ Suprema · ½ Hawaiana · Tocino». */
export function describePizza(catalog: Catalog, { doughId, sizeId, ingredients }: PizzaChoice): string {
  const nameOf = ({ kind, id }: ChosenIngredient) => nameIn(kind === 'specialty' ? catalog.specialties : catalog.toppings, id);
  const on = (coverage: Coverage) => ingredients.filter((each) => isOn(each) && !isPlain(each) && each.coverage === coverage).map(nameOf);
  const half = (names: readonly string[]) => (names.length > 0 ? `½ ${names.join(', ')}` : '');
  const off = ingredients.flatMap((each) => (isOn(each) ? (each.kind === 'specialty' ? each.toppings.filter(({ origin }) => origin === 'removed') : []) : [each]));
  const dough = nameIn(catalog.doughs, doughId);
  return join(
    [
      nameIn(catalog.sizes, sizeId),
      dough && productText.doughCalled(dough),
      half(on('first-half')),
      half(on('second-half')),
      join(on('whole'), ', '),
      off.length > 0 ? productText.without(join(off.map(nameOf), ', ').toLocaleLowerCase('es')) : '',
    ],
    ' · ',
  );
}
