import { availableParallelism } from 'node:os';
import type { Fragment, Frame, FrameRequest } from '../render/index.tsx';
import type { Site } from '@brasa/shared/react/site';
import type { AnswerFiles } from './answer-files.ts';
import type { ContainerFiles } from './container-files.ts';
import { recent } from './recent.ts';
import { MenuChanged, renderPool } from './render-pool.ts';
import { renderThread } from './render-thread.ts';
import type { Shop } from './shop-source.ts';
import type { AssignedRemote } from './slice-for.ts';

/** Milliseconds a page waits for a fragment; what is later arrives for the next page. */
const timeoutMs = 150;
/** Milliseconds until something that failed is tried again. */
const failureCounts = 5000;

type Options = { readonly bundle: string; readonly containers: ContainerFiles; readonly answerFiles: Pick<AnswerFiles, 'add'>; readonly warn: (message: string) => void };

export type Wanted = {
  /** Null: the shell's own pages. */
  readonly assigned: AssignedRemote | null;
  /** Null for the area. */
  readonly slot: string | null;
  /** Path and query. */
  readonly url: string;
  readonly site: Site;
};

export type Renderer = {
  readonly setShop: (shop: Shop) => Promise<void>;
  /** The address of each answer of the api that is drawn with, by the hash of its query key; another object after each `setShop`. */
  readonly answers: () => Readonly<Record<string, string>>;
  readonly frame: (request: FrameRequest) => Promise<Frame>;
  /** Null when it failed or is late, its code included: the browser draws it. */
  readonly fragment: (wanted: Wanted) => Promise<Fragment | null>;
  /**
   * No visitor waits for it, so it is never late. Rejects with `DrawingFailed` when its code throws, with another error when no page of
   * this version can be drawn now: its files cannot be had, or its thread was lost.
   */
  readonly fragmentAhead: (wanted: Wanted) => Promise<Fragment>;
  readonly close: () => Promise<void>;
};

const nothingAfter = (milliseconds: number): Promise<null> => new Promise((resolve) => setTimeout(resolve, milliseconds, null).unref());

/** Renders in threads and remembers what it rendered, by address, version and release of the menu. */
export function createRenderer({ bundle, containers, answerFiles, warn }: Options): Renderer {
  // The frame is our own code and has its own thread: a remote that hangs does not take the header with it.
  const frames = renderThread({ bundle, warn });
  const pool = renderPool({ bundle, warn, size: Math.max(1, Math.min(4, availableParallelism() - 1)) });
  const knownFrames = recent<Promise<Frame>>(500);
  const knownFragments = recent<Promise<Fragment>>(500);
  const reported = new Set<string>();
  let release = '';
  let answers: Readonly<Record<string, string>> = {};

  const remembered = <T>(known: ReturnType<typeof recent<Promise<T>>>, key: string, make: () => Promise<T>): Promise<T> => {
    const found = known.get(key);
    if (found) return found;
    const making = make();
    known.set(key, making);
    making.catch(() => setTimeout(() => known.forget(key), failureCounts).unref());
    return making;
  };

  /** A failing version is reported once, not on every page. */
  const report = (where: string, error: unknown): void => {
    if (reported.has(where)) return;
    reported.add(where);
    warn(`${where} is drawn by browsers: ${error instanceof Error ? error.message : String(error)}`);
  };

  const draw = ({ assigned, slot, url, site }: Wanted): Promise<Fragment> => {
    const version = `${assigned?.remote.name ?? 'shell'}@${assigned?.remote.chosen.version ?? ''}`;
    const where = `${version} ${slot ?? 'area'}`;
    return remembered(knownFragments, `${release} ${where} ${url}`, async () => {
      try {
        const container = assigned && (await containers(assigned));
        return await pool.ask<Fragment>({ kind: 'fragment', request: { container, slot, url, site } }, version);
      } catch (error) {
        if (!(error instanceof MenuChanged)) report(where, error);
        throw error;
      }
    });
  };

  return {
    answers: () => answers,
    setShop: async ({ catalog, geography, images, release: next }) => {
      const data = { catalog, geography, images };
      const packed = await frames.setShop(data);
      // At once: what a page is drawn with and what it says it was drawn with are of the same menu.
      pool.setShop(data);
      answers = answerFiles.add(packed);
      release = next;
      knownFrames.clear();
      knownFragments.clear();
    },
    frame: (request) => remembered(knownFrames, `${release} ${JSON.stringify(request)}`, () => frames.ask<Frame>({ kind: 'frame', request })),
    fragment: (wanted) => Promise.race([draw(wanted), nothingAfter(timeoutMs)]).catch(() => null),
    fragmentAhead: draw,
    close: async () => {
      await Promise.all([frames, pool].map((each) => each.close()));
    },
  };
}
