type Closable = { readonly close: () => Promise<unknown>; readonly server: { closeIdleConnections(): void; closeAllConnections(): void } };

const sweepEveryMs = 100;

/**
 * Ends a server once what is being answered is answered, or after `patienceMs`. A connection that was busy when closing began
 * is only idle afterwards: unless somebody sweeps, the server would wait for it as long as a browser may keep it.
 */
export async function closeServer(app: Closable, patienceMs = 5000): Promise<void> {
  const sweeping = setInterval(() => app.server.closeIdleConnections(), sweepEveryMs);
  const giveUp = setTimeout(() => app.server.closeAllConnections(), patienceMs);
  try {
    await app.close();
  } finally {
    clearInterval(sweeping);
    clearTimeout(giveUp);
  }
}
