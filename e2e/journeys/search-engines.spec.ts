import { expect, test } from '../support/test.ts';

test('search engines read robots and sitemap; every listed address is a page that they may list, under its own address', async ({ request, baseURL }) => {
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
  const wrong: string[] = [];
  for (const path of places) {
    const page = await request.get(`${baseURL}${path}`, { maxRedirects: 0, headers: { accept: 'text/html' } });
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(await page.text())?.[1];
    if (page.status() !== 200 || !canonical || new URL(canonical).pathname !== path) wrong.push(`${path}: ${page.status()} ${canonical}`);
  }
  expect(wrong).toEqual([]);
});

test('an address of a category or a product that is not there is answered with the way home [ROUTE-006] [ROUTE-008] [ROUTE-014]', async ({ page, request }) => {
  for (const path of ['/menu/categoria/nada', '/menu/categoria/combos/subcategoria/nada', '/menu/categoria/combos/producto/999999']) {
    const { status, headers } = await request.get(path, { maxRedirects: 0, headers: { accept: 'text/html' } }).then((answer) => ({ status: answer.status(), headers: answer.headers() }));
    expect([path, status, headers.location]).toEqual([path, 302, '/']);
  }
  await page.goto('/menu/categoria/nada');
  await expect(page).toHaveURL(/\/$/);
});
