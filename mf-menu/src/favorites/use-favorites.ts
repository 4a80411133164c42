import { useCustomerAnswer, useIsLoggedIn, useOnline, useStore } from '@brasa/shared/react';
import { toCustomer } from '@brasa/shared/wire/customer-wire';
import { createContext, useContext, useEffect, useMemo } from 'react';
import { favorites, favoritesOf, favoritesStore, notKept } from './favorites.ts';

const toEmail = (answer: unknown): string => toCustomer(answer)?.email ?? '';

export type MyFavorites = {
  readonly isLoggedIn: boolean;
  /** Null for guests, and until it is known whose they are. */
  readonly email: string | null;
  readonly ids: readonly number[];
  /** It cannot be known whose they are, for now. */
  readonly failed: boolean;
  readonly retry: () => void;
  readonly toggle: (productId: number) => void;
};

const ofGuests: MyFavorites = { isLoggedIn: false, email: null, ids: [], failed: false, retry: () => {}, toggle: notKept };

/** Looked up once by the area: a list has a heart on each of its cards. */
export const FavoritesContext = createContext(ofGuests);

export const useFavorites = (): MyFavorites => useContext(FavoritesContext);

/** The value of `FavoritesContext`: another one only when something in it is another, because every heart is drawn again with it. */
export function useMyFavorites(): MyFavorites {
  const isLoggedIn = useIsLoggedIn();
  const online = useOnline();
  const { data, isError, refetch } = useCustomerAnswer('cliente/getDataUser', toEmail);
  const all = useStore(favoritesStore);
  const email = (isLoggedIn && data) || null;

  return useMemo(() => {
    /** A heart pressed before it is known whose it is waits for that. */
    const toggle = async (productId: number): Promise<void> => {
      const owner = email ?? (online ? (await refetch({ cancelRefetch: false })).data : undefined);
      if (owner) favorites.toggle(owner, productId);
      else notKept();
    };
    return {
      isLoggedIn,
      email,
      ids: email === null ? [] : favoritesOf(all, email),
      failed: email === null && isLoggedIn && (isError || !online),
      retry: () => void refetch(),
      toggle: (productId: number) => void toggle(productId),
    };
  }, [isLoggedIn, email, all, isError, online, refetch]);
}

/** Hearts pressed before a log-in become the customer's as soon as it is known who that is [MENU-023]. */
export function useGuestHearts({ email }: MyFavorites): void {
  useEffect(() => {
    if (email) favorites.takeGuestHearts(email);
  }, [email]);
}
