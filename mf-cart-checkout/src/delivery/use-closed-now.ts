import { useQuery } from '@tanstack/react-query';
import type { ShopConfig } from '@brasa/shared/domain/catalog';
import type { Shop } from '@brasa/shared/domain/delivery';
import { useNow } from '@brasa/shared/react';
import { serverTimeQuery } from '@brasa/shared/runtime';
import { closedNow, type ClosedNow } from './closed-now.ts';

/**
 * Whether an order can be made right now, by the server's clock alone: a device with a wrong one must not call a shop closed.
 * Null while it is open, and until the server's clock was heard.
 */
export function useClosedNow(config: Pick<ShopConfig, 'opensAt' | 'closesAt'>, shop: Shop | null): (ClosedNow & { readonly now: number }) | null {
  const now = useNow();
  const isTimeHeard = useQuery({ ...serverTimeQuery, enabled: false }).data !== undefined;
  const closed = now === null || !isTimeHeard ? null : closedNow(config, shop, now);
  return closed && now !== null ? { ...closed, now } : null;
}
