import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anArtifact } from '../testing/an-artifact.ts';
import { digestOf } from './artifact.ts';
import { folderStore } from './folder-store.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'registry-store-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('copies of the registry that place one build at once, where other files lie, all succeed', async () => {
  for (let round = 0; round < 20; round += 1) {
    const version = `1.0.${round}+00000001`;
    const [left, build] = [anArtifact({ version, content: 'left' }), anArtifact({ version, content: 'published' })];
    await (await folderStore(folder).stage(left.artifact, left.files)).place();
    const copies = await Promise.all(Array.from({ length: 4 }, () => folderStore(folder).stage(build.artifact, build.files)));
    await Promise.all(copies.map(({ place }) => place()));
    expect((await folderStore(folder).describe('mf-menu', version))?.digest).toBe(digestOf(build.artifact));
  }
});

test.each(['', '{"format":1,'])('a build whose publisher was killed while it wrote %j of the description is not placed, and keeps no complete one away', async (written) => {
  const { artifact, files } = anArtifact();
  const digest = digestOf(artifact);
  const store = folderStore(folder);
  await store.stage(artifact, files);
  for (const random of ['0', 'z']) {
    const part = join(folder, '.incoming', `${digest}.${random}`);
    await mkdir(part);
    await writeFile(join(part, 'artifact.json'), written);
  }
  await store.placeLeftOver(artifact.name, artifact.version, digest);
  expect((await store.describe(artifact.name, artifact.version))?.digest).toBe(digest);
  expect((await store.read(artifact.name, artifact.version, `web/${artifact.entry}`, ['identity']))?.content).toEqual(files.get(`web/${artifact.entry}`));
});
