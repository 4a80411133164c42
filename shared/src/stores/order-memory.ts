import { isListOf, isNumber, isShape, isString } from './shape.ts';
import { storageKeys } from './storage-keys.ts';
import { local } from './storage.ts';
import { stored } from './stored.ts';

export type KnownOrder = { readonly number: number; readonly hash: string };

const isKnownOrder = isShape<KnownOrder>({ number: isNumber, hash: isString });

/** Orders placed without an account, newest first: this browser is the only one that knows them [DEC-186]. */
const guestOrders = stored(local, storageKeys.anonymousOrders, 1, isListOf(isKnownOrder));
const mostGuestOrders = 20;

export const readGuestOrders = (): readonly KnownOrder[] => guestOrders.read() ?? [];

/** `replaces`: number of an unpaid order that this one took the place of; nobody wants to see it again. */
export function rememberGuestOrder(order: KnownOrder, replaces: number | null = null): void {
  const others = readGuestOrders().filter((known) => known.number !== order.number && known.number !== replaces);
  guestOrders.write([{ number: order.number, hash: order.hash }, ...others].slice(0, mostGuestOrders));
}

/** Tracker hash of the last order of anybody on this device. */
export const lastOrderHash = {
  read: (): string | null => local.read(storageKeys.orderHash) || null,
  write: (hash: string): void => void local.write(storageKeys.orderHash, hash),
  clear: (): void => local.remove(storageKeys.orderHash),
};

/** Number of an order that was sent and whose end is not known yet. */
export const unfinishedOrder = {
  read: (): number | null => {
    const number = Number(local.read(storageKeys.orderId) ?? Number.NaN);
    return Number.isSafeInteger(number) && number > 0 ? number : null;
  },
  write: (number: number): void => void local.write(storageKeys.orderId, String(number)),
  clear: (): void => local.remove(storageKeys.orderId),
};

/** The order store of a log-out [DEC-243]. */
export function forgetOrders(): void {
  guestOrders.clear();
  lastOrderHash.clear();
  unfinishedOrder.clear();
  local.remove(storageKeys.recentOrder);
  local.remove(storageKeys.orderedCart);
  local.remove(storageKeys.orderAttempt);
  local.remove(storageKeys.giftOrder);
  local.remove(storageKeys.giftAttempt);
}
