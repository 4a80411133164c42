import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { expect, test } from '@jest/globals';
import reactParts from './react-parts.mjs';
import { root } from './root.mjs';

const [react, reactDom, client] = ['react/cjs/react.production.js', 'react-dom/cjs/react-dom.production.js', 'react-dom/cjs/react-dom-client.production.js'];
const sourceOf = (path) => readFileSync(join(root, 'node_modules', path), 'utf8');
const cut = (path, change = (text) => text) => reactParts.call({ resourcePath: join(root, 'node_modules', path) }, change(sourceOf(path)));
const namesIn = (source) => [...source.matchAll(/^exports\.(\w+)/gm)].map(([, name]) => name);

test.each([
  [react, ['Activity', 'ViewTransition', 'addTransitionType']],
  [reactDom, ['preinit', 'preinitModule', 'preloadModule']],
  [client, []],
])('%s hands out everything but what was cut', (file, gone) => {
  const before = namesIn(sourceOf(file));
  expect(before.filter((name) => !namesIn(cut(file)).includes(name))).toEqual(gone);
});

test('only whole functions and methods go, and what calls them finds them', () => {
  const whole = sourceOf(client);
  const parts = cut(client);
  const declared = (source) => [...source.matchAll(/^function (\w+)\(/gm)].map(([, name]) => name);
  expect(declared(parts)).toEqual(declared(whole));
  expect(() => new Script(parts)).not.toThrow();
  expect(parts.length).toBeLessThan(whole.length - 30_000);
});

test('a release of React that is written in another way stops the build', () => {
  expect(() => cut(client, (text) => text.replaceAll('startViewTransition', 'beginViewTransition'))).toThrow(/adapt it to the new version/);
  expect(() => cut(react, (text) => text.replaceAll('ViewTransition', 'Transition'))).toThrow(/adapt it to the new version/);
});
