import type { Coordinates, Shop } from '@brasa/shared/domain/delivery';
import { distanceBetween, distanceText, isPlaced } from '@brasa/shared/domain/distance';
import { toast } from '@brasa/shared/runtime';
import { useLocate } from '@brasa/shared/ui/map';
import { storesText } from './stores-text.ts';

/** Kilometres: nobody travels farther for a pizza, so the device may be wrong, or its owner abroad. */
const farKm = 100;

/**
 * Asks the device where it is, on a press only; the answer stays on the device. It sorts from anywhere [STO-012]: no border
 * tells who can use a shop. Whoever is far from all of them is told how far.
 */
export const usePosition = (shops: readonly Shop[], onPosition: (place: Coordinates) => void) =>
  useLocate(({ place }) => {
    const nearest = Math.min(...shops.filter(isPlaced).map((shop) => distanceBetween(place, shop)));
    if (nearest > farKm && nearest < Infinity) toast({ kind: 'info', text: storesText.far(distanceText(nearest)), preventDuplicate: true });
    onPosition(place);
  });
