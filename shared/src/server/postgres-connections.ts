/** Limits of one connection, in milliseconds. */
export type ConnectionLimits = {
  /** For a free connection, or for a new one to be made. */
  readonly acquireMs: number;
  /** PostgreSQL itself ends a statement that takes longer. */
  readonly statementMs: number;
  /** A query that has heard nothing for this long has lost its server: it would have ended the statement by then. */
  readonly silenceMs: number;
};

/** A call meets at most one wait for a connection and one silence: 7.5 s, below the 8 s after which a customer's call counts as hanging. */
export const callLimits: ConnectionLimits = { acquireMs: 3000, statementMs: 4000, silenceMs: 4500 };

/** Options of a `pg` pool with these limits. */
export const poolOptions = ({ acquireMs, statementMs }: ConnectionLimits) =>
  ({ connectionTimeoutMillis: acquireMs, statement_timeout: statementMs, idle_in_transaction_session_timeout: 10_000, keepAlive: true }) as const;

type Listen = { on(event: string, listener: (...details: never[]) => void): unknown };
type Stream = Listen & { readonly bytesRead: number; setTimeout(ms: number): unknown; destroy(reason: Error): unknown };
/** A client of `pg`; it has more than its types say. */
type Client = Listen & { readonly connection: Listen & { readonly stream: Stream }; readonly readyForQuery: boolean; end(): Promise<void> };

/**
 * After these PostgreSQL closes the connection (terminated, shutting down, idle in a transaction for too long), or the
 * connection leads to a standby that refuses writes (25006): a new one may lead to the server that took over.
 */
const uselessAfter = /^(57P0[1-5]|25P03|25006)$/;

class SilentServerError extends Error {
  override readonly name = 'SilentServerError';
  readonly code = 'ETIMEDOUT';
}

/** Closes the connection when a query on it hears nothing for `silenceMs`. */
function watchSilence(client: Client, silenceMs: number): void {
  const { stream } = client.connection;
  stream.on('timeout', () => {
    if (client.readyForQuery) return;
    const { bytesRead } = stream;
    // A process that was busy hears of the time before it hears of the answer that has arrived meanwhile.
    setImmediate(() => {
      if (stream.bytesRead === bytesRead && !client.readyForQuery) stream.destroy(new SilentServerError(`PostgreSQL said nothing for ${silenceMs} ms`));
    });
  });
}

/**
 * Keeps a pool of `pg` usable whatever happens to its connections. `pg` listens for the errors of a client only while it is
 * idle: one that breaks while it is in use would end the process. Here each has a listener for its whole life; `pg` rejects
 * the query that was running, and the pool drops the client. `onIdleError` hears of connections that broke while idle.
 */
export function guardConnections<Pool extends Listen>(pool: Pool, { silenceMs }: ConnectionLimits, onIdleError: (error: Error) => void = () => undefined): Pool {
  pool.on('error', onIdleError);
  pool.on('connect', (client: Client) => {
    client.on('error', () => undefined);
    // The pool does not give an ended client to the next call.
    client.connection.on('errorMessage', ({ code = '' }: { code?: string }) => void (uselessAfter.test(code) && client.end()));
    watchSilence(client, silenceMs);
  });
  pool.on('acquire', (client: Client) => void client.connection.stream.setTimeout(silenceMs));
  pool.on('release', (_error: unknown, client: Client) => void client.connection.stream.setTimeout(0));
  return pool;
}

/**
 * The network's errors; a connection lost (08), too many of them (53), shutting down (57P), a statement that took too long
 * (57014), a standby (25006), idle for too long (25P03), undone for another transaction again and again (40P01, 40001).
 */
const awayCodes = /^(40P01|40001|ECONNREFUSED|ECONNRESET|ECONNABORTED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EPIPE|ETIMEDOUT|08\w{3}|53\d{3}|57P0\d|57014|25006|25P03)$/;
const awayMessages = /PGlite is closed|Connection terminated|timeout exceeded when trying to connect|is not queryable|has been discarded|driver has already been destroyed|Cannot use a pool after calling end/;

/** Whether the reason is the database and not the query: the same call may succeed in a moment. */
export const isDatabaseAway = ({ code = '', message }: { readonly code?: string; readonly message: string }): boolean => awayCodes.test(code) || awayMessages.test(message);
