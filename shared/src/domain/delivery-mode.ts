import type { DeliveryMode, HomeLocation, Shop } from './delivery.ts';

/** The shop that will make the order; null while none is known. */
export const shopOf = (mode: DeliveryMode): number | null =>
  mode.kind === 'pickup' ? mode.shopId : mode.kind === 'home' ? mode.location.shopId : null;

/** The same shop with all that is known of it; null also while the shops are still on their way. */
export function shopIn(shops: readonly Shop[] | undefined, mode: DeliveryMode): Shop | null {
  const id = shopOf(mode);
  return shops?.find((shop) => shop.id === id) ?? null;
}

/** Nothing chosen, an address that is no longer covered, or a meeting point still to choose [DEC-105]. */
export function isAddressInvalid(mode: DeliveryMode): boolean {
  if (mode.kind === 'none') return true;
  return mode.kind === 'home' && (mode.location.invalid || needsPoint(mode.location));
}

export const needsPoint = ({ deliveryPoints, deliveryPoint }: Pick<HomeLocation, 'deliveryPoints' | 'deliveryPoint'>): boolean =>
  deliveryPoints.length > 0 && deliveryPoint === null;

/** A mode with no more of the home than what is asked about. */
export type ModeWith<Fact extends keyof HomeLocation> = Exclude<DeliveryMode, { kind: 'home' }> | { readonly kind: 'home'; readonly location: Pick<HomeLocation, Fact> };

/** Over the counter, or to the door. A home address in a zone whose shop only hands over the counter is a pickup [DEC-142]. */
export const deliveryType = (mode: ModeWith<'pickupOnly'>): 'pickup' | 'home' =>
  mode.kind === 'pickup' || (mode.kind === 'home' && mode.location.pickupOnly) ? 'pickup' : 'home';
