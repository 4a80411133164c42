import type { Locator, Page } from '@playwright/test';
import { customer } from '../support/customer.ts';
import { expect, expectAccessible, expectInteractive, expectNoHorizontalScroll, mapTest as test } from '../support/test.ts';

const pin = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const groups = (page: Page): Locator => page.getByRole('button', { name: /^\d+ tiendas?$/ });
const card = (page: Page, name: string): Locator => page.getByRole('article', { name });
const detail = (page: Page, name: string): Locator => page.getByRole('region', { name: `Tienda seleccionada: ${name}` });
/** Its label comes with its first picture, its buttons before. */
const mapIsDrawn = (page: Page): Promise<void> => expect(page.getByLabel(/^Mapa de/)).toBeVisible();

/** Names of the pins and groups that lie over each other by more than a pixel. */
const overlappingMarks = (page: Page): Promise<readonly string[]> =>
  page.locator('.maplibregl-marker button').evaluateAll((buttons) => {
    const marks = buttons.map((button) => ({ name: button.getAttribute('aria-label') ?? button.textContent, box: button.getBoundingClientRect() }));
    return marks.flatMap(({ name, box }, index) =>
      marks.slice(index + 1).flatMap((other) => (Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 1 && Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 1 ? [`${name} and ${other.name}`] : [])),
    );
  });

/** Pixels from the tip of a pin to the middle of the map. */
async function offCentre(page: Page, name: string): Promise<number> {
  const [tip, map] = [await pin(page, name).boundingBox(), await page.locator('canvas').first().boundingBox()];
  if (!tip || !map) return Infinity;
  return Math.hypot(tip.x + tip.width / 2 - (map.x + map.width / 2), tip.y + tip.height - (map.y + map.height / 2));
}

/** Whether all of it lies within the other one, as both are shown. */
async function isWithin(inner: Locator, outer: Locator): Promise<boolean> {
  const [part, whole] = [await inner.boundingBox(), await outer.boundingBox()];
  return part !== null && whole !== null && part.x >= whole.x && part.y >= whole.y && part.x + part.width <= whole.x + whole.width && part.y + part.height <= whole.y + whole.height;
}

/** Whether the list ends where the map begins, and both are in the first sight of the page. */
async function isBesideMap(page: Page): Promise<boolean> {
  const [first, map] = [await page.getByRole('article').first().boundingBox(), await page.locator('canvas').first().boundingBox()];
  return first !== null && map !== null && first.x + first.width <= map.x && Math.max(first.y, map.y) < (page.viewportSize()?.height ?? 0);
}

/** Requests to anybody else. */
function outsideRequests(page: Page, storefront: string): readonly string[] {
  const outside: string[] = [];
  page.on('request', (request) => /^https?:/.test(request.url()) && !request.url().startsWith(storefront) && outside.push(request.url()));
  return outside;
}

const returning = (page: Page): Promise<unknown> => page.addInitScript(() => localStorage.setItem('first-time', 'false'));
const here = { permissions: ['geolocation'], geolocation: { latitude: 14.6, longitude: -90.51 } };

// A map takes a quarter of a minute to arrive there; `npm test` walks the same limits with the cart (`cart.spec.ts`).
if (process.env.ALL_FAULTS !== undefined) {
  test.describe('on a slow line', () => {
    // What the service worker fetches would not be slowed down.
    test.use({ serviceWorkers: 'block', viewport: { width: 1280, height: 900 } });

    test('the map arrives although it takes longer than other scripts may, and is asked for once', async ({ page }) => {
      const scripts: string[] = [];
      page.on('request', (request) => /\/mf-stores\/.*\.js$/.test(request.url()) && scripts.push(new URL(request.url()).pathname));
      await returning(page);
      await page.goto('/');
      await expectInteractive(page);
      const devTools = await page.context().newCDPSession(page);
      await devTools.send('Network.enable');
      await devTools.send('Network.emulateNetworkConditions', { offline: false, latency: 100, downloadThroughput: 30_000, uploadThroughput: 30_000 });
      await page.getByRole('link', { name: 'Nuestras Tiendas' }).first().click();
      await mapIsDrawn(page);
      expect(scripts.filter((path, index) => !path.startsWith('/r/') || scripts.indexOf(path) !== index)).toEqual([]);
      expect(await page.evaluate(() => sessionStorage.getItem('pz-origins-away') ?? '')).toBe('');
    });
  });
}

