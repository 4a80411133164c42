import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { codeFaults } from '../support/broken-build.ts';
import { publishBroken, waysToFail } from '../support/faults.ts';
import { publishedAnew, publishedBroken, publishedEarly, publishedFaulty, stableOf } from '../support/registry.ts';
import { shownVersions, watchesVersions } from '../support/shown-versions.ts';
import { alone, expect, test } from '../support/test.ts';
import { pageDataAt } from '../support/page-data.ts';

const remotes = [
  { name: 'mf-menu', path: '/menu/categoria/combos' },
  { name: 'mf-cart-checkout', path: '/cart' },
  { name: 'mf-account', path: '/login' },
  { name: 'mf-giftcards', path: '/certificates' },
  { name: 'mf-stores', path: '/tiendas' },
  { name: 'mf-tracking', path: '/orders' },
] as const;

type Fault = (page: Page, name: string) => Promise<unknown>;

const onScripts =
  (way: keyof typeof waysToFail): Fault =>
  (page, name) =>
    page.route(new RegExp(`/r2?/${name}/.*\\.js$`), waysToFail[way] ?? (() => undefined));

const published =
  (fault: keyof typeof codeFaults): Fault =>
  (page, name) =>
    publishBroken(page, name, codeFaults[fault], { isOverGood: false });

/** What the browser says to developers; that the fault was the one meant, and nothing else. */
const says: Readonly<Record<string, RegExp>> = {
  'throws while it loads': /broken while it loads/,
  'throws while it draws': /broken while it draws/,
  'sends other bytes than were published': /integrity/,
};

const faults: Readonly<Record<string, Fault>> = {
  'is gone (404)': onScripts('is gone (404)'),
  'sends other bytes than were published': onScripts('sends other bytes than were published'),
  'throws while it loads': published('throws while it loads'),
  'throws while it draws': published('throws while it draws'),
};
const neverAnswers = onScripts('hangs');

async function visitor(browser: Browser): Promise<Page> {
  // Nothing here is about what a device keeps, and keeping it takes as long as the page.
  const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  await page.addInitScript(() => localStorage.setItem('first-time', 'false'));
  return page;
}

/**
 * The area says so in its own words and can be tried again; around it the shop goes on, and going elsewhere
 * works.
 */
