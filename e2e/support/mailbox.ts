import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { ownStorefront } from './own-storefront.ts';

const folder = (): string => {
  const { dataDir } = ownStorefront();
  if (!dataDir) throw new Error('Mail is read from the data folder of the storefront: set STOREFRONT_DATA_DIR beside STOREFRONT_URL');
  return join(dataDir, 'outbox');
};

/** The letters of one kind to an address, oldest first. Without a mail server they are files whose names end with the kind. */
export function lettersTo(to: string, kind: string): string[] {
  try {
    return readdirSync(folder())
      .filter((name) => name.endsWith(`-${kind}.eml`))
      .sort()
      .map((name) => readFileSync(join(folder(), name), 'utf8'))
      .filter((letter) => new RegExp(`^To: .*${to.replaceAll('.', '\\.')}`, 'im').test(letter));
  } catch {
    return [];
  }
}

const unfolded = (letter: string): string => letter.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_sign, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Waits for a letter of one kind, such as `recover-password`, and gives the path and query that the newest one links to. */
export async function linkInMail(to: string, kind: string): Promise<string> {
  await expect.poll(() => lettersTo(to, kind).length, { message: `letter ${kind} to ${to}` }).toBeGreaterThan(0);
  const address = /https?:\/\/[^\s"<]+/.exec(unfolded(lettersTo(to, kind).at(-1) ?? ''))?.[0] ?? '';
  const { pathname, search } = new URL(address);
  return pathname + search;
}
