import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './root.mjs';
import { installedVersion, sharedKeys, sharedRanges } from './shared-keys.mjs';

/** A lazy import may name its chunk in a comment before the path. */
const imports = /(?:from|import)\s*\(?\s*(?:\/\*[^\n]*?\*\/\s*)?(['"])([^'"\n]+)\1/g;
const isTest = /\.test\.[cm]?[jt]sx?$/;

/** Where an import leads inside the repository; a package of npm answers with its name and version instead. */
function follow(file, request) {
  if (request.startsWith('.')) return { file: join(dirname(file), request) };
  if (sharedKeys.includes(request)) return {};
  const own = /^@brasa\/shared\/(.+)$/.exec(request);
  if (own) return { file: ['ts', 'tsx'].map((extension) => join(root, 'shared/src', `${own[1]}.${extension}`)).find(existsSync) };
  if (request.startsWith('node:')) return {};
  const name = request.split('/').slice(0, request.startsWith('@') ? 2 : 1).join('/');
  return { dependency: existsSync(join(root, 'node_modules', name, 'package.json')) ? `${name}@${installedVersion(name)}` : name };
}

/** Every file that can end up in the bundle of these entries, and every npm package with its version. */
export function closure(entries) {
  const files = new Set();
  const dependencies = new Set();
  const open = [...entries];
  for (let file = open.pop(); file; file = open.pop()) {
    if (files.has(file) || !existsSync(file) || !statSync(file).isFile()) continue;
    files.add(file);
    if (!/\.[cm]?[jt]sx?$/.test(file)) continue;
    for (const [, , request] of readFileSync(file, 'utf8').matchAll(imports)) {
      const found = follow(file, request);
      if (found.file) open.push(found.file);
      if (found.dependency) dependencies.add(found.dependency);
    }
  }
  return { files: [...files].sort(), dependencies: [...dependencies].sort() };
}

export const filesUnder = (folder) =>
  !existsSync(folder)
    ? []
    : readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !isTest.test(entry.name) && !/[\\/](node_modules|dist)([\\/]|$)/.test(entry.parentPath))
        .map((entry) => join(entry.parentPath, entry.name))
        .sort();

/** 8 hex digits over what goes in: the same sources give the same version on every machine. */
export function hashOf(files, ...facts) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  hash.update(JSON.stringify(facts));
  return hash.digest('hex').slice(0, 8);
}

export const presetFiles = () => filesUnder(join(root, 'tools/webpack'));

/** What a remote's version is made of: its entries and all they import, its descriptions, and the way it is built. */
export function remoteHash(folder, entries) {
  const { files, dependencies } = closure(entries);
  const described = ['remote.json', 'package.json', 'webpack.config.mjs'].map((name) => join(folder, name)).filter(existsSync);
  return hashOf([...new Set([...files, ...described, ...presetFiles()])].sort(), dependencies, sharedRanges());
}
