import { chooseDough, chooseOption, chooseSize, initialSelection, notChosen, pizzaOptions } from '@brasa/shared/domain/builder';
import { setSpecialty, toggleInSpecialty, toggleTopping } from '@brasa/shared/domain/builder-ingredients';
import type { Catalog, Product } from '@brasa/shared/domain/catalog';
import { groupsOf } from '@brasa/shared/domain/catalog-lookup';
import type { Coverage, Selection } from '@brasa/shared/domain/selection';
import { toLink } from '@brasa/shared/domain/selection-link';

const coverageOf: Readonly<Record<string, Coverage>> = { w: 'whole', l: 'first-half', r: 'second-half' };
const longest = 600;

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
