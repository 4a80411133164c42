type Connection = { destroy(): unknown; once(event: 'close', ended: () => void): unknown };
type Server = {
  on(event: 'connection', opened: (connection: Connection) => void): unknown;
  on(event: 'request', asked: (request: { readonly socket: Connection }) => void): unknown;
  closeIdleConnections(): void;
  closeAllConnections(): void;
};
type Closable = { readonly close: () => Promise<unknown>; readonly server: Server };

const sweepEveryMs = 100;

/**
 * How a server ends: once what is being answered is answered, or after `timeoutMs`. Asked for before it listens. A connection
 * that was busy when closing began is only idle afterwards, and one that was opened ahead (browsers do) counts as busy before
 * its first request: unless somebody sweeps, the server would wait for both as long as a browser may keep them.
 */
export function gracefulClose(app: Closable, timeoutMs = 5000): () => Promise<void> {
  const unused = new Set<Connection>();
  app.server.on('connection', (connection) => {
    unused.add(connection);
    connection.once('close', () => unused.delete(connection));
  });
  app.server.on('request', ({ socket }) => unused.delete(socket));

  const sweep = (): void => {
    app.server.closeIdleConnections();
    for (const connection of unused) connection.destroy();
  };
  return async () => {
    const sweeping = setInterval(sweep, sweepEveryMs);
    const giveUp = setTimeout(() => app.server.closeAllConnections(), timeoutMs);
    try {
      await app.close();
    } finally {
      clearInterval(sweeping);
      clearTimeout(giveUp);
    }
  };
}
