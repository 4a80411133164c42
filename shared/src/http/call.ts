import { callOptions, type CallPath } from '../wire/call.ts';
import { readOutcome } from '../wire/envelope.ts';
import { cartStatus, rememberKey } from '../stores/cart-status.ts';
import { clock } from '../stores/clock.ts';
import { encrypt } from './cipher.ts';
import { headerNames, sealedBody, secretIn, withMark } from './envelope-wire.ts';
import { HttpError } from './errors.ts';
import { toFormData } from './form.ts';
import { guestToken } from './guest-token.ts';
import { randomId } from './id.ts';
import { forbidden, identityFor, identityHeaders, keepNewTokens, unauthorised } from './identity.ts';
import type { CallOptions, Payload } from './options.ts';
import { whilePending } from './pending.ts';
import { send } from './send.ts';

type Sealing = { readonly writeId: string; at: number };
type Parcel = { readonly headers: Readonly<Record<string, string>>; readonly body: BodyInit | undefined };

const json = { 'Content-Type': 'application/json' };

const askForGuestToken = (): Promise<unknown> => call('auth/guest', undefined, { background: true });

/** Calls by which a guest becomes a customer: the token tells the api whose recent orders these are. */
const claimingCalls: readonly string[] = ['auth/login', 'auth/activate', 'cuenta/ingresarConLlave'];

/** Every answer carries the key; an encrypted call that comes before all others asks for the menu first [DEC-280]. */
async function deploymentKey(): Promise<string> {
  if (cartStatus.get().key === '') await call('data/getData', undefined, { background: true });
  return cartStatus.get().key;
}

async function pack(payload: Payload | undefined, options: CallOptions, sealing: Sealing): Promise<Parcel> {
  if (options.empty) return { headers: {}, body: undefined };
  // The browser writes the content type of a form itself: it knows the boundary.
  if (options.multipart) return { headers: {}, body: toFormData(payload ?? {}) };
  if (!options.encrypt) return { headers: json, body: JSON.stringify(payload ?? {}) };
  const secret = await deploymentKey();
  return { headers: json, body: sealedBody(encrypt(JSON.stringify(withMark(payload ?? {}, sealing.writeId, sealing.at)), secret)) };
}

async function perform(path: string, payload: Payload | undefined, options: CallOptions): Promise<unknown> {
  const sealing: Sealing = { writeId: options.writeId ?? randomId(), at: clock.now() };
  let mayRenew = true;
  let mayReseal = options.encrypt === true;
  for (;;) {
    const identity = await identityFor(options, () => guestToken(askForGuestToken));
    const parcel = await pack(payload, options, sealing);
    const answer = await send({
      path,
      headers: { ...parcel.headers, ...identityHeaders(identity) },
      body: parcel.body,
      timeoutMs: options.timeoutMs,
      signal: options.signal,
    });
    rememberKey(secretIn(answer.headers.get(headerNames.key)));
    if (answer.ok) return answer.body;

    if (answer.status === 401) {
      if (mayRenew && keepNewTokens(identity, answer.headers)) {
        mayRenew = false;
        continue;
      }
      unauthorised(identity, answer.body);
    }
    if (answer.status === 403) forbidden(identity);
    if (mayReseal && answer.status === 400 && readOutcome(answer.body).failure === 'CK_UNREADABLE') {
      mayReseal = false;
      // The key was replaced, or this device's clock is days away from the server's.
      sealing.at = Date.parse(answer.headers.get('date') ?? '') || clock.now();
      continue;
    }
    throw new HttpError(answer.status, answer.body, answer.headers.get('retry-after'));
  }
}

/** How the contract says this call travels; `cliente/getOrdenHash/abc` travels as `cliente/getOrdenHash`. */
const usual = (path: string): CallOptions => ({ knownGuest: claimingCalls.includes(path), ...callOptions[path.split('/', 2).join('/') as CallPath] });

/**
 * A POST to the api, travelling as the contract says unless `options` say otherwise. Return codes inside a 200 are the
 * caller's to judge.
 */
export function call<T>(path: CallPath | `${CallPath}/${string}`, payload?: Payload, options: CallOptions = {}): Promise<T> {
  const all: CallOptions = { ...usual(path), ...options };
  const work = (): Promise<T> => perform(path, payload, all) as Promise<T>;
  return all.background ? work() : whilePending(work);
}
