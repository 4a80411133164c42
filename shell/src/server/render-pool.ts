import type { ShopData } from '../render/index.tsx';
import type { Order } from './render-orders.ts';
import { DrawingFailed, renderThread, type RenderThread, type RenderThreadOptions } from './render-thread.ts';

/** Threads that stand in for slow ones: so many versions may hang at a time before others wait for them. */
const mostSpare = 3;

type Options = RenderThreadOptions & { /** Threads while none is slow. */ readonly size: number; /** Milliseconds after which another thread stands in for one that has not drawn its page. */ readonly slowAfterMs?: number };

type Job = { readonly order: Order; readonly version: string; readonly resolve: (result: never) => void; readonly reject: (error: unknown) => void };

type Member = { readonly thread: RenderThread; /** Null while it has nothing to do. */ job: Job | null; isSlow: boolean };

/** The menu has changed since the page was begun: it would be drawn with another one than it carries. */
export class MenuChanged extends Error {}

export type RenderPool = {
  /** `version`: whose code runs. Rejects with `DrawingFailed` when it throws, with another error when no page of it can be drawn now. */
  readonly ask: <T>(order: Order, version: string) => Promise<T>;
  /** What is asked for from now on is drawn with it; what waits for a thread is rejected with `MenuChanged`. */
  readonly setShop: (shop: ShopData) => void;
  readonly close: () => Promise<void>;
};

/**
 * Threads that carry out one order each, in the order in which they were asked for. A version that hangs keeps one thread busy until it is
 * replaced: another one stands in for it, pages of the same version wait meanwhile, and fail with it.
 */
export function renderPool({ size, slowAfterMs = 1000, ...options }: Options): RenderPool {
  const members: Member[] = [];
  const waiting: Job[] = [];
  let shop: ShopData | null = null;

  const give = ({ thread }: Member, next: ShopData): void => void thread.setShop(next).catch(() => {});
  const quick = (): number => members.filter(({ isSlow }) => !isSlow).length;
  const isHeldUp = ({ version }: Job): boolean => members.some(({ isSlow, job }) => isSlow && job?.version === version);

  const open = (): void => {
    const member: Member = { thread: renderThread(options), job: null, isSlow: false };
    members.push(member);
    if (shop) give(member, shop);
  };

  const standIn = (member: Member): void => {
    member.isSlow = true;
    if (quick() < size && members.length < size + mostSpare) open();
    start();
  };

  const carryOut = async (member: Member, job: Job): Promise<void> => {
    member.job = job;
    const slow = setTimeout(standIn, slowAfterMs, member).unref();
    try {
      job.resolve(await member.thread.ask<never>(job.order));
    } catch (error) {
      job.reject(error);
      if (!(error instanceof DrawingFailed)) for (const other of waiting.filter(({ version }) => version === job.version)) {
        waiting.splice(waiting.indexOf(other), 1);
        other.reject(error);
      }
    }
    clearTimeout(slow);
    Object.assign(member, { job: null, isSlow: false });
    if (quick() > size) {
      members.splice(members.indexOf(member), 1);
      void member.thread.close();
    }
    start();
  };

  function start(): void {
    for (;;) {
      const free = members.find(({ job }) => job === null);
      const next = waiting.find((job) => !isHeldUp(job));
      if (!free || !next) return;
      waiting.splice(waiting.indexOf(next), 1);
      void carryOut(free, next);
    }
  }

  for (let opened = 0; opened < size; opened++) open();
  return {
    ask: (order, version) =>
      new Promise((resolve, reject) => {
        waiting.push({ order, version, resolve, reject });
        start();
      }),
    setShop: (next) => {
      if (shop) for (const { reject } of waiting.splice(0)) reject(new MenuChanged());
      shop = next;
      for (const member of members) give(member, next);
    },
    close: async () => {
      await Promise.all(members.map(({ thread }) => thread.close()));
    },
  };
}
