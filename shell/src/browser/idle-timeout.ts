/** Milliseconds. A line on which nothing comes never says so itself; on a slow one an answer may take long, though not without end. */
const timeoutMs = { idle: 10_000, total: 60_000 } as const;

/** Called with every part of an answer that arrives. */
const progressListeners = new Set<() => void>();

const reportProgress = (): void => progressListeners.forEach((listener) => listener());

/** Reports the head of an answer, and each part of its body. */
async function watchBody({ body }: Response): Promise<void> {
  reportProgress();
  const reader = body?.getReader();
  while (reader && !(await reader.read()).done) reportProgress();
}

/** `fetch` that restarts the idle timeout of all work under `withIdleTimeout` when a part of its answer arrives. */
export const fetchWithProgress: typeof fetch = async (...request) => {
  const answer = await globalThis.fetch(...request);
  // A copy: whoever asked reads the answer itself, and is told when it breaks off.
  if (progressListeners.size > 0) watchBody(answer.clone()).catch(() => undefined);
  return answer;
};

/**
 * What `work` resolves to. The signal it is given ends when nothing has arrived through `fetchWithProgress` for ten seconds, when the work takes
 * more than a minute, or when `outer` ends.
 */
export async function withIdleTimeout<T>(work: (signal: AbortSignal) => Promise<T>, outer?: AbortSignal): Promise<T> {
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  const totalTimer = setTimeout(abort, timeoutMs.total);
  let idleTimer = setTimeout(abort, timeoutMs.idle);
  const restart = (): void => {
    clearTimeout(idleTimer);
    idleTimer = setTimeout(abort, timeoutMs.idle);
  };
  progressListeners.add(restart);
  outer?.addEventListener('abort', abort);
  if (outer?.aborted) abort();
  try {
    return await work(controller.signal);
  } finally {
    progressListeners.delete(restart);
    outer?.removeEventListener('abort', abort);
    clearTimeout(totalTimer);
    clearTimeout(idleTimer);
  }
}
