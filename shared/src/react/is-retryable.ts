import { isCancellation, isHttpError, isUnreachable } from '../http/errors.ts';

/** Something did not arrive, or was given up because nothing came: asking again may be all it takes. */
export const isRetryable = (error: unknown): boolean => isUnreachable(error) || isCancellation(error) || isHttpError(error) || (error instanceof Error && error.name === 'ChunkLoadError');
