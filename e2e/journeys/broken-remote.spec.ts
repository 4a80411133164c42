import type { APIRequestContext, Browser, Page, Route } from '@playwright/test';
import { publishBroken, throwsAtLoad, throwsAtRender } from '../support/faults.ts';
import { publishedAnew, publishedBroken, publishedEarly } from '../support/registry.ts';
import { expect, test } from '../support/test.ts';

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
  (answer: (route: Route) => Promise<void> | void): Fault =>
  (page, name) =>
    page.route(new RegExp(`/r2?/${name}/.*\\.js$`), answer);

/** What the browser says to developers; that the fault was the one meant, and nothing else. */
const says: Readonly<Record<string, RegExp>> = { 'throws while it loads': /broken while it loads/, 'throws while it draws': /broken while it draws/, 'sends other bytes than were published': /integrity/ };

const faults: Readonly<Record<string, Fault>> = {
  'is gone (404)': onScripts((route) => route.fulfill({ status: 404, contentType: 'application/json', body: '{}' })),
  'sends other bytes than were published': onScripts(async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()}\n;globalThis.tampered = true;` });
  }),
  'throws while it loads': (page, name) => publishBroken(page, name, throwsAtLoad),
  'throws while it draws': (page, name) => publishBroken(page, name, throwsAtRender),
};
const neverAnswers = onScripts(() => undefined);

async function visitor(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.addInitScript(() => localStorage.setItem('first-time', 'false'));
  return page;
}

/** The area says so in its own words and can be tried again; around it the shop goes on, and going elsewhere works. */
async function expectOnlyItsAreaIsGone(page: Page, { name, path }: (typeof remotes)[number], what: string): Promise<void> {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', ({ message }) => said.push(message));
  await page.goto(path, { waitUntil: 'commit' });
  const card = page.locator(`main > [data-remote="${name}"]`).getByRole('alert');
  await expect(card, what).toContainText(/No pudimos cargar/, { timeout: 40_000 });
  await expect(card.getByRole('button', { name: 'Reintentar' }), what).toBeVisible();
  expect(said.join('\n'), what).toMatch(says[what] ?? /./);
  expect(await page.evaluate(() => (globalThis as { tampered?: boolean }).tampered), what).toBeUndefined();
  await expect(page.getByRole('banner'), what).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Secciones' }), what).toBeVisible({ visible: name !== 'mf-cart-checkout' });

  if (name === 'mf-account' || name === 'mf-cart-checkout') {
    await page.goto('/tiendas');
    await expect(page.getByRole('heading', { level: 1, name: 'Nuestras Tiendas' }), what).toBeVisible();
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
  test(`when ${remote.name} ${Object.keys(faults).join(', ')}: its area says so and the rest of the shop works`, async ({ browser }) => {
    await Promise.all(
      Object.entries(faults).map(async ([what, fault]) => {
        const page = await visitor(browser);
        await fault(page, remote.name);
        await expectOnlyItsAreaIsGone(page, remote, what);
      }),
    );
  });
}

test('when any one of the six never answers, its area says so and the rest of the shop works', async ({ browser }) => {
  await Promise.all(
    remotes.map(async (remote) => {
      const page = await visitor(browser);
      await neverAnswers(page, remote.name);
      await expectOnlyItsAreaIsGone(page, remote, `${remote.name} never answers`);
    }),
  );
});

const chosenBy = async (request: APIRequestContext, name: string): Promise<string> => new RegExp(`"name":"${name}".*?"version":"([^"]+)"`).exec(await (await request.get('/tiendas')).text())?.[1] ?? '';

test('a version published broken: customers get the last good one, and after the rollback nobody gets it', async ({ page, request }) => {
  const name = 'mf-stores';
  const broken = await publishedBroken(name);
  try {
    await expect.poll(() => chosenBy(request, name)).toBe(broken.version);
    await page.goto('/tiendas');
    await expect(page.getByRole('heading', { level: 1, name: 'Nuestras Tiendas' })).toBeVisible();
    await expect(page.locator(`main > [data-remote="${name}"]`)).toHaveAttribute('data-version', broken.before);
  } finally {
    await broken.rollBack();
  }
  await expect.poll(() => chosenBy(request, name)).toBe(broken.before);
});

test('a version published before the shell it needs is shown to nobody', async ({ page, request }) => {
  const early = await publishedEarly('mf-stores');
  const later = await publishedAnew('mf-giftcards');
  try {
    // The shell has read the newer document once it shows the other one.
    await expect.poll(() => chosenBy(request, 'mf-giftcards')).toBe(later.version);
    expect(await chosenBy(request, 'mf-stores')).toBe(early.before);
    await page.goto('/tiendas');
    await expect(page.getByRole('heading', { level: 1, name: 'Nuestras Tiendas' })).toBeVisible();
  } finally {
    await Promise.all([early.rollBack(), later.rollBack()]);
  }
});
