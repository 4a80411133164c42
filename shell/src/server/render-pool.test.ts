import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { defaultSite } from '@brasa/shared/react/site';
import type { Order } from './render-orders.ts';
import { MenuChanged, renderPool, type RenderPool } from './render-pool.ts';
import { DrawingFailed } from './render-thread.ts';

/** In the place of what webpack builds: draws the address and the pictures on record, and does what the address says. */
const bundle = join(mkdtempSync(join(tmpdir(), 'brasa-pool-')), 'render.cjs');
writeFileSync(
  bundle,
  `exports.loadFilesWith = () => {};
   exports.packQueries = () => ({});
   exports.renderFragment = async ({ url }, { images }) => {
     if (url.startsWith('/loops')) for (;;);
     if (url.startsWith('/suspends')) await new Promise(() => {});
     if (url.startsWith('/throws')) throw new Error('broken');
     return url + ' ' + images;
   };`,
);

const drawn = (url: string): Order => ({ kind: 'fragment', request: { container: null, slot: null, url, site: defaultSite } });
const shopWith = (images: unknown) => ({ catalog: null, geography: null, images: images as null });

const warn = jest.fn();
let pool: RenderPool;
beforeEach(() => {
  // Threads take their own time; only the limits of the pool are brought about.
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'performance', 'Date'] });
  warn.mockClear();
  pool = renderPool({ bundle, warn, size: 1 });
});
afterEach(async () => {
  jest.useRealTimers();
  await pool.close();
});

for (const way of ['loops', 'suspends']) {
  test(`a version that ${way} delays others by a second, costs one thread, and fails with what waits for it`, async () => {
    pool.setShop(shopWith('first'));
    const lost = [1, 2, 3].map((page) => pool.ask(drawn(`/${way}/${page}`), 'mf-stores@1').catch((error: unknown) => error));
    const other = pool.ask(drawn('/menu'), 'mf-menu@1');
    await jest.advanceTimersByTimeAsync(1000);
    expect(await other).toBe('/menu first');

    await jest.advanceTimersByTimeAsync(4000);
    const errors = await Promise.all(lost);
    expect(new Set(errors)).toEqual(new Set([expect.objectContaining({ message: 'A render thread did not answer for 5000 ms.' })]));
    expect(errors[0]).not.toBeInstanceOf(DrawingFailed);
    expect(warn).toHaveBeenCalledTimes(1);
    pool.setShop(shopWith('second'));
    expect(await pool.ask(drawn('/tiendas'), 'mf-stores@1')).toBe('/tiendas second');
  });
}

test('what waits for a thread when the menu changes is not drawn with the new one', async () => {
  pool.setShop(shopWith('first'));
  const hanging = pool.ask(drawn('/loops'), 'mf-stores@1').catch((error: unknown) => error);
  const waiting = pool.ask(drawn('/menu'), 'mf-menu@1');
  pool.setShop(shopWith('second'));
  await expect(waiting).rejects.toBeInstanceOf(MenuChanged);
  const asked = pool.ask(drawn('/menu'), 'mf-menu@1');
  await jest.advanceTimersByTimeAsync(1000);
  expect(await asked).toBe('/menu second');
  await jest.advanceTimersByTimeAsync(4000);
  expect(await hanging).toBeInstanceOf(Error);
});

test('a page that throws fails alone', async () => {
  const [broken, well] = await Promise.allSettled([pool.ask(drawn('/throws'), 'mf-stores@1'), pool.ask(drawn('/tiendas'), 'mf-stores@1')]);
  expect(broken).toMatchObject({ status: 'rejected', reason: expect.any(DrawingFailed) });
  expect(well).toMatchObject({ status: 'fulfilled', value: '/tiendas null' });
  expect(warn).not.toHaveBeenCalled();
});
