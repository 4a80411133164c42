import type { Locator, Page } from '@playwright/test';
import { comesBack } from '../support/account.ts';
import { expect, expectAccessible, expectInteractive, expectNoHorizontalScroll, test } from '../support/test.ts';
import { expectToastOnTop } from '../support/toasts.ts';

/** The dialog of a first visit is another journey's subject. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('first-time', 'false'));
});

const pizza = '/menu/categoria/arma-tu-pizza/producto/arma-tu-pizza';
const combo = '/menu/categoria/combos/producto/combo-pareja';

const main = (page: Page) => page.getByRole('main');
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const radio = (page: Page, group: string, name: string | RegExp) => page.getByRole('group', { name: group, exact: true }).getByRole('radio', { name });
const extra = (page: Page, name: string) => page.getByRole('group', { name: 'Ingredientes extra' }).getByRole('checkbox', { name });
const adds = (page: Page, price: string) => page.getByRole('button', { name: `Añadir ${price}`, exact: true });
const category = (page: Page, name: string) => page.getByRole('region', { name: 'Explora el menú' }).getByRole('link', { name, exact: true });
const card = (page: Page, name: string) => page.getByRole('heading', { level: 2 }).getByRole('link', { name, exact: true });
const search = (page: Page) => page.getByRole('dialog', { name: 'Buscar en el menú' });

/** Opens a page and waits until it answers: a product screen becomes alive when its own chunk is there. */
async function opens(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectInteractive(page);
}

async function looksFor(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Buscar', exact: true }).filter({ visible: true }).click();
  await expect(search(page)).toBeVisible();
  await page.keyboard.type(text);
}

/** A button that says it cannot be used yet still answers. */
async function pressesInVain(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true, disabled: true }).click({ force: true });
}

/** Half Suprema, half Hawaiana, bacon on all of it. */
async function buildsHalves(page: Page): Promise<void> {
  await radio(page, '¿Cómo la quieres?', 'Mitad y mitad').check();
  await radio(page, 'Primera mitad', 'Suprema').check();
  await radio(page, 'Segunda mitad', 'Hawaiana').check();
  await extra(page, 'Tocino').check();
}

test('a guest builds a pizza of two halves with an extra, sends its address to a friend and orders it [GEN-005, PROD-011, PROD-016, PROD-017, PROD-018, CART-022]', async ({ page }) => {
  await opens(page, '/');
  await category(page, 'Arma tu pizza').click();
  await card(page, 'Arma tu pizza').click();

  await pressesInVain(page, 'Añadir');
  await expect(page.getByRole('alert').filter({ hasText: 'Selecciona el tamaño' })).toBeInViewport();
  await radio(page, 'Tamaño', /Mediana/).check();
  await buildsHalves(page);
  await expect(page.getByText('Mediana · Masa tradicional · ½ Suprema · ½ Hawaiana · Tocino').filter({ visible: true })).toBeVisible();
  await expect(adds(page, 'Q97.00')).toBeVisible();

  await expect(page).toHaveURL(/\?p=0-3001-d1s2-e901l-e902r-t105w$/);
  const friend = await page.context().newPage();
  await opens(friend, page.url());
  await expect(friend.getByRole('img', { name: 'Tu pizza: Mediana · Masa tradicional · ½ Suprema · ½ Hawaiana · Tocino' })).toBeVisible();
  await expect(adds(friend, 'Q97.00')).toBeVisible();
  await friend.close();

  await adds(page, 'Q97.00').click();
  await expect(page).toHaveURL(/\/menu\/categoria\/arma-tu-pizza$/);
  await page.getByRole('button', { name: /Ver mi orden/ }).click();
  await expect(title(page, 'Mi orden')).toBeVisible();
  await expect(page.getByText('Primera mitad: Suprema').first()).toBeVisible();
  await expect(page.getByText('Q97.00').filter({ visible: true }).first()).toBeVisible();
});

test('the pizza of a combo is built the same way, and everything is priced together [PROD-009, PROD-018]', async ({ page }) => {
  await opens(page, combo);
  await buildsHalves(page);
  await radio(page, 'Primera bebida', /Té frío/).check();
  await pressesInVain(page, 'Añadir Q125.00');
  await expect(page.getByRole('alert').filter({ hasText: 'Selecciona una opción' })).toBeInViewport();
  await radio(page, 'Segunda bebida', /Agua pura/).check();
  await page.getByRole('button', { name: 'Más Combo Pareja' }).click();
  await adds(page, 'Q250.00').click();
  await expect(title(page, 'Combos')).toBeVisible();
  await page.getByRole('button', { name: /Ver mi orden/ }).click();
  await expect(page.getByText('Té frío 600 ml').first()).toBeVisible();
  await expect(page.getByText('Q250.00').filter({ visible: true }).first()).toBeVisible();
});

