import { useNow } from '@brasa/shared/react';
import { serverTimeQuery } from '@brasa/shared/runtime';
import { useQuery } from '@tanstack/react-query';

/** The server's clock in epoch milliseconds, every minute; null until it was heard: a device with a wrong clock must not call a shop closed. */
export function useServerNow(): number | null {
  const now = useNow();
  const isHeard = useQuery({ ...serverTimeQuery, enabled: false }).data !== undefined;
  return isHeard ? now : null;
}
