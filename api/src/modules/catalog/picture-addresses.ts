import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const pictureFolder = fileURLToPath(new URL('../../../assets/img/', import.meta.url));

/** Adds what the file contains to its address, so that a browser may keep it for ever and still sees a new drawing at once. */
export type PictureAddress = (path: string) => string;

async function hashesIn(folder: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const hashes = await Promise.all(
    files.map(async (file) => {
      // Short: 276 of them travel with every page. It only has to differ from the drawing before it under the same name.
      const hash = createHash('sha256').update(await readFile(file)).digest('hex').slice(0, 6);
      return [`/img/${relative(folder, file).split(sep).join('/')}`, hash] as const;
    }),
  );
  return new Map(hashes);
}

export async function pictureAddresses(folder = pictureFolder): Promise<PictureAddress> {
  const hashes = await hashesIn(folder);
  return (path) => {
    const hash = hashes.get(path);
    return hash ? `${path}?v=${hash}` : path;
  };
}
