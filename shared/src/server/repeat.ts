type Log = { readonly error: (fields: { readonly err: unknown }, message: string) => void; readonly warn: (message: string) => void };

type Options = {
  readonly everyMs: number;
  readonly log: Log;
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
 * Background work of a server: done every so often, never twice at once, and no reason to stay alive. Its failure is logged
 * when it begins, when there is another reason for it, and when it is over: ten minutes without a database are two lines and not a thousand.
 */
export function repeat({ everyMs, log, what, meanwhile = 'it is tried again' }: Options, work: () => Promise<unknown>): Repeated {
  let running: Promise<void> | null = null;
  const reasons = new Set<string>();

  const run = async (): Promise<void> => {
    try {
      await work();
      if (reasons.size > 0) log.warn(`${what} works again`);
      reasons.clear();
    } catch (err) {
      const reason = err instanceof Error ? err.message : String(err);
      if (!reasons.has(reason)) log.error({ err }, `${what} failed; ${meanwhile}`);
      reasons.add(reason);
    }
  };
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