test.describe('on a wide screen', () => {
  test.use({ ...here, viewport: { width: 1280, height: 900 } });

  test('the map of the delivery is drawn by the engine that the map of the shops has brought', async ({ page }) => {
    const workers: string[] = [];
    page.on('worker', (worker) => workers.push(new URL(worker.url()).pathname));
    const large = (): Promise<readonly string[]> =>
      page.evaluate(() => (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ decodedBodySize }) => decodedBodySize > 500_000).map(({ name }) => new URL(name).pathname));
    await returning(page);
    await page.goto('/');
    await expectInteractive(page);
    await page.getByRole('link', { name: 'Nuestras Tiendas' }).first().click();
    await mapIsDrawn(page);
    await page.goBack();
    await page.getByRole('region', { name: 'Entrega' }).getByRole('button', { name: 'A domicilio' }).click();
    await expect(page).toHaveURL(/\/delivery/);
    await mapIsDrawn(page);
    // The engine, and its worker where the browser lists it.
    const files = await large();
    expect(files.filter((path) => path.endsWith('.js'))).toHaveLength(1);
    expect(files.filter((path) => !path.includes('/mf-stores/'))).toEqual([]);
    expect(workers).not.toEqual([]);
    expect(workers.filter((path) => !path.includes('/mf-stores/'))).toEqual([]);
  });

  test('a map engine of the shops that cannot be had takes no map away from the delivery', async ({ page }) => {
    // Both origins; at first a connection that brings nothing, then none.
    let abort = (): void => {};
    const aborted = new Promise<void>((resolve) => (abort = resolve));
    await page.route(/\/mf-stores\/.*\/map-maplibre-engine\.js$/, (route) => aborted.then(() => route.abort()));
    await returning(page);
    await page.goto('/');
    await expectInteractive(page);
    await page.getByRole('link', { name: 'Nuestras Tiendas' }).first().click();
    const loading = page.getByText('Cargando el mapa…').filter({ visible: true });
    await expect(loading).toBeVisible();
    await page.goBack();
    await page.getByRole('region', { name: 'Entrega' }).getByRole('button', { name: 'A domicilio' }).click();
    await expect(page).toHaveURL(/\/delivery/);
    await expect(loading).toBeVisible();
    abort();
    await mapIsDrawn(page);
    await page.goBack();
    await page.getByRole('link', { name: 'Nuestras Tiendas' }).first().click();
    await mapIsDrawn(page);
  });

  test('a map of the shops that cannot be drawn for want of its worker takes no map away from the delivery', async ({ page }) => {
    await page.route(/\/mf-stores\/.*\.mjs$/, (route) => route.abort());
    await returning(page);
    await page.goto('/');
    await expectInteractive(page);
    await page.getByRole('link', { name: 'Nuestras Tiendas' }).first().click();
    await expect(page.getByText('Mapa no disponible')).toBeVisible();
    await page.goBack();
    await page.getByRole('region', { name: 'Entrega' }).getByRole('button', { name: 'A domicilio' }).click();
    await expect(page).toHaveURL(/\/delivery/);
    await mapIsDrawn(page);
  });

  test('list and map stand beside each other, and a shop is selected from both [STO-002] [STO-019] [STO-020] [STO-021] [STO-022] [STO-024] [STO-025] [STO-030]', async ({ page, storefront }) => {
    const outside = outsideRequests(page, storefront);
    await returning(page);
    await page.goto('/tiendas');
    await mapIsDrawn(page);
    await expect(groups(page).first()).toBeVisible();
    for (const width of [900, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => isBesideMap(page)).toBe(true);
      await expectNoHorizontalScroll(page);
    }
    await expectAccessible(page, 'the locator');

    await card(page, 'Zona 10 Oakland').getByText('Diagonal 6 12-40').first().click();
    await expect(pin(page, 'Zona 10 Oakland')).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => offCentre(page, 'Zona 10 Oakland')).toBeLessThanOrEqual(2);
    const colours = await page.locator('.maplibregl-marker button[aria-pressed] path:first-child').evaluateAll((paths) => paths.map((path) => [path.closest('button')?.getAttribute('aria-pressed'), getComputedStyle(path).fill]));
    expect(new Set(colours.map(([isSelected, fill]) => `${isSelected} ${fill}`))).toEqual(new Set(['true rgb(29, 107, 51)', 'false rgb(196, 51, 15)']));
    const popup = page.getByRole('group', { name: 'Zona 10 Oakland' });
    await expect(popup).toContainText('Diagonal 6 12-40');
    await expect(popup).toContainText(/Abierto|Cerrado hoy/);
    await expect(detail(page, 'Zona 10 Oakland').getByRole('link', { name: 'Cómo llegar' })).toHaveAttribute('href', /destination=14\.599,-90\.511/);
    await expectAccessible(page, 'a selected shop');

    // Close enough that pins of the same part of the town stand apart.
    await page.locator('canvas').first().click({ position: { x: 20, y: 60 } });
    await expect(detail(page, 'Zona 10 Oakland')).toBeHidden();
    for (let times = 0; times < 3; times += 1) await page.getByRole('button', { name: 'Alejar el mapa' }).click();
    const other = pin(page, 'Zona 14 Las Américas');
    await other.click();
    await expect(card(page, 'Zona 14 Las Américas')).toHaveAttribute('aria-current', 'true');
    await expect.poll(() => offCentre(page, 'Zona 14 Las Américas')).toBeLessThanOrEqual(2);
    expect(outside).toEqual([]);
  });

  test('the map speaks Spanish; its zoom stands at the lower right, without a compass [STO-028] [STO-029]', async ({ page }) => {
    await returning(page);
    await page.goto('/tiendas');
    await mapIsDrawn(page);
    const [farther, canvas] = [page.getByRole('button', { name: 'Alejar el mapa' }), page.locator('canvas').first()];
    await expect(canvas).toHaveAccessibleName(/^Mapa de nuestras tiendas\./);
    await expect(page.locator('.maplibregl-ctrl-compass')).toHaveCount(0);
    const [zoom, map] = [await farther.boundingBox(), await canvas.boundingBox()];
    expect(Math.max(Math.abs((map?.x ?? 0) + (map?.width ?? 0) - (zoom?.x ?? 0) - (zoom?.width ?? 0)), Math.abs((map?.y ?? 0) + (map?.height ?? 0) - (zoom?.y ?? 0) - (zoom?.height ?? 0)))).toBeLessThan(30);
  });

  test('the keyboard parts the groups and reaches every shop, which comes into view, and from there its details', async ({ page }) => {
    await returning(page);
    await page.goto('/tiendas');
    await mapIsDrawn(page);
    const canvas = page.locator('canvas').first();
    const marks = page.locator('.maplibregl-marker').getByRole('button');
    const focused = page.locator('.maplibregl-marker button:focus');
    await expect(groups(page).first()).toBeVisible();
    await expect(async () => {
      if ((await groups(page).count()) > 0) {
        await groups(page).first().focus();
        await page.keyboard.press('Enter');
      }
      await expect(marks).toHaveCount(12, { timeout: 1000 });
    }).toPass();
    await expect(canvas).toBeFocused();

    const reached: string[] = [];
    for (let count = 1; count <= 12; count += 1) {
      await page.keyboard.press('Tab');
      await expect.poll(() => isWithin(focused, canvas), { message: `pin ${count} is in view` }).toBe(true);
      reached.push((await focused.getAttribute('aria-label')) ?? '');
    }
    expect(new Set(reached).size).toBe(12);

    const [last = ''] = reached.slice(-1);
    await page.keyboard.press('Enter');
    await expect.poll(() => offCentre(page, last)).toBeLessThanOrEqual(2);
    await expect(page.getByRole('group', { name: last })).toBeVisible();
    const link = detail(page, last).getByRole('link', { name: 'Cómo llegar' });
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused({ timeout: 100 });
    }).toPass();
  });

  test('search and city narrow list and map together; without a match there is a way back [STO-006] [STO-007] [STO-023]', async ({ page }) => {
    await returning(page);
    await page.goto('/tiendas');
    await mapIsDrawn(page);
    await page.getByLabel('Ciudad').selectOption({ label: 'Quetzaltenango' });
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(pin(page, 'Quetzaltenango Zona 3')).toBeVisible();
    await page.getByLabel('Buscar tienda').fill('antigua');
    await expect(page.getByText('No hay tiendas disponibles')).toBeVisible();
    await page.getByRole('button', { name: 'Ver todas las tiendas' }).click();
    await expect(page.getByRole('article')).toHaveCount(12);
    await page.getByLabel('Buscar tienda').fill('terasa');
    await expect(page.getByRole('article').first()).toHaveAccessibleName('Antigua Calle Ancha');

    // The page of a shop and back: what was looked for is still there.
    await page.getByRole('link', { name: 'Antigua Calle Ancha' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Antigua Calle Ancha' })).toBeVisible();
    await expect(page).toHaveURL(/\/tiendas\/antigua-calle-ancha$/);
    await page.goBack();
    await expect(page.getByLabel('Buscar tienda')).toHaveValue('terasa');
    await expect(page.getByRole('article').first()).toHaveAccessibleName('Antigua Calle Ancha');
  });
});

