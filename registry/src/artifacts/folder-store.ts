import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { storedArtifact } from '@brasa/shared/composition/remote-schema';
import { digestOf, type Files } from './artifact.ts';
import { newCompress } from './compress.ts';
import { moveFolder, syncFile, syncFolder, syncTree } from './durable-files.ts';
import { recentlyUsed } from './recently-used.ts';
import { DamagedDescription, type ArtifactStore, type Described, type Encoding, type StoredFile } from './store.ts';

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

const unlessMissing = (error: unknown): void => {
  if (!missing(error)) throw error;
};

/** How often what lies at an address is moved out of the way of one build. */
const mostTries = 5;

/** What rename answers when the target is there already. */
const isTaken = (error: unknown): boolean => ['ENOTEMPTY', 'EEXIST', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '');

/** artifact.json as it lies in the folder of a version. */
function readStored(text: string): Described {
  try {
    const stored: unknown = JSON.parse(text);
    const { success, data, error } = storedArtifact.safeParse(stored);
    if (success) return { artifact: data, digest: digestOf(stored) };
    throw new Error(error.issues.slice(0, 1).map(({ path, message }) => `${path.join('.') || 'all of it'}: ${message}`).join());
  } catch (cause) {
    throw new DamagedDescription(`artifact.json is damaged: ${(cause as Error).message}`, { cause });
  }
}

/** `<root>/<remote>/<version>/{artifact.json,web,node}`; below `.incoming/<digest>.<random>` what is not placed yet. A version appears by one rename: complete or not at all. */
export function folderStore(root: string): ArtifactStore {
  const cache = recentlyUsed<Buffer>(cacheBytes, (content) => content.length);
  const compress = newCompress();
  const incoming = join(root, '.incoming');
  const folderOf = (remote: string, version: string): string => join(root, remote, version);
  const discard = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });

  const cached = async (file: string): Promise<Buffer | null> => {
    const known = cache.get(file);
    if (known) return known;
    const content = await readIfThere(file);
    if (content) cache.set(file, content);
    return content;
  };

  const describe: ArtifactStore['describe'] = async (remote, version) => {
    const text = await readIfThere(join(folderOf(remote, version), 'artifact.json'));
    return text && readStored(text.toString());
  };

  const isThere = async (remote: string, version: string, digest: string): Promise<boolean> => {
    try {
      return (await describe(remote, version))?.digest === digest;
    } catch (error) {
      if (error instanceof DamagedDescription) return false;
      throw error;
    }
  };

  /** A process that is killed while it writes the description leaves a part of it. */
  const isComplete = async (staged: string, digest: string): Promise<boolean> => {
    const text = await readIfThere(join(staged, 'artifact.json'));
    try {
      return text !== null && digestOf(JSON.parse(text.toString())) === digest;
    } catch {
      return false;
    }
  };

  const place = async (staged: string, remote: string, version: string, digest: string): Promise<void> => {
    const target = folderOf(remote, version);
    await mkdir(dirname(target), { recursive: true });
    await syncFolder(root);
    for (let tries = 1; ; tries += 1) {
      try {
        return await moveFolder(staged, target);
      } catch (error) {
        // An equal build was placed meanwhile, or another copy of the registry placed this one.
        if (await isThere(remote, version, digest)) return discard(staged);
        if (!isTaken(error) || tries === mostTries) throw error;
      }
      // Other copies may do the same at this moment.
      const leaving = join(dirname(target), `.unpublished.${randomUUID()}`);
      await rename(target, leaving).catch(unlessMissing);
      await discard(leaving);
    }
  };

  return {
    stage: async (artifact, files: Files) => {
      const digest = digestOf(artifact);
      const staged = join(incoming, `${digest}.${randomUUID()}`);
      try {
        for (const [path, content] of files) {
          await write(join(staged, path), content);
          if (!path.startsWith('web/')) continue;
          for (const smaller of await compress(path, content)) await write(join(staged, path + smaller.extension), smaller.content);
        }
        await syncTree(staged);
        // Last: whatever has a description is complete.
        const description = join(staged, 'artifact.json');
        await write(description, JSON.stringify(artifact));
        await syncFile(description);
        for (const folder of [staged, incoming, root]) await syncFolder(folder);
      } catch (error) {
        await discard(staged);
        throw error;
      }
      return { place: () => place(staged, artifact.name, artifact.version, digest), discard: () => discard(staged) };
    },
    placeLeftOver: async (remote, version, digest) => {
      const names = await readdir(incoming).catch(() => []);
      for (const name of names.filter((each) => each.startsWith(`${digest}.`))) {
        if (await isComplete(join(incoming, name), digest)) await place(join(incoming, name), remote, version, digest);
      }
    },
    describe,
    read: async (remote, version, path, encodings): Promise<StoredFile | null> => {
      for (const encoding of encodings) {
        const content = await cached(join(folderOf(remote, version), path + extensions[encoding]));
        if (content) return { content, encoding };
      }
      return null;
    },
    close: async () => cache.clear(),
  };
}
