import type { GroupKind } from '../domain/catalog.ts';
import { toCentavos, toQuetzales } from '../domain/money.ts';
import type { ChosenIngredient, ChosenOption, ChosenTopping, Coverage, IngredientOrigin, Selection } from '../domain/selection.ts';
import { flagOf, idOf, listOf, numberOf, objectOf, textOf } from './read.ts';

export type WireIngredient = {
  readonly idpmn: number;
  readonly tipo: 'T' | 'E';
  readonly tipoIngrediente: 'A' | 'D' | 'Q';
  readonly m1: 0 | 1;
  readonly m2: 0 | 1;
  readonly lstIngredientes: readonly WireIngredient[];
};

export type WireOption = {
  readonly tipo: 'P' | 'O' | 'ATP';
  readonly group: number;
  readonly iddmn: number;
  readonly iddom: number;
  /** The chosen plain option; 0 when a product was chosen. */
  readonly idomn: number;
  /** The chosen product; 0 when a plain option was chosen. */
  readonly idpmn: number;
  readonly nombre: string;
  readonly oculto: 0 | 1;
  readonly precioAdicional: number;
  readonly base?: number;
  readonly tamanio?: number;
  readonly lstIngredientes: readonly WireIngredient[];
};

const kinds = { product: 'P', option: 'O', pizza: 'ATP' } as const satisfies Record<GroupKind, string>;
const origins = { added: 'A', default: 'D', removed: 'Q' } as const satisfies Record<IngredientOrigin, string>;

export const fromSelection = (selection: Selection): WireOption[] => selection.map(fromOption);

function fromOption(option: ChosenOption): WireOption {
  const { kind, groupIndex, groupId, groupDetailId, choiceId, name, hidden, extra, pizza } = option;
  return {
    tipo: kinds[kind],
    group: groupIndex,
    iddmn: groupId,
    iddom: groupDetailId,
    idomn: kind === 'option' ? (choiceId ?? 0) : 0,
    idpmn: kind === 'option' ? 0 : (choiceId ?? 0),
    nombre: name,
    oculto: hidden ? 1 : 0,
    precioAdicional: toQuetzales(extra),
    ...(pizza && { base: pizza.doughId, tamanio: pizza.sizeId }),
    lstIngredientes: pizza?.ingredients.map(fromIngredient) ?? [],
  };
}

const fromIngredient = (ingredient: ChosenIngredient): WireIngredient => ({
  idpmn: ingredient.id,
  tipo: ingredient.kind === 'topping' ? 'T' : 'E',
  tipoIngrediente: ingredient.kind === 'topping' ? origins[ingredient.origin] : 'A',
  m1: ingredient.coverage === 'second-half' ? 0 : 1,
  m2: ingredient.coverage === 'first-half' ? 0 : 1,
  lstIngredientes: ingredient.kind === 'topping' ? [] : ingredient.toppings.map(fromIngredient),
});

/** Reads options of any age: what an old order did not carry becomes empty and is looked up again by name. */
export const toSelection = (wire: unknown): Selection => listOf(wire).map(toOption);

function toOption(wire: unknown, position: number): ChosenOption {
  const option = objectOf(wire);
  const kind: GroupKind = option['tipo'] === 'O' ? 'option' : option['tipo'] === 'P' ? 'product' : 'pizza';
  return {
    kind,
    groupIndex: option['group'] === undefined ? position : numberOf(option['group']),
    groupId: numberOf(option['iddmn']),
    groupDetailId: numberOf(option['iddom']),
    choiceId: idOf(option[kind === 'option' ? 'idomn' : 'idpmn']),
    name: textOf(option['nombre']),
    hidden: flagOf(option['oculto']),
    extra: toCentavos(numberOf(option['precioAdicional'])),
    pizza: kind === 'pizza' ? { doughId: numberOf(option['base']), sizeId: numberOf(option['tamanio']), ingredients: listOf(option['lstIngredientes']).flatMap(toIngredient) } : null,
  };
}

/** On neither half means not chosen [DEC-067]. */
function coverageOf(ingredient: ReturnType<typeof objectOf>): Coverage | null {
  const [first, second] = [flagOf(ingredient['m1']), flagOf(ingredient['m2'])];
  if (first && second) return 'whole';
  if (first) return 'first-half';
  return second ? 'second-half' : null;
}

const toOrigin = (wire: unknown): IngredientOrigin => (wire === 'D' ? 'default' : wire === 'Q' ? 'removed' : 'added');

function toIngredient(wire: unknown): ChosenIngredient[] {
  const ingredient = objectOf(wire);
  const coverage = coverageOf(ingredient);
  if (!coverage) return [];
  const id = numberOf(ingredient['idpmn']);
  if (ingredient['tipo'] !== 'E') return [{ kind: 'topping', id, origin: toOrigin(ingredient['tipoIngrediente']), coverage }];
  const nested = listOf(ingredient['lstIngredientes']).flatMap(toIngredient);
  return [{ kind: 'specialty', id, coverage, toppings: nested.filter((each): each is ChosenTopping => each.kind === 'topping') }];
}
