import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { FullConfig } from '@playwright/test';
import { handOver } from './own-storefront.ts';
import { startStorefront } from './storefront.ts';

const build = (): Promise<unknown> => promisify(execFile)(process.execPath, [join(import.meta.dirname, '../../tools/build.mjs')]);

/** Those of these pages that the server has not drawn when they are the first ones asked for. */
async function undrawnPages(url: string): Promise<readonly string[]> {
  const paths = ['/', '/menu/categoria/postres', '/tiendas', '/cart'];
  const pages = await Promise.all(paths.map(async (path) => (await fetch(url + path, { headers: { accept: 'text/html' } })).text()));
  return paths.filter((_, index) => !/<main\b[^>]*><div data-remote="[^"]*"[^>]*><div data-stage data-server-rendered>/.test(pages[index] ?? ''));
}

/** A storefront for each worker; `STOREFRONT_URL` points all of them at one that already runs. */
export default async function setup({ workers }: FullConfig) {
  if (process.env.STOREFRONT_URL) return undefined;
  // Each storefront builds what has changed: those that start at the same time must find everything built.
  if (workers > 1) await build();
  // Less than `npm test` waits for a first journey, so that a storefront that does not start says why.
  const starts = await Promise.allSettled(Array.from({ length: workers }, async (_, index) => {
    // The first one makes its databases, as a first start does.
    const storefront = await startStorefront({ hasDatabases: index > 0, waitMs: 240_000 });
    const undrawn = await undrawnPages(storefront.url);
    // A machine so busy that drawing took longer than visitors are kept waiting: the shell says so.
    const isTooBusy = /The first visitors come early|A render thread/.test(storefront.log());
    return { ...storefront, undrawn: isTooBusy ? [] : undrawn };
  }));
  const storefronts = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  const stop = () => Promise.all(storefronts.map((storefront) => storefront.stop()));
  const failed = starts.find((start) => start.status === 'rejected');
  if (failed) {
    await stop();
    throw failed.reason;
  }
  handOver(storefronts.map(({ url, dataDir, undrawn }) => ({ url, dataDir, undrawn })));
  return stop;
}
