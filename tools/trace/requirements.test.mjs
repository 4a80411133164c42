import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../webpack/root.mjs';
import { readOtherIds, readRequirements } from './requirements.mjs';

const folder = join(root, 'docs/requirements');

test('the tables hold as many requirements as their index counts, each once', () => {
  const requirements = readRequirements(folder);
  const counted = [...readFileSync(join(folder, 'README.md'), 'utf8').matchAll(/^\| \[([A-Z]+)\]\(.*\| (\d+) \|$/gm)];
  expect(Object.fromEntries(counted.map(([, area, count]) => [area, Number(count)]))).toEqual(Object.fromEntries(Map.groupBy(requirements, ({ area }) => area).entries().map(([area, all]) => [area, all.length])));
  expect(new Set(requirements.map(({ id }) => id)).size).toBe(requirements.length);
  expect(requirements).toHaveLength(1026);
});

test('decisions, wordings, titles and amendments can be named too', () => {
  expect(readOtherIds(folder)).toEqual(expect.arrayContaining(['DEC-001', 'DEC-288', 'WRD-54', 'TTL-24', 'AMD-12']));
});
