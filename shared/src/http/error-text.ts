import { readOutcome } from '../wire/envelope.ts';
import { isCancellation, isHttpError } from './errors.ts';

const unreachable = 'No pudimos comunicarnos con el servidor. Inténtalo de nuevo.';

/** What a customer reads about a failed call: the server's sentence when it sent one. Null for a call somebody gave up [DEC-281]. */
export function customerMessage(error: unknown): string | null {
  if (isCancellation(error)) return null;
  return (isHttpError(error) && readOutcome(error.body).message) || unreachable;
}
