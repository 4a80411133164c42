import type { Locator, Page } from '@playwright/test';
import { comesBack } from '../support/account.ts';
import { codeFaults } from '../support/broken-build.ts';
import { publishBroken } from '../support/faults.ts';
import { brokenWords, cutTexts, letters } from '../support/large-letters.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../support/test.ts';
import { expectToastOnTop, showToast } from '../support/toasts.ts';

/** Nothing is looked at while it is still fading in. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page }, { title }) => {
  if (!title.includes('welcome')) await page.addInitScript(() => localStorage.setItem('first-time', 'false'));
});

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Secciones' });
const toTheLeft = async (element: Locator): Promise<number> => Math.round((await element.boundingBox())?.x ?? -1);

/** Until the page answers to presses. */
async function opens(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('[data-server-rendered]')).toHaveCount(0);
}

async function logsIn(page: Page): Promise<void> {
  await page.getByLabel('Correo electrónico').fill('ana@example.com');
  await page.getByLabel('Contraseña', { exact: true }).fill('Brasa-2026!');
  await page.getByRole('main').getByRole('button', { name: 'Ingresar', exact: true }).click();
}

test('header and footer change their form at a width of 1200 pixels [NAV-001] [NAV-002]', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  await opens(page, '/tiendas');
  const wide = page.getByRole('banner').getByRole('navigation', { name: 'Navegación principal' });
  const back = page.getByRole('banner').getByRole('button', { name: 'Regresar' });
  const footer = page.getByRole('contentinfo');
  await expect(wide).toBeVisible();
  await expect(back).toBeHidden();
  await expect(tabs(page)).toBeHidden();
  await expect(footer.getByText('Formas de pago', { exact: false }).or(footer.getByRole('list', { name: 'Formas de pago' })).first()).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Trabaja con nosotros' })).toBeHidden();

  await page.setViewportSize({ width: 1199, height: 800 });
  await expect(wide).toBeHidden();
  await expect(back).toBeVisible();
  await expect(tabs(page)).toBeVisible();
  await expect(footer.getByRole('list', { name: 'Formas de pago' })).toBeHidden();
  await expect(footer.getByRole('link', { name: 'Trabaja con nosotros' })).toBeVisible();
});

test('no style sheet of the page is taken out or put elsewhere while the page comes alive: the browser would lay out everything anew', async ({ page }) => {
  await page.addInitScript(() => {
    const movedSheets: (string | undefined)[] = [];
    Object.assign(window, { movedSheets });
    const note = (node: Node): void => void (node instanceof HTMLStyleElement && movedSheets.push(node.dataset.emotion));
    new MutationObserver((changes) => changes.forEach(({ removedNodes }) => removedNodes.forEach(note))).observe(document, { childList: true, subtree: true });
  });
  await opens(page, '/');
  // The header has written its rules by then.
  await page.getByRole('banner').getByRole('button', { name: 'Buscar' }).filter({ visible: true }).click();
  await expect(page.getByRole('dialog', { name: 'Buscar' })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { movedSheets: readonly string[] }).movedSheets)).toEqual([]);
});

test('the page starts in several tasks, between which the browser can draw and answer: the first script, header, area and slots each have one of their own', async ({ page }) => {
  await page.addInitScript(() => {
    const steps: string[] = [];
    Object.assign(window, { steps });
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (work: (...values: unknown[]) => void, ...more: [number?, ...unknown[]]) =>
        setTimeout((...values: unknown[]) => {
          steps.push('|');
          work(...values);
        }, ...more),
    });
    document.addEventListener('load', ({ target }) => void (target instanceof HTMLScriptElement && steps.push(target.src.includes('/s/shell.') ? 'script' : '', '|')), true);
    const partOf = (element: Element): string => (element.id ? element.id : element.closest('main') ? 'area' : 'slot');
    new MutationObserver((changes) => steps.push(...changes.map(({ target }) => partOf(target as Element)))).observe(document, { attributes: true, attributeFilter: ['data-server-rendered'], subtree: true });
  });
  await opens(page, '/');
  const steps = await page.evaluate(() => (window as unknown as { steps: readonly string[] }).steps);
  // Header and footer are one part of the page.
  const tasks = steps.join(' ').replace('shell-top shell-bottom', 'frame').split('|').map((each) => each.trim()).filter(Boolean);
  expect(tasks.toSorted()).toEqual(['area', 'frame', 'script', 'slot']);
});

/** Words of English interfaces that are no words of ours. */
const english = /\b(the|and|your|you|with|from|cart|order|add|remove|loading|search|login|log in|sign (in|up|out)|close|open|next|previous|back|home|page|zoom|map|store|stores|pickup|checkout|password|email|required|slide|submit|cancel|continue|select|choose|price|quantity|error occurred|not found|toggle|menu item|scroll)\b/i;
const names = /App Store|Google Play|Gift Cards?|Burger|Mapbox|MapLibre/gi;

