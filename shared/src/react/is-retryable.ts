import { isHttpError, isUnreachable } from '../http/errors.ts';

/** Something did not arrive: asking again may be all it takes. */
export const isRetryable = (error: unknown): boolean => isUnreachable(error) || isHttpError(error) || (error instanceof Error && error.name === 'ChunkLoadError');
