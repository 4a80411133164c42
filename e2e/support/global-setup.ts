import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { FullConfig } from '@playwright/test';
import { startOwnPostgres } from '@brasa/shared/testing/postgres-server';
import { handOver } from './own-storefront.ts';
import { startStorefront, type Storefront } from './storefront.ts';

const build = (): Promise<unknown> => promisify(execFile)(process.execPath, [join(import.meta.dirname, '../../tools/build.mjs')]);

/** Those of these pages that the server has not drawn when they are the first ones asked for. */
async function undrawnPages(url: string): Promise<readonly string[]> {
  const paths = ['/', '/menu/categoria/postres', '/tiendas', '/cart'];
  const pages = await Promise.all(paths.map(async (path) => (await fetch(url + path, { headers: { accept: 'text/html' } })).text()));
  return paths.filter((_, index) => !/<main\b[^>]*><div data-remote="[^"]*"[^>]*><div data-stage data-server-rendered>/.test(pages[index] ?? ''));
}

/** Less than `npm test` waits for a first journey, so that a storefront that does not start says why. */
const waitMs = 240_000;

/** As in production, on a PostgreSQL server, which takes half the memory and two thirds of the time to start; with the customers of the demo, who log in. */
async function onServer(): Promise<Storefront> {
  const database = await startOwnPostgres();
  try {
    const storefront = await startStorefront({ env: { DATABASE_URL: database.url, SEED_DEMO: '1' }, waitMs });
    return { ...storefront, stop: () => storefront.stop().finally(() => database.stop()) };
  } catch (error) {
    await database.stop();
    throw error;
  }
}

/** A storefront for each worker, the first one as `npm start` makes it; `STOREFRONT_URL` points all of them at one that already runs. */
export default async function setup({ workers }: FullConfig) {
  if (process.env.STOREFRONT_URL) return undefined;
  // Each storefront builds what has changed: those that start at the same time must find everything built.
  if (workers > 1) await build();
  const starts = await Promise.allSettled(Array.from({ length: workers }, async (_, index) => {
    const storefront = await (index === 0 ? startStorefront({ waitMs }) : onServer());
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
