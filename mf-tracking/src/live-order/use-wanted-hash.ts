import { useIsLoggedIn } from '@brasa/shared/react';
import { lastOrderHash } from '@brasa/shared/runtime';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { usePendingOrders } from '../orders/orders-queries.ts';

/** The order of the address, else the last one of this device, else the first that is pending; null for none [DEC-031]. */
export function useWantedHash(): string | null | undefined {
  const { hash: named } = useParams();
  const loggedIn = useIsLoggedIn();
  // Only the browser knows what it remembers: the first picture waits.
  const [last, setLast] = useState<string | null>();
  useEffect(() => setLast(lastOrderHash.read()), []);
  const asks = named === undefined && last === null && loggedIn;
  const pending = usePendingOrders({ enabled: asks });
  if (named !== undefined) return named;
  if (last !== null) return last;
  if (!asks) return null;
  return pending.isPending ? undefined : (pending.data?.orders[0]?.hash ?? null);
}
