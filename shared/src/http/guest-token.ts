import { anchored } from '../stores/anchor.ts';
import { keepGuestToken, readAuth } from '../stores/auth-store.ts';
import { toGuestToken } from '../wire/auth-wire.ts';

const asking = anchored<{ now: Promise<string> | null }>('guest-token/1', () => ({ now: null }));

/** The guest's token, asked for once however many calls need it at the same moment [DEC-238]. */
export function guestToken(ask: () => Promise<unknown>): Promise<string> {
  const present = readAuth().guest;
  if (present !== null) return Promise.resolve(present);
  asking.now ??= ask()
    .then((body) => {
      const token = toGuestToken(body);
      if (token === null) throw new TypeError('auth/guest answered no token');
      keepGuestToken(token);
      return token;
    })
    .finally(() => {
      asking.now = null;
    });
  return asking.now;
}
