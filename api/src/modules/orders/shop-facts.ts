import type { Blocks } from '@brasa/shared/domain/blocks';
import type { Catalog } from '@brasa/shared/domain/catalog';
import type { Coordinates, CoverageResult, Shop } from '@brasa/shared/domain/delivery';
import type { Release } from '../catalog/load-release.ts';
import { outOfSchedule } from '../catalog/schedules.ts';
import { coverageAt } from '../geo/coverage.ts';

/** What the shop knows of itself at this moment; an order is judged by nothing else. */
export type ShopFacts = {
  readonly now: number;
  readonly catalog: Catalog;
  readonly blocks: Blocks;
  /** Minutes a future order is ahead at least; 0: the usual ones. */
  readonly futureLeadMinutes: number;
  /** Only shops in service. */
  shop(id: number): Shop | undefined;
  /** Home hours of the zone are judged at `instant`. */
  coverage(place: Coordinates, instant: number): CoverageResult;
  /** Products only some shops sell, of this one. */
  geoMenu(shopId: number): readonly number[];
  outOfSchedule(productIds: readonly number[], instant: number): readonly number[];
};

type Moment = { readonly now: number; readonly blocks: Blocks; readonly futureLeadMinutes: number };

export const shopFacts = (release: Release, moment: Moment): ShopFacts => ({
  ...moment,
  catalog: release.catalog,
  shop: (id) => release.shopById.get(id),
  coverage: (place, instant) => coverageAt(release.coverage, place, instant),
  geoMenu: (shopId) => release.geoMenus.get(shopId) ?? [],
  outOfSchedule: (productIds, instant) => outOfSchedule(release.schedules, productIds, instant),
});
