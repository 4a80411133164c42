import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { SignJWT, errors, jwtVerify } from 'jose';

/** Seconds. Tests shorten them. */
export type TokenLives = { readonly access: number; readonly guest: number };
export const tokenLives: TokenLives = { access: 30 * 60, guest: 24 * 3600 };

export type Bearer =
  | { readonly kind: 'customer'; readonly publicId: string; readonly sessionId: string; readonly expired: boolean }
  | { readonly kind: 'guest'; readonly guestId: string }
  /** `expired` is only said of a token we signed ourselves: anything else is just not valid. */
  | { readonly kind: 'invalid' };

export type Refresh = { readonly sessionId: string; readonly generation: number };

export type Tokens = ReturnType<typeof createTokens>;

const refreshPattern = /^([0-9a-f-]{36})\.(\d{1,9})\.([A-Za-z0-9_-]{43})$/;
const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** `keys`: newest first; it signs, all of them are accepted. `now` is in milliseconds. */
export function createTokens(options: { keys: readonly string[]; now: () => number; lives?: TokenLives }) {
  const { keys, now, lives = tokenLives } = options;
  const [signing] = keys;
  if (!signing) throw new Error('TOKEN_KEYS is empty: give at least one key, newest first, separated by commas');
  const bytes = (key: string) => new TextEncoder().encode(key);
  const mac = (key: string, content: string) => createHmac('sha256', key).update(content).digest('base64url');

  const sign = (claims: Record<string, string>, subject: string, life: number) => {
    const issuedAt = Math.floor(now() / 1000);
    return new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).setSubject(subject).setIssuedAt(issuedAt).setExpirationTime(issuedAt + life).sign(bytes(signing));
  };

  async function read(token: string): Promise<{ claims: Record<string, unknown>; expired: boolean } | null> {
    for (const key of keys) {
      try {
        const { payload } = await jwtVerify(token, bytes(key), { algorithms: ['HS256'], currentDate: new Date(now()), requiredClaims: ['sub', 'exp'] });
        return { claims: payload, expired: false };
      } catch (error) {
        // The signature is checked before the date: an expired token is one of ours.
        if (error instanceof errors.JWTExpired) return { claims: error.payload, expired: true };
      }
    }
    return null;
  }

  return {
    access: (publicId: string, sessionId: string) => sign({ typ: 'cli', sid: sessionId }, publicId, lives.access),
    guest: () => sign({ typ: 'gst' }, randomUUID(), lives.guest),

    /** Derived, not stored: the session row keeps the generation alone, so any instance can say it again. */
    refresh: (sessionId: string, generation: number) => `${sessionId}.${generation}.${mac(signing, `${sessionId}.${generation}`)}`,

    async readBearer(token: string): Promise<Bearer> {
      const { claims, expired } = (await read(token)) ?? { claims: {}, expired: false };
      const { sub, sid, typ } = claims;
      if (typeof sub !== 'string' || !uuidPattern.test(sub)) return { kind: 'invalid' };
      if (typ === 'gst' && !expired) return { kind: 'guest', guestId: sub };
      if (typ === 'cli' && typeof sid === 'string' && uuidPattern.test(sid)) return { kind: 'customer', publicId: sub, sessionId: sid, expired };
      return { kind: 'invalid' };
    },

    readRefresh(token: string): Refresh | null {
      const [, sessionId, generation, signature] = refreshPattern.exec(token) ?? [];
      if (!sessionId || !generation || !signature) return null;
      const genuine = keys.some((key) => sameText(signature, mac(key, `${sessionId}.${generation}`)));
      return genuine && uuidPattern.test(sessionId) ? { sessionId, generation: Number(generation) } : null;
    },
  };
}

const sameText = (left: string, right: string): boolean => left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right));
