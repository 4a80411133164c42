import { Worker } from 'node:worker_threads';
import type { ShopData } from '../render/index.tsx';
import type { Answer, Order } from './render-orders.ts';

type Waiting = { readonly resolve: (result: never) => void; readonly reject: (error: Error) => void; readonly timer: NodeJS.Timeout };

export type RenderThreadOptions = { readonly bundle: string; /** Milliseconds after which a thread that does not answer is replaced. */ readonly killAfter?: number; readonly warn: (message: string) => void };

/** The code that draws threw: another page of the same version may go well. Every other error is that of a thread that was lost with it. */
export class DrawingFailed extends Error {}

export type RenderThread = { readonly ask: <T>(order: Order) => Promise<T>; readonly setShop: (shop: ShopData) => Promise<Readonly<Record<string, string>>>; readonly close: () => Promise<void> };

/** One worker thread with React and the remotes in it. A thread that hangs is thrown away with everything it was doing. */
export function renderThread({ bundle, killAfter = 5000, warn }: RenderThreadOptions): RenderThread {
  const waiting = new Map<number, Waiting>();
  let nextId = 1;
  let shop: ShopData | null = null;
  let closed = false;
  let worker = open();

  function open(): Worker {
    const opened = new Worker(new URL('./render-worker.ts', import.meta.url), {
      workerData: { bundle },
      // The remotes' code runs there: what this server was told in its environment is not its business.
      env: { NODE_ENV: 'production', ...(process.env.TZ && { TZ: process.env.TZ }) },
    });
    opened.unref();
    opened.on('message', (answer: Answer) => {
      const asked = waiting.get(answer.id);
      if (!asked) return;
      waiting.delete(answer.id);
      clearTimeout(asked.timer);
      if (answer.ok) asked.resolve(answer.result as never);
      else asked.reject(new DrawingFailed(answer.message));
    });
    opened.on('error', (error) => opened === worker && replace(`A render thread crashed: ${error.message}`));
    opened.on('exit', () => opened === worker && !closed && replace('A render thread ended.'));
    return opened;
  }

  function replace(reason: string): void {
    warn(reason);
    const old = worker;
    worker = open();
    void old.terminate();
    for (const { reject, timer } of waiting.values()) {
      clearTimeout(timer);
      reject(new Error(reason));
    }
    waiting.clear();
    if (shop) void ask({ kind: 'shop', shop }).catch(() => {});
  }

  function ask<T>(order: Order): Promise<T> {
    if (closed) return Promise.reject(new Error('The server is closing.'));
    return new Promise<T>((resolve, reject) => {
      const id = nextId++;
      const timer = setTimeout(() => replace(`A render thread did not answer for ${killAfter} ms.`), killAfter).unref();
      waiting.set(id, { resolve: resolve as (result: never) => void, reject, timer });
      worker.postMessage({ id, order });
    });
  }

  return {
    ask,
    setShop: (next) => {
      shop = next;
      return ask({ kind: 'shop', shop: next });
    },
    close: async () => {
      closed = true;
      waiting.forEach(({ timer }) => clearTimeout(timer));
      await worker.terminate();
    },
  };
}
