import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Catalog } from '../domain/catalog.ts';
import type { Geography } from '../domain/delivery.ts';
import { itemCount } from '../domain/cart-operations.ts';
import { catalogQuery } from '../queries/catalog-query.ts';
import { geographyQuery } from '../queries/shop-queries.ts';
import { authStore, type AuthState } from '../stores/auth-store.ts';
import { cartStore } from '../stores/cart-store.ts';
import { clock, serverTime } from '../stores/clock.ts';
import type { Store } from '../stores/store.ts';

/** One calculation per value: a selector that builds an object gives the same object until the store changes. */
function remembering<T, S>(selector: (value: T) => S): (value: T) => S {
  let last: { readonly value: T; readonly selected: S } | null = null;
  return (value) => {
    if (!last || !Object.is(last.value, value)) last = { value, selected: selector(value) };
    return last.selected;
  };
}

/** The value of a store, or a part of it. Servers render, and browsers hydrate, with the store's first value. */
export function useStore<T>(store: Store<T>): T;
export function useStore<T, S>(store: Store<T>, selector: (value: T) => S): S;
export function useStore<T>(store: Store<T>, selector: (value: T) => unknown = (value) => value): unknown {
  const reader = useMemo(() => {
    const select = remembering(selector);
    const selectInitial = remembering(selector);
    return {
      subscribe: (notify: () => void) => {
        const subscription = store.changes$.subscribe(notify);
        return () => subscription.unsubscribe();
      },
      now: () => select(store.get()),
      initial: () => selectInitial(store.initial),
    };
  }, [store, selector]);
  return useSyncExternalStore(reader.subscribe, reader.now, reader.initial);
}

/** The menu. Suspends until it is there; the area's boundary speaks when it cannot be had. */
export const useCatalog = (): Catalog => useSuspenseQuery(catalogQuery).data;

/** Departments, cities and shops; null while they are on their way, and when they cannot be had. */
export const useGeography = (): Geography | null => useQuery(geographyQuery).data ?? null;

/** The server's clock, looked at every so often and as soon as it was heard; null in the first picture, which knows no time. */
export function useNow(everyMs = 60_000): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const look = (): void => setNow(clock.now());
    look();
    const timer = setInterval(look, everyMs);
    const heard = serverTime.changes$.subscribe(look);
    return () => {
      clearInterval(timer);
      heard.unsubscribe();
    };
  }, [everyMs]);
  return now;
}

const hasToken = ({ token }: AuthState): boolean => token !== null;
export const useIsLoggedIn = (): boolean => useStore(authStore, hasToken);
export const useCartCount = (): number => useStore(cartStore, itemCount);

function subscribeToNetwork(notify: () => void): () => void {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
}

export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribeToNetwork,
    () => navigator.onLine,
    () => true,
  );
