import type { RemoteVersion } from '../../composition/slice.ts';

/** One way to get a remote: a version, from one of its two origins. */
export type Attempt = { readonly version: RemoteVersion; readonly origin: string };

/** From its first origin, then from the second. */
export const fromBothOrigins = (version: RemoteVersion): readonly Attempt[] => [
  { version, origin: version.base },
  { version, origin: version.fallbackBase },
];

/** The chosen version gets a second chance where it is usually found. */
export const attemptsFor = (chosen: RemoteVersion): readonly Attempt[] => [{ version: chosen, origin: chosen.base }, ...fromBothOrigins(chosen)];

/**
 * Another origin or another try can help: the network, a missing file, a timeout, bytes that do not match their hash.
 * Everything else is the version's own fault.
 */
export function isRetriable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (/ScriptExecutionError/.test(error.message)) return false;
  return ['ScriptError', 'ScriptNetworkError', 'ChunkLoadError', 'LoadTimeout'].includes(error.name) || /RUNTIME-008/.test(error.message);
}

/** An origin that let us wait once is not waited for again. */
const isTimeout = (error: unknown): boolean => error instanceof Error && (error.name === 'LoadTimeout' || /timed out/.test(error.message));

/** Tries one way after the other. A version that fails for good is named, and none of its other origins is asked. */
export async function firstThatWorks<T>(attempts: readonly Attempt[], load: (attempt: Attempt) => Promise<T>, onBad: (version: RemoteVersion, error: unknown) => void): Promise<T> {
  const hopeless = new Set<RemoteVersion>();
  const silent = new Set<string>();
  let last: unknown = new Error('There is no version to load.');
  for (const attempt of attempts) {
    if (hopeless.has(attempt.version) || silent.has(attempt.origin)) continue;
    try {
      return await load(attempt);
    } catch (error) {
      last = error;
      if (isTimeout(error)) silent.add(attempt.origin);
      if (isRetriable(error)) continue;
      hopeless.add(attempt.version);
      onBad(attempt.version, error);
    }
  }
  throw last;
}
