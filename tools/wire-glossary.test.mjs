import { expect, test } from '@jest/globals';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './webpack/root.mjs';

const folder = join(root, 'shared/src/wire');
const glossary = readFileSync(join(root, 'docs/wire-glossary.md'), 'utf8');

/** Keys of the schemas: `word: z.…`, `word: amount`, `word,` of a shape. */
const keysIn = (text) => [...text.matchAll(/(?:^|[{,(]\s*)([A-Za-z_][A-Za-z0-9_]*):\s*(?=z\b|[a-z]\w*[,(.\s}])/gm)].map(([, key]) => key);

test('every word of the contract has a line in the glossary', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('-schema.ts'));
  const words = new Set(files.flatMap((name) => keysIn(readFileSync(join(folder, name), 'utf8'))));
  const known = new Set([...glossary.matchAll(/`([A-Za-z_][A-Za-z0-9_]*)`/g)].map(([, word]) => word));
  const notWire = ['code', 'message', 'path', 'error', 'lines', 'entries', 'options', 'nested', 'units', 'ingredients'];
  expect(words.size).toBeGreaterThan(150);
  expect([...words].filter((word) => !known.has(word) && !notWire.includes(word))).toEqual([]);
});
