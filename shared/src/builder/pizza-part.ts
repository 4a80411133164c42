import type { Catalog, Product } from '../domain/catalog.ts';
import type { ChosenOption, PizzaChoice, Selection } from '../domain/selection.ts';

/** What every part of building a pizza is given: the pizza of one option, and where a change of it goes. */
export type PizzaPart = {
  readonly catalog: Catalog;
  readonly product: Product;
  readonly option: ChosenOption;
  readonly pizza: PizzaChoice;
  readonly selection: Selection;
  readonly onChange: (next: Selection) => void;
};
