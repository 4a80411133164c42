import { expect, test } from '@jest/globals';
import type { DiscoveredRemotes, DiscoveredVersion } from '@brasa/shared/composition/remote-schema';
import type { PageRemotes } from '../composition/page-data.ts';
import { forBrowser } from './compose.ts';
import { createRemoteFiles } from './remote-files.ts';
import { sliceFor } from './slice-for.ts';
import { aDocument, aVersion } from './testing/discovery.ts';

const build = { version: '5a547854', integrity: { '/s/shell.1.js': 'sha384-shell' } };
const serverOf = (document: DiscoveredRemotes, more: Partial<typeof build> = {}) => createRemoteFiles({ build: { ...build, ...more }, discovery: () => document });
const remotesOf = (document: DiscoveredRemotes): PageRemotes => ({ remotes: sliceFor(document, null).map(({ remote }) => forBrowser(remote)), integrity: build.integrity });

const documentOf = (...versions: readonly DiscoveredVersion[]): DiscoveredRemotes => ({ microFrontends: Object.fromEntries(versions.map((version) => [version.extras.modulefederation.name, [version]])) });
const document = documentOf(aVersion(), aVersion({ name: 'mf-stores', version: '1.2.0+bbbbbbbb' }));
const url = serverOf(document).add(remotesOf(document));

async function read(server: ReturnType<typeof serverOf>, address = url): Promise<{ readonly isSame: boolean; readonly pageRemotes: PageRemotes } | null> {
  const result = server.find(address);
  return result && { isSame: result.isSame, pageRemotes: JSON.parse((await result.file.at('identity')).toString()) as PageRemotes };
}

test('the address names the shell, the version of each remote and the content', () => {
  expect(url).toMatch(/^\/answers\/remotes\.[0-9a-f]{16}_5a547854_aaaaaaaa_bbbbbbbb\.json$/);
  const off = documentOf(aVersion({ more: { off: true } }), aVersion({ name: 'mf-stores', version: '1.2.0+bbbbbbbb' }));
  expect(serverOf(off).add(remotesOf(off))).not.toBe(url);
});

test('a server that has not made the page answers the same', async () => {
  const made = serverOf(document);
  made.add(remotesOf(document));
  expect(await read(made)).toEqual({ isSame: true, pageRemotes: remotesOf(document) });
  expect(await read(serverOf(document))).toEqual({ isSame: true, pageRemotes: remotesOf(document) });
});

test('a server on which visitors get other versions by now, and one more remote, answers about the versions of the page', async () => {
  const later = { microFrontends: { ...aDocument(aVersion({ version: '2.0.0+cccccccc' }), aVersion({ traffic: 0, isDefault: false })).microFrontends, ...documentOf(aVersion({ name: 'mf-stores', version: '1.2.0+bbbbbbbb' }), aVersion({ name: 'mf-loyalty', version: '1.0.0+dddddddd' })).microFrontends } };
  const result = await read(serverOf(later));
  expect(result?.pageRemotes.remotes.map(({ name, chosen }) => `${name} ${chosen.version}`)).toEqual(['mf-menu 1.0.0+aaaaaaaa', 'mf-stores 1.2.0+bbbbbbbb']);
});

test('what changed since the page was made is in it, and does not count as the same', async () => {
  const result = await read(serverOf(documentOf(aVersion(), aVersion({ name: 'mf-stores', version: '1.2.0+bbbbbbbb', more: { off: true } }))));
  expect(result).toMatchObject({ isSame: false, pageRemotes: { remotes: [{ name: 'mf-menu' }, { name: 'mf-stores', isOff: true }] } });
});

test.each([
  ['does not know one of the versions', document, {}, url.replace('bbbbbbbb', 'eeeeeeee')],
  ['does not know one of the remotes', documentOf(aVersion()), {}, url],
  ['is of another build', document, { version: '00000000' }, url],
  ['is asked for something else', document, {}, '/answers/remotes.json'],
])('a server that %s has no answer', async (_why, known, more, asked) => {
  expect(await read(serverOf(known, more), asked)).toBeNull();
});

test('the file of another server\'s page is made once, whatever hash it is asked for with', () => {
  const server = serverOf(document);
  const first = server.find(url.replace(/\.[0-9a-f]{16}_/, '.0000000000000000_'));
  expect(first?.isSame).toBe(false);
  for (let asked = 1; asked < 100; asked += 1) expect(server.find(url.replace(/\.[0-9a-f]{16}_/, `.${String(asked).padStart(16, '0')}_`))?.file).toBe(first?.file);
  expect(server.find(url)).toEqual({ file: first?.file, isSame: true });
});

test('whoever asks for the files of many pages of other servers pushes out no file of a page of this server', () => {
  const digits = Array.from({ length: 10 }, (_, index) => [`aaaaaaa${index}`, `bbbbbbb${index}`] as const);
  const versions = (name: string, letter: 0 | 1) => digits.map((pair, index) => aVersion({ name, version: `1.0.0+${pair[letter]}`, ...(index > 0 && { traffic: 0, isDefault: false }) }));
  const all: DiscoveredRemotes = { microFrontends: { 'mf-menu': versions('mf-menu', 0), 'mf-stores': versions('mf-stores', 1) } };
  const server = serverOf(all);
  const own = server.add(remotesOf(all));
  const file = server.find(own)?.file;
  for (const [menu] of digits) for (const [, stores] of digits) expect(server.find(`/answers/remotes.0000000000000000_5a547854_${menu}_${stores}.json`)).not.toBeNull();
  expect(server.find(own)?.file).toBe(file);
});
