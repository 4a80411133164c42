import type { Centavos } from './money.ts';
import type { GroupKind } from './catalog.ts';

export type Coverage = 'whole' | 'first-half' | 'second-half';

/** `added`: the customer put it on; `default`: comes with the pizza; `removed`: taken off, no refund [DEC-065]. */
export type IngredientOrigin = 'added' | 'default' | 'removed';

export type ChosenTopping = {
  readonly kind: 'topping';
  readonly id: number;
  readonly origin: IngredientOrigin;
  readonly coverage: Coverage;
};

export type ChosenSpecialty = {
  readonly kind: 'specialty';
  readonly id: number;
  readonly coverage: Coverage;
  /** Changes to the specialty's own recipe: extras (`added`), recipe members (`default`) and those taken off (`removed`). */
  readonly toppings: readonly ChosenTopping[];
};

export type ChosenIngredient = ChosenTopping | ChosenSpecialty;

export type PizzaChoice = {
  readonly doughId: number;
  readonly sizeId: number;
  readonly ingredients: readonly ChosenIngredient[];
};

/** What the customer picked in one option group of a product. */
export type ChosenOption = {
  readonly kind: GroupKind;
  /** Position of the group in the product (0-based) and its ids: together they find the group again. */
  readonly groupIndex: number;
  readonly groupId: number;
  readonly groupDetailId: number;
  /** Id of the chosen product or option; null when an old order did not carry it. */
  readonly choiceId: number | null;
  readonly name: string;
  /** Fixed by the product, not shown to the customer. */
  readonly hidden: boolean;
  /** Additional price of the choice, as of the last pricing. */
  readonly extra: Centavos;
  /** Present exactly when the choice is a pizza. */
  readonly pizza: PizzaChoice | null;
};

/** Everything picked for one unit of a product; empty for a single product. */
export type Selection = readonly ChosenOption[];