test('every page speaks Spanish, to the eye and to the ear, in letters of 16 pixels [GEN-002] [GEN-027]', async ({ page }) => {
  for (const path of ['/', '/menu/categoria/combos', '/menu/categoria/arma-tu-pizza/producto/arma-tu-pizza', '/cart', '/delivery', '/login', '/tiendas', '/certificates', '/orders', '/preguntasFrecuentes', '/trivia', '/tracking']) {
    await opens(page, path);
    await expect(heading(page, /./).first()).toBeVisible();
    expect(await page.evaluate(() => [document.documentElement.lang, getComputedStyle(document.documentElement).fontSize]), path).toEqual(['es', '16px']);
    const said = await page.evaluate(() => {
      const attributes = ['aria-label', 'alt', 'placeholder', 'title', 'aria-roledescription', 'aria-valuetext'];
      const heard = [...document.querySelectorAll(attributes.map((name) => `[${name}]`).join())].flatMap((element) => attributes.map((name) => element.getAttribute(name) ?? ''));
      return [document.title, document.body.innerText, ...heard].join('\n').split('\n');
    });
    expect(said.map((line) => line.replace(names, '')).filter((line) => english.test(line)), path).toEqual([]);
  }
});

const everyPage = [
  '/',
  '/menu/categoria/combos',
  '/menu/categoria/arma-tu-pizza/producto/arma-tu-pizza',
  '/menu/categoria/combos/producto/combo-pareja',
  '/cart',
  '/delivery',
  '/login',
  '/signup',
  '/forgot-password',
  '/tiendas',
  '/tiendas/zona-10-oakland',
  '/certificates',
  '/certificates/cart',
  '/certificado/1',
  '/orders',
  '/preguntasFrecuentes',
  '/trivia',
];

/** Of the bag in the header, the part that the number of products lies on; 0 where there is no bag. */
const hiddenShareOfBag = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const bag = [...document.querySelectorAll('header a > svg:has(+ [aria-hidden])')].find((each) => each.checkVisibility());
    const [box, count] = [bag?.getBoundingClientRect(), bag?.nextElementSibling?.getBoundingClientRect()];
    if (!box || !count) return 0;
    const shared = (start: 'left' | 'top', end: 'right' | 'bottom') => Math.max(0, Math.min(box[end], count[end]) - Math.max(box[start], count[start]));
    return (shared('left', 'right') * shared('top', 'bottom')) / (box.width * box.height);
  });

test('with letters twice as large, and zoomed to 200 %, no page is wider than its window, no text is cut and no word is broken, from 320 to 1280 pixels', async ({ page }) => {
  test.slow();
  const setLetters = await letters(page);
  await opens(page, '/menu/categoria/entradas/producto/nachos');
  await page.getByRole('button', { name: /^Añadir Q/ }).click();
  await expect(heading(page, 'Entradas')).toBeVisible();
  for (const path of everyPage) {
    await opens(page, path);
    await expect(heading(page, /./).first()).toBeVisible();
    // A zoom of 200 % makes a desk's window half as wide; a phone's it leaves.
    for (const [size, widths] of [
      [32, [320, 360, 768, 1280]],
      [16, [320, 384, 600, 640]],
    ] as const) {
      await setLetters(size);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const where = `${path} at ${width} pixels with letters of ${size}`;
        await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), { message: `${where} is wider than its window by` }).toBe(0);
        await expect.poll(async () => [...(await cutTexts(page)), ...(await brokenWords(page))], { message: where }).toEqual([]);
        await expect.poll(() => hiddenShareOfBag(page), { message: `${where}: how much of the bag its count hides` }).toBeLessThan(0.5);
      }
    }
  }
});

