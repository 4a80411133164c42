/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import createCache from '@emotion/cache';
import { styleRules } from '../composition/style-rules.ts';
import { nameServerRules } from './server-rules.ts';

afterEach(() => document.head.replaceChildren());

test('emotion knows the rules the server wrote, with their animations, and none that is not there', () => {
  document.head.innerHTML =
    '<style data-emotion="pz-global g1">body{margin:0}</style><style data-emotion="pz">.pz-a1{color:red;}.pz-a1:hover .pz-b2-Label{top:0;}@media (hover){.pz-c3{left:0;}}@keyframes animation-d4{from{opacity:0;}}</style>';
  nameServerRules();
  const { inserted } = createCache(styleRules);
  expect(Object.keys(inserted).toSorted()).toEqual(['a1', 'animation-d4', 'b2-Label', 'c3']);
});
