import type { Coordinates, Shop } from '@brasa/shared/domain/delivery';
import { distanceBetween, distanceText, isPlaced } from '@brasa/shared/domain/distance';
import { toast } from '@brasa/shared/runtime';
import { useLocate } from '@brasa/shared/ui/map';
import { storesText } from './stores-text.ts';

/** Farther than a customer would travel: the device may be wrong, or abroad. */
const farKm = 100;

/**
 * Asks for the position, on a press only; it is never sent anywhere. Shops are sorted by distance also from outside the
 * country [STO-012]. A customer far from every shop reads how far the nearest is.
 */
export const usePosition = (shops: readonly Shop[], onPosition: (place: Coordinates) => void) =>
  useLocate(({ place }) => {
    const nearest = Math.min(...shops.filter(isPlaced).map((shop) => distanceBetween(place, shop)));
    if (nearest > farKm && nearest < Infinity) toast({ kind: 'info', text: storesText.far(distanceText(nearest)), preventDuplicate: true });
    onPosition(place);
  });
