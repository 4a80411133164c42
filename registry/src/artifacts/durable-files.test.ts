import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import * as files from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anArtifact } from '../testing/an-artifact.ts';
import { digestOf } from './artifact.ts';

const real = { ...files };
let synced: Set<string>;
let isOtherFileSystem: (folder: string) => boolean;

/** The files of this machine: whatever is forced to the disk is noted, and some folders lie on another file system. */
jest.unstable_mockModule('node:fs/promises', () => ({
  ...real,
  open: async (path: string, flags: string) => {
    const handle = await real.open(path, flags);
    const sync = handle.sync.bind(handle);
    handle.sync = async () => {
      await sync();
      synced.add(path);
    };
    return handle;
  },
  rename: async (from: string, to: string) => {
    if (isOtherFileSystem(from) !== isOtherFileSystem(to)) throw Object.assign(new Error('EXDEV: cross-device link not permitted'), { code: 'EXDEV' });
    await real.rename(from, to);
  },
}));
const { folderStore } = await import('./folder-store.ts');

let folder: string;
beforeEach(async () => {
  synced = new Set();
  isOtherFileSystem = () => false;
  folder = await real.mkdtemp(join(tmpdir(), 'registry-durable-'));
});
afterEach(() => real.rm(folder, { recursive: true, force: true }));

const everythingIn = async (place: string): Promise<readonly string[]> => [place, ...(await real.readdir(place, { recursive: true })).map((name) => join(place, name))];

test('a build that is stored is on the disk, each file and each folder that names one, before the log may have it', async () => {
  const { artifact, files: content } = anArtifact();
  await folderStore(folder).stage(artifact, content);
  const stored = await everythingIn(folder);
  expect(stored.filter((path) => path.endsWith('.br'))).not.toEqual([]);
  expect(stored.filter((path) => !synced.has(path))).toEqual([]);
});

test('so are the names of its place, once it is there', async () => {
  const { artifact, files: content } = anArtifact();
  const { place } = await folderStore(folder).stage(artifact, content);
  synced.clear();
  await place();
  expect([...synced]).toEqual(expect.arrayContaining([folder, join(folder, artifact.name)]));
});

test('a build is placed where nothing lies, and where other files lie, also when it was stored on another file system', async () => {
  const store = folderStore(folder);
  isOtherFileSystem = (path) => path.startsWith(join(folder, '.incoming'));
  for (const content of ['first', 'second']) {
    const { artifact, files: given } = anArtifact({ content });
    const { place } = await store.stage(artifact, given);
    await place();
    expect((await store.describe(artifact.name, artifact.version))?.digest).toBe(digestOf(artifact));
    const placed = await everythingIn(join(folder, artifact.name));
    expect(await real.readFile(join(folder, artifact.name, artifact.version, 'web', artifact.entry))).toEqual(given.get(`web/${artifact.entry}`));
    expect(placed.filter((path) => path.includes(`${artifact.name}/.`))).toEqual([]);
    expect(await real.readdir(join(folder, '.incoming'))).toEqual([]);
  }
});
