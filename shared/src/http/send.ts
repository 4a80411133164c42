import { AbortError, NetworkError, TimeoutError } from './errors.ts';
import { isOwnCall } from '../wire/call.ts';
import { httpSettings } from './settings.ts';
import { antiForgery } from './xsrf.ts';

export type Answer = { readonly ok: boolean; readonly status: number; readonly headers: Headers; readonly body: unknown };

export type Shipment = {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: BodyInit | undefined;
  readonly timeoutMs?: number | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Goes on when the page is left. */
  readonly keepalive?: true;
};

/** Null for a body that is not JSON. */
async function decoded(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** One request, one answer of any status; everything else is an error with a name. */
export async function send({ path, headers, body, timeoutMs, signal, keepalive }: Shipment): Promise<Answer> {
  const url = isOwnCall(path) ? `${httpSettings.ownBase}/${path}` : `${httpSettings.base}/${path}`;
  const controller = new AbortController();
  const giveUp = (): void => controller.abort();
  let late = false;
  const timer =
    timeoutMs === undefined
      ? undefined
      : setTimeout(() => {
          late = true;
          giveUp();
        }, timeoutMs);
  if (signal?.aborted) giveUp();
  signal?.addEventListener('abort', giveUp, { once: true });

  const token = antiForgery(url);
  try {
    const response = await httpSettings.fetch(url, {
      method: 'POST',
      headers: { Accept: 'application/json', ...(token === undefined ? {} : { 'X-XSRF-TOKEN': token }), ...headers },
      signal: controller.signal,
      ...(body === undefined ? {} : { body }),
      ...(keepalive && { keepalive }),
    });
    const found = await decoded(response);
    // A page instead of an answer: a hotel's log-in, a proxy. The api was not reached.
    if (response.ok && found === null) throw new NetworkError();
    return { ok: response.ok, status: response.status, headers: response.headers, body: found };
  } catch (error) {
    if (signal?.aborted) throw new AbortError();
    if (late) throw new TimeoutError(timeoutMs ?? 0);
    throw error instanceof NetworkError ? error : new NetworkError({ cause: error });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}