test('a pizza of a promotion is built under it, and costs its price [PRM-007, PRM-011, ROUTE-016]', async ({ page }) => {
  await opens(page, '/');
  await page.getByRole('region', { name: 'Promociones' }).getByRole('link', { name: 'Segunda mediana a Q39', exact: true }).click();
  await page.getByRole('link', { name: 'Personalizar: Hawaiana mediana' }).click();
  await expect(title(page, 'Hawaiana mediana')).toBeVisible();
  const promotion = page.getByRole('region', { name: 'Promoción', exact: true });
  await expect(promotion.getByText('Esta promoción acompaña a otro producto de tu orden.')).toBeVisible();
  await promotion.getByRole('link', { name: 'Pedir sin la promoción' }).click();
  await adds(page, 'Q89.00').click();
  await expect(page.getByText('Hawaiana mediana está en tu orden')).toBeVisible();

  await page.goBack();
  await page.goBack();
  await page.getByRole('link', { name: 'Personalizar: Hawaiana mediana' }).click();
  await extra(page, 'Tocino').check();
  await expect(page.getByText('Esta promoción acompaña a otro producto de tu orden.')).toHaveCount(0);
  await expect(page).toHaveURL(/\?promo=segunda-mediana-a-39&p=/);
  await page.reload();
  await expect(extra(page, 'Tocino')).toBeChecked();
  await adds(page, 'Q39.00').click();
  await page.getByRole('button', { name: /Ver mi orden/ }).click();
  await expect(title(page, 'Mi orden')).toBeVisible();
  await expect(page.getByText('Q39.00').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText('Q128.00').filter({ visible: true }).first()).toBeVisible();
});

test('the menu has single products, combos, pizzas to build and specialties, each with its price [GEN-004, PROD-003, PROD-004]', async ({ page }) => {
  await opens(page, '/');
  for (const [kind, product, price] of [
    ['Entradas', 'Alitas 8 piezas', 'Q59.00'],
    ['Combos', 'Combo Amigos', 'Desde Q119.00'],
    ['Arma tu pizza', 'Arma tu pizza', 'Desde Q35.00'],
    ['Especialidades', 'Suprema mediana', 'Desde Q99.00'],
  ] as const) {
    await category(page, kind).click();
    await expect(title(page, kind)).toBeVisible();
    await expect(main(page).getByRole('listitem').filter({ has: card(page, product) })).toContainText(price);
    await page.getByRole('button', { name: 'Regresar' }).click();
    await expect(title(page, 'Pizza a la brasa, como en casa')).toBeVisible();
  }
});

test('search fills the screen, finds a product and starts empty every time [SRCH-001, SRCH-007, SRCH-008, SRCH-009, SRCH-021]', async ({ page }) => {
  await opens(page, '/');
  await looksFor(page, 'alitas 8');
  // As wide as the page, beside whose scrollbar nothing can stand.
  const screen = await page.evaluate(() => ({ x: 0, y: 0, width: document.body.getBoundingClientRect().width, height: innerHeight }));
  expect(await search(page).boundingBox()).toEqual(screen);
  await search(page).getByRole('link', { name: /Alitas 8 piezas/ }).click();
  await expect(title(page, 'Alitas 8 piezas')).toBeVisible();
  await expect(search(page)).toBeHidden();
  await adds(page, 'Q59.00').click();
  await expect(title(page, 'Entradas')).toBeVisible();

  // Closed with its button.
  await looksFor(page, 'combo');
  await expectToastOnTop(page, 'the search');
  await search(page).getByRole('button', { name: 'Cerrar', exact: true }).click();
  await looksFor(page, '');
  await expect(search(page).getByRole('searchbox')).toHaveValue('');
  await expect(search(page).getByText('¿Qué se te antoja hoy?')).toBeVisible();

  // Left by going back.
  await page.keyboard.type('pizza');
  await page.goBack();
  await expect(search(page)).toBeHidden();
  await looksFor(page, '');
  await expect(search(page).getByRole('searchbox')).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(search(page)).toBeHidden();
});

