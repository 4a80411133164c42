import type { Page } from '@playwright/test';
import { customer } from '../support/customer.ts';
import { ownStorefront } from '../support/own-storefront.ts';
import { slowPage, type SlowPage } from '../support/slow-page.ts';
import { alone, expect, expectInteractive, expectTakenOver, test } from '../support/test.ts';

/** The dialog of a first visit is another journey's subject. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('first-time', 'false'));
});

const shownAreas = (page: Page) => page.locator('main > [data-remote]:visible').evaluateAll((areas) => areas.map((area) => (area as HTMLElement).dataset.remote));
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const tab = (page: Page, name: string) => page.getByRole('navigation', { name: 'Secciones' }).getByRole('link', { name });

const remoteEntry = (remote: string) => new RegExp(`/r2?/${remote}/[^/]+/remoteEntry`);
const firstOrigin = (remote: string) => new RegExp(`/r/${remote}/`);

test('the first view is in the HTML, and the page becomes alive without drawing it again [ROUTE-001]', async ({ page, request, storefront }) => {
  const html = await (await request.get(storefront)).text();
  expect(html).toMatch(/<main[^>]*>.*<h1/s);
  await page.goto('/');
  const menu = page.locator('main > [data-remote="mf-menu"]');
  await expect(menu).toHaveAttribute('data-version', /^\d+\.\d+\.\d+\+[0-9a-f]{8}$/);
  await expect(page.locator('main [data-server-rendered]')).toHaveCount(0);
  const rules = await page.evaluate(() => [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')].flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText)));
  // Emotion writes the steps of an animation once for each class that names them.
  const own = rules.filter((rule) => !rule.startsWith('@keyframes'));
  expect(own.length).toBeGreaterThan(100);
  expect(own.filter((rule, index) => own.indexOf(rule) !== index)).toEqual([]);
});

test('from the start of a page to the cart no error is made: with developer tools attached each of them has whole files parsed again', async ({ page }) => {
  await page.addInitScript(() => {
    const made: string[] = [];
    const note = (error: Error): Error => (made.push(error.stack ?? ''), error);
    const counted = new Proxy(Error, {
      apply: (original, _, [message]: [string]) => note(original(message)),
      construct: (original, from, target) => note(Reflect.construct(original, from, target) as Error),
    });
    Object.assign(window, { Error: counted, made });
  });
  const she = customer(page);
  await she.opens('/');
  await expectInteractive(page);
  await she.adds({ category: 'Entradas', product: 'Alitas 16 piezas' });
  await she.opensCart();
  expect(await page.evaluate(() => (window as unknown as { made: string[] }).made)).toEqual([]);
});

test("the first line of the shell's script has browsers compile all of its functions while it arrives", async ({ request, storefront }) => {
  const html = await (await request.get(storefront)).text();
  const [address = ''] = /\/s\/shell\.[0-9a-f]{8}\.js/.exec(html) ?? [];
  const script = await (await request.get(storefront + address)).text();
  expect(script.split('\n', 1)).toEqual(['//# allFunctionsCalledOnLoad']);
});

test('an engineer sees which version of which remote owns what of a page', async ({ page }) => {
  await page.goto('/?fronteras');
  const area = page.locator('main > [data-remote="mf-menu"]');
  await expect(area).toHaveCSS('outline-style', 'dashed');
  const version = await area.getAttribute('data-version');
  expect(await area.evaluate((element) => getComputedStyle(element, '::after').content)).toContain(version);
  await page.goto('/');
  await expect.poll(() => page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /\/overlays\./.test(name)))).toBe(true);
  await expect(area).toHaveCSS('outline-style', 'none');
});

test('the first visitors after a start get their first views as everybody does', () => {
  expect(ownStorefront().undrawn ?? []).toEqual([]);
});

test('areas follow one another in both directions, and each gives up the page to the next [ROUTE-018, ROUTE-030, ROUTE-047, ROUTE-056]', async ({ page }) => {
  await page.goto('/');
  const home = await heading(page, /./).textContent();
  await page.locator('header').getByRole('link', { name: /^Ver mi orden/ }).filter({ visible: true }).click();
  await expect(page).toHaveTitle(/^Mi orden \|/);
  await expect.poll(() => shownAreas(page)).toEqual(['mf-cart-checkout']);

  await goWithin(page, '/tiendas');
  await expect(heading(page, 'Nuestras Tiendas')).toBeVisible();
  await expect.poll(() => shownAreas(page)).toEqual(['mf-stores']);

  await page.goBack();
  await expect(page).toHaveTitle(/^Mi orden \|/);
  await page.goBack();
  await expect(heading(page, home ?? '')).toBeVisible();
  await page.goForward();
  await expect(page).toHaveTitle(/^Mi orden \|/);
  await expect.poll(() => shownAreas(page)).toEqual(['mf-cart-checkout']);
});

/** As a link of any area would, once the page has taken over what the server drew: through the address bar, without loading the page again. */
async function goWithin(page: Page, path: string): Promise<void> {
  await expect(page.locator('main [data-server-rendered]')).toHaveCount(0);
  await page.evaluate((to) => history.pushState(null, '', to), path);
}

