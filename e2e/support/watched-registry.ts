import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type WatchedRegistry = { readonly url: string; readonly close: () => void };

/**
 * Hands changes (POST) on to a registry. `onReceived` hears of each, counted from 1, when the registry has read its head and was sent
 * its body, and before the answer.
 */
export async function watchedRegistry(registryUrl: string, onReceived: (count: number) => void): Promise<WatchedRegistry> {
  let received = 0;
  const handOn = async (asked: IncomingMessage, answer: ServerResponse): Promise<void> => {
    const body = Buffer.concat(await asked.toArray());
    const headers = { authorization: asked.headers.authorization, 'x-published-by': asked.headers['x-published-by'], 'content-type': asked.headers['content-type'], 'content-length': body.length };
    // A server says «continue» once it has read the head: only then does the body follow.
    const passed = send(new URL(asked.url ?? '/', registryUrl), { method: 'POST', headers: { ...headers, expect: '100-continue' } }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.once('error', () => answer.destroy()).pipe(answer);
    });
    passed.once('error', () => answer.destroy());
    passed.once('continue', () => passed.end(body, () => onReceived((received += 1))));
    passed.flushHeaders();
  };
  const server = createServer((asked, answer) => void handOn(asked, answer));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}
