import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Two processes on one embedded database destroy it without a word, so an exclusive transaction on a small file beside it
 * keeps the second one out. The system frees it however the process ends.
 */
export function lockDirectory(directory: string): { release(): void } {
  mkdirSync(directory, { recursive: true });
  const lock = new DatabaseSync(join(directory, 'lock.db'));
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    lock.close();
    throw new Error(
      `Another process is using the embedded database in ${directory}, and it takes only one at a time.\n` +
        'Stop that process, choose another folder with DATA_DIR, or set DATABASE_URL to a PostgreSQL server, which takes many.',
      { cause: error },
    );
  }
  return { release: () => lock.close() };
}
