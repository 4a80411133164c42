import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A document on disk, for the day its owner does not answer. */
export function keptCopy(file: string) {
  return {
    read: (): Promise<string | null> => readFile(file, 'utf8').catch(() => null),
    write: async (text: string): Promise<void> => {
      await mkdir(dirname(file), { recursive: true });
      const half = join(dirname(file), `.${process.pid}-${Date.now()}.part`);
      await writeFile(half, text);
      await rename(half, file);
    },
  };
}
