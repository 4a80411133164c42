/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import createCache from '@emotion/cache';
import { CacheProvider, Global } from '@emotion/react';
import { render } from '@testing-library/react';
import { createElement } from 'react';
import { styleRules } from '../composition/style-rules.ts';
import { takeServerRules } from './server-rules.ts';

const base = { name: 'g1', styles: 'body{margin:0}' };

beforeEach(() => {
  document.head.innerHTML =
    '<style data-emotion="pz-global g1">body{margin:0}</style><style data-emotion="pz">.pz-a1{color:red;}.pz-a1:hover .pz-b2-Label{top:0;}@media (hover){.pz-c3{left:0;}}@keyframes animation-d4{from{opacity:0;}}</style><link>';
});
afterEach(() => document.head.replaceChildren());

test('emotion knows the rules the server wrote, with their animations, and none that is not there', () => {
  const cache = createCache(styleRules);
  takeServerRules(cache);
  expect(Object.keys(cache.inserted).toSorted()).toEqual(['a1', 'animation-d4', 'b2-Label', 'c3']);
});

test('no element of the server is moved, and what emotion adds comes after its rules', () => {
  const before = [...document.head.children];
  const moves = new MutationObserver(() => {});
  moves.observe(document.head, { childList: true });
  const cache = createCache(styleRules);
  takeServerRules(cache);
  render(createElement(CacheProvider, { value: cache }, createElement(Global, { styles: base })));
  expect(moves.takeRecords()).toEqual([]);

  cache.insert('.pz-e5', { name: 'e5', styles: 'top:0;' }, cache.sheet, true);
  const [global, rules, link] = before;
  expect([...document.head.children]).toEqual([global, rules, expect.any(HTMLStyleElement), link]);
});
