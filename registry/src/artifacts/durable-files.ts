import { randomUUID } from 'node:crypto';
import { cp, open, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? '';

async function sync(path: string, flags: 'r' | 'r+'): Promise<void> {
  const handle = await open(path, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Resolves when the disk has what is in a file. */
export const syncFile = (file: string): Promise<void> => sync(file, 'r+');

/** File systems that cannot do this to a folder (Windows) write its entries by themselves. */
const cannotSyncFolders = ['EPERM', 'EISDIR', 'EINVAL', 'ENOTSUP'];

/** Resolves when the names in a folder are on the disk. */
export const syncFolder = (folder: string): Promise<void> =>
  sync(folder, 'r').catch((error: unknown) => {
    if (!cannotSyncFolders.includes(codeOf(error))) throw error;
  });

/** Resolves when the disk has every file below a folder, and the folder itself: they are there after a loss of power. */
export async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  await Promise.all(entries.map((entry) => (entry.isDirectory() ? syncFolder(join(entry.parentPath, entry.name)) : syncFile(join(entry.parentPath, entry.name)))));
  await syncFolder(folder);
}

/** For two file systems, between which nothing can be renamed: the copy is complete before it gets its name. */
async function copyFolder(from: string, to: string): Promise<void> {
  const beside = join(dirname(to), `.${basename(to)}.${randomUUID()}`);
  try {
    await cp(from, beside, { recursive: true });
    await syncTree(beside);
    await rename(beside, to);
  } catch (error) {
    await rm(beside, { recursive: true, force: true });
    throw error;
  }
  await rm(from, { recursive: true, force: true });
}

/** Gives a folder another place, complete or not at all, and for good once it resolves. Rejects as `rename` does, among others when `to` is there. */
export async function moveFolder(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (codeOf(error) !== 'EXDEV') throw error;
    await copyFolder(from, to);
  }
  await syncFolder(dirname(to));
}
