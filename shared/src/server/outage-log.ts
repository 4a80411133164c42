export type ServerLog = { readonly error: (fields: { readonly err: unknown }, message: string) => void; readonly warn: (message: string) => void };

type Options = {
  readonly log: ServerLog;
  /** Completes «… failed» and «… works again». */
  readonly what: string;
  /** What happens as long as it fails. */
  readonly meanwhile: string;
  /** Where nobody says that it works again: an outage is over after this time without a failure. */
  readonly overAfterMs?: number;
};

export type OutageLog = { readonly failed: (error: unknown) => void; readonly worked: () => void };

/** Two lines of one outage are at least this far apart. */
const lineEveryMs = 1000;

/**
 * Logs a failure when it begins, when there is another reason for it, and when it is over: ten minutes without a database
 * are a few lines and not one a call. At most one line a second.
 */
export function createOutageLog({ log, what, meanwhile, overAfterMs }: Options): OutageLog {
  const reasons = new Set<string>();
  let lastLineAt = -Infinity;
  let isOver: ReturnType<typeof setTimeout> | undefined;

  const worked = (): void => {
    clearTimeout(isOver);
    if (reasons.size > 0) log.warn(`${what} works again`);
    reasons.clear();
  };

  const failed = (err: unknown): void => {
    const reason = err instanceof Error ? err.message : String(err);
    const now = performance.now();
    if (!reasons.has(reason) && now - lastLineAt >= lineEveryMs) {
      log.error({ err }, `${what} failed; ${meanwhile}`);
      reasons.add(reason);
      lastLineAt = now;
    }
    if (overAfterMs === undefined) return;
    clearTimeout(isOver);
    isOver = setTimeout(worked, overAfterMs).unref();
  };

  return { failed, worked };
}
