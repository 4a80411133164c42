import { deliveryType, type ModeWith } from './delivery-mode.ts';
import { futureOrderText } from './future-order-text.ts';

/** Minutes of the warranty where it applies. */
export const warrantyMinutes = 30;

export type WarrantySituation = {
  readonly enabled: boolean;
  /** False outside Guatemala. */
  readonly usesLocation: boolean;
  readonly mode: ModeWith<'pickupOnly' | 'warranty' | 'warrantyMessage'>;
  readonly isFutureOrder: boolean;
};

/** What is promised about the time of delivery; empty for nothing [DEC-191]. */
export function warrantyText({ enabled, usesLocation, mode, isFutureOrder }: WarrantySituation): string {
  if (!enabled || !usesLocation || mode.kind !== 'home' || deliveryType(mode) === 'pickup' || !mode.location.warranty) return '';
  return isFutureOrder ? futureOrderText.noWarranty : mode.location.warrantyMessage;
}
