import { createStore, isListOf, isNumber, isRecord, local, onOtherTab, storageKeys, stored, toast, type Check } from '@brasa/shared/runtime';
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

  return {
    /** From the shelf into the store, now and whenever another tab changes it. */
    follow: (): (() => void) => {
      const read = () => favoritesStore.set(shelf.read());
      read();
      return shelf.onChange(read);
    },
    toggle: (email: string, productId: number): void => {
      favoritesStore.set((all) => toggled(all, email, productId));
      if (!isWriting) void write();
    },
  };
}

export const favorites = keepFavorites(deviceShelf);
