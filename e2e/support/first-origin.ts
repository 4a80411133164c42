import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { customer } from './customer.ts';
import { waysToFail } from './faults.ts';
import { selfContained } from './page-data.ts';

/** The first origin of every remote is away, in one of the ways of `waysToFail`. */
export const firstOriginAway =
  (way: string) =>
  async (page: Page): Promise<void> => {
    await page.route(/\/r\/mf-/, waysToFail[way] ?? (() => undefined));
  };

/** What arrives of a file of the first origin: nothing, not even headers, or headers and the first half. The request never ends. */
export type Hang = 'nothing' | 'half';

export type Relay = {
  readonly url: string;
  /** From now on, for every file of the first origin. */
  readonly hang: (how: Hang) => void;
  readonly stop: () => Promise<void>;
};

/**
 * A proxy between browser and storefront, so that connections are real: a request that hangs keeps one of the six that a browser opens to a
 * host over HTTP/1.1. A request that Playwright holds back inside the browser keeps none.
 */
export async function relayTo(storefront: string): Promise<Relay> {
  let hang: Hang | undefined;
  const server = createServer((incoming, response) => {
    const how = incoming.url?.startsWith('/r/mf-') ? hang : undefined;
    if (how === 'nothing') return;
    const outgoing = request(storefront + incoming.url, { method: incoming.method, headers: incoming.headers }, (original) => {
      response.writeHead(original.statusCode ?? 502, original.rawHeaders);
      if (how === undefined) return void original.pipe(response);
      // Compressed files come without a length.
      original.toArray().then(
        (parts: Buffer[]) => {
          const body = Buffer.concat(parts);
          response.write(body.subarray(0, Math.ceil(body.length / 2)));
        },
        () => response.destroy(),
      );
    });
    outgoing.on('error', () => response.destroy());
    response.on('close', () => outgoing.destroy());
    incoming.pipe(outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    hang: (how) => void (hang = how),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const network = 'https://cdn.example';

/** Pages as the server sends them when `PUBLIC_ORIGIN` is another network, whose scripts are late. `delayMs` in milliseconds. */
export const slowNetworkOfItsOwn =
  (delayMs: number) =>
  async (page: Page): Promise<void> => {
    await page.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const body = (await selfContained(await response.text(), page)).replaceAll(/(["(=\s])\/r\/mf-/g, `$1${network}/r/mf-`);
      await route.fulfill({ response, body });
    });
    await page.route(`${network}/r/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      // What is still on its way when the journey ends fails: nobody asks for it any more.
      try {
        const response = await page.request.get(pathname);
        const body = await response.body();
        await new Promise((resolve) => setTimeout(resolve, delayMs));
        await route.fulfill({ body, contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' } });
      } catch {}
    });
  };

/** A guest orders while the scripts of every remote have trouble on their way, and nothing says so. */
export async function ordersDespite(page: Page, trouble: (page: Page) => Promise<void>): Promise<void> {
  const told: string[] = [];
  page.on(
    'request',
    (sent) => new URL(sent.url()).pathname === '/failures' && told.push(sent.postData() ?? ''),
  );
  await page.addInitScript(() => localStorage.setItem('first-time', 'false'));
  await trouble(page);
  const she = customer(page);
  const expectNothingWrong = async (): Promise<void> => {
    await expect(page.getByText(/No pudimos|Reintentar|Algo salió mal/)).toHaveCount(0);
    expect(await page.evaluate(() => sessionStorage.getItem('pz-bad-versions') ?? '')).toBe('');
  };
  // A script that hangs may hold the load event back; customers do not wait for that one.
  await page.goto('/', { waitUntil: 'commit' });
  await she.adds({ category: 'Entradas', product: 'Alitas 16 piezas' });
  await page
    .getByRole('button', { name: /^Buscar/ })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await she.opensCart();
  await expect(
    page.locator('[data-place="address-banner"] [data-stage]:not([data-server-rendered]) *').first(),
  ).toBeVisible();
  await expectNothingWrong();
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Mi orden' })).toBeVisible();
  await she.pays();
  await she.choosesPickup('Zona 10 Oakland');
  await she.goesOnAsGuest();
  await she.introducesHerself();
  await she.paysCash();
  await expect(page.getByRole('main').getByText(/Alitas 16 piezas/)).toBeVisible();
  await expectNothingWrong();
  expect(told).toEqual([]);
}
