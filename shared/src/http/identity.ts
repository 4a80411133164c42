import { authStore, isLoggedIn, keepGuestToken, keepTokens, readAuth } from '../stores/auth-store.ts';
import { endSessionQuietly, logOut } from '../stores/session.ts';
import { sessionText } from '../stores/session-text.ts';
import { toast } from '../stores/toast-store.ts';
import { endedByOwner } from '../wire/envelope.ts';
import { objectOf } from '../wire/read.ts';
import { headerNames } from './envelope-wire.ts';
import type { CallOptions } from './options.ts';
import { httpSettings, isAtCheckout } from './settings.ts';

/** Who a request speaks for, with the very tokens it carries. */
export type Identity = { readonly kind: 'customer' | 'guest' | 'nobody'; readonly token: string; readonly refresh: string };

const nobody: Identity = { kind: 'nobody', token: '', refresh: '' };

export async function identityFor(options: CallOptions, guestToken: () => Promise<string>): Promise<Identity> {
  if ((options.secure || options.guest) && isLoggedIn()) {
    const { token, refresh } = authStore.get();
    return { kind: 'customer', token: token ?? '', refresh: refresh ?? '' };
  }
  if (options.guest) return { kind: 'guest', token: await guestToken(), refresh: '' };
  const known = options.knownGuest ? authStore.get().guest : null;
  return known === null ? nobody : { kind: 'guest', token: known, refresh: '' };
}

export function identityHeaders({ token, refresh }: Identity): Record<string, string> {
  return {
    ...(token === '' ? {} : { Authorization: `Bearer ${token}` }),
    ...(refresh === '' ? {} : { [headerNames.refresh]: refresh }),
  };
}

/**
 * After a 401: true when the call should be made once more, with what is stored now. Several calls may come back with a
 * 401 at once, also in other tabs: the first brings the new tokens, the others only notice that theirs are old [DEC-220].
 */
export function keepNewTokens(used: Identity, headers: Headers): boolean {
  if (used.kind === 'nobody') return false;
  const stored = readAuth();
  if (used.kind === 'guest') {
    if (stored.guest === used.token) keepGuestToken(null);
    return true;
  }
  if (stored.token !== used.token) return stored.token !== null;
  const token = headers.get(headerNames.token);
  const refresh = headers.get(headerNames.refresh);
  if (!token || !refresh) return false;
  keepTokens({ token, refresh });
  return true;
}

/**
 * The session the call spoke for is over; one that began since then is left alone. One that the customer ended from another
 * device is left as with a log-out, and a sentence says so. At the checkout it ends quietly, too: that page says it, and keeps
 * the cart and what was typed.
 */
export function unauthorised(used: Identity, body: unknown): void {
  if (used.kind !== 'customer' || readAuth().token !== used.token) return;
  if (objectOf(body)['motivo'] !== endedByOwner || isAtCheckout()) return endSessionQuietly();
  logOut({ byOwner: true });
  toast({ kind: 'info', text: sessionText.endedElsewhere, preventDuplicate: true });
}

/** At the checkout nothing is lost by a 403; anywhere else the session ends and the customer goes home [DEC-221]. */
export function forbidden(used: Identity): void {
  if (isAtCheckout()) return;
  if (used.kind === 'guest' && authStore.get().guest === used.token) keepGuestToken(null);
  endSessionQuietly();
  httpSettings.goHome();
}
