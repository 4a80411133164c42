import { createHmac, timingSafeEqual } from 'node:crypto';

/** Versions that one browser shows for a trial, whatever all others get. */
export type Override = {
  /** Remote → version. */
  readonly versions: ReadonlyMap<string, string>;
  /** Seconds since 1970. */
  readonly expires: number;
};

/** Seconds. */
export const overrideLifetime = 8 * 3600;
/** Where a link for a trial leads: the signed text follows. */
export const overridePath = '/prueba/';

const signature = (shellToken: string, payload: string): string => createHmac('sha256', createHmac('sha256', shellToken).update('override').digest()).update(payload).digest('base64url');

/** As it stands in links and in the cookie. `shellToken`: what shells prove themselves with; it follows from the publish token. */
export function signOverride(shellToken: string, { versions, expires }: Override): string {
  const payload = Buffer.from(`${expires}|${[...versions].map(([remote, version]) => `${remote}@${version}`).join('|')}`).toString('base64url');
  return `${payload}.${signature(shellToken, payload)}`;
}

/** Null when it was not signed with this token, was changed, or is over. `now`: milliseconds since 1970. */
export function readOverride(shellToken: string, text: string, now: number): Override | null {
  const [payload = '', signed = '', ...rest] = text.split('.');
  const [given, expected] = [Buffer.from(signed), Buffer.from(signature(shellToken, payload))];
  if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const [expiresText = '', ...pairs] = Buffer.from(payload, 'base64url').toString().split('|');
  const expires = Number(expiresText);
  if (!(expires * 1000 > now)) return null;
  const versions = new Map(pairs.map((pair) => [pair.slice(0, pair.indexOf('@')), pair.slice(pair.indexOf('@') + 1)] as const));
  return { versions, expires };
}
