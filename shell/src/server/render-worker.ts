import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type * as Render from '../render/index.tsx';
import type { Answer, Order } from './render-orders.ts';

/** Runs in a thread of its own: a remote that hangs or crashes here costs its fragment, never the server. */
const { bundle } = workerData as { readonly bundle: string };
const load = createRequire(import.meta.url);
const render = load(bundle) as typeof Render;
render.loadFilesWith(load);

let shop: Render.ShopData = { catalog: null, geography: null, images: null };

async function carryOut(order: Order): Promise<unknown> {
  switch (order.kind) {
    case 'shop':
      shop = order.shop;
      return render.packQueries(shop);
    case 'frame':
      return render.renderFrame(order.request, shop);
    case 'fragment':
      return render.renderFragment(order.request, shop);
  }
}

parentPort?.on('message', ({ id, order }: { id: number; order: Order }) => {
  carryOut(order).then(
    (result) => parentPort?.postMessage({ id, ok: true, result } satisfies Answer),
    (error: unknown) => parentPort?.postMessage({ id, ok: false, message: error instanceof Error ? (error.stack ?? error.message) : String(error) } satisfies Answer),
  );
});
