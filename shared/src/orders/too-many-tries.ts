import { isHttpError } from '@brasa/shared/runtime';
import { readOutcome } from '../wire/envelope.ts';

/** What the server says to whoever tries too often (429), with how long to wait; empty for any other failure of a call. */
export const tooManyTries = (error: unknown): string => (isHttpError(error, 429) ? readOutcome(error.body).message : '');
