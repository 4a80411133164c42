import { bus } from '../bus/bus.ts';
import { endedByOwner } from '../wire/envelope.ts';
import { failedLogins, forgetSession, forgetTokens, isLoggedIn, readAuth, startSession, type Tokens } from './auth-store.ts';
import { cartStore, clearCart, removeCoupon } from './cart-store.ts';
import { resetCheckout } from './checkout-store.ts';
import { clearDelivery, deliveryStore } from './delivery-store.ts';
import { announceEnd, keepsOrder } from './kept-order.ts';
import { forgetOrders } from './order-memory.ts';
import { forgetReturns } from './remembered.ts';
import { sessionText } from './session-text.ts';
import { storageKeys } from './storage-keys.ts';
import { local, onOtherTab } from './storage.ts';
import { toast } from './toast-store.ts';

/** A log-in that succeeded [AUTH-001…004]. */
export function logIn(tokens: Tokens): void {
  startSession(tokens);
  failedLogins.clear();
  bus.publish('session/started', {});
}

/** A coupon that came from the customer's list belonged to the customer; a typed one stays [DEC-133]. */
function removeListedCoupon(): void {
  if (cartStore.get().coupon?.typed === false) removeCoupon('session');
}

/** Nobody asked for it: tokens that no longer work. The cart stays [DEC-222]. */
export function endSessionQuietly(): void {
  const had = isLoggedIn();
  forgetSession();
  removeListedCoupon();
  if (had) bus.publish('session/ended', { quiet: true, locationCleared: false });
}

/**
 * The customer leaves: nothing personal stays on the device, only a chosen pickup shop; the other tabs are told. Where to go next is the caller's.
 * `byOwner`: the session was ended from elsewhere, which the other tabs hear before anything is forgotten.
 */
export function logOut({ quiet = false, byOwner = false } = {}): void {
  if (quiet) return endSessionQuietly();
  // What a tab announced that died before its log-out was whole ends here.
  local.remove(storageKeys.loggedOut);
  if (byOwner) local.write(storageKeys.loggedOut, endedByOwner);
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
  local.write(storageKeys.loggedOut, '1');
  local.remove(storageKeys.loggedOut);
  if (locationCleared) toast({ kind: 'info', text: sessionText.locationCleared });
}

/**
 * The customer logged out in another tab, or while this page was put to sleep. What the device keeps is gone already, and may
 * belong to somebody else by now: only what this tab has in its memory is emptied. Cart and delivery follow the device.
 */
function leaveWithOtherTab(): void {
  readAuth();
  forgetReturns();
  resetCheckout();
  bus.publish('session/ended', { quiet: false, locationCleared: false });
}

/** As a session that this tab finds ended at the checkout: that page says it. */
function stayAtCheckout(): void {
  readAuth();
  removeListedCoupon();
  bus.publish('session/ended', { quiet: true, locationCleared: false });
}

/** What another tab says while it leaves: `endedByOwner` first, where that is the reason; anything else when all is forgotten; null at the end. */
function followLogOut(message: string | null): void {
  if (message === null || message === endedByOwner) announceEnd(message !== null);
  else if (keepsOrder()) stayAtCheckout();
  else leaveWithOtherTab();
}

/** To be called before the tokens of other tabs are followed: a page that wakes up still knows whom it was put to sleep with. */
export function followLogOuts(): () => void {
  const stop = onOtherTab(storageKeys.loggedOut, followLogOut);
  const awake = ({ persisted }: PageTransitionEvent): void => {
    if (persisted && isLoggedIn() && !local.read(storageKeys.token)) leaveWithOtherTab();
  };
  window.addEventListener('pageshow', awake);
  return () => {
    stop();
    window.removeEventListener('pageshow', awake);
  };
}