async function expectOnlyItsAreaIsGone(
  page: Page,
  { name, path }: (typeof remotes)[number],
  what: string,
): Promise<void> {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', ({ message }) => said.push(message));
  await page.goto(path, { waitUntil: 'commit' });
  const card = page.locator(`main > [data-remote="${name}"]`).getByRole('alert');
  await expect(card, what).toContainText(/No pudimos cargar/, { timeout: 40_000 });
  await expect(card.getByRole('button', { name: 'Reintentar' }), what).toBeVisible();
  await expect.poll(() => said.join('\n'), { message: what }).toMatch(says[what] ?? /./);
  expect(await page.evaluate(() => (globalThis as { tampered?: boolean }).tampered), what).toBeUndefined();
  await expect(page.getByRole('banner'), what).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Secciones' }), what).toBeVisible({
    visible: name !== 'mf-cart-checkout',
  });

  if (name === 'mf-account' || name === 'mf-cart-checkout') {
    // The cart has no navigation, and the log-in is what the navigation would lead to.
    await page.getByRole('banner').getByRole('button', { name: 'Regresar' }).click();
    await expect(page.locator('main > [data-remote="mf-menu"]').getByRole('heading', { level: 1 }), what).toBeVisible();
  } else {
    await page.getByRole('navigation', { name: 'Secciones' }).getByRole('link', { name: 'Ingresar' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ingresar' }), what).toBeVisible();
  }
  await page.context().close();
}

test.beforeEach(({}, testInfo) => {
  testInfo.annotations.push({ type: 'expects-problems' });
});

for (const remote of remotes) {
  test(`when ${remote.name} ${Object.keys(faults).join(', ')}: its area says so and the rest of the shop works`, async ({
    browser,
  }) => {
    await Promise.all(
      Object.entries(faults).map(async ([what, fault]) => {
        const page = await visitor(browser);
        await fault(page, remote.name);
        await expectOnlyItsAreaIsGone(page, remote, what);
      }),
    );
  });
}

test('when any one of the six never answers, its area says so and the rest of the shop works', async ({
  browser,
}) => {
  await Promise.all(
    remotes.map(async (remote) => {
      const page = await visitor(browser);
      await neverAnswers(page, remote.name);
      await expectOnlyItsAreaIsGone(page, remote, `${remote.name} never answers`);
    }),
  );
});

const chosenBy = async (request: APIRequestContext, name: string): Promise<string> =>
  (await pageDataAt(request, '/tiendas')).remotes.find((remote) => remote.name === name)?.chosen.version ?? '';

test('a version published broken: customers get the last good one, and after the rollback nobody gets it', async ({
  page,
  request,
}) => {
  const name = 'mf-stores';
  const broken = await publishedBroken(name);
  try {
    await expect.poll(() => chosenBy(request, name)).toBe(broken.version);
    await page.goto('/tiendas');
    await expect(page.getByRole('heading', { level: 1, name: 'Nuestras Tiendas' })).toBeVisible();
    await expect(page.locator(`main > [data-remote="${name}"]`)).toHaveAttribute(
      'data-version',
      broken.before,
    );
  } finally {
    await broken.rollBack();
  }
  await expect.poll(() => chosenBy(request, name)).toBe(broken.before);
});

/** What customers see of a remote within the time a page may take to go back to what was good. */
async function expectLastGood(
  page: Page,
  { name, path }: (typeof remotes)[number],
  broken: string,
  what: string,
): Promise<void> {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await watchesVersions(page, name);
  await page.goto(path, { waitUntil: 'commit' });
  const area = page.locator(`main > [data-remote="${name}"]`);
  await expect
    .poll(
      async () => {
        if (what === 'crashes when it is pressed') await area.getByRole('heading').first().dispatchEvent('click');
        return (await shownVersions(page)).length;
      },
      { message: what, timeout: 40_000 },
    )
    .toBeGreaterThan(1);
  const [first, second] = await shownVersions(page);
  expect(first?.version, what).toBe(broken);
  expect(second?.version, what).not.toBe(broken);
  expect((second?.ms ?? Infinity) - (first?.ms ?? 0), what).toBeLessThanOrEqual(8000 + slackMs);
  await expect(area.getByRole('heading', { level: 1 }), what).toBeVisible();
  await expect(area.getByRole('alert'), what).toHaveCount(0);
  expect(lines.length, `${what}: ${lines.join('\n')}`).toBeLessThanOrEqual(10);
  expect(lines.join('\n'), what).not.toMatch(/Minified React error #4(18|2[235])/);
  await page.context().close();
}

/** A page and its server need their time as well, on a machine that does other things. */
const slackMs = 4000;

/** Faults that mostly wait, seen side by side, and faults that keep the processor busy, one after the other. */
const waiting = ['hangs in get', 'suspends for ever', 'throws a moment later'] as const;
const busy = ['throws while it draws', 'throws in its first effect', 'sets state without end in effects'] as const;
const moreWaiting = ['hangs in init', 'throws while it loads', 'throws in init', 'throws in get'] as const;
const moreBusy = ['throws in a layout effect', 'needs another React', 'sets state without end while it draws', 'sets state without end in layout effects', 'crashes when it is pressed'] as const;
const isNightly = process.env.ALL_FAULTS !== undefined;

for (const remote of remotes.filter(({ name }) => isNightly || name === 'mf-menu')) {
  test(`when a new version of ${remote.name} fails however late in its first seconds, customers get the last good one`, alone, async ({ browser }) => {
    test.setTimeout(isNightly ? 300_000 : 120_000);
    const see = async (what: keyof typeof codeFaults): Promise<void> => {
      const page = await visitor(browser);
      await expectLastGood(page, remote, await publishBroken(page, remote.name, codeFaults[what], { isOverGood: true }), what);
    };
    await Promise.all([...waiting, ...(isNightly ? moreWaiting : [])].map(see));
    for (const what of [...busy, ...(isNightly ? moreBusy : [])]) await see(what);
  });
}

test('a version published that throws when it is drawn: who comes in, and who comes over from another page, gets the last good one', async ({
  page,
  request,
}) => {
  const name = 'mf-stores';
  const told: string[] = [];
  page.on(
    'request',
    (sent) => new URL(sent.url()).pathname === '/failures' && told.push(sent.postData() ?? ''),
  );
  await page.addInitScript(() => localStorage.setItem('first-time', 'false'));
  const broken = await publishedFaulty(name, codeFaults['throws while it draws']);
  try {
    await expect.poll(() => chosenBy(request, name)).toBe(broken.version);
    for (const from of ['/login', '/tiendas']) {
      await page.goto(from);
      await expect(page.locator('main [data-server-rendered]')).toHaveCount(0);
      await page.locator('main h1').first().waitFor();
      await page.evaluate(() => history.pushState(null, '', '/tiendas'));
      const area = page.locator(`main > [data-remote="${name}"]`);
      await expect(area).toHaveAttribute('data-version', broken.before);
      await expect(area.getByRole('heading', { level: 1, name: 'Nuestras Tiendas' })).toBeVisible();
    }
    await expect.poll(() => told).toHaveLength(1);
  } finally {
    await broken.rollBack();
  }
});

test('what the server drew stays readable when no script of its remote arrives, and is alive after another try', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('first-time', 'false'));
  await expect.poll(async () => (await page.request.get('/menu/categoria/entradas')).text()).toMatch(/Q109\.00/);
  await page.route(/\/r2?\/mf-menu\//, (route) => route.abort());
  await page.goto('/menu/categoria/entradas');
  const area = page.locator('main > [data-remote="mf-menu"]');
  await expect(area.getByRole('alert')).toContainText('No pudimos cargar el menú');
  await expect(area.getByRole('heading', { level: 1, name: 'Entradas' })).toBeVisible();
  await expect(area.getByText('Q109.00').first()).toBeVisible();
  await page.unrouteAll();
  await area.getByRole('button', { name: 'Reintentar' }).click();
  await expect(area.getByRole('alert')).toHaveCount(0);
  await area.getByRole('link', { name: 'Alitas 16 piezas', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Alitas 16 piezas' })).toBeVisible();
});

test('a version that needs what only the next shell will hand out is refused, and nobody notices', async ({ page, request }) => {
  const before = await stableOf('mf-stores');
  // The journey before may have taken a version back a moment ago.
  await expect.poll(() => chosenBy(request, 'mf-stores')).toBe(before);
  await expect(publishedEarly('mf-stores')).rejects.toThrow('needs PartOfTomorrow of @brasa/shared/ui, which the shell');
  const later = await publishedAnew('mf-giftcards');
  try {
    // The shell has read the newer document once it shows the other one.
    await expect.poll(() => chosenBy(request, 'mf-giftcards')).toBe(later.version);
    expect(await chosenBy(request, 'mf-stores')).toBe(before);
    await page.goto('/tiendas');
    await expect(page.getByRole('heading', { level: 1, name: 'Nuestras Tiendas' })).toBeVisible();
  } finally {
    await later.rollBack();
  }
});
