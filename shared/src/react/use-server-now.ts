import { useNow } from '@brasa/shared/react';
import { serverTimeQuery } from '@brasa/shared/runtime';
import { useQuery } from '@tanstack/react-query';

const asHeard = { ...serverTimeQuery, enabled: false } as const;

/** The server's clock in epoch milliseconds, every minute; null until it was heard: a device with a wrong clock must not call a shop closed. */
export function useServerNow(): number | null {
  const now = useNow();
  const isHeard = useQuery(asHeard).data !== undefined;
  return isHeard ? now : null;
}

/** The time whose hours are read, for no judgement: the server's, and the device's where the server cannot be asked, as without a network. */
export function useHoursNow(): number | null {
  const now = useNow();
  const { data, fetchStatus, failureCount } = useQuery(asHeard);
  return data !== undefined || fetchStatus === 'paused' || failureCount > 0 ? now : null;
}
