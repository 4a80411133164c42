import { createOutageLog, type ServerLog } from './outage-log.ts';

type Options = {
  readonly everyMs: number;
  readonly log: ServerLog;
  /** Completes «… failed» and «… works again». */
  readonly what: string;
  /** What happens as long as it fails. */
  readonly meanwhile?: string;
};

export type Repeated = {
  /** Does it at once, or waits for the run that is under way. Never fails: that is told in the log. */
  readonly now: () => Promise<void>;
  /** Resolves when nothing of it runs any more. */
  readonly stop: () => Promise<void>;
};

/**
 * Background work of a server: done every so often, never twice at once, and no reason to stay alive. Failures
 * are logged as one outage.
 */
export function repeat({ everyMs, log, what, meanwhile = 'it is tried again' }: Options, work: () => Promise<unknown>): Repeated {
  let running: Promise<void> | null = null;
  const outage = createOutageLog({ log, what, meanwhile });

  const run = (): Promise<void> => work().then(outage.worked, outage.failed);
  const now = (): Promise<void> => {
    running ??= run().finally(() => {
      running = null;
    });
    return running;
  };
  const timer = setInterval(() => void now(), everyMs).unref();

  return {
    now,
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
