import { availableParallelism } from 'node:os';
import type { Fragment, Frame, FrameRequest } from '../render/index.tsx';
import type { Site } from '@brasa/shared/react/site';
import type { AnswerFiles } from './answer-files.ts';
import type { ContainerFiles } from './container-files.ts';
import { recent } from './recent.ts';
import { renderThread } from './render-thread.ts';
import type { Shop } from './shop-source.ts';
import type { AssignedRemote } from './slice-for.ts';

/** Milliseconds a page waits for a fragment; what is later arrives for the next page. */
const timeoutMs = 150;
/** Milliseconds until something that failed is tried again. */
const failureCounts = 5000;

type Options = { readonly bundle: string; readonly containers: ContainerFiles; readonly answerFiles: Pick<AnswerFiles, 'add'>; readonly warn: (message: string) => void };

type Wanted = {
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
  /** The address of each answer of the api that is drawn with, by the hash of its query key. */
  readonly answers: () => Readonly<Record<string, string>>;
  readonly frame: (request: FrameRequest) => Promise<Frame>;
  /** Null when it failed or is late, its code included: the browser draws it. `isAhead`: no visitor waits for it, so it is never late. */
  readonly fragment: (wanted: Wanted, isAhead?: boolean) => Promise<Fragment | null>;
  readonly close: () => Promise<void>;
};

const late = Symbol('late');
const after = (milliseconds: number): Promise<typeof late> => new Promise((resolve) => setTimeout(resolve, milliseconds, late).unref());

/** Renders in threads and remembers what it rendered, by address, version and release of the menu. */
export function createRenderer({ bundle, containers, answerFiles, warn }: Options): Renderer {
  // The frame is our own code and has its own thread: a remote that hangs does not take the header with it.
  const frames = renderThread({ bundle, warn });
  const threads = Array.from({ length: Math.max(1, Math.min(4, availableParallelism() - 1)) }, () => renderThread({ bundle, warn }));
  const knownFrames = recent<Promise<Frame>>(500);
  const knownFragments = recent<Promise<Fragment>>(500);
  const reported = new Set<string>();
  let release = '';
  let answers: Readonly<Record<string, string>> = {};
  let turn = 0;

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

  return {
    answers: () => answers,
    setShop: async ({ catalog, geography, images, release: next }) => {
      const [packed] = await Promise.all([frames, ...threads].map((thread) => thread.setShop({ catalog, geography, images })));
      answers = answerFiles.add(packed ?? {});
      release = next;
      knownFrames.clear();
      knownFragments.clear();
    },
    frame: (request) => remembered(knownFrames, `${release} ${JSON.stringify(request)}`, () => frames.ask<Frame>({ kind: 'frame', request })),
    fragment: async ({ assigned, slot, url, site }, isAhead = false) => {
      const where = `${assigned?.remote.name ?? 'shell'}@${assigned?.remote.chosen.version ?? ''} ${slot ?? 'area'}`;
      const thread = threads[turn++ % threads.length] ?? frames;
      const rendering = remembered(knownFragments, `${release} ${where} ${url}`, async () => {
        const container = assigned && (await containers(assigned));
        return thread.ask<Fragment>({ kind: 'fragment', request: { container, slot, url, site } });
      });
      try {
        const result = await (isAhead ? rendering : Promise.race([rendering, after(timeoutMs)]));
        return result === late ? null : result;
      } catch (error) {
        report(where, error);
        return null;
      }
    },
    close: async () => {
      await Promise.all([frames, ...threads].map((thread) => thread.close()));
    },
  };
}
