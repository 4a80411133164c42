import { groupBy } from '@brasa/shared/domain/group-by';
import { clockText, dateText, timeText } from '@brasa/shared/domain/local-time';
import { toQuetzales } from '@brasa/shared/domain/money';
import { normalize } from '@brasa/shared/domain/text';
import type { WireCategory, WireChoice, WireData, WireMenuItem, WireOptionGroup, WireParameters, WirePriceRow, WirePromotion, WireSchedule } from '@brasa/shared/wire/catalog-schema';
import type { WirePictures } from '@brasa/shared/wire/pictures-wire';
import type { PictureSet } from '../../db/tables.ts';
import type { PictureAddress } from './picture-addresses.ts';
import type { MenuRows } from './read-menu-rows.ts';

type ProductRow = MenuRows['products'][number];
type PriceLine = MenuRows['prices'][number];
type ScheduleRow = MenuRows['schedules'][number];

function pictures(set: PictureSet, address: PictureAddress): WirePictures {
  const at = (path: string | undefined) => (path ? address(path) : '');
  return { TMB: at(set.small?.jpg), TMBW: at(set.small?.webp), IMG: at(set.medium?.jpg), IMGW: at(set.medium?.webp) };
}

/** dd/MM/yyyy HH:mm:ss */
const instantText = (date: Date): string => `${dateText(date.getTime())} ${timeText(date.getTime())}:${String(date.getUTCSeconds()).padStart(2, '0')}`;

const toPriceLine = (row: PriceLine): WirePriceRow => ({
  BAS: row.dough_id,
  TAM: row.size_id,
  PM: row.halves ? 'S' : 'N',
  ...(row.group_id === null ? { P: toQuetzales(row.base_cents) } : { PA: toQuetzales(row.base_cents) }),
  PE: toQuetzales(row.specialty_cents),
  PI: toQuetzales(row.ingredient_cents),
});

export function fromMenuRows(rows: MenuRows, { version, address }: { version: string; address: PictureAddress }): Omit<WireData, 'codigoRetorno' | 'mensajeRetorno'> {
  const productById = new Map(rows.products.map((product) => [product.id, product]));
  const groupsOf = groupBy(rows.groups, (group) => group.product_id);
  const choicesOf = groupBy(rows.choices, (choice) => choice.group_id);
  const pricesOfProduct = groupBy(rows.prices, (price) => price.product_id);
  const pricesOfGroup = groupBy(rows.prices, (price) => price.group_id);

  const choice = (row: MenuRows['choices'][number], isProduct: boolean): WireChoice => {
    const own = pictures(row.images, address);
    const product = isProduct ? productById.get(row.ref_id) : undefined;
    const shown = product ? pictures(product.images, address) : own;
    return { D: row.description, I: row.ref_id, N: row.name, PA: toQuetzales(row.extra_cents), TMB: shown.TMB, TMBA: '', IMG: shown.IMG, IMGA: '' };
  };

  const group = (row: MenuRows['groups'][number]): WireOptionGroup => {
    const prices = pricesOfGroup.get(row.id);
    return {
      TIP: row.tip,
      DM: row.dm,
      D: row.description,
      I: row.id,
      S: row.selectable ? 'S' : 'N',
      N: row.name,
      OPS: (choicesOf.get(row.id) ?? []).map((item) => choice(item, row.tip !== 'O')),
      ...(prices && { BT: prices.map(toPriceLine) }),
    };
  };

  const item = (row: ProductRow): WireMenuItem => {
    const prices = pricesOfProduct.get(row.id);
    return {
      I: row.id,
      IS: row.sold_id,
      N: row.name,
      NN: normalize(row.name),
      D: row.description,
      P: toQuetzales(row.price_cents),
      TIP: row.tip as WireMenuItem['TIP'],
      T: row.category_id,
      H: row.hidden || row.tip === 'PROMO' || row.tip === 'FAK' ? 1 : 0,
      X: row.availability,
      C: row.channel,
      CODIGO_URL: row.code_url,
      NW: row.is_new ? 1 : 0,
      SM: row.sm,
      ...pictures(row.images, address),
      O: (groupsOf.get(row.id) ?? []).map(group),
      ...(prices && { BT: prices.map(toPriceLine) }),
      ...(row.default_ingredients.length > 0 && { L: row.default_ingredients }),
    };
  };

  return {
    v: version,
    currency: 'Q',
    country: 'GT',
    params: Object.fromEntries(rows.params.map(({ key, value }) => [key, value])) as WireParameters,
    categories: rows.categories.map(toCategory),
    menu: rows.products.map(item),
    sizes: rows.sizes.map(({ id, name }) => ({ I: id, N: name, NN: normalize(name) })),
    doughs: rows.doughs.map(({ id, name }) => ({ I: id, N: name })),
    ingredients: {
      toppings: rows.ingredients.filter(({ kind }) => kind === 'T').map(({ id, name }) => ({ I: id, N: name })),
      specialties: rows.ingredients.filter(({ kind }) => kind === 'E').map(({ id, name, recipe }) => ({ I: id, N: name, L: recipe })),
    },
    promos: rows.promotions.map((row) => promotion(row, pictures(productById.get(row.product_id ?? 0)?.images ?? {}, address))),
    schedules: schedules(rows.schedules),
    messages: Object.fromEntries(rows.messages.map(({ key, body }) => [key, body])),
    carousel: rows.slides.map(({ id, name, path }) => ({ I: id, N: name, IMG: address(`/img/b/${id}.jpg`), IMGW: address(`/img/b/${id}.webp`), URL: path })),
    optionGroups: rows.groups.filter(({ tip }) => tip === 'O').map(group).map(({ I, N, D, OPS }) => ({ I, N, D, OPS })),
  };
}

const toCategory = (row: MenuRows['categories'][number]): WireCategory => ({
  cat: row.id,
  nombre: row.name,
  idpad: row.parent_id ?? 0,
  CODIGO_URL: row.code_url,
  td: row.td,
  t: row.t,
  cx: row.max_items ?? 0,
});

const promotion = (row: MenuRows['promotions'][number], shown: WirePictures): WirePromotion => ({
  PID: row.id,
  CODIGO_URL: row.code,
  N: row.name,
  D: row.description,
  TP: row.kind,
  DSC: row.percent ?? toQuetzales(row.value_cents),
  MC: toQuetzales(row.min_cents),
  FH: instantText(row.ends_at),
  apl: row.triggers,
  prm: row.members,
  ...shown,
});

/** One row for each product and pair of hours, with its days together. */
function schedules(rows: readonly ScheduleRow[]): WireSchedule[] {
  const byHours = groupBy(rows, (row) => `${row.product_id} ${row.from_min} ${row.to_min}`);
  return [...byHours.values()].flatMap((days) => {
    const [first] = days;
    if (!first) return [];
    const until = first.to_min === 1440 ? '24:00' : clockText(first.to_min);
    return [{ I: first.product_id, diasHabilitado: days.map(({ numday }) => numday), horario: `${clockText(first.from_min)}-${until}` }];
  });
}
