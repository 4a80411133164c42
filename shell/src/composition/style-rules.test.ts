import createCache from '@emotion/cache';
import { css } from '@emotion/react';
import { expect, test } from '@jest/globals';
import { styleRules } from './style-rules.ts';

/** What a page gets for these declarations. */
function written(declarations: string): string {
  const cache = createCache(styleRules);
  cache.compat = true;
  const sent = cache.insert('.pz-x', css(declarations), cache.sheet, false);
  return (typeof sent === 'string' ? sent : '').replace(/^\.pz-x/, '');
}

test('rules are written as every browser of today reads them', () => {
  expect(written('display: flex; align-items: center; transition: transform 1s; position: sticky;')).toBe('{display:flex;align-items:center;transition:transform 1s;position:sticky;}');
  expect(written('display: -webkit-box; -webkit-line-clamp: 2;')).toBe('{display:-webkit-box;-webkit-line-clamp:2;}');
});

test('what Safari knows by its old name only has both', () => {
  expect(written('user-select: none;')).toBe('{-webkit-user-select:none;user-select:none;}');
  expect(written('text-decoration: underline 3px;')).toBe('{-webkit-text-decoration:underline 3px;text-decoration:underline 3px;}');
  expect(written('text-decoration: none;')).toBe('{text-decoration:none;}');
});
