import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import { Failure } from './calls/failures.ts';
import type { Secrets } from './secrets.ts';

const keysTried = 3;

/** First 32 hex characters of SHA-1, decoded to 16 bytes: AES-128 [DEC-278]. */
const keyOf = (secret: string): Buffer => Buffer.from(createHash('sha1').update(secret, 'utf8').digest('hex').slice(0, 32), 'hex');

/** Value of the `ck` header: the same for every client, on every answer. */
export function ckHeader(secrets: Secrets): string {
  const [current] = secrets.ckSecrets;
  if (!current) throw new Error('CK_SECRETS is empty: give at least one kid:secret.');
  return `/k/${current.kid}/${current.secret}`;
}

function decrypt(base64: string, secret: string): { value: unknown; size: number } | undefined {
  try {
    const decipher = createDecipheriv('aes-128-ecb', keyOf(secret), null);
    const bytes = Buffer.concat([decipher.update(base64, 'base64'), decipher.final()]);
    return { value: JSON.parse(bytes.toString('utf8')), size: bytes.length };
  } catch {
    return undefined;
  }
}

export function encrypt(value: unknown, secret: string): string {
  const cipher = createCipheriv('aes-128-ecb', keyOf(secret), null);
  return Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]).toString('base64');
}

/** What is inside and how many bytes that is. All ways of being unreadable look the same from outside. */
export function openEnvelope(body: unknown, secrets: Secrets, keyId: string | undefined): { readonly plain: Record<string, unknown>; readonly size: number } {
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;
  if (typeof data !== 'string') throw new Failure('CK_UNREADABLE');
  const candidates = keyId === undefined ? secrets.ckSecrets.slice(0, keysTried) : secrets.ckSecrets.filter(({ kid }) => kid === keyId);
  for (const { secret } of candidates) {
    const opened = decrypt(data, secret);
    const plain = opened?.value;
    if (opened && typeof plain === 'object' && plain !== null && !Array.isArray(plain)) return { plain: plain as Record<string, unknown>, size: opened.size };
  }
  throw new Failure('CK_UNREADABLE');
}
