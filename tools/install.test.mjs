import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isInstalled } from './install.mjs';

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'install-'));
  mkdirSync(join(root, 'node_modules'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const wanted = {
  '': { name: 'shop' },
  shared: { version: '1.0.0' },
  'node_modules/@brasa/shared': { resolved: 'shared', link: true },
  'node_modules/react': { version: '19.3.1' },
  'node_modules/for-another-machine': { version: '1.0.0', optional: true },
};
const lock = (packages) => writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }));
const note = (packages) => writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));

test('a fresh clone is not installed', () => {
  lock(wanted);
  expect(isInstalled(root)).toBe(false);
});

test('what the lockfile asks for counts as installed, without links and without what is for other machines', () => {
  lock(wanted);
  note({ 'node_modules/react': { version: '19.3.1' } });
  expect(isInstalled(root)).toBe(true);
});

test.each([
  ['an older version', { 'node_modules/react': { version: '19.3.0' } }],
  ['a missing package', {}],
])('%s means installing again', (_what, installed) => {
  lock(wanted);
  note(installed);
  expect(isInstalled(root)).toBe(false);
});
