import type { ShopConfig } from '@brasa/shared/domain/catalog';
import type { Shop } from '@brasa/shared/domain/delivery';
import { useServerNow } from '@brasa/shared/react/use-server-now';
import { closedNow, type ClosedNow } from './closed-now.ts';

/** Whether an order can be made right now, by the server's clock alone. Null while it is open, and until that clock was heard. */
export function useClosedNow(config: Pick<ShopConfig, 'opensAt' | 'closesAt'>, shop: Shop | null): (ClosedNow & { readonly now: number }) | null {
  const now = useServerNow();
  const closed = now === null ? null : closedNow(config, shop, now);
  return closed && now !== null ? { ...closed, now } : null;
}
