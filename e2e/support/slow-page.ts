import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export type SlowPage = {
  readonly url: string;
  /** Sends the rest of every page, and from now on whole ones. */
  release(): void;
  close(): void;
};

/** Hands the storefront on as a slow line does: of each page only what stands above `until` arrives before `release()`. Everything else comes at once. */
export async function slowPage(storefront: string, until: string): Promise<SlowPage> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));

  const sendSlowly = async (page: IncomingMessage, send: (part: string) => void): Promise<void> => {
    const html = Buffer.concat(await page.toArray()).toString();
    const middle = html.indexOf(until);
    send(html.slice(0, Math.max(middle, 0)));
    await released;
    send(html.slice(Math.max(middle, 0)));
  };

  const server = createServer((asked, answer) => {
    const { host: _, 'accept-encoding': __, ...headers } = asked.headers;
    const passed = request(new URL(asked.url ?? '/', storefront), { method: asked.method, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      const isPage = given.statusCode === 200 && String(given.headers['content-type']).startsWith('text/html');
      if (!isPage) return void given.pipe(answer);
      void sendSlowly(given, (part) => answer.write(part)).then(() => answer.end());
    });
    passed.once('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    release: () => release(),
    close: () => {
      release();
      server.close();
      server.closeAllConnections();
    },
  };
}