test('one React and one emotion serve every area of the page', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('main [data-server-rendered]')).toHaveCount(0);
  for (const [path, name] of [['/cart', 'mf-cart-checkout'], ['/login', 'mf-account'], ['/certificates', 'mf-giftcards'], ['/tiendas', 'mf-stores'], ['/orders/AAAAAAAAAAAAAAAAAAAAAA', 'mf-tracking']] as const) {
    await goWithin(page, path);
    await expect(page.locator(`main > [data-remote="${name}"] h1, main > [data-remote="${name}"] h2`).first()).toBeVisible();
  }
  // Each copy of React signs the elements it owns with a word of its own; each emotion its styles.
  const owners = await page.evaluate(() => [...new Set([...document.querySelectorAll('*')].flatMap((element) => Object.keys(element).flatMap((key) => /^__react(?:Fiber|Container)\$(.+)$/.exec(key)?.[1] ?? [])))]);
  expect(owners).toHaveLength(1);
  const styles = await page.evaluate(() => [...new Set([...document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')].map(({ dataset }) => dataset.emotion?.split(/[ -]/)[0]))]);
  expect(styles).toEqual(['pz']);
});

/** Holds back files until the returned function is called. */
async function holdBack(page: Page, files: RegExp): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Until the server draws a page. The first drawing of a screen can take longer than the server waits for it on a busy machine. */
const isDrawn = (page: Page, path: string, text: string) => expect.poll(async () => (await page.request.get(path)).text()).toContain(text);

/** Opens a page the server has drawn. */
async function opensDrawn(page: Page, path: string, text: string): Promise<void> {
  await isDrawn(page, path, text);
  await page.goto(path, { waitUntil: 'commit' });
}

test('presses before the page is alive all count; an impatient second «Añadir» adds nothing', async ({ page }) => {
  const release = await holdBack(page, /\/r2?\/mf-menu\/.*\/product\./);
  await opensDrawn(page, '/menu/categoria/entradas/producto/alitas-16', 'Añadir Q');
  for (let presses = 0; presses < 2; presses += 1) await page.getByRole('button', { name: /^Más / }).click();
  for (let presses = 0; presses < 2; presses += 1) await page.getByRole('button', { name: /^Añadir Q/ }).click();
  release();
  await expect(heading(page, 'Entradas')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver mi orden: 3 productos, Q327.00' }).filter({ visible: true })).toBeVisible();
});

/** The page as far as `main` stands in it, and a way to let the rest arrive. */
async function opensHalf(page: Page, storefront: string, path: string, text: string): Promise<SlowPage> {
  await isDrawn(page, path, text);
  const line = await slowPage(storefront, '<div id="shell-bottom"');
  await page.goto(line.url + path, { waitUntil: 'commit' });
  return line;
}

test('what is pressed while the page is still arriving is done once it is there, and a link leaves after it', async ({ page, storefront }) => {
  const line = await opensHalf(page, storefront, '/menu/categoria/entradas/producto/alitas-16', 'Añadir Q');
  for (let presses = 0; presses < 2; presses += 1) await page.getByRole('button', { name: /^Más / }).click();
  await page.getByRole('button', { name: /^Añadir Q/ }).click();
  await page.getByRole('banner').getByRole('link', { name: /^Ver mi orden/ }).filter({ visible: true }).click();
  expect(await page.evaluate(() => document.readyState)).toBe('loading');
  line.release();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('main')).toContainText('Q327.00');
  line.close();
});

test('what is typed and chosen while the page is still arriving is what shops are looked for by', async ({ page, storefront }) => {
  const line = await opensHalf(page, storefront, '/tiendas', 'Ciudad');
  await page.getByLabel('Ciudad').selectOption('Antigua Guatemala');
  await page.getByRole('searchbox').pressSequentially('ancha');
  line.release();
  await expect(page.getByRole('article')).toHaveCount(1);
  expect([await page.getByRole('searchbox').inputValue(), await page.getByLabel('Ciudad').locator('option:checked').textContent()]).toEqual(['ancha', 'Antigua Guatemala']);
  line.close();
});

test('a page that is left right after «Añadir» has stored the cart, though every later script of the shell is still on its way', async ({ page }) => {
  await opensDrawn(page, '/menu/categoria/entradas/producto/pan-con-ajo-y-queso', 'Añadir Q');
  const firstScripts: string[] = await page.locator('#page-scripts').evaluate((template: HTMLTemplateElement) => [...template.content.querySelectorAll('script')].map(({ src }) => new URL(src, location.href).pathname));
  expect(firstScripts.length).toBeGreaterThan(2);
  await page.route(
    ({ pathname }) => /^\/s\/.*\.js$/.test(pathname) && !firstScripts.includes(pathname),
    () => {},
  );
  await page.reload({ waitUntil: 'commit' });
  await page.getByRole('button', { name: /^Añadir Q/ }).click();
  await expect(page).not.toHaveURL(/\/producto\//);
  // Before the route is taken away: that lets the held requests through.
  await page.goto('/cart', { waitUntil: 'commit' });
  await page.unrouteAll();
  await page.reload();
  await expect(page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name: 'Pan con ajo y queso' }) })).toBeVisible();
});

