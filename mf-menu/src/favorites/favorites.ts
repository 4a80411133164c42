import { createStore, isListOf, isNumber, isRecord, local, onOtherTab, session, sessionKeys, storageKeys, stored, toast, type Check } from '@brasa/shared/runtime';
import { favoritesText } from './favorites-text.ts';

/** Ids of products by the customer's e-mail, lower case. */
export type Favorites = Readonly<Record<string, readonly number[]>>;

/** Where favourites are kept: this device, until there is a server for them. A write that fails kept nothing. */
export type FavoritesShelf = { readonly read: () => Favorites; readonly write: (all: Favorites) => Promise<void>; readonly onChange: (notify: () => void) => () => void };

const isFavorites: Check<Favorites> = (value): value is Favorites => isRecord(value) && Object.values(value).every(isListOf(isNumber));
const kept = stored(local, storageKeys.favorites, 1, isFavorites);

const readDevice = (): Favorites => kept.read() ?? {};

export const deviceShelf: FavoritesShelf = {
  read: readDevice,
  write: async (all) => {
    kept.write(all);
    // A full or forbidden storage says nothing.
    if (JSON.stringify(readDevice()) !== JSON.stringify(all)) throw new Error('The device kept no favourites.');
  },
  onChange: (notify) => onOtherTab(storageKeys.favorites, notify),
};

const keyOf = (email: string): string => email.trim().toLowerCase();

export const favoritesOf = (all: Favorites, email: string): readonly number[] => all[keyOf(email)] ?? [];

/** Marked last comes first. */
export function toggled(all: Favorites, email: string, productId: number): Favorites {
  const before = favoritesOf(all, email);
  const after = before.includes(productId) ? before.filter((id) => id !== productId) : [productId, ...before];
  return { ...all, [keyOf(email)]: after };
}

/** Marks every product that is not marked yet. */
export const marked = (all: Favorites, email: string, productIds: readonly number[]): Favorites =>
  productIds.filter((id) => !favoritesOf(all, email).includes(id)).reduce((next, id) => toggled(next, email, id), all);

const guestHearts = stored(session, sessionKeys.guestHearts, 1, isListOf(isNumber));

/** A heart pressed by a guest waits in this tab for the log-in. */
export function markAsGuest(productId: number): void {
  guestHearts.write([...(guestHearts.read() ?? []).filter((id) => id !== productId), productId]);
}

export const favoritesStore = createStore<Favorites>('favorites', {});

export const notKept = (): void => void toast({ kind: 'error', text: favoritesText.notKept, preventDuplicate: true });

/** The heart answers at once; writing follows, one write at a time, so that the last tap is what stays. */
export function keepFavorites(shelf: FavoritesShelf) {
  let isWriting = false;

  const write = async (): Promise<void> => {
    isWriting = true;
    try {
      for (let written: Favorites | null = null; written !== favoritesStore.get(); ) {
        written = favoritesStore.get();
        await shelf.write(written);
      }
    } catch {
      favoritesStore.set(shelf.read());
      notKept();
    } finally {
      isWriting = false;
    }
  };

  const change = (next: (all: Favorites) => Favorites): void => {
    favoritesStore.set(next);
    if (!isWriting) void write();
  };

  return {
    /** From the shelf into the store, now and whenever another tab changes it. */
    follow: (): (() => void) => {
      const read = () => favoritesStore.set(shelf.read());
      read();
      return shelf.onChange(read);
    },
    toggle: (email: string, productId: number): void => change((all) => toggled(all, email, productId)),
    /** What was marked before logging in belongs to whoever logged in. */
    takeGuestHearts: (email: string): void => {
      const productIds = guestHearts.read() ?? [];
      guestHearts.clear();
      if (productIds.length > 0) change((all) => marked(all, email, productIds));
    },
  };
}

export const favorites = keepFavorites(deviceShelf);