test.describe('on a phone', () => {
  test.use(here);

  test('the list comes first and costs no map; the nearest shop becomes the place of pickup, in every tab [STO-003] [STO-012] [STO-018]', async ({ page, context }) => {
    await returning(page);
    await page.goto('/tiendas');
    await expectInteractive(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Nuestras Tiendas' })).toHaveCount(1);
    await page.getByRole('button', { name: 'Usar mi ubicación' }).click();
    await expect(page.getByRole('article').first()).toHaveAccessibleName('Zona 10 Oakland');
    await expect(page.getByRole('article').first()).toContainText('La más cercana abierta');
    await expect(page.getByRole('link', { name: 'Ubicar tienda: Zona 10 Oakland' })).toBeVisible();
    await expect(page.locator('canvas')).toHaveCount(0);
    await expectNoHorizontalScroll(page);
    await expectAccessible(page, 'the list of shops');

    await page.getByRole('button', { name: 'Ver mapa' }).click();
    await mapIsDrawn(page);
    // From all shops in one view to where each stands alone, no mark lies over another.
    for (const name of ['Cobán Zona 4', 'Quetzaltenango Zona 3']) await expect(pin(page, name)).toBeInViewport();
    const overlapping: string[] = [];
    await expect(async () => {
      overlapping.push(...(await overlappingMarks(page)));
      if ((await groups(page).count()) > 0) await groups(page).first().click();
      await expect(page.locator('.maplibregl-marker').getByRole('button')).toHaveCount(12, { timeout: 1000 });
    }).toPass();
    expect([...overlapping, ...(await overlappingMarks(page))]).toEqual([]);
    await page.getByRole('button', { name: 'Ver lista' }).click();
    await page.getByRole('button', { name: 'Ver en el mapa: Zona 10 Oakland' }).click();
    await expect.poll(() => offCentre(page, 'Zona 10 Oakland')).toBeLessThanOrEqual(2);
    await expectAccessible(page, 'a shop on the map');
    const other = await context.newPage();
    await other.goto('/delivery');
    await expectInteractive(other);
    await other.getByRole('radio', { name: /Recoger en tienda/ }).waitFor();
    await detail(page, 'Zona 10 Oakland').getByRole('button', { name: 'Recoger aquí' }).click();
    await expect(page.getByRole('region', { name: 'Entrega' })).toContainText('Recoger en tiendaZona 10 Oakland');
    await expect(other.getByRole('radio', { name: /Zona 10 Oakland/ })).toBeChecked();
  });

  test('a shop has a page that search engines and neighbours can be sent to [A21]', async ({ page }) => {
    await returning(page);
    await page.goto('/tiendas/zona-10-oakland');
    await expect(page).toHaveTitle(/^Zona 10 Oakland \|/);
    const facts = (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text) => JSON.parse(text) as Record<string, unknown>);
    const catalogues = (await (await page.request.post('/api/data/getCatalogos')).json()) as { tiendas: { I: number; N: string; DIR: string }[]; horariosTiendas: Record<string, unknown[]> };
    const shop = catalogues.tiendas.find(({ N }) => N === 'Zona 10 Oakland');
    expect(facts[0]).toMatchObject({ '@type': 'Restaurant', url: page.url(), address: { streetAddress: shop?.DIR } });
    expect(facts[0]?.openingHoursSpecification).toHaveLength(catalogues.horariosTiendas[String(shop?.I)]?.length ?? 0);
    await expect(page.getByText(shop?.DIR ?? '').first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Horario' }).getByRole('row')).toHaveCount(7);
    await expectNoHorizontalScroll(page);
    await expectAccessible(page, 'the page of a shop');
    await page.getByRole('link', { name: 'Ver en el mapa' }).click();
    await expect(detail(page, 'Zona 10 Oakland')).toBeVisible();
    const unknown = await page.goto('/tiendas/no-existe');
    expect(unknown?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'No encontramos esa tienda' })).toBeVisible();
  });
});