test('choices made before the page is alive all count, and a page left right after the press has kept the product', async ({ page }) => {
  const release = await holdBack(page, /\/r2?\/mf-menu\/.*\/product\./);
  await opensDrawn(page, '/menu/categoria/combos/producto/combo-pareja', 'Mitad y mitad');
  const chosen = [
    page.getByRole('radio', { name: 'Mitad y mitad' }),
    page.getByRole('group', { name: 'Primera bebida' }).getByRole('radio', { name: /Agua pura/ }),
    page.getByRole('group', { name: 'Segunda bebida' }).getByRole('radio', { name: /Agua pura/ }),
  ];
  for (const choice of chosen) await choice.click();
  release();
  await page.getByRole('button', { name: /^Añadir Q/, disabled: false }).click();
  await page.waitForURL(/\/menu\/categoria\/combos$/);
  await page.goto('/cart');
  await expect(page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name: 'Combo Pareja' }) })).toContainText(/Agua pura 600 ml.*Agua pura 600 ml/s);
});

test('a new page starts at its top with its heading announced, going back returns to where the customer was [ROUTE-057]', async ({ page }) => {
  await page.goto('/');
  await heading(page, /./).waitFor();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('main [data-server-rendered]')).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 500));
  await page.locator('main a[href^="/menu/categoria/"]').filter({ visible: true }).nth(3).click();
  await expect(page).not.toHaveTitle(/^Inicio/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  await page.goBack();
  await expect.poll(() => page.evaluate(() => Math.abs(scrollY - 500) <= 2)).toBe(true);
});