test('a page that crashes later shows the one error page of the house, whosever it is, and the way home [SHELL-004]', async ({ page }, testInfo) => {
  testInfo.annotations.push({ type: 'expects-problems' });
  for (const [remote, path] of [
    ['mf-stores', '/tiendas'],
    ['mf-tracking', '/orders'],
  ] as const) {
    await publishBroken(page, remote, codeFaults['crashes when it is pressed'], { isOverGood: false });
    await opens(page, path);
    const crashed = heading(page, 'Algo salió mal');
    // What is pressed before an effect of the page listens does nothing.
    await expect(async () => {
      await page.locator(`main > [data-remote="${remote}"]`).getByRole('heading').first().dispatchEvent('click');
      await expect(crashed).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(page.getByText('Ha ocurrido un error inesperado.')).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Ir al inicio' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.locator('main > [data-remote="mf-menu"]').getByRole('heading', { level: 1 })).toBeVisible();
    await page.unrouteAll();
  }
});

test('from a product «Regresar» goes to its category, from there home, and the first page of a tab has home behind it [BACK-001] [BACK-003] [BACK-004] [BACK-008]', async ({ page }) => {
  await opens(page, '/tiendas');
  const back = page.getByRole('banner').getByRole('button', { name: 'Regresar' });
  await back.click();
  await expect(page).toHaveURL(/\/$/);
  await page.getByRole('main').getByRole('link', { name: 'Entradas', exact: true }).first().click();
  await expect(heading(page, 'Entradas')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Alitas 16 piezas', exact: true }).click();
  await expect(heading(page, 'Alitas 16 piezas')).toBeVisible();
  await back.click();
  await expect(page).toHaveURL(/\/menu\/categoria\/entradas$/);
  await back.click();
  await expect(page).toHaveURL(/\/$/);
});

test('toasts stand in the middle below the page, to the left where a page stands alone, with 16 pixels around them on small screens [TST-009] [TST-012]', async ({ page }) => {
  const toast = page.getByRole('region', { name: 'Avisos' }).getByRole('status');
  const width = () => page.evaluate(() => window.innerWidth);
  /** Of the scrollbar that some machines keep room for. */
  const room = 16;

  await page.setViewportSize({ width: 1280, height: 800 });
  await opens(page, '/tiendas');
  await showToast(page, 'Listo');
  const box = await toast.boundingBox();
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - (await width()) / 2)).toBeLessThanOrEqual(room / 2);

  for (const small of [320, 599]) {
    await page.setViewportSize({ width: small, height: 740 });
    await expect.poll(() => toTheLeft(toast)).toBe(16);
    const narrow = await toast.boundingBox();
    const right = (await width()) - (narrow?.x ?? 0) - (narrow?.width ?? 0);
    expect(right).toBeGreaterThanOrEqual(16);
    expect(right).toBeLessThanOrEqual(16 + room);
  }
  await page.setViewportSize({ width: 600, height: 740 });
  await expect.poll(() => toTheLeft(toast)).not.toBe(16);

  // Above what is pressed at the lower edge.
  await page.setViewportSize({ width: 390, height: 740 });
  await opens(page, '/menu/categoria/entradas/producto/alitas-16');
  await showToast(page, 'Listo');
  await expect.poll(async () => ((await toast.boundingBox())?.y ?? 740) + ((await toast.boundingBox())?.height ?? 740)).toBeLessThanOrEqual((await page.locator('[data-over-content]').boundingBox())?.y ?? 0);

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/tracker/AAAAAAAAAAAAAAAAAAAAAA');
  await expect(page.locator('html')).toHaveAttribute('data-frame', 'none');
  await expect(async () => {
    await showToast(page, 'Listo');
    await expect(toast).toBeVisible({ timeout: 1000 });
    expect(await toTheLeft(toast)).toBe(24);
  }).toPass({ timeout: 10_000 });
});

test('a guest browses, searches, fills the cart and gets to pay, without ever logging in [ROLE-001]', async ({ page }) => {
  await opens(page, '/');
  await page.getByRole('banner').getByRole('button', { name: 'Buscar' }).filter({ visible: true }).click();
  await page.getByRole('dialog').getByRole('searchbox').or(page.getByRole('dialog').getByRole('combobox')).first().fill('alitas 16');
  await page.getByRole('dialog').getByRole('link', { name: /Alitas 16/ }).or(page.getByRole('option', { name: /Alitas 16/ })).first().click();
  await expect(heading(page, 'Alitas 16 piezas')).toBeVisible();
  await page.getByRole('button', { name: /^Añadir Q/ }).click();
  await page.goto('/checkout');
  await expect(page).not.toHaveURL(/\/login/);
});

test('favourites and coupons ask guests to log in and then show what was asked for, the profile sends them home; a customer has everything of an account, and leaves at /logout [ROLE-003] [ROLE-004] [ROUTE-054]', async ({ page }) => {
  await page.goto('/profile/locations');
  await expect(page).toHaveURL(/\/$/);
  for (const path of ['/favorites', '/coupons']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login$/);
  }
  await expect(heading(page, 'Ingresar')).toBeVisible();
  await logsIn(page);
  await expect(page).toHaveURL(/\/coupons$/);
  await tabs(page).getByRole('link', { name: 'Perfil' }).click();
  await expect(page).toHaveURL(/\/profile\/locations$/);
  await expect(page.getByText('5a avenida 12-31')).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 800 });
  await opens(page, '/');
  for (const [entry, address] of [
    ['Perfil de usuario', /\/profile\/locations$/],
    ['Mis Pedidos', /\/orders$/],
    ['Mis Favoritos', /\/favorites$/],
    ['Mis Cupones', /\/coupons$/],
    ['Mis Gift Cards', /\/coupons\?tab=gift-cards$/],
  ] as const) {
    await page.getByRole('button', { name: 'Mi cuenta' }).click();
    await page.getByRole('navigation', { name: 'Mi cuenta' }).getByRole('link', { name: entry }).click();
    await expect(page).toHaveURL(address);
    await expect(heading(page, /./).first()).toBeVisible();
  }

  await page.goto('/logout');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Ingresar' })).toBeVisible();
  await page.goto('/favorites');
  await expect(page).toHaveURL(/\/login$/);
});

