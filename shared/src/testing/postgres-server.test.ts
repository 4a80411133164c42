import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startOwnPostgres } from './postgres-server.ts';

let folder = '';
const temporary = (): string => join(folder, 'temporary');

/** Folders that the user `nobody` may enter too. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brasa-postgres-test-'));
  chmodSync(folder, 0o777);
  mkdirSync(temporary());
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A program that notes its process id before it does what it is asked. */
function program(name: string, does: string): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\n[ "$1" = --version ] && exit 0\necho $$ > '${join(folder, `${name}.pid`)}'\n${does}\n`);
  chmodSync(path, 0o755);
  return path;
}

const hasEnded = (name: string): boolean => {
  try {
    return !process.kill(Number(readFileSync(join(folder, `${name}.pid`), 'utf8')), 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
};

const leftFolders = (): string[] => readdirSync(temporary());

test.each(['initdb', 'postgres'])('%s is named when it is missing, and nothing is left behind', async (name) => {
  const installed = { initdb: program('initdb', ''), postgres: program('postgres', ''), [name]: join(folder, 'missing', name) };
  await expect(startOwnPostgres({ installed, temporary: temporary() })).rejects.toThrow(`there is no ${join(folder, 'missing', name)}`);
  expect(leftFolders()).toEqual([]);
});

test('an initdb that fails is named with what it wrote, and nothing is left behind', async () => {
  const installed = { initdb: program('initdb', 'echo "no room on the disk" >&2; exit 3'), postgres: program('postgres', '') };
  await expect(startOwnPostgres({ installed, temporary: temporary() })).rejects.toThrow(/initdb ended with exit code 3\nno room on the disk/);
  expect([leftFolders(), hasEnded('initdb')]).toEqual([[], true]);
});

test('a server that ends at once is named with what it wrote, and nothing is left behind', async () => {
  const installed = { initdb: program('initdb', ''), postgres: program('postgres', 'echo "FATAL: no shared memory" >&2; exit 1') };
  await expect(startOwnPostgres({ installed, temporary: temporary() })).rejects.toThrow(/postgres ended with exit code 1\nFATAL: no shared memory/);
  expect([leftFolders(), hasEnded('postgres')]).toEqual([[], true]);
});

test('a server that never gets ready is named and ended, and nothing is left behind', async () => {
  const installed = { initdb: program('initdb', ''), postgres: program('postgres', 'echo "starting"; exec sleep 600') };
  await expect(startOwnPostgres({ installed, temporary: temporary(), limitMs: 1000 })).rejects.toThrow(/postgres was not ready within 1 s\nstarting/);
  expect([leftFolders(), hasEnded('postgres')]).toEqual([[], true]);
});
