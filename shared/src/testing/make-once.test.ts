import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { makeOnce } from './make-once.ts';

let folder = '';
let path = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brasa-make-once-'));
  path = join(folder, 'image');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('of several that ask at once one makes it', async () => {
  let made = 0;
  const ask = () => makeOnce(path, async (draft) => writeFileSync(draft, `${(made += 1)}`));
  await Promise.all([ask(), ask(), ask()]);
  await ask();
  expect([made, readFileSync(path, 'utf8'), readdirSync(folder)]).toEqual([1, '1', ['image']]);
});

test('what could not be made leaves nothing behind, and the next one makes it', async () => {
  const broken = makeOnce(path, async (draft) => {
    writeFileSync(draft, 'half');
    throw new Error('the disk is full');
  });
  await expect(broken).rejects.toThrow('the disk is full');
  expect(readdirSync(folder)).toEqual([]);
  await makeOnce(path, async (draft) => writeFileSync(draft, 'whole'));
  expect(readFileSync(path, 'utf8')).toBe('whole');
});