test('the shop is more than ordering: accounts, gift cards, shops, help, search, notices and pages to read [GEN-029]', async ({ page }) => {
  for (const [path, title] of [
    ['/login', 'Ingresar'],
    ['/certificates', /Gift Cards/],
    ['/tiendas', 'Nuestras Tiendas'],
    ['/preguntasFrecuentes', 'Preguntas frecuentes'],
    ['/terminosDeUso', 'Términos de uso'],
    ['/politicasDePrivacidad', 'Políticas de privacidad'],
  ] as const) {
    await page.goto(path);
    await expect(heading(page, title)).toBeVisible();
  }
  await opens(page, '/');
  await expect(page.getByRole('button', { name: 'Ayuda' })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Buscar' }).filter({ visible: true }).click();
  await expect(page.getByRole('dialog', { name: 'Buscar en el menú' })).toBeVisible();
  await page.keyboard.press('Escape');
  await showToast(page, 'Listo');
  await expect(page.getByRole('region', { name: 'Avisos' })).toContainText('Listo');
});

test.describe('the frame is for everybody', () => {
  test('welcome dialog: it is read, closed by the keyboard and never comes back', async ({ page }) => {
    await page.goto('/');
    const welcome = page.getByRole('dialog', { name: 'Bienvenida' });
    await expect(welcome).toBeVisible();
    await expectAccessible(page, 'the welcome dialog');
    await expectToastOnTop(page, 'the welcome dialog');
    await page.keyboard.press('Escape');
    await expect(welcome).toBeHidden();
    await page.reload();
    await expect(page.locator('[data-server-rendered]')).toHaveCount(0);
    // Drawn beside the dialog, after it decided whether to open.
    await showToast(page, 'Listo');
    await expect(page.getByRole('region', { name: 'Avisos' })).toContainText('Listo');
    await expect(welcome).toBeHidden();
  });

  for (const forcedColors of ['none', 'active'] as const) {
    test(`menus, toasts, the offline banner and the card of a broken area, forced colours ${forcedColors}`, async ({ page, context }, testInfo) => {
      testInfo.annotations.push({ type: 'expects-problems' });
      await page.emulateMedia({ forcedColors });
      await page.route(/\/r2?\/mf-stores\//, (route) => route.abort());
      await page.setViewportSize({ width: 320, height: 740 });
      await opens(page, '/preguntasFrecuentes');
      await showToast(page, 'Se quitó el cupón porque tu orden ya no cumple las condiciones');
      await context.setOffline(true);
      await expect(page.getByText('Sin conexión a internet')).toBeVisible();
      await expectNoHorizontalScroll(page);
      await expectAccessible(page, 'toast and offline banner');
      await context.setOffline(false);

      await page.goto('/tiendas');
      await expect(page.getByRole('alert').getByRole('button', { name: 'Reintentar' })).toBeVisible({ timeout: 20_000 });
      await expectNoHorizontalScroll(page);
      await expectAccessible(page, 'the card of a broken area');

      await page.setViewportSize({ width: 1280, height: 800 });
      await comesBack(page);
      await opens(page, '/');
      for (const menu of ['Más', 'Mi cuenta']) {
        await page.getByRole('banner').getByRole('button', { name: menu }).click();
        await expect(page.getByRole('navigation', { name: menu })).toBeVisible();
        await expectAccessible(page, `the menu «${menu}»`);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('navigation', { name: menu })).toBeHidden();
      }
    });
  }

  test('with the keyboard alone: past the navigation, through a menu and back to its button, and to the heading of the next page', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await opens(page, '/preguntasFrecuentes');
    const focused = () => page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent?.trim() || document.activeElement?.tagName);
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Saltar al contenido');
    await page.keyboard.press('Enter');
    expect(await focused()).toBe('contenido');

    const more = page.getByRole('banner').getByRole('button', { name: 'Más' });
    await more.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('navigation', { name: 'Más' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(more).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Agrega gift cards' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Nuestras Tiendas')).toBeFocused();
    await expect(page.getByRole('navigation', { name: 'Más' })).toBeHidden();
  });
});
