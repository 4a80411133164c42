import { createStore, isListOf, isNumber, isRecord, local, onOtherTab, storageKeys, stored, type Check } from '@brasa/shared/runtime';

/** Ids of products by the customer's e-mail, lower case. */
export type Favorites = Readonly<Record<string, readonly number[]>>;

/** Where favourites are kept: this device, until there is a server for them. */
export type FavoritesShelf = { readonly read: () => Favorites; readonly write: (all: Favorites) => void; readonly onChange: (notify: () => void) => () => void };

const isFavorites: Check<Favorites> = (value): value is Favorites => isRecord(value) && Object.values(value).every(isListOf(isNumber));
const kept = stored(local, storageKeys.favorites, 1, isFavorites);

export const deviceShelf: FavoritesShelf = {
  read: () => kept.read() ?? {},
  write: kept.write,
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

/** From the shelf into the store, now and whenever another tab changes it. */
export function followShelf(shelf: FavoritesShelf = deviceShelf): () => void {
  const read = () => favoritesStore.set(shelf.read());
  read();
  return shelf.onChange(read);
}

export function toggleFavorite(email: string, productId: number, shelf: FavoritesShelf = deviceShelf): void {
  const next = toggled(shelf.read(), email, productId);
  shelf.write(next);
  favoritesStore.set(next);
}
