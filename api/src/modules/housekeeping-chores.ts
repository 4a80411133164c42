import { createOutageLog, type ServerLog } from '@brasa/shared/server/outage-log';

type Options = {
  readonly log: ServerLog;
  /** Milliseconds that a chore may keep the next one waiting. */
  readonly limitMs: number;
  /** No other chore is begun. */
  readonly closing: AbortSignal;
};

/** `now` in epoch milliseconds. */
export type Chore = (now: number) => Promise<unknown>;

export type Chores = {
  /** Does them one after the other, all for the same `now`. Never fails: that is told in the log. */
  readonly doAll: (now: number) => Promise<void>;
  /** Resolves when none is under way any more, also none that took longer than the limit. */
  readonly ended: () => Promise<void>;
};

/**
 * Each chore is named by what completes «… failed». One that fails or takes longer than the limit is logged and keeps no other.
 * One that goes on beyond its limit is not begun a second time before it has ended; how it ended is logged then.
 */
export function chores(list: Readonly<Record<string, Chore>>, { log, limitMs, closing }: Options): Chores {
  const running = new Map<string, Promise<void>>();
  const limited = Object.entries(list).map(([what, work]) => {
    const outage = createOutageLog({ log, what, meanwhile: 'it is tried again' });
    const begin = (now: number): Promise<void> => {
      const ended = work(now).then(outage.worked, outage.failed).finally(() => running.delete(what));
      running.set(what, ended);
      return ended;
    };
    return async (now: number): Promise<void> => {
      const isInTime = await endsWithin(limitMs, running.get(what) ?? begin(now));
      if (!isInTime) outage.failed(new Error(`It has not ended within ${limitMs / 1000} seconds and goes on; the next ones are not kept waiting`));
    };
  });
  return {
    doAll: async (now) => {
      for (const chore of limited) if (!closing.aborted) await chore(now);
    },
    ended: async () => void (await Promise.all(running.values())),
  };
}

function endsWithin(milliseconds: number, work: Promise<void>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), milliseconds);
  });
  return Promise.race([work.then(() => true), late]).finally(() => clearTimeout(timer));
}
