import type { Locator, Page } from '@playwright/test';
import { customer } from '../support/customer.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, mapTest as test } from '../support/test.ts';
import { expectToastOnTop } from '../support/toasts.ts';

/** A door at the far end of the zone of one shop: the ride takes long enough to be watched. */
const farDoor = { latitude: 14.581, longitude: -90.462 };
const places = {
  covered: { latitude: 14.599, longitude: -90.5072 },
  nobody: { latitude: 14.75, longitude: -90.3 },
  blocked: { latitude: 14.627, longitude: -90.531 },
  campus: { latitude: 14.6005, longitude: -90.554 },
} as const;

const locate = (page: Page): Promise<void> => page.getByRole('button', { name: 'Usar mi ubicación' }).click();
const step = (page: Page, name: string): Locator => page.locator('[aria-current="step"]', { hasText: name });

/** How many pins the map shows, and how many of them lie under one of its buttons. */
const pins = (page: Page): Promise<{ shown: number; covered: number }> =>
  page.evaluate(() => {
    const boxes = (selector: string): DOMRect[] => [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
    const buttons = boxes('[aria-label="Acercar el mapa"], [aria-label="Alejar el mapa"]');
    const marks = boxes('.maplibregl-marker [role="img"]');
    const isCovered = (mark: DOMRect): boolean => buttons.some((button) => mark.left < button.right && button.left < mark.right && mark.top < button.bottom && button.top < mark.bottom);
    return { shown: marks.length, covered: marks.filter(isCovered).length };
  });

/** Who has been here before is not welcomed again. */
const returning = (page: Page): Promise<unknown> => page.addInitScript(() => localStorage.setItem('first-time', 'false'));

test.describe('a guest at home', () => {
  test.use({ permissions: ['geolocation'], geolocation: farDoor });

  test('has an order brought to where the device says she is, and watches the driver until it is handed over [GEO-001] [DLV-030] [DLV-031] [DLV-034] [DLV-040] [TRK-012] [TRK-013]', async ({ page }) => {
    test.setTimeout(180_000);
    const she = customer(page);
    await returning(page);
    await she.opens('/');
    await she.adds({ category: 'Entradas', product: 'Alitas 16 piezas' });
    await she.opensCart();
    await she.pays();
    await locate(page);
    await expect(page.getByText(/^Sí llegamos a/)).toBeVisible();
    await page.getByLabel('Dirección', { exact: true }).fill('3a calle 14-20');
    await page.getByRole('button', { name: 'Confirmar' }).click();
    await she.goesOnAsGuest();
    const banner = page.getByRole('region', { name: 'Entrega' });
    await expect(banner).toContainText('A Domicilio');
    await page.setViewportSize({ width: 1280, height: 740 });
    await expect(banner).toBeHidden();
    await page.setViewportSize({ width: 360, height: 740 });
    await she.introducesHerself();
    await expect(page.getByRole('radio', { name: /Efectivo/ })).toBeVisible();
    await expect(banner).toBeHidden();
    await she.paysCash();

    await expect(page.getByRole('main').getByText(/Alitas 16 piezas/)).toBeVisible();
    await expect(step(page, 'En camino')).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('heading', { name: 'Tu repartidor' })).toBeVisible();
    await expect(page.getByRole('img', { name: 'Repartidor' })).toBeVisible();
    await expect.poll(() => pins(page)).toEqual({ shown: 3, covered: 0 });
    const words = page.getByText(/^Tu repartidor (va en camino, a|ha llegado)/);
    const before = await words.first().textContent();
    await expect(words.first()).not.toHaveText(before ?? '', { timeout: 12_000 });
    await expect(step(page, 'Entregado')).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('heading', { name: 'Tu repartidor' })).toBeHidden();
  });
});