test('an unknown address leads home, from outside and from inside [ROUTE-055]', async ({ page }) => {
  await page.goto('/no/existe');
  await expect(page).toHaveURL(/\/$/);
  await goWithin(page, '/tampoco');
  await expect(page).toHaveURL(/\/$/);
  expect(await shownAreas(page)).toEqual(['mf-menu']);
});

test('static pages are read without any remote but with the frame [ROUTE-048…ROUTE-053, SHELL-010, BACK-007]', async ({ page }) => {
  await page.goto('/politicas-promociones');
  await expect(heading(page, 'Términos y Condiciones - Promociones 2025')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Condiciones para Guatemala' })).toBeVisible();
  await page.goto('/preguntasFrecuentes');
  await page.getByText('¿Necesito crear una cuenta para pedir?').click();
  await expect(page.getByText('Puedes pedir como invitado', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Regresar' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('the tracker stands alone on its page [ROUTE-025]', async ({ page }) => {
  await page.goto('/tracker/AAAAAAAAAAAAAAAAAAAAAA');
  await expect(page.locator('html')).toHaveAttribute('data-frame', 'none');
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
});

test.describe('when a remote is not well', () => {
  test.beforeEach(({}, testInfo) => {
    testInfo.annotations.push({ type: 'expects-problems' });
  });

  test('one origin away: the same version comes from the other, and nobody notices', async ({ page }) => {
    await page.route(firstOrigin('mf-stores'), (route) => route.abort());
    await page.goto('/');
    await goWithin(page, '/tiendas');
    await expect(heading(page, 'Nuestras Tiendas')).toBeVisible();
  });

  test('both origins away: its area says so and can be tried again, everything else works', async ({ page }) => {
    const failures: string[] = [];
    page.on('console', (message) => /^mf-stores \S+ \(load\)/.test(message.text()) && failures.push(message.text()));
    await page.route(remoteEntry('mf-stores'), (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto('/');
    await goWithin(page, '/tiendas');
    const card = page.locator('main > [data-remote="mf-stores"]').getByRole('alert');
    await expect(card).toBeVisible();

    await tab(page, 'Ingresar').click();
    await expect(heading(page, 'Ingresar')).toBeVisible();
    await expect.poll(() => failures.length).toBe(1);
    await page.goBack();
    await expect(card).toBeVisible();
    const button = await card.getByRole('button').elementHandle();
    // It is tried again behind its card, which stays as it is: a press on it is not lost.
    await expect.poll(() => failures.length).toBe(2);
    expect(await button?.evaluate((each) => each.isConnected)).toBe(true);

    await page.unroute(remoteEntry('mf-stores'));
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(heading(page, 'Nuestras Tiendas')).toBeVisible();
  });

  test('one byte changed on the way: nothing of it runs', async ({ page }) => {
    await page.route(/\/r2?\/mf-stores\/.*\.js$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `window.__intruder = true;${await response.text()}` });
    });
    await page.goto('/');
    await goWithin(page, '/tiendas');
    await expect(page.locator('main > [data-remote="mf-stores"]').getByRole('alert')).toBeVisible();
    expect(await page.evaluate(() => '__intruder' in window)).toBe(false);
    await expect.poll(() => shownAreas(page)).toEqual(['mf-stores']);
  });

  test('one that never answers: leaving it takes no time at all', alone, async ({ page }) => {
    await page.route(/\/r2?\/mf-stores\//, () => {});
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await page.locator('header').getByRole('link', { name: /^Ver mi orden/ }).filter({ visible: true }).hover();
    await goWithin(page, '/tiendas');
    await expect(page.locator('main > [data-remote="mf-stores"]')).toBeVisible();
    const milliseconds = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const since = performance.now();
          const menu = document.querySelector<HTMLElement>('main > [data-remote="mf-menu"]');
          new MutationObserver(() => menu && !menu.hidden && menu.textContent && resolve(performance.now() - since)).observe(document.body, { subtree: true, childList: true, attributes: true });
          history.pushState(null, '', '/');
        }),
    );
    expect(milliseconds).toBeLessThan(200);
  });

  test('a script of the first view away: the remote comes another way, and the customer can order', async ({ page }) => {
    await page.route(firstOrigin('mf-menu'), (route) => route.abort());
    await page.goto('/menu/categoria/combos');
    await expect(heading(page, 'Combos')).toBeVisible();
    await expect(page.locator('main > [data-remote="mf-menu"] [data-stage]:not([data-server-rendered])')).toBeVisible();
    await page.locator('main a[href*="/producto/"]').first().click();
    await expect(heading(page, 'Combos')).toBeHidden();
  });
});

