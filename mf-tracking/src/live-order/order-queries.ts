import type { Order } from '@brasa/shared/domain/order';
import { authStore, call, clock, isLoggedIn, sessionKey } from '@brasa/shared/runtime';
import { toOrder } from '@brasa/shared/wire/orders-wire';
import { toHasTracked, toTracking } from '@brasa/shared/wire/tracking-wire';
import { queryOptions } from '@tanstack/react-query';
import { hasDriver, homeInterval, pollEvery, shouldFollow } from './following.ts';
import { asOwner } from './owners-view.ts';

const keyOf = (what: string, hash: string) => ['mf-tracking', 1, what, hash];
/** Answers of a moment: shown again at once, asked for again always. What is asked every few seconds needs few second tries. */
const momentary = { staleTime: 0, retry: 1 } as const;
const wait = (order: Order | null | undefined): number | false => (order ? pollEvery(order, clock.now()) : false);

/** Sends whatever token there is: the order says more to its owner. */
const ask = async (hash: string, signal: AbortSignal): Promise<Order | null> => toOrder(await call(`cliente/getOrdenHash/${encodeURIComponent(hash)}`, undefined, { signal, background: true, secure: true, knownGuest: true }));

/** The token whose customer is known not to be the owner of what was asked for last. */
let strangersToken: string | null = null;

/**
 * A call that needs no token takes an expired one for none, and renews nothing. A customer who is told that the order is
 * somebody else's asks once more, after a call that does renew. When that one fails nobody knows whose the order is: what its
 * owner was told before (`known`) stays, and the next question tries again.
 */
async function askAsOwner(hash: string, signal: AbortSignal, known: Order | null): Promise<Order | null> {
  const order = await ask(hash, signal);
  const { token } = authStore.get();
  if (!order || order.isOwner || !isLoggedIn() || token === strangersToken) return order;
  const isAnswered = await call('cliente/getOrdersPend', undefined, { signal, background: true }).then(() => true, () => false);
  if (authStore.get().token !== token) return ask(hash, signal);
  if (isAnswered) strangersToken = token;
  return !isAnswered && known?.isOwner ? asOwner(order, known) : order;
}

/** Who asks: the session of a customer, or whether a guest has a token. */
export type Asker = { readonly session: string | null; readonly isGuest: boolean };

/** An order by its secret, as `asker` may see it; null when nobody knows it. */
export const orderQuery = (hash: string, { session, isGuest }: Asker) =>
  queryOptions({
    queryKey: [...sessionKey(session), ...keyOf('order', hash), isGuest],
    queryFn: ({ signal, client, queryKey }) => askAsOwner(hash, signal, client.getQueryData<Order | null>(queryKey) ?? null),
    // Without an answer yet, as after a log-out, there may be one next time.
    refetchInterval: ({ state }) => (state.status === 'error' && state.data === undefined ? homeInterval : wait(state.data)),
    ...momentary,
  });

/** Whether positions of the driver exist; asked until they do [DEC-215]. */
export const hasTrackedQuery = (hash: string, order: Order) =>
  queryOptions({
    queryKey: keyOf('has-tracked', hash),
    queryFn: async ({ signal }) => toHasTracked(await call(`tracker/ordenHasTracked/${encodeURIComponent(hash)}`, undefined, { signal, background: true })),
    enabled: hasDriver(order),
    refetchInterval: (query) => (query.state.data === true ? false : wait(order)),
    ...momentary,
  });

/** Where the driver is. Too late or failed: the last position stays [TRK-016]. */
export const driverQuery = (hash: string, order: Order) =>
  queryOptions({
    queryKey: keyOf('driver', hash),
    queryFn: async ({ signal }) => toTracking(await call(`cliente/getCoordenadasHash/${encodeURIComponent(hash)}`, undefined, { signal, background: true, timeoutMs: 5000 })),
    enabled: () => shouldFollow(order, clock.now()),
    refetchInterval: wait(order),
    ...momentary,
    retry: false,
  });
