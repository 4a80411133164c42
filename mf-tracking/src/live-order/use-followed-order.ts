import type { Order } from '@brasa/shared/domain/order';
import { useOnline, useStore } from '@brasa/shared/react';
import { authStore, bus } from '@brasa/shared/runtime';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { orderQuery } from './order-queries.ts';

export type Freshness = 'fresh' | 'stale' | 'offline';

export type Followed =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'offline'; readonly retry: () => void }
  | { readonly kind: 'known'; readonly order: Order; readonly freshness: Freshness; readonly heardAt: number };

/** An order as it stands. What was once known stays on the screen, whatever happens to later questions. */
export function useFollowedOrder(hash: string): Followed {
  const online = useOnline();
  const { session, guest } = useStore(authStore);
  const { data: order, error, isPending, isError, fetchStatus, dataUpdatedAt, refetch } = useQuery(orderQuery(hash, { session, isGuest: guest !== null }));
  useEffect(() => bus.on('order/changed', (changed) => void (changed.hash === hash && refetch())), [hash, refetch]);
  if (isPending) return fetchStatus === 'paused' ? { kind: 'offline', retry: () => void refetch() } : { kind: 'waiting' };
  if (order === undefined) throw error;
  if (order === null) return { kind: 'unknown' };
  return { kind: 'known', order, freshness: !online || fetchStatus === 'paused' ? 'offline' : isError ? 'stale' : 'fresh', heardAt: dataUpdatedAt };
}
