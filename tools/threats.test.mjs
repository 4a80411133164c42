import { expect, test } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './webpack/root.mjs';

const rows = readFileSync(join(root, 'docs/threats.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| T\d+ \|/.test(line));

test('every threat has a rule and tests, and the tests exist', () => {
  const numbers = rows.map((row) => Number(/^\| T(\d+)/.exec(row)[1]));
  expect(numbers.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 70 }, (_, index) => index + 1));
  for (const row of rows) {
    const [, , , rule, tests] = row.split('|').map((cell) => cell.trim());
    const named = [...tests.matchAll(/\]\(\.\.\/([^)]+)\)/g)].map(([, path]) => path);
    expect([row, rule.length > 10, named.length > 0, named.filter((path) => !existsSync(join(root, path)))]).toEqual([row, true, true, []]);
  }
});
