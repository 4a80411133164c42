export type CustomerCaller = { readonly kind: 'customer'; readonly customerId: number; readonly publicId: string; readonly email: string; readonly sessionId: string };
export type GuestCaller = { readonly kind: 'guest'; readonly guestId: string };
export type AnonymousCaller = { readonly kind: 'anonymous' };
export type Caller = CustomerCaller | GuestCaller | AnonymousCaller;

export const anonymous: AnonymousCaller = { kind: 'anonymous' };

/** Stable name of a caller for limits and idempotency: `cli:…`, `gst:…` or `ip:…`. */
export function callerKey(caller: Caller, ip: string): string {
  if (caller.kind === 'customer') return `cli:${caller.customerId}`;
  return caller.kind === 'guest' ? `gst:${caller.guestId}` : `ip:${ip}`;
}

export type Credentials = {
  /** The token after `Bearer `; undefined when the header is missing or of another kind. */
  readonly bearer: string | undefined;
  readonly refreshToken: string | undefined;
  readonly ip: string;
  readonly userAgent: string;
};

export type Authentication =
  | { readonly kind: 'known'; readonly caller: CustomerCaller | GuestCaller }
  /** The access token expired and the refresh token was good: 401 with new tokens, nothing has run. */
  | { readonly kind: 'renewed'; readonly token: string; readonly refreshToken: string }
  | { readonly kind: 'unknown' }
  /** The owner of the account ended the session, on whatever device. Told only where a token is needed. */
  | { readonly kind: 'ended' }
  /** The token is good, but its account may not act any more. */
  | { readonly kind: 'forbidden' };

/**
 * `renew` is false on calls that need no token: nothing is rotated there.
 * The module that owns accounts provides it; the rest of the api only knows this type.
 */
export type Authenticate = (credentials: Credentials, options: { readonly renew: boolean }) => Promise<Authentication>;

