import { useCatalog, useSite } from '@brasa/shared/react';
import { toast } from '@brasa/shared/runtime';
import { Button } from '@brasa/shared/ui';
import { LocateFixed } from '@brasa/shared/ui/icons';
import { roundPlace, useLocate } from '@brasa/shared/ui/map';
import { usesLocation } from '../domain/coverage.ts';
import type { Coordinates } from '../domain/delivery.ts';
import { placeText } from './place-text.ts';

/** A reading this many metres off is only a hint of where somebody is. */
const roughly = 500;

/** «Usar mi ubicación»: asks the device, and says in words when it does not answer. Only where location plays a part [DEC-009]. */
export function LocateButton({ onLocated }: { readonly onLocated: (place: Coordinates) => void }) {
  const { config } = useCatalog();
  const { testLocation } = useSite();
  const { isAsking, ask } = useLocate(({ place, accuracy }) => {
    if (accuracy > roughly) toast({ kind: 'info', text: placeText.approximate, preventDuplicate: true });
    onLocated(roundPlace(place));
  });
  if (!usesLocation(config.countryCode, testLocation)) return null;
  return (
    <Button variant="secondary" full loading={isAsking} onClick={() => void ask()}>
      <LocateFixed size={20} aria-hidden="true" />
      {placeText.useMyLocation}
    </Button>
  );
}
