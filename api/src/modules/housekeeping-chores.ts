import { createOutageLog, type ServerLog } from '@brasa/shared/server/outage-log';

type Options = {
  readonly log: ServerLog;
  /** Milliseconds that a chore may keep the next one waiting. */
  readonly limitMs: number;
  /** No other chore is begun. */
  readonly closing: AbortSignal;
};

/**
 * Does chores one after the other; each is named by what completes «… failed». One that fails or takes longer than the limit is
 * logged and keeps no other. One that goes on beyond its limit is not begun a second time before it has ended.
 */
export function chores(list: Readonly<Record<string, () => Promise<unknown>>>, { log, limitMs, closing }: Options): () => Promise<void> {
  const limited = Object.entries(list).map(([what, work]) => {
    const outage = createOutageLog({ log, what, meanwhile: 'it is tried again' });
    let running: Promise<unknown> | null = null;
    return async (): Promise<void> => {
      running ??= work().finally(() => (running = null));
      await within(limitMs, running).then(outage.worked, outage.failed);
    };
  });
  return async () => {
    for (const chore of limited) if (!closing.aborted) await chore();
  };
}

function within(milliseconds: number, work: Promise<unknown>): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`It has not ended within ${milliseconds / 1000} seconds and goes on; the next ones are not kept waiting`)), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
