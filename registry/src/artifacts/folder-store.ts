import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { storedArtifact } from '@brasa/shared/composition/remote-schema';
import { digestOf, type Files } from './artifact.ts';
import { compressed } from './compress.ts';
import { recentlyUsed } from './recently-used.ts';
import type { ArtifactStore, Encoding, StoredFile } from './store.ts';

const extensions: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' };
const cacheBytes = 64 * 1024 * 1024;

const missing = (error: unknown): boolean => ['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'].includes((error as NodeJS.ErrnoException).code ?? '');
const readIfThere = (file: string): Promise<Buffer | null> =>
  readFile(file).catch((error: unknown) => {
    if (missing(error)) return null;
    throw error;
  });

async function write(file: string, content: Uint8Array | string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** `<root>/<remote>/<version>/{artifact.json,web,node}`. A version appears, and goes, by one rename: complete or not at all. */
export function folderStore(root: string): ArtifactStore {
  const cache = recentlyUsed<Buffer>(cacheBytes, (content) => content.length);
  const place = (remote: string, version: string): string => join(root, remote, version);

  const cached = async (file: string): Promise<Buffer | null> => {
    const known = cache.get(file);
    if (known) return known;
    const content = await readIfThere(file);
    if (content) cache.set(file, content);
    return content;
  };

  return {
    put: async (artifact, files: Files) => {
      const target = place(artifact.name, artifact.version);
      const incoming = join(root, '.incoming', randomUUID());
      try {
        for (const [path, content] of files) {
          await write(join(incoming, path), content);
          if (!path.startsWith('web/')) continue;
          for (const smaller of await compressed(path, content)) await write(join(incoming, path + smaller.extension), smaller.content);
        }
        await write(join(incoming, 'artifact.json'), JSON.stringify(artifact));
        await mkdir(dirname(target), { recursive: true });
        await rename(incoming, target);
        return true;
      } catch (error) {
        if (['ENOTEMPTY', 'EEXIST', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) return false;
        throw error;
      } finally {
        await rm(incoming, { recursive: true, force: true });
      }
    },
    remove: async (remote, version) => {
      const leaving = join(root, '.incoming', randomUUID());
      await mkdir(dirname(leaving), { recursive: true });
      await rename(place(remote, version), leaving);
      // Somebody may have read of it already.
      cache.clear();
      await rm(leaving, { recursive: true, force: true });
    },
    describe: async (remote, version) => {
      const text = await readIfThere(join(place(remote, version), 'artifact.json'));
      if (!text) return null;
      const stored: unknown = JSON.parse(text.toString());
      return { artifact: storedArtifact.parse(stored), digest: digestOf(stored) };
    },
    read: async (remote, version, path, encodings): Promise<StoredFile | null> => {
      for (const encoding of encodings) {
        const content = await cached(join(place(remote, version), path + extensions[encoding]));
        if (content) return { content, encoding };
      }
      return null;
    },
    close: async () => cache.clear(),
  };
}
