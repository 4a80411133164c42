import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Systems take the ports of outgoing connections, and those of servers that ask for any, from 32768 up (Linux) or 49152 up: one that
 * was free there may be in use before a server that takes seconds to start listens on it.
 */
const [lowest, above] = [20_000, 32_768];
const mostTries = 100;

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => (['EADDRINUSE', 'EACCES'].includes(error.code ?? '') ? resolve(false) : reject(error)));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}

/** A port that nothing listens on, and that no connection gets by itself. Rejects when a hundred are taken. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const port = randomInt(lowest, above);
    if (await isFree(port)) return port;
  }
  throw new Error(`${mostTries} ports between ${lowest} and ${above - 1} were tried, and all are taken. See what listens on them.`);
}