test('the help button finds a product, and stays where it was dragged [BOT-001, BOT-004, BOT-008, BOT-014, BOT-017]', async ({ page }) => {
  await opens(page, '/');
  const help = page.getByRole('button', { name: 'Ayuda' });
  await expect(help).toBeVisible();
  const { x, y, width, height } = (await help.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  expect([width, height]).toEqual([64, 64]);
  await page.mouse.move(x + 20, y + 20);
  await page.mouse.down();
  await page.mouse.move(120, 300, { steps: 5 });
  await page.mouse.up();
  await expect.poll(async () => (await help.boundingBox())?.x).toBe(10);
  await page.reload();
  await expect.poll(async () => (await help.boundingBox())?.x).toBeLessThanOrEqual(10);

  await help.click();
  const dialog = page.getByRole('dialog', { name: '¡Hola! ¿Qué necesitás?' });
  await expect(dialog.getByRole('link', { name: 'Quiero contactar un asesor' })).toBeVisible();
  await expectToastOnTop(page, 'the help');
  await dialog.getByRole('button', { name: 'No encuentro el producto que quiero.' }).click();
  await dialog.getByRole('searchbox').fill('br');
  await dialog.getByRole('button', { name: 'Buscar' }).click();
  await expect(page.getByText('Debes ingresar al menos 3 caracteres.')).toBeVisible();
  // Above the dialog, and to be pressed there.
  await page.getByRole('button', { name: 'Cerrar aviso' }).click();
  await expect(page.getByText('Debes ingresar al menos 3 caracteres.')).toBeHidden();
  await dialog.getByRole('searchbox').fill('brownie');
  await dialog.getByRole('link', { name: /^Brownie/ }).first().click();
  await expect(title(page, 'Brownie')).toBeVisible();
  await expect(dialog).toBeHidden();
});

/** Goes forward with Tab until it stands on something, as somebody without a mouse does. */
async function tabsTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < 90; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${String(target)}.`);
}

test('with nothing but the keyboard a product is reached, built and ordered [PROD-010, PROD-011, CART-022]', async ({ page }) => {
  await opens(page, '/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await tabsTo(page, category(page, 'Arma tu pizza'));
  await page.keyboard.press('Enter');
  await expect(card(page, 'Arma tu pizza')).toBeVisible();
  await tabsTo(page, card(page, 'Arma tu pizza'));
  await page.keyboard.press('Enter');

  await expect(radio(page, 'Tamaño', /Personal/)).toBeVisible();
  await tabsTo(page, radio(page, 'Tamaño', /Personal/));
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(radio(page, 'Tamaño', /Mediana/)).toBeChecked();
  await tabsTo(page, radio(page, '¿Cómo la quieres?', 'De un sabor'));
  await page.keyboard.press('ArrowRight');
  await tabsTo(page, radio(page, 'Primera mitad', 'A tu gusto'));
  await page.keyboard.press('ArrowRight');
  await expect(radio(page, 'Primera mitad', 'Suprema')).toBeChecked();
  await tabsTo(page, extra(page, 'Piña'));
  await page.keyboard.press('Space');
  await expect(extra(page, 'Piña en toda la pizza')).toBeInViewport();
  await tabsTo(page, page.getByRole('button', { name: /^Añadir Q/ }));
  await expect(page.getByRole('status').filter({ hasText: 'Total: Q97.00' })).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/menu\/categoria\/arma-tu-pizza$/);
});

test('what was seen stays readable without network: products open, join the order, and the rest says what is wrong', async ({ page, context }) => {
  // Product screens and the search dialog are fetched ahead once the page is quiet.
  const ahead = Promise.all([/\/product\.js$/, /slot-search-dialog\.js$/].map((file) => page.waitForResponse((response) => file.test(response.url()))));
  await opens(page, '/');
  await ahead;
  await context.setOffline(true);
  await expect(page.getByText('Sin conexión a internet. Tu carrito sigue guardado.')).toBeVisible();
  await page.getByRole('region', { name: 'Promociones' }).getByRole('link', { name: 'Postre a mitad de precio', exact: true }).click();
  await expect(title(page, 'Postre a mitad de precio')).toBeVisible();
  await expect(page.getByText('Añade antes uno de estos:')).toBeVisible();
  await page.goBack();
  await looksFor(page, 'palitos');
  await search(page).getByRole('link', { name: /Palitos de queso/ }).click();
  await adds(page, 'Q45.00').click();
  await expect(title(page, 'Entradas')).toBeVisible();
  await expect(page.getByText('Palitos de queso está en tu orden')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver mi orden: 1 producto, Q45.00' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Sin conexión a internet. Tu carrito sigue guardado.')).toBeHidden();
});

test('a page is small on its way to a phone: 14 KB at most, 13 KB for the cart, 10 KB where the server draws no first view, and the menu is a file that the next page has', async ({ page }) => {
  const bounds = [
    [14, ['/', '/menu/categoria/combos', pizza, `${pizza}?p=0-3001-d1s2-e901l-e902r-t105w`, combo, '/menu/categoria/postres/producto/brownie?promo=postre-a-mitad', '/tiendas']],
    [13, ['/cart']],
    [10, ['/checkout']],
  ] as const;
  for (const [kilobytes, paths] of bounds)
    for (const path of paths) {
      const { 'content-encoding': encoding, 'content-length': bytes } = (await page.request.get(path, { headers: { accept: 'text/html', 'accept-encoding': 'br' } })).headers();
      expect(encoding).toBe('br');
      expect(Number(bytes), path).toBeGreaterThan(1000);
      expect(Number(bytes), path).toBeLessThanOrEqual(kilobytes * 1024);
    }
  /** Bytes that each request for the menu took from the network. */
  const menus = () => page.evaluate(() => performance.getEntriesByType('resource').flatMap((entry) => (entry.name.includes('/answers/catalog.') ? [(entry as PerformanceResourceTiming).transferSize] : [])));
  await page.goto('/');
  await expect.poll(async () => (await menus()).length).toBe(1);
  const [first = 0] = await menus();
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThanOrEqual(9 * 1024);
  await page.goto('/menu/categoria/combos');
  await expect.poll(menus).toEqual([0]);
});

const narrow = { width: 320, height: 640 };

/** What each page looks like when it has something to say. */
const states: readonly (readonly [name: string, path: string, prepare: (page: Page) => Promise<void>])[] = [
  [
    'builder with messages',
    pizza,
    async (page) => {
      await pressesInVain(page, 'Añadir');
      await expect(page.getByRole('alert').filter({ hasText: 'Selecciona la masa' })).toBeVisible();
    },
  ],
  ['builder with halves', `${pizza}?p=0-3001-d1s2-e901l-e902r-t105w`, async (page) => expect(adds(page, 'Q97.00')).toBeVisible()],
  ['combo', combo, async (page) => expect(radio(page, 'Segunda bebida', /Agua pura/)).toBeVisible()],
  ['promotion', '/promociones/menu/postre-a-mitad', async (page) => expect(page.getByRole('button', { name: /Brownie/ })).toBeVisible()],
  [
    'search',
    '/',
    async (page) => {
      await looksFor(page, 'pizza');
      await expect(search(page).getByRole('heading', { name: 'Productos' })).toBeVisible();
    },
  ],
  [
    'help',
    '/',
    async (page) => {
      await page.getByRole('button', { name: 'Ayuda' }).click();
      await page.getByRole('button', { name: 'No encuentro el producto que quiero.' }).click();
      await page.getByRole('searchbox').fill('brownie');
      await expect(page.getByRole('link', { name: /^Brownie/ }).first()).toBeVisible();
    },
  ],
];

for (const [name, path, prepare] of states) {
  test(`${name} is readable for everybody at 320 px, with forced colours too`, async ({ page }) => {
    await page.setViewportSize(narrow);
    await opens(page, path);
    await prepare(page);
    await expectNoHorizontalScroll(page);
    await expectAccessible(page, name);
    await page.emulateMedia({ forcedColors: 'active' });
    await expectNoHorizontalScroll(page);
    await expectAccessible(page, `${name}, forced colours`);
  });
}

test('the pictures of the news keep their shape when a phone is turned', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await opens(page, '/');
  const slides = page.getByRole('list', { name: 'Novedades' }).getByRole('link');
  const heights = () => slides.evaluateAll((links) => [...new Set(links.map((link) => Math.round(link.getBoundingClientRect().height)))]);
  // What has been near keeps the height that it had then.
  for (const slide of await slides.all()) {
    await slide.scrollIntoViewIfNeeded();
    await expect.poll(() => slide.locator('img').evaluate((picture: HTMLImageElement) => picture.complete && picture.naturalWidth > 0)).toBe(true);
  }
  const before = await heights();
  expect(before).toHaveLength(1);
  await page.setViewportSize({ width: 360, height: 740 });
  const others = async () => (await heights()).map((height) => height === before[0]);
  await expect.poll(others).toEqual([false]);
});

test('a customer marks a favourite, finds it again and takes it out [MENU-023]', async ({ page }) => {
  await comesBack(page);
  await opens(page, '/menu/categoria/postres');
  await page.getByRole('button', { name: 'Guardar Brownie en mis favoritos' }).click();
  await expect(page.getByRole('button', { name: 'Quitar Brownie de mis favoritos' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Secciones' }).getByRole('link', { name: 'Favoritos' }).click();
  await expect(title(page, 'Mis Favoritos')).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Brownie' })).toBeVisible();
  await page.getByRole('button', { name: 'Quitar Brownie de mis favoritos' }).click();
  await expect(page.getByText('No tienes productos favoritos')).toBeVisible();
});
