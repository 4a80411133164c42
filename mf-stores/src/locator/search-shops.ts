import type { Coordinates, Geography, Shop } from '@brasa/shared/domain/delivery';
import { distanceBetween, isPlaced } from '@brasa/shared/domain/distance';
import { byName, normalize } from '@brasa/shared/domain/text';
import Fuse, { type IFuseOptions } from 'fuse.js/basic';

/** A shop with what is written about it elsewhere [STO-031]. Names are empty where the catalogues do not have the code. */
export type PlacedShop = { readonly shop: Shop; readonly city: string; readonly region: string };
export type ListedShop = PlacedShop & {
  /** 0: as it was typed, 1: nothing like it. */
  readonly score: number;
  /** Kilometres; null while the customer's place is not known. */
  readonly distance: number | null;
};
/** `cityCode` empty: all cities. */
export type ShopFilter = { readonly text: string; readonly cityCode: string; readonly from: Coordinates | null };

export function placedShops({ shops, cities, departments }: Geography): readonly PlacedShop[] {
  const cityNames = new Map(cities.map(({ code, name }) => [code, name]));
  const regionNames = new Map(departments.map(({ code, name }) => [code, name]));
  return shops.map((shop) => ({ shop, city: cityNames.get(shop.cityCode) ?? '', region: regionNames.get(shop.departmentCode) ?? '' }));
}

/** Letters, digits and spaces from which on a text is searched for [STO-008, DEC-255]. */
export const shortestSearch = 3;
export const isSearched = (text: string): boolean => normalize(text).length >= shortestSearch;

type Entry = { readonly placed: PlacedShop; readonly keys: readonly string[] };

/** [STO-009, DEC-254] */
const options: IFuseOptions<Entry> = { keys: ['keys'], threshold: 0.35, includeScore: true, ignoreLocation: true, ignoreFieldNorm: true, minMatchCharLength: shortestSearch };

const entryOf = (placed: PlacedShop): Entry => {
  const { shop, city, region } = placed;
  return { placed, keys: [shop.name, shop.description, shop.address, city, region].map(normalize).filter(Boolean) };
};

/** Two digits: shops that fit equally well are sorted by how far they are. */
const rounded = (score: number): number => Math.round(score * 100) / 100;

/** A shop whose place is not known comes last. */
const byDistance = (one: ListedShop, other: ListedShop): number => (one.distance === other.distance ? 0 : (one.distance ?? Infinity) - (other.distance ?? Infinity));

/** Best match first, then nearest, then by name [STO-010, STO-012, STO-013, DEC-257]. */
const byRelevance = (one: ListedShop, other: ListedShop): number => one.score - other.score || byDistance(one, other) || byName(one.shop.name, other.shop.name);

/** The shops of a city, or of all, that a text names [STO-007]. A text that is too short names all. */
export function createShopSearch(geography: Geography): (filter: ShopFilter) => readonly ListedShop[] {
  const all = placedShops(geography);
  const fuse = new Fuse(all.map(entryOf), options);
  const scoresOf = (text: string): ReadonlyMap<PlacedShop, number> => new Map(fuse.search(text).map(({ item, score = 0 }) => [item.placed, rounded(score)]));

  /** As one text; where nothing is like it, as words that stand in different places, like a shop and its city. */
  const search = (text: string): ReadonlyMap<PlacedShop, number> => {
    const whole = scoresOf(text);
    const words = text.split(' ').filter((word) => word.length >= shortestSearch);
    if (whole.size > 0 || words.length < 2) return whole;
    const scores = words.map(scoresOf);
    return new Map(all.filter((placed) => scores.every((each) => each.has(placed))).map((placed) => [placed, Math.max(...scores.map((each) => each.get(placed) ?? 1))]));
  };

  return ({ text, cityCode, from }) => {
    const scores = isSearched(text) ? search(normalize(text)) : null;
    return all
      .filter((placed) => (cityCode === '' || placed.shop.cityCode === cityCode) && (scores === null || scores.has(placed)))
      .map((placed): ListedShop => ({ ...placed, score: scores?.get(placed) ?? 0, distance: from && isPlaced(placed.shop) ? distanceBetween(from, placed.shop) : null }))
      .toSorted(byRelevance);
  };
}