test.describe('what the shop says of a place', () => {
  test.use({ permissions: ['geolocation'], geolocation: places.nobody });

  test('no coverage, a meeting point to choose, a block: each is said, and there is a way on [DLV-015] [DLV-017] [DLV-023] [DLV-024] [DLV-028]', async ({ page, context }) => {
    await returning(page);
    await page.goto('/delivery?servicio=domicilio');
    await expect(page.getByRole('heading', { level: 1, name: 'Entrega' })).toBeVisible();
    await locate(page);
    await expect(page.getByText('La dirección seleccionada no cuenta con cobertura')).toBeVisible();
    await expectNoHorizontalScroll(page);
    await expectAccessible(page, '/delivery without coverage');

    await context.setGeolocation(places.campus);
    await locate(page);
    const garita = page.getByRole('radio', { name: 'Puerta principal' });
    await expect(garita).toBeVisible();
    await page.getByLabel('Dirección', { exact: true }).fill('Edificio T-3');
    await page.getByRole('button', { name: 'Confirmar' }).click();
    await expect(page.getByText('Debe seleccionar un punto de encuentro')).toBeVisible();
    await expectAccessible(page, '/delivery with meeting points');
    await garita.check();
    await page.getByRole('button', { name: 'Confirmar' }).click();
    await expect(page.getByRole('region', { name: 'Entrega' })).toContainText('Entregar en Puerta principal');

    await page.getByRole('button', { name: 'Cambiar' }).click();
    await context.setGeolocation(places.blocked);
    await locate(page);
    const dialog = page.getByRole('dialog', { name: 'Cobertura Bloqueada' });
    await expect(dialog).toContainText('Por seguridad no podemos entregar en esta ubicación');
    await expectAccessible(page, 'the dialog of a blocked place');
    await expectToastOnTop(page, 'the dialog of a blocked place');
    await dialog.getByRole('button', { name: 'Aceptar' }).click();
    await expect(page).toHaveURL(/\/cart$/);
  });
});

test('who does not tell where she is reads why nothing happens, and chooses her street from lists [GEO-002] [DLV-040]', async ({ page }) => {
  await returning(page);
  await page.goto('/');
  await page.getByRole('region', { name: 'Entrega' }).getByRole('button', { name: 'A domicilio' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Entrega' })).toBeVisible();
  await locate(page);
  await expect(page.getByText('Verifica que la ubicación de tu dispositivo este activa.')).toBeVisible();
  await page.getByText('Elegir por departamento y municipio').click();
  await page.getByLabel('Departamento', { exact: true }).selectOption('Guatemala');
  await page.getByLabel('Municipio', { exact: true }).selectOption('Ciudad de Guatemala');
  await page.getByLabel('Zona', { exact: true }).selectOption('Zona 10');
  await page.getByLabel('Colonia', { exact: true }).selectOption('Oakland');
  await expect(page.getByText(/^Sí llegamos a/)).toBeVisible();
  await page.getByLabel('Dirección', { exact: true }).fill('5a avenida 12-31');
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('region', { name: 'Entrega' })).toContainText('5a avenida 12-31');
});

test('the banner says where the order goes at home, in the menu and in the cart, and nowhere else [DLV-029] [DLV-031] [DLV-032]', async ({ page }) => {
  const banner = page.getByRole('region', { name: 'Entrega' });
  await returning(page);
  for (const path of ['/', '/menu/categoria/combos', '/menu/categoria/entradas/producto/alitas-16', '/cart']) {
    await page.goto(path);
    await expect(banner, path).toContainText('Selecciona el sitio de entrega');
  }
  for (const path of ['/delivery', '/tiendas', '/orders', '/preguntasFrecuentes', '/login']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(banner, path).toBeHidden();
  }
});

test('on a desk the choices and the shops take the whole width, and on a phone they stand below each other', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/delivery?servicio=tienda');
  const halves = async (group: Locator): Promise<number> => new Set(await group.getByRole('radio').evaluateAll((radios) => radios.map((radio) => radio.getBoundingClientRect().x > innerWidth / 2))).size;
  await expect(page.getByRole('radio', { name: /Antigua/ })).toBeVisible();
  const right = await page.getByRole('radio', { name: /Recoger en tienda/ }).evaluate((radio) => radio.closest('label')?.getBoundingClientRect().right);
  expect(right).toBeGreaterThan(1200);
  expect(await halves(page.getByRole('region', { name: 'Elige la tienda' }))).toBe(2);
  await page.getByLabel('Municipio').selectOption('Ciudad de Guatemala');
  await expect(page.getByRole('radio', { name: /Antigua/ })).toBeHidden();
  expect(await halves(page.getByRole('region', { name: 'Elige la tienda' }))).toBe(2);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await halves(page.getByRole('region', { name: 'Elige la tienda' }))).toBe(1);
});
