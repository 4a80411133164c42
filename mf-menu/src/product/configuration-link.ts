import { chooseDough, chooseOption, chooseSize, initialSelection, notChosen, pizzaOptions } from '@brasa/shared/domain/builder';
import { setSpecialty, toggleInSpecialty, toggleTopping } from '@brasa/shared/domain/builder-ingredients';
import type { Catalog, Product } from '@brasa/shared/domain/catalog';
import { groupsOf } from '@brasa/shared/domain/catalog-lookup';
import type { ChosenIngredient, ChosenOption, ChosenSpecialty, ChosenTopping, Coverage, Selection } from '@brasa/shared/domain/selection';

/**
 * What was chosen, as part of an address: options parted by dots, their words by dashes. `0-3001-d1s2-e901l-x109-e902r-t105w`
 * is group 0, product 3001, dough 1 in size 2, specialty 901 on the left half without topping 109, 902 on the right one,
 * and topping 105 on all of it. Topping `t101x` comes with the pizza and was taken off.
 */
const sideOf: Readonly<Record<Coverage, string>> = { whole: 'w', 'first-half': 'l', 'second-half': 'r' };
const coverageOf: Readonly<Record<string, Coverage>> = { w: 'whole', l: 'first-half', r: 'second-half' };
const longest = 600;

const isSpecialty = (each: ChosenIngredient): each is ChosenSpecialty => each.kind === 'specialty';
const isTopping = (each: ChosenIngredient): each is ChosenTopping => each.kind === 'topping';

function specialtyWords({ id, coverage, toppings }: ChosenSpecialty): string[] {
  const removed = toppings.filter(({ origin }) => origin === 'removed').map((topping) => topping.id);
  return [`e${id}${sideOf[coverage]}`, ...removed.toSorted((a, b) => a - b).map((topping) => `x${topping}`)];
}

function toppingWords({ id, origin, coverage }: ChosenTopping): string[] {
  if (origin === 'default' && coverage === 'whole') return [];
  return [`t${id}${origin === 'removed' ? 'x' : sideOf[coverage]}`];
}

function optionWords({ groupIndex, choiceId, pizza }: ChosenOption): string[] {
  const words = [String(groupIndex), String(choiceId ?? '')];
  if (!pizza) return words;
  const bySide = (a: ChosenSpecialty, b: ChosenSpecialty) => sideOf[a.coverage].localeCompare(sideOf[b.coverage]) || a.id - b.id;
  return [
    ...words,
    `d${pizza.doughId}s${pizza.sizeId}`,
    ...pizza.ingredients.filter(isSpecialty).toSorted(bySide).flatMap(specialtyWords),
    ...pizza.ingredients.filter(isTopping).toSorted((a, b) => a.id - b.id).flatMap(toppingWords),
  ];
}

export const toLink = (selection: Selection): string =>
  selection
    .filter(({ hidden }) => !hidden)
    .map((option) => optionWords(option).join('-'))
    .join('.');

type Step = (selection: Selection) => Selection | null;

/** What one word changes; null for a word nobody wrote. */
function stepOf(catalog: Catalog, product: Product, word: string, groupIndex: number, specialty: () => number): Step | null {
  const [, kind, first, rest = ''] = /^([dext])(\d{1,9})([lrwx]?|s\d{1,9})$/.exec(word) ?? [];
  const id = Number(first);
  const coverage = coverageOf[rest];
  if (kind === 'd') return (selection) => withBase(catalog, product, selection, groupIndex, id, Number(rest.slice(1)));
  if (kind === 'e' && coverage && catalog.specialties.some((each) => each.id === id)) return (selection) => setSpecialty(catalog, selection, groupIndex, coverage, id);
  if (kind === 'x' && rest === '') return (selection) => toggleInSpecialty(selection, groupIndex, specialty(), id);
  if (kind === 't' && catalog.toppings.some((each) => each.id === id) && (coverage || rest === 'x')) return (selection) => toggleTopping(selection, groupIndex, id, coverage ?? 'whole');
  return null;
}

function withBase(catalog: Catalog, product: Product, selection: Selection, groupIndex: number, doughId: number, sizeId: number): Selection | null {
  const option = selection.find((each) => each.groupIndex === groupIndex);
  if (!option?.pizza) return null;
  const { doughs, sizes } = pizzaOptions(catalog, product, option);
  const isOffered = (ids: typeof doughs, id: number) => id === notChosen || ids.some((each) => each.id === id);
  if (!isOffered(doughs, doughId) || !isOffered(sizes, sizeId)) return null;
  // The specialties that follow are all there are.
  return setSpecialty(catalog, chooseSize(chooseDough(selection, groupIndex, doughId), groupIndex, sizeId), groupIndex, 'whole', null);
}

function withOption(catalog: Catalog, product: Product, selection: Selection, text: string): Selection | null {
  const [group = '', choice = '', ...words] = text.split('-');
  const groupIndex = Number(group);
  if (!groupsOf(product)[groupIndex]?.selectable) return null;
  let last = 0;
  let current: Selection | null = chooseOption(catalog, product, selection, groupIndex, Number(choice));
  for (const word of words) {
    const step = stepOf(catalog, product, word, groupIndex, () => last);
    if (word.startsWith('e')) last = Number.parseInt(word.slice(1), 10);
    current = current && step && step(current);
  }
  return current;
}

/** The choice an address carries, replayed by the rules of the menu of today; null when it is not exactly one that can be made. */
export function fromLink(catalog: Catalog, product: Product, link: string | null): Selection | null {
  if (!link || link.length > longest) return null;
  const read = link.split('.').reduce<Selection | null>((selection, text) => selection && withOption(catalog, product, selection, text), initialSelection(catalog, product));
  return read && toLink(read) === link ? read : null;
}
