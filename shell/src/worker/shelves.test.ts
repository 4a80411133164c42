import { expect, test } from '@jest/globals';
import { isPageOfOurs, isWriteOnce, shelfOf } from './shelves.ts';

const origin = 'https://brasa.example';
const asked = (path: string, more: { method?: string; integrity?: string; isRange?: boolean } = {}) => ({ url: new URL(path, origin).href, method: 'GET', integrity: '', isRange: false, ...more });

test.each([
  ['/r/mf-menu/1.0.0+aaaaaaaa/expose_area.1.js', { integrity: 'sha384-x' }, 'files'],
  ['/r2/mf-menu/1.0.0+aaaaaaaa/expose_area.1.js', { integrity: 'sha384-x' }, 'files'],
  ['/s/shell.1.js', { integrity: 'sha384-x' }, 'files'],
  ['/fonts/figtree.woff2', {}, 'files'],
  ['/img/p/2001-s.webp?v=1', {}, 'pictures'],
  ['/answers/catalog.0123456789abcdef.json', {}, 'answers'],
  ['/answers/remotes.0123456789abcdef_5a547854_aaaaaaaa_bbbbbbbb.json', {}, 'answers'],
  ['/answers/else', {}, null],
  ['/s/shell.1.js', {}, null],
  ['/r/mf-menu/1.0.0+aaaaaaaa/mf-manifest.json', {}, null],
  ['/api/data/getData', { method: 'POST' }, null],
  ['/img/p/2001-s.webp', { method: 'POST' }, null],
  ['/img/p/2001-s.webp', { isRange: true }, null],
  ['https://elsewhere.example/img/p.webp', {}, null],
  ['/manifest.webmanifest', {}, null],
] as const)('%s %j stands on %s', (path, more, shelf) => {
  expect(shelfOf(asked(path, more), origin)).toBe(shelf);
});

test.each([
  ['/', true],
  ['/menu/categoria/combos/producto/2001', true],
  ['/tracking/AAAAAAAAAAAAAAAAAAAAAA', true],
  ['/fake-pos/1', false],
  ['/buzon', false],
  ['/pagos/listo', false],
  ['/api/data/getData', false],
  ['/answers/catalog.0123456789abcdef.json', false],
  ['/robots.txt', false],
  ['https://elsewhere.example/', false],
])('%s is a page of ours: %p', (path, expected) => {
  expect(isPageOfOurs(new URL(path, origin).href, origin)).toBe(expected);
});

test('only what the server calls unchangeable is kept', () => {
  const answer = (ok: boolean, caching?: string) => ({ ok, headers: new Headers(caching ? { 'cache-control': caching } : {}) });
  expect(isWriteOnce(answer(true, 'public, max-age=31536000, immutable'))).toBe(true);
  expect(isWriteOnce(answer(true, 'public, max-age=3600'))).toBe(false);
  expect(isWriteOnce(answer(true))).toBe(false);
  expect(isWriteOnce(answer(false, 'public, max-age=31536000, immutable'))).toBe(false);
});
