import { createHmac, timingSafeEqual } from 'node:crypto';

const oldest = 5 * 60_000;

/** `t={seconds},v1={hex HMAC-SHA256 of "t.body"}`: who made it knew the secret, and made it just now. */
export function signNotice(secret: string, rawBody: string, now: number): string {
  const at = Math.floor(now / 1000);
  return `t=${at},v1=${macOf(secret, at, rawBody).toString('hex')}`;
}

const macOf = (secret: string, at: number, rawBody: string): Buffer => createHmac('sha256', secret).update(`${at}.${rawBody}`).digest();

export function isSigned(secret: string, signature: string | string[] | undefined, rawBody: string, now: number): boolean {
  const [, at, mac] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(typeof signature === 'string' ? signature : '') ?? [];
  if (!at || !mac || Math.abs(now - Number(at) * 1000) > oldest) return false;
  return timingSafeEqual(Buffer.from(mac, 'hex'), macOf(secret, Number(at), rawBody));
}
