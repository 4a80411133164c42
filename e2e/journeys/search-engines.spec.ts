import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../support/test.ts';

type Json = Readonly<Record<string, unknown>>;
async function ask(request: APIRequestContext, call: string): Promise<{ readonly body: Json; readonly headers: Readonly<Record<string, string>> }> {
  const answer = await request.post(`/api/${call}`);
  expect([call, answer.status()]).toEqual([call, 200]);
  return { body: (await answer.json()) as Json, headers: answer.headers() };
}
const factsIn = (html: string): readonly Json[] => [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) => JSON.parse(json ?? '') as Json);

/** The price is on the page, and the product in the menu under its name. */
function wrongProduct({ name, offers }: Json, html: string, menu: Json, path: string): readonly string[] {
  const { price, lowPrice, availability } = offers as Json;
  const amount = String(price ?? lowPrice);
  const isSold = (menu.menu as readonly Json[]).some((item) => item.N === name);
  return html.includes(`Q${amount}`) && isSold && availability === 'https://schema.org/InStock' ? [] : [`${path}: ${String(name)} for ${amount}`];
}

/** Address, place and every hour of the week as the api has them. */
function wrongShop({ name, address, geo, openingHoursSpecification }: Json, catalogues: Json, path: string): readonly string[] {
  const shop = (catalogues.tiendas as readonly Json[]).find(({ N }) => String(name).endsWith(` ${String(N)}`));
  const hours = (catalogues.horariosTiendas as Record<string, readonly Json[]>)[String(shop?.I)] ?? [];
  const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
  // A whole day ends where it begins in the api, and at its last minute for search engines.
  const closing = ({ openingTime, closingTime }: Json): unknown => (openingTime === closingTime ? '23:59' : closingTime);
  const expected = hours.map((row) => `${days[Number(row.numday)]} ${String(row.openingTime)} ${String(closing(row))}`).toSorted();
  const said = (openingHoursSpecification as readonly Json[]).map(({ dayOfWeek, opens, closes }) => `${String(dayOfWeek).split('/').at(-1)} ${String(opens)} ${String(closes)}`).toSorted();
  const isRight = shop !== undefined && (address as Json).streetAddress === shop.DIR && (geo as Json).latitude === shop.LAT && said.join() === expected.join();
  return isRight ? [] : [`${path}: ${said.join()} instead of ${expected.join()}`];
}

test('search engines read robots and sitemap; every listed address is a page that they may list, under its own address, and says of each product and shop what page and api say', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text();
  const sitemapAt = /^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? '';
  expect(new URL(sitemapAt).pathname).toBe('/sitemap.xml');
  // What nobody may list has to be read to say so; an address with a secret is left alone.
  expect(robots).not.toMatch(/^Disallow: \/cart$/m);
  expect(await (await request.get('/cart', { headers: { accept: 'text/html' } })).text()).toContain('<meta name="robots" content="noindex">');
  expect(robots).toMatch(/^Disallow: \/updatepass$/m);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const places = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => new URL(place ?? '').pathname);
  expect(places).toEqual(expect.arrayContaining(['/', '/tiendas', '/menu/categoria/combos', '/preguntasFrecuentes']));
  expect(places.length).toBeGreaterThan(50);
  // Pages of the menu are as new as the api says that it is.
  const [{ body: menu, headers }, { body: catalogues }] = await Promise.all([ask(request, 'data/getData'), ask(request, 'data/getCatalogos')]);
  const publishedAt = Date.parse(headers['last-modified'] ?? '');
  expect([...sitemap.matchAll(/combos<\/loc><lastmod>(.*?)<\/lastmod>/g)].map(([, day]) => Date.parse(day ?? ''))).toEqual([publishedAt]);
  const wrong: string[] = [];
  const met = { products: 0, shops: 0 };
  for (const path of places) {
    const page = await request.get(`${baseURL}${path}`, { maxRedirects: 0, headers: { accept: 'text/html' } });
    const html = await page.text();
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
    if (page.status() !== 200 || !canonical || new URL(canonical).pathname !== path) wrong.push(`${path}: ${page.status()} ${canonical}`);
    for (const fact of factsIn(html)) {
      if (fact['@type'] === 'Product') wrong.push(...wrongProduct(fact, html, menu, path));
      if (fact['@type'] === 'Restaurant' && path !== '/') wrong.push(...wrongShop(fact, catalogues, path));
      met.products += Number(fact['@type'] === 'Product');
      met.shops += Number(fact['@type'] === 'Restaurant' && path !== '/');
    }
  }
  expect(wrong).toEqual([]);
  expect(met.shops).toBe((catalogues.tiendas as unknown[]).length);
  expect(met.products).toBeGreaterThan(20);
});

test('an address of a category, a product or a promotion that is not there is answered with the way home [ROUTE-006] [ROUTE-008] [ROUTE-014] [ROUTE-017]', async ({ page, request }) => {
  for (const path of ['/menu/categoria/nada', '/menu/categoria/combos/subcategoria/nada', '/menu/categoria/combos/producto/999999', '/promociones/menu/nada', '/promociones/menu/categoria/combos']) {
    const { status, headers } = await request.get(path, { maxRedirects: 0, headers: { accept: 'text/html' } }).then((answer) => ({ status: answer.status(), headers: answer.headers() }));
    expect([path, status, headers.location]).toEqual([path, 302, '/']);
  }
  await page.goto('/menu/categoria/nada');
  await expect(page).toHaveURL(/\/$/);
});