/** yyyy-MM-dd in Guatemala, and its weekday, 0 = Sunday. */
function tomorrow(): { readonly date: string; readonly weekday: number } {
  const date = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Guatemala' }).format(Date.now() + 86_400_000);
  return { date, weekday: new Date(date).getUTCDay() };
}

/** To a visit that begins at home, which shows no hours, Zona 10 Oakland opens on one day of the week only, from noon to nine; the storefront keeps it open. */
async function opensOnlyOn(page: Page, weekday: number): Promise<void> {
  await page.route('**/answers/*', async (route) => {
    const response = await route.fetch();
    const hours = JSON.stringify([{ weekday, opens: 720, closes: 1260 }]);
    await route.fulfill({ response, body: (await response.text()).replace(/("code":"Z10".*?"hours":)\[.*?\]/, `$1${hours}`) });
  });
}

test('an order is programmed at a closed shop: the hour at which it opens is filled in, and the order is placed for it [FUT-001]', async ({ page }) => {
  test.setTimeout(120_000);
  const { date, weekday } = tomorrow();
  const she = customer(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await returning(page);
  await opensOnlyOn(page, weekday);
  await she.opens('/');
  // A link that is pressed earlier asks the server for its page, which knows the real hours.
  await expectInteractive(page);
  await she.adds({ category: 'Entradas', product: 'Alitas 16 piezas' });
  // Without another page of the server, which is drawn with the hours of the storefront.
  await page.getByRole('navigation', { name: 'Navegación principal' }).getByRole('link', { name: 'Nuestras Tiendas' }).click();
  await page.getByRole('link', { name: 'Zona 10 Oakland', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Zona 10 Oakland' })).toBeVisible();
  await expect(page.getByText('Cerrado ahora')).toBeVisible();
  await page.getByRole('button', { name: 'Recoger aquí' }).click();
  await expect(page.getByLabel('Fecha', { exact: true })).toHaveValue(date);
  await expect(page.getByLabel('Hora', { exact: true })).toHaveValue('12:00');
  await page.getByRole('button', { name: 'Confirmar' }).click();
  const day = date.split('-').toReversed().join('/');
  await expect(page.getByRole('region', { name: 'Entrega' })).toContainText(`Pedido futuro ${day} 12:00 pm`);
  await expect(page.getByRole('region', { name: 'Entrega' })).toContainText('Zona 10 Oakland');
  await she.pays();
  await she.goesOnAsGuest();
  await she.introducesHerself();
  await she.paysCash();
  await expect(page.getByText(`Programada para el ${day} a las 12:00 pm`)).toBeVisible();
});

test.describe('without WebGL', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('list, addresses and links do everything, also without a network after one visit', async ({ page, context }, testInfo) => {
    // Calls that cannot be made are written to the console by the browser itself.
    testInfo.annotations.push({ type: 'expects-problems' });
    await returning(page);
    await page.addInitScript(() => Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', { value: () => null }));
    await page.goto('/tiendas');
    await expect(page.getByText('Mapa no disponible')).toBeVisible();
    await card(page, 'Cobán Zona 4').getByText('1a calle 6-12').first().click();
    await expect(detail(page, 'Cobán Zona 4').getByRole('button', { name: /para recoger aquí|Recoger aquí/ })).toBeVisible();
    await expectAccessible(page, 'the locator without a map');
    // On a phone the list stays, though the map was asked for.
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'Ver mapa' }).click();
    await expect(page.getByText('Mapa no disponible')).toBeVisible();
    await card(page, 'Zona 10 Oakland').getByRole('button', { name: /^Ver en el mapa/ }).click();
    await expect(detail(page, 'Zona 10 Oakland').getByRole('heading', { name: 'Zona 10 Oakland' })).toBeFocused();
    const isKept = () => page.evaluate(async () => (await caches.match('/')) !== undefined && (await Promise.all((await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).some(({ url }) => /mf-stores\/.*expose_area/.test(url))))).some(Boolean));
    await expect.poll(isKept).toBe(true);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('article')).toHaveCount(12);
    await page.getByLabel('Buscar tienda').fill('oakland');
    await expect(page.getByRole('article')).toHaveCount(1);
    await context.setOffline(false);
  });
});

