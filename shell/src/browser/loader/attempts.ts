import type { RemoteVersion } from '../../composition/slice.ts';
import { isRetriable } from './load-errors.ts';
import type { Origins } from './origins.ts';

/**
 * One way to get a remote: a version, from one of its two origins. `isLast`: nothing else is left to try when
 * it takes long.
 */
export type Attempt = { readonly version: RemoteVersion; readonly origin: string; readonly isLast: boolean };

/**
 * From the origin that is expected to answer, then from the other one, then once more from the first: its
 * network may have hiccuped.
 */
export function attemptsFor(version: RemoteVersion, origins: Pick<Origins, 'order'>): readonly Attempt[] {
  const [first, second] = origins.order(version);
  return [
    { version, origin: first, isLast: false },
    { version, origin: second, isLast: true },
    { version, origin: first, isLast: true },
  ];
}

const isTimeout = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'LoadTimeout' || /\(timeout/.test(error.message));

/**
 * Tries one way after the other. An origin that let us wait once is not waited for again; a version's own
 * fault ends it.
 */
export async function firstThatWorks<T>(
  attempts: readonly Attempt[],
  load: (attempt: Attempt) => Promise<T>,
  origins: Pick<Origins, 'failed' | 'answered'>,
): Promise<T> {
  const silent = new Set<string>();
  let last: unknown = new Error('There is no origin to load from.');
  for (const attempt of attempts) {
    if (silent.has(attempt.origin)) continue;
    try {
      const found = await load(attempt);
      origins.answered(attempt.origin);
      return found;
    } catch (error) {
      last = error;
      if (!isRetriable(error)) throw error;
      origins.failed(attempt.origin);
      if (isTimeout(error)) silent.add(attempt.origin);
    }
  }
  throw last;
}
