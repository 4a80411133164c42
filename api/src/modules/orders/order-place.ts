import { coverageText } from '@brasa/shared/domain/coverage-text';
import { distanceBetween } from '@brasa/shared/domain/distance';
import type { CoverageResult, DeliveryMode, DeliveryPoint, HomeLocation, Shop } from '@brasa/shared/domain/delivery';
import { twelveHour } from '@brasa/shared/domain/local-time';
import type { ReceivedDestination } from '@brasa/shared/wire/received-draft-wire';
import { ordersText } from './orders-text.ts';
import type { ShopFacts } from './shop-facts.ts';

/** Where the order is made and where it goes, as the shop sees it. */
export type OrderPlace = {
  readonly shop: Shop;
  readonly mode: Exclude<DeliveryMode, { kind: 'none' }>;
  /** Null for a pickup. */
  readonly coverage: CoverageResult | null;
  readonly point: DeliveryPoint | null;
};

export type PlaceOutcome = { readonly ok: true; readonly place: OrderPlace } | { readonly ok: false; readonly message: string };

/** A pin this near a meeting point is that point. */
const pointReachKm = 0.03;

const refused = (message: string): PlaceOutcome => ({ ok: false, message });

/** `when`: the moment of the delivery. Nothing of the coverage the client saw is believed. */
export function placeOf(destination: ReceivedDestination, facts: ShopFacts, options: { when: number; ownsAddress: boolean }): PlaceOutcome {
  return destination.kind === 'pickup' ? pickupAt(destination.shopId, facts) : homeAt(destination, facts, options);
}

function pickupAt(shopId: number, facts: ShopFacts): PlaceOutcome {
  const shop = facts.shop(shopId);
  return shop?.servesPickup ? { ok: true, place: { shop, mode: { kind: 'pickup', shopId }, coverage: null, point: null } } : refused(ordersText.noCoverage);
}

function homeAt(destination: Extract<ReceivedDestination, { kind: 'home' }>, facts: ShopFacts, { when, ownsAddress }: { when: number; ownsAddress: boolean }): PlaceOutcome {
  const coverage = facts.coverage(destination.deliverTo, when);
  const shop = coverage.shopId === null ? undefined : facts.shop(coverage.shopId);
  if (!shop?.servesHome || coverage.pickupOnly || coverage.shopId !== destination.shopId || !ownsAddress) return refused(ordersText.noCoverage);
  const point = coverage.deliveryPoints.find((each) => distanceBetween(each, destination.deliverTo) <= pointReachKm) ?? null;
  if (coverage.deliveryPoints.length > 0 && !point) return refused(ordersText.choosePoint);
  if (coverage.blockMessage !== null) return refused(coverage.blockMessage || coverageText.blocked);
  if (coverage.scheduleRestriction !== '') return refused(coverageText.scheduleRestriction(twelveHour(coverage.scheduleRestriction)));
  const location: HomeLocation = { ...coverage, addressId: destination.addressId, tag: '', address: destination.address, reference: destination.reference, deliveryPoint: point, invalid: false };
  return { ok: true, place: { shop, mode: { kind: 'home', location }, coverage, point } };
}
