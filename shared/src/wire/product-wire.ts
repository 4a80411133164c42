import type { Channel, Choice, GroupKind, OptionGroup, PriceRow, Product, Schedule } from '../domain/catalog.ts';
import { parseTime } from '../domain/local-time.ts';
import { type Centavos, toCentavos } from '../domain/money.ts';
import { normalize } from '../domain/text.ts';
import { toPictures } from './pictures-wire.ts';
import { toProductType } from './product-type-wire.ts';
import { type WireObject, flagOf, listOf, numberOf, objectOf, textOf } from './read.ts';

const money = (value: unknown): Centavos => toCentavos(numberOf(value));
const optionalMoney = (value: unknown): Centavos | undefined => (value === undefined || value === null || value === '' ? undefined : money(value));

/** Anything unknown is sold everywhere [MENU-009]. */
export const toChannel = (wire: unknown): Channel => (wire === 'DOMI' ? 'home' : wire === 'LLEV' ? 'pickup' : 'any');

/** Halves need a plain S [DEC-068]. */
const toPriceRow = (row: WireObject): PriceRow => ({
  doughId: numberOf(row['BAS']),
  sizeId: numberOf(row['TAM']),
  allowsHalves: row['PM'] === 'S',
  price: optionalMoney(row['P']),
  surcharge: optionalMoney(row['PA']),
  specialty: money(row['PE']),
  ingredient: money(row['PI']),
});

const toPriceRows = (wire: unknown): PriceRow[] => listOf(wire).map((row) => toPriceRow(objectOf(row)));

const toChoice = (choice: WireObject): Choice => ({
  id: numberOf(choice['I']),
  name: textOf(choice['N']) || textOf(choice['D']),
  description: textOf(choice['D']),
  extra: money(choice['PA']),
  pictures: toPictures(choice),
});

export const toChoices = (wire: unknown): Choice[] => listOf(wire).map((choice) => toChoice(objectOf(choice)));

const groupKinds: Readonly<Record<string, GroupKind>> = { P: 'product', O: 'option' };

/** Pizza groups carry the type of their pizza. An empty group takes the choices its id has in the list of shared groups. */
function toGroup(group: WireObject, sharedChoices: ReadonlyMap<number, readonly Choice[]>): OptionGroup {
  const id = numberOf(group['I']);
  const choices = toChoices(group['OPS']);
  return {
    id,
    detailId: numberOf(group['DM']),
    kind: groupKinds[textOf(group['TIP'])] ?? 'pizza',
    title: textOf(group['D']) || textOf(group['N']),
    selectable: group['S'] !== 'N',
    choices: choices.length > 0 ? choices : (sharedChoices.get(id) ?? []),
    priceRows: toPriceRows(group['BT']),
  };
}

/** `10:00-15:00`; days 0 = Sunday. Undefined for hours nobody can read, which then restrict nothing. */
export function toSchedule(wire: unknown): Schedule | undefined {
  const row = objectOf(wire);
  const [from = '', to = ''] = textOf(row['horario']).split('-').map((part) => part.trim());
  const fromMinute = parseTime(from);
  const toMinute = to === '24:00' ? 1440 : parseTime(to);
  if (fromMinute === null || toMinute === null) return undefined;
  return { weekdays: listOf(row['diasHabilitado']).map(numberOf), fromMinute, toMinute };
}

export type ProductSurroundings = {
  readonly sharedChoices: ReadonlyMap<number, readonly Choice[]>;
  readonly schedules: ReadonlyMap<number, Schedule>;
};

const availabilities = { 1: 'always', 2: 'geo' } as const satisfies Record<number, Product['availability']>;

/** Undefined for a type nobody knows: it can neither be shown nor sold [MENU-011]. */
export function toProduct(wire: unknown, { sharedChoices, schedules }: ProductSurroundings): Product | undefined {
  const item = objectOf(wire);
  const type = toProductType(textOf(item['TIP']));
  const id = numberOf(item['I']);
  if (!type || id <= 0) return undefined;
  const name = textOf(item['N']);
  return {
    id,
    soldId: numberOf(item['IS']),
    type,
    categoryId: numberOf(item['T']),
    name,
    normalizedName: normalize(textOf(item['NN']) || name),
    description: textOf(item['D']),
    price: money(item['P']),
    hidden: numberOf(item['H']) !== 0 || flagOf(item['H']),
    availability: availabilities[numberOf(item['X']) as 1 | 2] ?? 'none',
    channel: toChannel(item['C']),
    slug: textOf(item['CODIGO_URL']),
    isNew: flagOf(item['NW']),
    pictures: toPictures(item),
    groups: listOf(item['O']).map((group) => toGroup(objectOf(group), sharedChoices)),
    priceRows: toPriceRows(item['BT']),
    defaultIngredientIds: listOf(item['L']).map(numberOf),
    schedule: schedules.get(id),
  };
}
