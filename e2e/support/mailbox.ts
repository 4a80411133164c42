import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

const folder = (): string => {
  const dataDir = process.env.STOREFRONT_DATA_DIR;
  if (!dataDir) throw new Error('Mail is read from the data folder of the storefront: set STOREFRONT_DATA_DIR beside STOREFRONT_URL');
  return join(dataDir, 'outbox');
};

/** The letters to an address, oldest first. Without a mail server they are files. */
function letters(to: string): string[] {
  try {
    return readdirSync(folder())
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .map((name) => readFileSync(join(folder(), name), 'utf8'))
      .filter((letter) => new RegExp(`^To: .*${to.replaceAll('.', '\\.')}`, 'im').test(letter));
  } catch {
    return [];
  }
}

const unfolded = (letter: string): string => letter.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_sign, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Waits for a number of letters and gives the path and query that the newest one links to. */
export async function linkInMail(to: string, count = 1): Promise<string> {
  await expect.poll(() => letters(to).length, { message: `letters to ${to}` }).toBeGreaterThanOrEqual(count);
  const address = /https?:\/\/[^\s"<]+/.exec(unfolded(letters(to)[count - 1] ?? ''))?.[0] ?? '';
  const { pathname, search } = new URL(address);
  return pathname + search;
}
