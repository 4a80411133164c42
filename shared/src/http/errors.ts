/** Errors are known by `name`, never by `instanceof`: two copies of this code may be on one page. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  /** The decoded answer, when there was one. */
  readonly body: unknown;
  /** Seconds after which it may be asked again, where the api says so. */
  readonly retryAfter: number | null;
  constructor(status: number, body: unknown, retryAfter: string | null = null) {
    super(`Request failed with status code ${status}`);
    this.status = status;
    this.body = body;
    this.retryAfter = Number(retryAfter) || null;
  }
}

/** No answer, or one that is not the api's (a hotel's log-in page). */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  constructor(options?: ErrorOptions) {
    super('Network Error', options);
  }
}

export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
  constructor(milliseconds: number) {
    super(`timeout of ${milliseconds}ms exceeded`);
  }
}

/** The caller gave up: nothing is shown to the customer. */
export class AbortError extends Error {
  override readonly name = 'AbortError';
  constructor() {
    super('Request aborted');
  }
}

const named = (error: unknown, name: string): boolean => error instanceof Error && error.name === name;

export const isHttpError = (error: unknown, ...statuses: readonly number[]): error is HttpError =>
  named(error, 'HttpError') && (statuses.length === 0 || statuses.includes((error as HttpError).status));
export const isCancellation = (error: unknown): boolean => named(error, 'AbortError');
/** The api could not be heard at all; it may work in a moment. */
export const isUnreachable = (error: unknown): boolean => named(error, 'NetworkError') || named(error, 'TimeoutError');
