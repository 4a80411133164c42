import type { Coordinates } from '@brasa/shared/domain/delivery';
import { toast } from '@brasa/shared/runtime';
import { useLocate } from '@brasa/shared/ui/map';
import { storesText } from './stores-text.ts';

/** Degrees, with a little of the neighbours. */
const guatemala = { south: 13.6, north: 17.9, west: -92.4, east: -88.1 };
const isInGuatemala = ({ latitude, longitude }: Coordinates): boolean =>
  latitude >= guatemala.south && latitude <= guatemala.north && longitude >= guatemala.west && longitude <= guatemala.east;

/** Asks the device where it is, on a press only. The answer stays on the device; a place far away sorts nothing. */
export const usePosition = (onPosition: (place: Coordinates | null) => void) =>
  useLocate(({ place }) => {
    if (isInGuatemala(place)) return onPosition(place);
    toast({ kind: 'info', text: storesText.abroad, preventDuplicate: true });
    onPosition(null);
  });
