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

function decrypt(base64: string, secret: string): unknown {
  try {
    const decipher = createDecipheriv('aes-128-ecb', keyOf(secret), null);
    return JSON.parse(Buffer.concat([decipher.update(base64, 'base64'), decipher.final()]).toString('utf8'));
  } catch {
    return undefined;
  }
}

export function encrypt(value: unknown, secret: string): string {
  const cipher = createCipheriv('aes-128-ecb', keyOf(secret), null);
  return Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]).toString('base64');
}

/** All ways of being unreadable look the same from outside. */
export function openEnvelope(body: unknown, secrets: Secrets, keyId: string | undefined): Record<string, unknown> {
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;
  if (typeof data !== 'string') throw new Failure('CK_UNREADABLE');
  const candidates = keyId === undefined ? secrets.ckSecrets.slice(0, keysTried) : secrets.ckSecrets.filter(({ kid }) => kid === keyId);
  for (const { secret } of candidates) {
    const plain = decrypt(data, secret);
    if (typeof plain === 'object' && plain !== null && !Array.isArray(plain)) return plain as Record<string, unknown>;
  }
  throw new Failure('CK_UNREADABLE');
}
