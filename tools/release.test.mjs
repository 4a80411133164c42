import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildable } from './build.mjs';
import { environment, lerna } from './release.mjs';
import { root } from './webpack/root.mjs';

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const packages = ['api', 'e2e', 'registry', 'shared', 'tools', ...buildable()];

let folder = '';
const env = { ...environment(), GIT_AUTHOR_NAME: 'a', GIT_AUTHOR_EMAIL: 'a@brasa.example', GIT_COMMITTER_NAME: 'a', GIT_COMMITTER_EMAIL: 'a@brasa.example', GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null', HUSKY: '0' };
const run = (command, ...args) => execFileSync(command, args, { cwd: folder, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
const lernaSays = (...args) => run(process.execPath, lerna, ...args);
const version = (name) => read(join(folder, name, 'package.json')).version;

function commit(message, files) {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  run('git', 'add', '-A');
  run('git', 'commit', '--quiet', '-m', message);
}

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'release-')));
  for (const file of ['package.json', 'lerna.json', '.gitignore', ...packages.map((name) => `${name}/package.json`)]) cpSync(join(root, file), join(folder, file));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  run('git', 'init', '--quiet', '--initial-branch=main');
  // A link is no folder to git.
  commit('chore: begin', { '.git/info/exclude': 'node_modules\n' });
  for (const name of packages) run('git', 'tag', '-a', `${read(join(folder, name, 'package.json')).name}@${version(name)}`, '-m', name);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('every package that is built can be built by lerna', () => {
  for (const name of buildable()) expect([name, read(join(root, name, 'package.json')).scripts?.build]).toEqual([name, `node ../tools/run.mjs build ${name}`]);
});

test('a commit about one remote gives that remote a version and a line in its changelog, and no other', () => {
  const [menu, stores, shared] = ['mf-menu', 'mf-stores', 'shared'].map(version);
  const [major, minor] = menu.split('.').map(Number);
  const next = `${major}.${minor + 1}.0`;
  commit('feat(mf-menu): offer half portions', { 'mf-menu/src/half.ts': 'export const half = 0.5;\n' });
  lernaSays('version', '--yes');
  expect([version('mf-menu'), version('mf-stores'), version('shared')]).toEqual([next, stores, shared]);
  expect(readFileSync(join(folder, 'mf-menu/CHANGELOG.md'), 'utf8')).toContain('offer half portions');
  expect(existsSync(join(folder, 'mf-stores/CHANGELOG.md'))).toBe(false);
  expect(run('git', 'tag', '--points-at', 'HEAD').trim()).toBe(`@brasa/mf-menu@${next}`);
  expect(run('git', 'status', '--porcelain')).toBe('');
}, 60_000);

test('what changed since a version is known, with everything that is made of it', () => {
  commit('fix(mf-stores): close at ten', { 'mf-stores/src/hours.ts': 'export const close = 22;\n' });
  const changed = () => JSON.parse(lernaSays('list', '--all', '--json', '--since', `@brasa/mf-menu@${version('mf-menu')}`, '--loglevel', 'silent')).map(({ name }) => name);
  expect(changed()).toEqual(['@brasa/mf-stores']);
  commit('feat(shared): add a colour', { 'shared/src/colour.ts': "export const red = '#f00';\n" });
  expect(changed()).toEqual(expect.arrayContaining(['@brasa/shared', '@brasa/shell', ...buildable().filter((name) => name.startsWith('mf-')).map((name) => `@brasa/${name}`)]));
}, 60_000);
