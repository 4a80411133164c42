import { useEffect, useRef, useState } from 'react';
import { coverageText } from '@brasa/shared/domain/coverage-text';
import { deliveryOutcome, isPickupShopGone, outcomeMessage } from '@brasa/shared/domain/coverage';
import type { Coordinates, DeliveryMode, FutureOrder, Geography } from '@brasa/shared/domain/delivery';
import { useCoverage } from '@brasa/shared/place/use-coverage';
import { chooseHome, clearDelivery, deliveryStore, toast } from '@brasa/shared/runtime';

/** Another tab may have chosen something else while an answer was on its way. */
function isStillChosen({ latitude, longitude }: Coordinates): boolean {
  const { mode } = deliveryStore.get();
  return mode.kind === 'home' && mode.location.latitude === latitude && mode.location.longitude === longitude;
}

/** A chosen address is asked about once more on entering the checkout, a chosen shop looked up again [DEC-149, DEC-155]. */
export function useCheckedDelivery(mode: DeliveryMode, futureOrder: FutureOrder | null, geography: Geography | undefined): { readonly blockMessage: string | null } {
  const entered = useRef(mode).current;
  const [blockMessage, setBlockMessage] = useState<string | null>(null);
  const location = entered.kind === 'home' ? entered.location : null;
  const { coverage } = useCoverage(location);
  const scheduled = futureOrder !== null;

  useEffect(() => {
    if (!location || coverage === undefined || !isStillChosen(location)) return;
    const outcome = deliveryOutcome(coverage, { scheduled, pointId: location.deliveryPoint?.id ?? null });
    const message = outcomeMessage(outcome);
    if (outcome.kind === 'home' && coverage) return chooseHome({ ...location, ...coverage, deliveryPoint: outcome.point, invalid: false });
    if (outcome.kind === 'blocked') return setBlockMessage(outcome.message);
    if (message) toast({ kind: outcome.kind === 'failed' ? 'error' : 'warning', text: message, preventDuplicate: true });
    if (outcome.kind !== 'failed') clearDelivery();
  }, [coverage, location, scheduled]);

  const shopIds = geography?.shops.map(({ id }) => id) ?? null;
  const isGone = isPickupShopGone(mode, shopIds);
  useEffect(() => {
    if (!isGone) return;
    toast({ kind: 'warning', text: coverageText.noCoverage, preventDuplicate: true });
    clearDelivery();
  }, [isGone]);

  return { blockMessage };
}
