import type { Page } from '@playwright/test';
import { customer } from '../support/customer.ts';
import { expect, test } from '../support/test.ts';

const kept = (page: Page, shelf: RegExp) =>
  page.evaluate(async (source) => {
    const names = (await caches.keys()).filter((name) => new RegExp(source).test(name));
    return (await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)))).flat();
  }, shelf.source);

/** The worker has what a day without a network needs. */
async function untilKept(page: Page): Promise<void> {
  await expect(async () => {
    expect(await kept(page, /pages/)).toContain('/');
    const files = await kept(page, /files/);
    for (const wanted of [/mf-menu\/.*\/product\./, /mf-cart-checkout\/.*\/remoteEntry/, /mf-cart-checkout\/.*\/expose_area/, /\/s\/federation\./]) expect(files.some((file) => wanted.test(file)), String(wanted)).toBe(true);
  }).toPass({ timeout: 30_000 });
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('the menu seen once is readable after a reload without a network, the cart is filled and edited, and all is well afterwards', async ({ page, context }, testInfo) => {
  // Calls that cannot be made are written to the console by the browser itself.
  testInfo.annotations.push({ type: 'expects-problems' });
  const he = customer(page);
  await he.opens('/');
  await page.getByRole('main').getByRole('link', { name: 'Entradas', exact: true }).first().click();
  await expect(heading(page, 'Entradas')).toBeVisible();
  await untilKept(page);

  await context.setOffline(true);
  await page.reload();
  await expect(heading(page, 'Entradas')).toBeVisible();
  await expect(page).toHaveTitle(/^Entradas \|/);
  await expect(page.getByText('Sin conexión a internet')).toBeVisible();
  await expect(page.getByText('Q109.00').first()).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Alitas 16 piezas', exact: true }).click();
  await expect(heading(page, 'Alitas 16 piezas')).toBeVisible();
  await page.getByRole('button', { name: 'Más Alitas 16 piezas' }).click();
  await page.getByRole('button', { name: /^Añadir Q218/ }).click();
  await expect(heading(page, 'Entradas')).toBeVisible();
  await page.getByRole('link', { name: 'Ver mi orden: 2 productos, Q218.00' }).filter({ visible: true }).click();
  await expect(heading(page, 'Mi orden')).toBeVisible();
  await page.getByRole('button', { name: 'Menos Alitas 16 piezas' }).click();
  const total = page.getByRole('region', { name: 'Resumen de tu orden' }).getByText('Q109.00').first();
  await expect(total).toBeVisible();

  // An address that was never loaded, on a device without a network.
  await page.reload();
  await expect(heading(page, 'Mi orden')).toBeVisible();
  await expect(total).toBeVisible();
  // The banner says that there is no connection; the cart says only what that means here.
  await expect(page.getByText('Podrás pagar cuando vuelva la conexión.')).toBeVisible();
  await expect(page.getByText(/(Sin|No tienes) conexión|Tu carrito/).filter({ visible: true })).toHaveText(['Sin conexión a internet. Tu carrito sigue guardado.']);
  // It reads as disabled, and answers why.
  await page.getByRole('button', { name: /^Pagar mi orden/ }).click({ force: true });
  const why = page.getByRole('dialog', { name: 'No se puede realizar la compra' });
  await expect(why).toContainText('No tienes conexión');
  await why.getByRole('button', { name: 'Aceptar' }).click();
  await expect(page).toHaveURL(/\/cart$/);

  await context.setOffline(false);
  await page.reload();
  await expect(page.getByText('Sin conexión a internet')).toBeHidden();
  await expect(total).toBeVisible();
  await page.goto('/');
  await expect(page.locator('main > [data-remote="mf-menu"]')).toBeVisible();
});

test('nothing personal is kept, and with a network the page is always the server’s', async ({ page }) => {
  await customer(page).opens('/');
  await untilKept(page);
  for (const path of ['/checkout', '/tracking/AAAAAAAAAAAAAAAAAAAAAA', '/login', '/cart']) await page.goto(path);
  await page.goto('/tiendas');
  await expect.poll(() => kept(page, /pages/)).toContain('/tiendas');
  expect((await kept(page, /pages/)).toSorted()).toEqual(['/', '/tiendas']);
  expect((await kept(page, /./)).filter((path) => path.startsWith('/api'))).toEqual([]);

  // Whatever lies in the cache: the server is asked first.
  await page.evaluate(async () => {
    const cache = await caches.open('brasa-pages-1');
    await cache.put('/tiendas', new Response('<h1>Vieja</h1>', { headers: { 'content-type': 'text/html' } }));
  });
  await page.reload();
  await expect(heading(page, 'Nuestras Tiendas')).toBeVisible();
});

test('a kept script whose bytes are not the published ones does not run', async ({ page, context }, testInfo) => {
  testInfo.annotations.push({ type: 'expects-problems' });
  await customer(page).opens('/');
  await untilKept(page);
  await page.evaluate(async () => {
    const cache = await caches.open('brasa-files-1');
    for (const { url } of await cache.keys()) if (/mf-menu\/.*\.js$/.test(url)) await cache.put(url, new Response('globalThis.tampered = true;', { headers: { 'content-type': 'text/javascript' } }));
  });
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Reintentar' }).first()).toBeVisible({ timeout: 30_000 });
  expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
});