test.describe('without the menu', () => {
  const sorry = 'Lo sentimos, ha ocurrido un error. Por favor, vuelve a intentarlo.';
  const menuFile = '/answers/catalog.*.json';

  /** Once the page has begun to wait, and its header works: its clock goes past the wait for the file of the menu, and past that for the api. */
  async function waitsInVain(page: Page): Promise<void> {
    await expectTakenOver(page.getByRole('banner').getByRole('button', { name: 'Buscar', exact: true }).filter({ visible: true }));
    const api = page.waitForRequest('/api/data/getData');
    await page.clock.fastForward(10_000);
    await api;
    await page.clock.fastForward(10_000);
  }

  test('a page that needs it waits, says what happened and can be asked again [SHELL-001, SHELL-002, SHELL-003, API-004]', async ({ page }, testInfo) => {
    testInfo.annotations.push({ type: 'expects-problems' });
    let release = (): void => {};
    const onItsWay = new Promise<void>((resolve) => (release = resolve));
    await page.route(menuFile, (route) => onItsWay.then(() => route.abort()));
    await page.route('/api/data/getData', (route) => route.abort());
    // The pauses between its attempts are by this clock.
    await page.clock.install();
    page.on('requestfailed', (request) => request.url().endsWith('/getData') && void page.clock.fastForward(5000).catch(() => undefined));
    await page.goto('/delivery');
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Cargando…');
    release();
    await expect(heading(page, sorry)).toBeVisible();
    await page.unroute('/api/data/getData');
    await page.getByRole('button', { name: 'Cargar nuevamente' }).click();
    await expect(page.getByRole('button', { name: 'Cargar nuevamente' })).toBeHidden();
    await expect(page.locator('main > [data-remote="mf-cart-checkout"]')).toBeVisible();
  });

  test('a page that was drawn can be read while nothing comes, its header and its links work, and the menu of the api brings it alive', async ({ page }, testInfo) => {
    testInfo.annotations.push({ type: 'expects-problems' });
    // A line that is open and on which nothing comes. What the page waits for it, it waits by this clock.
    await page.clock.install();
    await page.route(menuFile, () => undefined);
    await page.route('/api/data/getData', () => undefined);
    await page.goto('/menu/categoria/entradas');
    await waitsInVain(page);
    await expect(page.getByRole('main').getByRole('heading', { level: 2, name: sorry })).toBeInViewport();
    await expect(page.getByText('Q109.00').first()).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Alitas 16 piezas', exact: true }).click();
    await expect(heading(page, 'Alitas 16 piezas')).toBeVisible();
    await waitsInVain(page);
    await expect(page.getByRole('main').getByRole('heading', { level: 2, name: sorry })).toBeVisible();
    await page.unroute('/api/data/getData');
    await page.getByRole('button', { name: 'Cargar nuevamente' }).click();
    await page.getByRole('button', { name: /^Añadir Q109/ }).click();
    await expect(page.getByRole('link', { name: 'Ver mi orden: 1 producto, Q109.00' }).filter({ visible: true })).toBeVisible();
  });
});

