import type { Order } from '@brasa/shared/domain/order';
import { useOnline, useStore } from '@brasa/shared/react';
import { authStore, bus } from '@brasa/shared/runtime';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { orderQuery } from './order-queries.ts';
import { asStranger } from './owners-view.ts';

export type Freshness = 'fresh' | 'stale' | 'offline';

export type Followed =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'offline'; readonly retry: () => void }
  | { readonly kind: 'known'; readonly order: Order; readonly freshness: Freshness; readonly receivedAt: number };

/** The last answer. `session`: id of the session that asked; null for a guest. `receivedAt`: when it arrived, in epoch milliseconds. */
type LastAnswer = { readonly hash: string; readonly session: string | null; readonly order: Order; readonly receivedAt: number };

/**
 * An order as it stands. What was once known stays on the screen, whatever happens to later questions. Whoever logs in or out
 * meanwhile asks anew, and sees until the answer what everybody with the link sees.
 */
export function useFollowedOrder(hash: string): Followed {
  const online = useOnline();
  const { token, session, guest } = useStore(authStore);
  const asker = token === null ? null : session ?? '';
  const { data, error, isPending, isError, fetchStatus, dataUpdatedAt, refetch } = useQuery(orderQuery(hash, { session, isGuest: guest !== null }));
  const last = useRef<LastAnswer | null>(null);
  if (data !== undefined) last.current = data && { hash, session: asker, order: data, receivedAt: dataUpdatedAt };
  useEffect(() => bus.on('order/changed', (changed) => void (changed.hash === hash && refetch())), [hash, refetch]);

  if (data === null) return { kind: 'unknown' };
  if (last.current?.hash === hash) {
    const { order, receivedAt } = last.current;
    const freshness = !online || fetchStatus === 'paused' ? 'offline' : isError ? 'stale' : 'fresh';
    return { kind: 'known', order: last.current.session === asker ? order : asStranger(order), freshness, receivedAt };
  }
  if (!isPending) throw error;
  return fetchStatus === 'paused' ? { kind: 'offline', retry: () => void refetch() } : { kind: 'waiting' };
}
