import { fetchWithProgress, withIdleTimeout } from './idle-timeout.ts';

/**
 * The JSON of a file that the page names. Behind one address are several servers: when one does not have it, another is asked. Else the worker's copy;
 * without a secure address there are no copies. The `cause` of what it rejects with is the status, where there was an answer.
 */
export async function fetchFile(url: string): Promise<unknown> {
  try {
    return await withIdleTimeout(async (signal) => {
      const first = await fetchWithProgress(url, { signal });
      const answer = first.ok ? first : await fetchWithProgress(url, { signal });
      if (answer.ok) return await answer.json();
      throw new Error('The file cannot be had.', { cause: answer.status });
    });
  } catch (error) {
    const kept = await globalThis.caches?.match(url);
    if (kept) return kept.json();
    throw error;
  }
}