test.describe('without what a file says of the remotes', () => {
  const remotesFile = '/answers/remotes.*.json';
  const added = (page: Page) => page.getByRole('link', { name: 'Ver mi orden: 1 producto, Q109.00' }).filter({ visible: true });

  test('while it is on its way, and one server does not have it, the page is read, and what is pressed in it is answered when it comes', async ({ page }) => {
    let release = (): void => {};
    const onItsWay = new Promise<void>((resolve) => (release = resolve));
    let isFirst = true;
    await page.route(remotesFile, async (route) => {
      await onItsWay;
      if (!isFirst) return route.continue();
      isFirst = false;
      await route.fulfill({ status: 404, body: '' });
    });
    const asked = page.waitForRequest(remotesFile);
    await page.goto('/menu/categoria/entradas/producto/alitas-16');
    await asked;
    await page.getByRole('button', { name: 'Añadir Q109.00', exact: true }).click();
    await expect(page.locator('main [data-server-rendered]')).toBeAttached();
    release();
    await expect(added(page)).toBeVisible();
  });

  test('when it does not come the page says so and can be read, and comes alive when it is asked again', async ({ page }, testInfo) => {
    testInfo.annotations.push({ type: 'expects-problems' });
    await page.route(remotesFile, (route) => route.abort());
    await page.goto('/menu/categoria/entradas/producto/alitas-16');
    await expect(page.getByRole('main').getByRole('heading', { level: 2, name: 'Lo sentimos, ha ocurrido un error. Por favor, vuelve a intentarlo.' })).toBeInViewport();
    await expect(heading(page, 'Alitas 16 piezas')).toBeVisible();
    await page.unroute(remotesFile);
    await page.getByRole('button', { name: 'Cargar nuevamente' }).click();
    await page.getByRole('button', { name: 'Añadir Q109.00', exact: true }).click();
    await expect(added(page)).toBeVisible();
  });

  test('a page of versions that no server knows any more is loaded anew, once', async ({ page }) => {
    let pages = 0;
    page.on('request', (sent) => void (sent.isNavigationRequest() && (pages += 1)));
    await page.route(remotesFile, (route) => (pages > 1 ? route.continue() : route.fulfill({ status: 404, body: '' })));
    await page.goto('/menu/categoria/entradas/producto/alitas-16');
    await expect.poll(() => pages).toBe(2);
    await page.getByRole('button', { name: 'Añadir Q109.00', exact: true }).click();
    await expect(added(page)).toBeVisible();
    expect(pages).toBe(2);
  });
});

test('a link of the header pressed while the menu is on its way leaves the page at once', async ({ page }) => {
  let release = (): void => {};
  const onItsWay = new Promise<void>((resolve) => (release = resolve));
  await page.route('/answers/catalog.*.json', (route) => onItsWay.then(() => route.continue()));
  await page.goto('/menu/categoria/entradas');
  const cart = page.getByRole('banner').getByRole('link', { name: /^Ver mi orden/ }).filter({ visible: true });
  await expectTakenOver(cart);
  await cart.click();
  await expect(heading(page, 'Entradas')).toBeHidden();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Cargando…');
  release();
  await expect(heading(page, 'Tu carrito está vacío')).toBeVisible();
});

test('while the menu is on its way, and one server does not have it, the page is read, and what is pressed in it and in the header is answered when it comes', async ({ page }) => {
  let release = (): void => {};
  const onItsWay = new Promise<void>((resolve) => (release = resolve));
  // One of several servers does not know it yet. The api is no help.
  await page.route('/api/data/getData', () => undefined);
  let isFirst = true;
  await page.route('/answers/catalog.*.json', async (route) => {
    await onItsWay;
    if (!isFirst) return route.continue();
    isFirst = false;
    await route.fulfill({ status: 404, body: '' });
  });
  await page.goto('/menu/categoria/entradas/producto/alitas-16');
  const search = page.getByRole('banner').getByRole('button', { name: 'Buscar', exact: true }).filter({ visible: true });
  await expectTakenOver(search);
  await page.getByRole('button', { name: 'Más Alitas 16 piezas' }).click();
  await search.click();
  release();
  await expect(page.getByRole('dialog', { name: 'Buscar en el menú' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Añadir Q218.00', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Ver mi orden: 2 productos, Q218.00' }).filter({ visible: true })).toBeVisible();
});
