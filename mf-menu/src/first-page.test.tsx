/** @jest-environment jsdom */
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, expect, jest, test } from '@jest/globals';
import type { TakenOver } from './testing/take-over.tsx';

jest.setTimeout(60_000);

const pizza = '/menu/categoria/arma-tu-pizza/producto/arma-tu-pizza';

const pages: readonly (readonly [path: string, words: readonly string[]])[] = [
  ['/', ['Combos', 'Combo Amigos', 'Q119.00', 'Postre a mitad de precio']],
  ['/menu/categoria/combos', ['Combo Amigos', 'Q119.00']],
  ['/menu/categoria/especialidades', ['Suprema', 'Q89.00', 'Medianas']],
  ['/menu/categoria/entradas/producto/pan-con-ajo', ['Pan con ajo y queso', 'Q37.00']],
  ['/menu/categoria/combos/producto/combo-amigos', ['Combo Amigos', 'Té frío 600 ml', 'Q119.00']],
  [pizza, ['Arma tu pizza', 'Mediana', 'Pepperoni', 'Q59.00']],
  ['/menu/categoria/postres/producto/brownie?promo=postre-a-mitad', ['Postre a mitad de precio', 'Q28.00', 'Añadir Q14.00']],
  [`${pizza}?p=0-3001-d1s2-e901l-e902r-t106r`, ['½ Suprema', '½ Hawaiana', 'Añadir Q79.00']],
];

/** Bytes of content, compressed; pages have 30 KB in all, of which the menu as data takes most. */
const heaviest = 3 * 1024;

const html = new Map<string, string>();
let takeOver: (path: string, html: string) => Promise<TakenOver>;

beforeAll(async () => {
  // React's server needs it, and pages do not have it.
  globalThis.setImmediate ??= ((run: () => void) => setTimeout(run, 0)) as unknown as typeof setImmediate;
  const { serverPage } = await import('./testing/server-page.tsx');
  for (const [path] of pages) html.set(path, await serverPage(path));
  // From here on the modules are another process's.
  jest.resetModules();
  ({ takeOver } = await import('./testing/take-over.tsx'));
});

test.each(pages)('the first HTML of %s has names and prices, without inline styles', (path, words) => {
  const sent = html.get(path) ?? '';
  for (const word of words) expect(sent.replaceAll('<!-- -->', '')).toContain(word);
  expect(sent).not.toMatch(/ style="|Cargando…/);
});

test.each(pages)('the content of %s stays light', (path) => {
  expect(brotliCompressSync(html.get(path) ?? '').length).toBeLessThan(heaviest);
});

test.each(pages)('the browser takes %s over as the server sent it', async (path) => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { container, repaired, leave } = await takeOver(path, html.get(path) ?? '');
  expect(repaired).toEqual([]);
  expect(complaints.mock.calls).toEqual([]);
  expect(container.querySelector('h1')).not.toBeNull();
  leave();
  complaints.mockRestore();
});