test.describe('with a token of the map provider', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  /** Stands in for the provider: a style with one source, and tiles without anything on them. */
  async function providerAnswers(page: Page): Promise<readonly string[]> {
    const asked: string[] = [];
    const style = {
      version: 8,
      name: 'Doble',
      sources: { streets: { type: 'vector', url: 'mapbox://mapbox.mapbox-streets-v8' } },
      layers: [
        { id: 'ground', type: 'background', paint: { 'background-color': '#eeeeee' } },
        { id: 'roads', type: 'line', source: 'streets', 'source-layer': 'road' },
      ],
    };
    const tiles = { tilejson: '2.2.0', tiles: ['https://api.mapbox.com/v4/mapbox.mapbox-streets-v8/{z}/{x}/{y}.vector.pbf'], minzoom: 0, maxzoom: 16 };
    await page.context().route(/^https:\/\/(api|events)\.mapbox\.com\//, async (route) => {
      const { pathname, searchParams } = new URL(route.request().url());
      asked.push(`${pathname} ${searchParams.get('access_token')}`);
      const headers = { 'access-control-allow-origin': '*' };
      if (pathname.startsWith('/styles/')) return route.fulfill({ json: style, headers });
      if (pathname.endsWith('.json')) return route.fulfill({ json: tiles, headers });
      return route.fulfill({ status: pathname.endsWith('.pbf') ? 404 : 204, headers, body: '' });
    });
    return asked;
  }

  /** The page as a shell with MAP_TOKEN sends it: the token among the settings, the provider among the addresses a page may ask. */
  const withToken = (page: Page): Promise<unknown> =>
    page.route('**/tiendas', async (route) => {
      const answer = await route.fetch();
      const headers = answer.headers();
      const policy = (headers['content-security-policy'] ?? '').replace("connect-src 'self'", "connect-src 'self' https://api.mapbox.com https://events.mapbox.com");
      await route.fulfill({ response: answer, headers: { ...headers, 'content-security-policy': policy }, body: (await answer.text()).replace('"mapToken":""', '"mapToken":"pk.doble"') });
    });

  test('the map is the provider’s, with the same pins, and nobody else is asked for anything [STO-002] [STO-021]', async ({ page, storefront }) => {
    const outside = outsideRequests(page, storefront);
    const asked = await providerAnswers(page);
    await withToken(page);
    await returning(page);
    await page.goto('/tiendas');
    await mapIsDrawn(page);
    await expect(page.locator('.mapboxgl-canvas')).toHaveCount(1);
    await card(page, 'Zona 10 Oakland').getByText('Diagonal 6 12-40').first().click();
    await expect.poll(() => offCentre(page, 'Zona 10 Oakland')).toBeLessThanOrEqual(2);
    await expect(page.getByRole('group', { name: 'Zona 10 Oakland' })).toBeVisible();
    expect(asked.some((each) => /^\/styles\/v1\/mapbox\/streets-v12 pk\.doble$/.test(each))).toBe(true);
    expect(asked.some((each) => each.endsWith('.vector.pbf pk.doble'))).toBe(true);
    expect(outside.filter((url) => !/^https:\/\/(api|events)\.mapbox\.com\//.test(url))).toEqual([]);
  });
});
