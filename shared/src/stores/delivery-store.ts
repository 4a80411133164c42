import { bus } from '../bus/bus.ts';
import { shopOf } from '../domain/delivery-mode.ts';
import type { GeoMenu } from '../domain/catalog-lookup.ts';
import type { DeliveryMode, FutureOrder, HomeLocation } from '../domain/delivery.ts';
import { createStore } from './store.ts';

export type DeliveryState = {
  readonly mode: DeliveryMode;
  /** Null: as soon as possible. */
  readonly futureOrder: FutureOrder | null;
  /** Products that only some shops sell and that the chosen shop does sell. */
  readonly geoMenu: GeoMenu;
  /** False while the shop was not heard yet: then nothing in the cart is called wrong. */
  readonly geoMenuKnown: boolean;
};

export const noDelivery: DeliveryMode = { kind: 'none' };

export const deliveryStore = createStore<DeliveryState>('delivery', { mode: noDelivery, futureOrder: null, geoMenu: [], geoMenuKnown: true });

/** The other shop's menu says nothing about this one; where location does not matter every shop sells everything. */
export function withMode(current: DeliveryState, mode: DeliveryMode): DeliveryState {
  const [before, after] = [shopOf(current.mode), shopOf(mode)];
  return before === after || current.geoMenu === 'all' ? { ...current, mode } : { ...current, mode, geoMenu: [], geoMenuKnown: after === null };
}

function choose(mode: DeliveryMode): void {
  deliveryStore.set((current) => withMode(current, mode));
  bus.publish('delivery/changed', { kind: mode.kind, shopId: shopOf(mode) });
}

/** Choosing a shop forgets the location, and the other way round: the mode holds one of them. */
export const choosePickup = (shopId: number): void => choose({ kind: 'pickup', shopId });
export const chooseHome = (location: HomeLocation): void => choose({ kind: 'home', location });
export const clearDelivery = (): void => choose(noDelivery);

/** Only for the shop it was asked for: a late answer must not fill the menu of another shop. */
export function setGeoMenu(shopId: number | null, geoMenu: GeoMenu): void {
  deliveryStore.set((current) => (geoMenu === 'all' || shopOf(current.mode) === shopId ? { ...current, geoMenu, geoMenuKnown: true } : current));
}

export function setFutureOrder(futureOrder: FutureOrder | null): void {
  deliveryStore.set((current) => ({ ...current, futureOrder }));
  bus.publish('delivery/rescheduled', { date: futureOrder?.date ?? null, time: futureOrder?.time ?? null });
}
