import { bus } from '../bus/bus.ts';
import { failedLogins, forgetSession, forgetTokens, isLoggedIn, keepGuestToken, keepTokens, type Tokens } from './auth-store.ts';
import { cartStore, clearCart, removeCoupon } from './cart-store.ts';
import { resetCheckout } from './checkout-store.ts';
import { clearDelivery, deliveryStore } from './delivery-store.ts';
import { forgetOrders } from './order-memory.ts';
import { forgetReturns } from './remembered.ts';
import { sessionText } from './session-text.ts';
import { storageKeys } from './storage-keys.ts';
import { local } from './storage.ts';
import { toast } from './toast-store.ts';

/** A log-in that succeeded [AUTH-001…004]. */
export function logIn(tokens: Tokens): void {
  keepTokens(tokens);
  keepGuestToken(null);
  failedLogins.clear();
  bus.publish('session/started', {});
}

/**
 * Nobody asked for it: tokens that no longer work. The cart stays, with its typed coupon; one that came from the
 * customer's list goes, because it belonged to the customer [DEC-133, DEC-222].
 */
export function endSessionQuietly(): void {
  const had = isLoggedIn();
  forgetSession();
  if (cartStore.get().coupon?.typed === false) removeCoupon('session');
  if (had) bus.publish('session/ended', { quiet: true, locationCleared: false });
}

/** The customer leaves: nothing personal stays on the device, only a chosen pickup shop. Where to go next is the caller's. */
export function logOut({ quiet = false } = {}): void {
  if (quiet) return endSessionQuietly();
  const locationCleared = deliveryStore.get().mode.kind === 'home';
  forgetTokens();
  local.remove(storageKeys.mainAddress);
  local.remove(storageKeys.certificates);
  forgetReturns();
  forgetOrders();
  if (locationCleared) clearDelivery();
  resetCheckout();
  clearCart('session');
  bus.publish('session/ended', { quiet: false, locationCleared });
  if (locationCleared) toast({ kind: 'info', text: sessionText.locationCleared });
}
