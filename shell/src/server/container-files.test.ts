import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, jest, test } from '@jest/globals';
import { containerFiles } from './container-files.ts';
import { sliceFor, type AssignedRemote } from './slice-for.ts';
import { aDocument, aVersion } from './testing/discovery.ts';

const source = 'module.exports = { get: () => {} };';
const hash = `sha384-${createHash('sha384').update(source).digest('base64')}`;
const published = (files: Record<string, string> = { 'remoteEntry.cjs': hash }): AssignedRemote => {
  const version = aVersion({ more: { node: { base: '/node/mf-menu/1.0.0+aaaaaaaa/', entry: 'remoteEntry.cjs', files } } });
  return sliceFor(aDocument(version), '00')[0] as AssignedRemote;
};
const folder = () => mkdtempSync(join(tmpdir(), 'brasa-containers-'));
const serving = (text: string) => jest.fn(async () => new Response(text)) as jest.Mock<() => Promise<Response>> & typeof fetch;

test('a container is fetched once per version and then taken from disk', async () => {
  const dataDir = folder();
  const fetch = serving(source);
  const files = containerFiles({ registryUrl: 'http://registry.test', dataDir, fetch });
  const { entry } = await files(published());
  expect(readFileSync(entry, 'utf8')).toBe(source);
  await files(published());
  await containerFiles({ registryUrl: 'http://registry.test', dataDir, fetch })(published());
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('bytes that are not the published ones are never run', async () => {
  const files = containerFiles({ registryUrl: 'http://registry.test', dataDir: folder(), fetch: serving(`${source}process.exit()`) });
  await expect(files(published())).rejects.toThrow('is not what was published');
});

test('a copy that was changed on disk is fetched again', async () => {
  const dataDir = folder();
  const fetch = serving(source);
  const { entry } = await containerFiles({ registryUrl: 'http://registry.test', dataDir, fetch })(published());
  writeFileSync(entry, 'process.exit()');
  await containerFiles({ registryUrl: 'http://registry.test', dataDir, fetch })(published());
  expect(readFileSync(entry, 'utf8')).toBe(source);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test.each(['../../etc/passwd', 'a/b.cjs', 'c:\\x'])('a file that is called %s is refused', async (name) => {
  const files = containerFiles({ registryUrl: 'http://registry.test', dataDir: folder(), fetch: serving(source) });
  await expect(files(published({ [name]: hash }))).rejects.toThrow('impossible name');
});
