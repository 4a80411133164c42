import { fetchWithProgress, withIdleTimeout } from './idle-timeout.ts';

/**
 * The JSON of a file that the page names. Behind one address are several servers: when one does not have it, another is asked. Else the worker's copy;
 * without a secure address there are no copies. The `cause` of what it rejects with is the status, where there was an answer.
 */
export async function fetchFile(url: string): Promise<unknown> {
  try {
    return await withIdleTimeout(async (signal) => {
      const first = await fetchWithProgress(url, { signal });
      const response = first.ok ? first : await fetchWithProgress(url, { signal });
      if (response.ok) return await response.json();
      throw new Error('The file cannot be had.', { cause: response.status });
    });
  } catch (error) {
    const cached = await globalThis.caches?.match(url);
    if (cached) return cached.json();
    throw error;
  }
}
