import { randomId } from '../http/id.ts';
import { createStore } from './store.ts';
import { storageKeys } from './storage-keys.ts';
import { local, onOtherTab } from './storage.ts';

export type Tokens = { readonly token: string; readonly refresh: string };
export type AuthState = {
  readonly token: string | null;
  readonly refresh: string | null;
  readonly guest: string | null;
  /** Id of the log-in: tokens are renewed under it. Null for guests. */
  readonly session: string | null;
};

const nobody: AuthState = { token: null, refresh: null, guest: null, session: null };

export const authStore = createStore<AuthState>('auth', nobody);

/** The session comes last: another tab never reads the session of a log-in with the token of the one before. */
const slots = [
  ['token', storageKeys.token],
  ['refresh', storageKeys.refresh],
  ['guest', storageKeys.guestToken],
  ['session', storageKeys.session],
] as const;

function keep(next: AuthState): void {
  for (const [field, key] of slots) {
    const text = next[field];
    if (text === null) local.remove(key);
    else local.write(key, text);
  }
  authStore.set(next);
}

/** What the device holds now, which another tab may just have renewed. */
export function readAuth(): AuthState {
  const stored = Object.fromEntries(slots.map(([field, key]) => [field, local.read(key) || null])) as AuthState;
  const current = authStore.get();
  if (slots.some(([field]) => stored[field] !== current[field])) authStore.set(stored);
  return authStore.get();
}

/** Reads the tokens and follows what other tabs do with them. */
export function connectAuth(): () => void {
  readAuth();
  const stops = slots.map(([, key]) => onOtherTab(key, () => void readAuth()));
  return () => stops.forEach((stop) => stop());
}

export const isLoggedIn = (): boolean => authStore.get().token !== null;

/** A log-in: whatever is asked from now on belongs to its session. */
export const startSession = ({ token, refresh }: Tokens): void => keep({ token, refresh, guest: null, session: randomId() });

/** A renewal. */
export const keepTokens = ({ token, refresh }: Tokens): void => keep({ ...authStore.get(), token, refresh });
export const keepGuestToken = (guest: string | null): void => keep({ ...authStore.get(), guest });
export const forgetSession = (): void => keep({ ...authStore.get(), token: null, refresh: null, session: null });
export const forgetTokens = (): void => keep(nobody);

/** Failed log-ins in a row on this device; decides when the captcha shows [DEC-224]. */
export const failedLogins = {
  read: (): number => {
    const count = Number(local.read(storageKeys.failedLogins) ?? 0);
    return Number.isInteger(count) && count > 0 ? count : 0;
  },
  clear: (): void => local.remove(storageKeys.failedLogins),
};

/** An answered log-in that was refused: counts, and leaves no old session behind [AUTH-005, AUTH-006]. */
export function logInFailed(): number {
  const count = failedLogins.read() + 1;
  local.write(storageKeys.failedLogins, String(count));
  forgetSession();
  return count;
}
