import { decrypt } from '../http/cipher.ts';
import { configureHttp } from '../http/settings.ts';
import { callOptions, type CallPath } from '../wire/call.ts';
import { toEnvelope } from '../wire/envelope.ts';

export type FakeCall = {
  readonly path: string;
  readonly headers: Headers;
  /** What was sent, opened: JSON, form fields, or the inside of the envelope; undefined without a body. */
  readonly payload: Record<string, unknown> | undefined;
  readonly body: BodyInit | null | undefined;
};

/** How a call travelled: for whom, in what kind of body. */
export function wayOf({ headers, body }: FakeCall): string {
  const token = headers.get('authorization');
  const who = token === null ? 'nobody' : headers.get('refresh-token') === null ? 'guest' : 'customer';
  if (body === null || body === undefined) return `${who}, nothing`;
  if (body instanceof FormData) return `${who}, form`;
  const inside = (JSON.parse(String(body)) as { data?: unknown }).data;
  return `${who}, ${typeof inside === 'string' ? 'envelope' : 'json'}`;
}

export type FakeAnswer = { readonly status?: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: object | null };
/** A body for a good answer, a whole answer, or what makes one. */
export type FakeRoute = object | ((call: FakeCall, count: number) => FakeAnswer | Promise<FakeAnswer>);

export const fakeSecret = 'clave-de-prueba';
const key = `/k/t1/${fakeSecret}`;

function opened(path: string, body: BodyInit | null | undefined): Record<string, unknown> | undefined {
  if (body === null || body === undefined) return undefined;
  if (body instanceof FormData) return Object.fromEntries(body.entries());
  const json = JSON.parse(String(body)) as Record<string, unknown>;
  if (!callOptions[path.split('/', 2).join('/') as CallPath] || typeof json['data'] !== 'string') return json;
  const inside = decrypt(json['data'], fakeSecret);
  return inside === null ? json : (JSON.parse(inside) as Record<string, unknown>);
}

/** As much of a Response as the client reads: the browser of the tests has no class of that name. */
type Answer = Pick<Response, 'ok' | 'status' | 'headers' | 'text'>;

const answer = (status: number, body: object | null, headers: Readonly<Record<string, string>> = {}): Answer => ({
  ok: status >= 200 && status < 300,
  status,
  headers: new Headers({ ck: key, ...headers }),
  text: async () => JSON.stringify(body),
});

/** `events` counts the calls made and answered, `waiting` those on their way. A call that its test holds back does not wait. */
type Traffic = { events: number; waiting: number };
/** Of the fake api installed last: what an earlier test left behind is waited for by nobody. */
let traffic: Traffic = { events: 0, waiting: 0 };
export const fakeTraffic = (): Readonly<Traffic> => ({ ...traffic });

/** Counts a call that is made; the returned function counts its answer, once. */
function begin(counted: Traffic): () => void {
  counted.events += 1;
  counted.waiting += 1;
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    counted.events += 1;
    counted.waiting -= 1;
  };
}

/** Turns of the event loop without a call, after which no further one follows from an answer: it passes through a query first. */
const quietTurns = 3;
const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** Resolves when every call is answered, but for those their test holds back, and none follows from the answers. */
export async function callsEnded(): Promise<void> {
  for (let quiet = 0; quiet < quietTurns; ) {
    const { events } = traffic;
    await nextTurn();
    quiet = traffic.waiting === 0 && traffic.events === events ? quiet + 1 : 0;
  }
}

/** An api for tests: paths below the base and what they answer; everything else is a 404. Installed at once. */
export function fakeHttp(routes: Readonly<Record<string, FakeRoute>> = {}) {
  const table = new Map(Object.entries(routes));
  const calls: FakeCall[] = [];
  const state = { offline: false, latency: 0 };
  const own: Traffic = { events: 0, waiting: 0 };
  traffic = own;

  async function answerFor(call: FakeCall, end: () => void): Promise<Answer> {
    const route = table.get(call.path) ?? table.get(call.path.split('/', 2).join('/'));
    if (route === undefined) return answer(404, toEnvelope({ code: '01', message: '' }));
    const count = calls.filter(({ path }) => path === call.path).length;
    const made = typeof route === 'function' ? (route(call, count) as FakeAnswer | Promise<FakeAnswer>) : { body: route };
    // The test may hold it back.
    if (made instanceof Promise) end();
    const { status = 200, headers = {}, body = {} } = await made;
    const good = status < 300;
    return answer(status, body && toEnvelope({ code: good ? '00' : '01', message: '' }, body), headers);
  }

  const fetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Answer> => {
    const path = String(input).replace(/^.*?\/(?:api\/|(?=cuenta\/))/, '');
    const call: FakeCall = { path, headers: new Headers(init.headers), body: init.body, payload: opened(path, init.body) };
    calls.push(call);
    const end = begin(own);
    const interrupted = new Promise<never>((_resolve, reject) => {
      const stop = (): void => reject(new DOMException('aborted', 'AbortError'));
      if (init.signal?.aborted) stop();
      init.signal?.addEventListener('abort', stop);
    });
    const answered = new Promise<void>((resolve) => setTimeout(resolve, state.latency)).then(() => {
      if (state.offline) throw new TypeError('Failed to fetch');
      return answerFor(call, end);
    });
    return Promise.race([answered, interrupted]).finally(end);
  };

  configureHttp({ base: '/api', fetch: fetch as unknown as typeof globalThis.fetch });

  return {
    calls,
    callsTo: (path: string) => calls.filter((call) => call.path === path),
    route: (path: string, answer: FakeRoute) => void table.set(path, answer),
    setOffline: (offline: boolean) => void (state.offline = offline),
    setLatency: (milliseconds: number) => void (state.latency = milliseconds),
  };
}
