/** Milliseconds. A line on which nothing comes never says so itself; on a slow one an answer may take long, though not without end. */
const limitMs = { silence: 10_000, total: 60_000 } as const;

/** Called with every part of an answer that arrives. */
const listeners = new Set<() => void>();

async function listenTo({ body }: Response): Promise<void> {
  const reader = body?.getReader();
  do listeners.forEach((hear) => hear());
  while (reader && !(await reader.read()).done);
}

/** `fetch`. All that waits in `unlessSilent` hears when a part of the answer arrives. */
export const heardFetch: typeof fetch = async (...request) => {
  const answer = await globalThis.fetch(...request);
  // A copy: whoever asked reads the answer itself, and hears when it breaks off.
  if (listeners.size > 0) listenTo(answer.clone()).catch(() => undefined);
  return answer;
};

/**
 * What `work` resolves to. The signal it is given ends when nothing has arrived through `heardFetch` for ten seconds, when the work takes more
 * than a minute, or when `outer` ends.
 */
export async function unlessSilent<T>(work: (signal: AbortSignal) => Promise<T>, outer?: AbortSignal): Promise<T> {
  const limit = new AbortController();
  const end = (): void => limit.abort();
  const total = setTimeout(end, limitMs.total);
  let silence = setTimeout(end, limitMs.silence);
  const hear = (): void => {
    clearTimeout(silence);
    silence = setTimeout(end, limitMs.silence);
  };
  listeners.add(hear);
  outer?.addEventListener('abort', end);
  if (outer?.aborted) end();
  try {
    return await work(limit.signal);
  } finally {
    listeners.delete(hear);
    outer?.removeEventListener('abort', end);
    clearTimeout(total);
    clearTimeout(silence);
  }
}
