import { expect, test } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './webpack/root.mjs';

/** Levels 1 and 2 of the chapters V6 and V7: how many rows each section has, in their order. */
const sections = { '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4, '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2 };
const expected = Object.entries(sections).flatMap(([section, rows]) => Array.from({ length: rows }, (_, index) => `${section}.${index + 1}`));

const rows = readFileSync(join(root, 'docs/asvs.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
  .map(([, id, level, asked, here]) => ({ id, level, asked, here }));

const testsIn = (cell) => [...cell.matchAll(/\[([^\]]+)\]\(\.\.\/([^)]+\.(?:test|spec)\.[a-z]+)\)/g)].map(([, title, path]) => ({ title, path }));
const isWritten = (cell) => /^(Deviation|By absence|Does not apply): .{15,}/.test(cell);
const isThere = ({ title, path }) => existsSync(join(root, path)) && readFileSync(join(root, path), 'utf8').includes(title);

test('each row of ASVS 5.0 V6 and V7, levels 1 and 2, names tests that exist or says in writing why not', () => {
  expect(rows.map(({ id }) => id)).toEqual(expected);
  for (const { id, level, asked, here } of rows) {
    const named = testsIn(here);
    expect([id, ['1', '2'].includes(level), asked.length > 10, named.length > 0 || isWritten(here), named.filter((each) => !isThere(each))]).toEqual([id, true, true, true, []]);
  }
});
