import { readAuth, type Tokens } from '../stores/auth-store.ts';
import { logOut as logOutHere } from '../stores/session.ts';
import { headerNames } from './envelope-wire.ts';
import { identityHeaders } from './identity.ts';
import { send } from './send.ts';

/** Ends a session on the server. Its access token may have expired: the answer brings the tokens to end it with, which are kept nowhere. */
async function endSession(tokens: Tokens, mayRenew = true): Promise<void> {
  const headers = { 'Content-Type': 'application/json', ...identityHeaders({ kind: 'customer', ...tokens }) };
  const answer = await send({ path: 'cuenta/cerrarSesion', headers, body: '{}', keepalive: true });
  const token = answer.headers.get(headerNames.token);
  const refresh = answer.headers.get(headerNames.refresh);
  if (mayRenew && answer.status === 401 && token && refresh) await endSession({ token, refresh }, false);
}

/**
 * The customer leaves: nothing personal stays on the device, in no tab, and the session ends on the server. Without a network
 * the device is left all the same, and the session ends when its tokens do. `quiet`: the server has ended the session already.
 */
export function logOut(options: { readonly quiet?: boolean } = {}): void {
  // Another tab may have renewed them.
  const { token, refresh } = readAuth();
  logOutHere(options);
  if (!options.quiet && token && refresh) endSession({ token, refresh }).catch(() => {});
}
