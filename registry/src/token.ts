import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const fileIn = (dataDir: string): string => join(dataDir, 'registry', 'token');

const readToken = (dataDir: string): Promise<string | null> =>
  readFile(fileIn(dataDir), 'utf8').then(
    (text) => text.trim() || null,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    },
  );

/** The key to publishing, made on the first start and readable by its owner only. */
export async function publishToken(dataDir: string): Promise<string> {
  const known = await readToken(dataDir);
  if (known) return known;
  const token = randomBytes(32).toString('base64url');
  await mkdir(join(dataDir, 'registry'), { recursive: true });
  await writeFile(fileIn(dataDir), `${token}\n`, { mode: 0o600 });
  return token;
}

/** What shells prove themselves with: it follows from the publish token, and nothing can be published with it. */
export const shellTokenOf = (publishToken: string): string => createHmac('sha256', publishToken).update('shells').digest('base64url');

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Takes as long for a wrong token as for the right one. */
export const isAuthorised = (header: string | undefined, token: string): boolean => timingSafeEqual(digest(header ?? ''), digest(`Bearer ${token}`));

/** What the team of one remote publishes with, `<remote>.<code>`: it follows from the publish token and changes nothing of other remotes. */
export const remoteTokenOf = (publishToken: string, remote: string): string => `${remote}.${createHmac('sha256', publishToken).update(`remote ${remote}`).digest('base64url')}`;

/** The remote that a token is for; null for one that is for all. */
export const remoteOfToken = (token: string): string | null => /^(mf-[a-z0-9-]+)\./.exec(token)?.[1] ?? null;

/** Whose versions may be published, shown and taken back. */
export type Permission = { readonly remote: string | 'all' };

/** What the header of a request allows; null: nothing. */
export function permissionOf(header: string | undefined, publishToken: string): Permission | null {
  if (isAuthorised(header, publishToken)) return { remote: 'all' };
  const remote = remoteOfToken((header ?? '').replace(/^Bearer /, ''));
  return remote !== null && isAuthorised(header, remoteTokenOf(publishToken, remote)) ? { remote } : null;
}
