import { expect, test } from '@jest/globals';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { idsIn, titlesIn } from './test-titles.mjs';

test.each([
  ['keeps the cart [PAYM-007]', ['PAYM-007']],
  ['two at once [CART-001, CART-010]', ['CART-001', 'CART-010']],
  ['a range [CVAL-009–CVAL-011]', ['CVAL-009', 'CVAL-010', 'CVAL-011']],
  ['a short range [CVAL-009…011, DEC-088]', ['CVAL-009', 'CVAL-010', 'CVAL-011', 'DEC-088']],
  ['nothing [here], and an index [0]', []],
])('%p names %p', (title, ids) => {
  expect(idsIn(title)).toEqual(ids);
});

test('IDs count in the title of a test, wherever the title stands, and not in a comment', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'trace-')), 'cart.test.ts');
  const lines = ["test('the total is right [CART-009]', () => {});", '// see [CART-001]', 'test.each(cases)(', '  `%s costs [PRICE-001]`,', ');', 'const list = [CART-002];'];
  writeFileSync(file, lines.join('\n'));
  expect(titlesIn(file).map(({ line, title, ids }) => [line, title, ids])).toEqual([
    [1, 'the total is right', ['CART-009']],
    [4, '%s costs', ['PRICE-001']],
  ]);
});
