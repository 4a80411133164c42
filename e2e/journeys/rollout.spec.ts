import { createHash, randomBytes } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { customer } from '../support/customer.ts';
import { codeFaults } from '../support/broken-build.ts';
import { ownStorefront } from '../support/own-storefront.ts';
import { comparisonOf, overrideLink, publishedAnew, publishedFaulty, restored, saltOf, switchedTo } from '../support/registry.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../support/test.ts';
import { pageDataOf } from '../support/page-data.ts';

const remote = 'mf-stores';
const path = '/tiendas';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('first-time', 'false'));
});

/** A visitor's place, worked out apart from the storefront: the last digits of a long number, as one would with pencil and paper. */
const bucketOf = (salt: string, visitor: string): number => [...createHash('sha256').update(`${salt}${visitor}`).digest('hex')].reduce((rest, digit) => (rest * 16 + Number.parseInt(digit, 16)) % 10_000, 0);

/** A visitor whose place lies from `least` to `most`. */
function visitorAt(salt: string, least: number, most = least): string {
  for (;;) {
    const visitor = randomBytes(16).toString('hex');
    const bucket = bucketOf(salt, visitor);
    if (bucket >= least && bucket <= most) return visitor;
  }
}

/** The two at the border of each share in percent, those at both ends, and one of each tenth of all visitors. */
const visitorsAround = (salt: string, ...shares: readonly number[]): readonly string[] => [
  ...[0, 9_999, ...shares.flatMap((percent) => [percent * 100 - 1, percent * 100])].map((bucket) => visitorAt(salt, bucket)),
  ...Array.from({ length: 10 }, (_, tenth) => visitorAt(salt, tenth * 1000, tenth * 1000 + 999)),
];

/** The version of the section on the page that a visitor gets; null stands for one without a number. */
async function versionFor(request: APIRequestContext, visitor: string | null, headers: Record<string, string> = {}): Promise<string | undefined> {
  const html = await (await request.get(path, { headers: { ...headers, ...(visitor !== null && { cookie: `pz_vid=${visitor}` }) } })).text();
  return new RegExp(`data-remote="${remote}" data-version="([^"]+)"`).exec(html)?.[1];
}

async function whoGets(request: APIRequestContext, visitors: readonly string[], version: string): Promise<readonly string[]> {
  const got = await Promise.all(visitors.map(async (visitor) => [visitor, await versionFor(request, visitor)] as const));
  return got.flatMap(([visitor, shown]) => (shown === version ? [visitor] : []));
}

/** New pages follow the registry within two seconds: those of the visitors below `percent`, and no other, show the version. */
async function follows(request: APIRequestContext, version: string, salt: string, visitors: readonly string[], percent: number): Promise<void> {
  const below = visitors.filter((visitor) => bucketOf(salt, visitor) < percent * 100);
  await expect.poll(() => whoGets(request, visitors, version), { timeout: 20_000 }).toEqual(below);
}

/** A candidate for half of all visitors, once pages follow; and a visitor of each half. */
async function halfGets(request: APIRequestContext, version: string): Promise<{ readonly inside: string; readonly outside: string }> {
  const salt = await saltOf(remote);
  const visitors = visitorsAround(salt, 50);
  await follows(request, version, salt, visitors, 50);
  const first = (isInside: boolean): string => visitors.find((visitor) => bucketOf(salt, visitor) < 5000 === isInside) ?? '';
  return { inside: first(true), outside: first(false) };
}

async function becomes(page: Page, visitor: string): Promise<void> {
  await page.context().clearCookies();
  await page.context().addCookies([{ name: 'pz_vid', value: visitor, url: new URL(page.url() === 'about:blank' ? ownStorefront().url : page.url()).origin }]);
}

test('a share of visitors gets the candidate: exactly those below it, through ramps and a correction, until it is taken back', async ({ request }) => {
  const candidate = await publishedAnew(remote, 30);
  const salt = await saltOf(remote);
  const visitors = visitorsAround(salt, 30, 60.5);
  await follows(request, candidate.version, salt, visitors, 30);
  expect(await whoGets(request, visitors, candidate.before)).toEqual(visitors.filter((visitor) => bucketOf(salt, visitor) >= 3000));

  await candidate.ramp(60.5);
  await follows(request, candidate.version, salt, visitors, 60.5);
  const corrected = await publishedAnew(remote, 60.5);
  await follows(request, corrected.version, salt, visitors, 60.5);

  // Who could not be recognised again is tried nothing out on.
  const crawler = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };
  const inside = visitors.filter((visitor) => bucketOf(salt, visitor) < 6050);
  const nobodies = await Promise.all([...Array.from({ length: 20 }, () => versionFor(request, null)), ...inside.map((visitor) => versionFor(request, visitor, crawler))]);
  expect(new Set(nobodies)).toEqual(new Set([candidate.before]));

  await corrected.rollBack();
  await follows(request, candidate.before, salt, visitors, 100);
});

test('a scraper inside reads how the shell does and which entry it shows, a visitor reads nothing', async ({ request, storefront }) => {
  // Like a scraper: the shell trusts what its own machine says about who asks.
  const inside = await (await fetch(`${storefront}/metrics`)).text();
  expect(inside).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/\*",status="200"\} \d+/);
  expect(Number(/^shell_discovery_entry (\d+)$/m.exec(inside)?.[1])).toBeGreaterThan(0);
  expect((await request.get('/metrics')).status()).toBe(404);
});

test('a visitor who arrives keeps what she got first, with «Atrás», a reload and another tab', async ({ browser, request }) => {
  const candidate = await publishedAnew(remote, 50);
  try {
    await halfGets(request, candidate.version);
    // Chance says which one she gets: until somebody was met with each.
    const met = new Set<string>();
    while (met.size < 2) {
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.addInitScript(() => localStorage.setItem('first-time', 'false'));
      await page.goto(path);
      const area = page.locator(`main > [data-remote="${remote}"]`);
      const got = (await area.getAttribute('data-version')) ?? '';
      expect([candidate.version, candidate.before]).toContain(got);
      if (!met.has(got)) {
        await page.reload();
        await expect(area).toHaveAttribute('data-version', got);
        await page.goto('/');
        await page.goBack();
        await expect(area).toHaveAttribute('data-version', got);
        const tab = await context.newPage();
        await tab.goto(path);
        await expect(tab.locator(`main > [data-remote="${remote}"]`)).toHaveAttribute('data-version', got);
      }
      met.add(got);
      await context.close();
    }
  } finally {
    await candidate.rollBack();
  }
});

test('a candidate that cannot run shows its visitors what all others have, who notice nothing', async ({ page, request }) => {
  test.info().annotations.push({ type: 'expects-problems' });
  const candidate = await publishedFaulty(remote, codeFaults['throws while it draws'], 50);
  try {
    const { inside, outside } = await halfGets(request, candidate.version);
    for (const visitor of [inside, outside]) {
      await becomes(page, visitor);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: 'Nuestras Tiendas' })).toBeVisible();
      await expect(page.locator(`main > [data-remote="${remote}"]`)).toHaveAttribute('data-version', candidate.before);
    }
  } finally {
    await candidate.rollBack();
  }
});

test('who is paying keeps the versions she began with until the order is made, a blocked one excepted', async ({ page, request }) => {
  const section = 'mf-cart-checkout';
  const versionOnPage = () => page.locator(`main > [data-remote="${section}"]`).getAttribute('data-version');
  const shownTo = async (cookie = ''): Promise<string> => {
    const html = await (await request.get('/cart', { headers: { cookie } })).text();
    return new RegExp(`data-remote="${section}" data-version="([^"]+)"`).exec(html)?.[1] ?? '';
  };
  const first = await publishedAnew(section);
  try {
    await expect.poll(() => shownTo()).toBe(first.version);
    const she = customer(page);
    await she.opens('/');
    await she.adds({ category: 'Entradas', product: 'Alitas 16 piezas' });
    await she.opensCart();
    await she.pays();
    await she.choosesPickup('Zona 10 Oakland');
    await she.goesOnAsGuest();
    const pinned = async () => (await page.context().cookies()).find(({ name }) => name === 'pz_pin');
    await expect.poll(async () => (await pinned())?.value ?? '').toContain(`${section}@${first.version}`);

    const second = await publishedAnew(section);
    await expect.poll(() => shownTo()).toBe(second.version);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Datos personales' })).toBeVisible();
    expect(await versionOnPage()).toBe(first.version);
    // Another tab of hers, too: it is one visitor with one order.
    const pin = `pz_pin=${(await pinned())?.value ?? ''}`;
    expect(await shownTo(pin)).toBe(first.version);
    expect(await shownTo()).toBe(second.version);

    await she.introducesHerself();
    await she.paysCash();
    await page.goto('/cart');
    expect(await versionOnPage()).toBe(second.version);

    expect(await shownTo(pin)).toBe(first.version);
    await first.block();
    await expect.poll(() => shownTo(pin)).toBe(second.version);
    await second.rollBack();
    await expect.poll(() => shownTo(pin)).toBe(first.before);
  } finally {
    // However far it got: the version that was there before is what other journeys expect.
    await restored(section, first.before);
  }
});

test('a candidate that fails is seen to fail by its figures, which nobody can forge', async ({ page, request }) => {
  test.info().annotations.push({ type: 'expects-problems' });
  const candidate = await publishedFaulty(remote, codeFaults['throws while it draws'], 50);
  const armsNow = async () => {
    const { arms } = await comparisonOf(remote);
    return arms.map(({ version, visits, reported, failed, fellBack, lcpMs }) => ({ version, visits, reported, failed: failed.count, fellBack: fellBack.count, lcpMs }));
  };
  try {
    const { inside, outside } = await halfGets(request, candidate.version);
    type Told = { readonly visit: string; readonly remotes: readonly { readonly name: string; readonly chosen: { readonly version: string } }[] };
    let last: Told = { visit: '', remotes: [] };
    for (const visitor of [inside, outside]) {
      await becomes(page, visitor);
      await page.goto(path);
      await expect(page.locator(`main > [data-remote="${remote}"]`)).toHaveAttribute('data-version', candidate.before);
      // What watches the visit comes after the page.
      await expect.poll(() => page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /\/overlays\./.test(name)))).toBe(true);
      last = (await pageDataOf(page)) as Told;
      await page.goto('about:blank');
    }
    await expect.poll(armsNow).toMatchObject([
      { version: candidate.version, reported: 1, failed: 1, fellBack: 1 },
      { version: candidate.before, reported: 1, failed: 0, fellBack: 0 },
    ]);

    const before = await armsNow();
    const facts = { drawn: true, failed: true, failedLater: true, fellBack: false, taskDone: false, lcpMs: 60_000, inpMs: null, cls: null };
    const versions = last.remotes.map(({ name, chosen }) => `${name}@${chosen.version}`).join('|');
    const beacon = { visit: last.visit, versions, remotes: { [remote]: facts } };
    const tell = (data: object) => request.post('/visits', { data });
    const forged = [
      { ...beacon, visit: last.visit.replace(/^[0-9a-f]{32}/, randomBytes(16).toString('hex')) },
      { ...beacon, versions: versions.replace(candidate.before, candidate.version) },
      { ...beacon, remotes: { [remote]: { ...facts, lcpMs: 1e9 } } },
      {},
    ];
    for (const data of forged) expect((await tell(data)).status()).toBe(204);
    // The visit that was really made has one vote, however often it is cast.
    await Promise.all(Array.from({ length: 200 }, () => tell(beacon)));
    await expect.poll(async () => (await armsNow()).map(({ failed }) => failed)).toEqual([1, 1]);
    expect((await armsNow()).map(({ visits, reported }) => [visits, reported])).toEqual(before.map(({ visits, reported }) => [visits, reported]));
  } finally {
    await candidate.rollBack();
  }
});

test('a link shows a version that nobody has yet in one browser, on a phone too, until it is left', async ({ page, browser }) => {
  const unseen = await publishedAnew(remote, 0);
  const link = await overrideLink(remote, unseen.version);
  const area = (of: Page) => of.locator(`main > [data-remote="${remote}"]`);
  await page.goto(link);
  await expect(page).toHaveURL(/\/$/);
  const strip = page.getByRole('complementary', { name: 'Prueba' });
  await expect(strip).toContainText(`Estás probando: ${remote} ${unseen.version}`);
  await expectNoHorizontalScroll(page);
  await expectAccessible(page, 'a page on trial');
  await page.goto(path);
  await expect(area(page)).toHaveAttribute('data-version', unseen.version);
  await expect(page.locator('main [data-server-rendered]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Nuestras Tiendas' })).toBeVisible();
  expect(await page.locator('#page-data').textContent()).not.toContain('"visit"');

  const other = await (await browser.newContext()).newPage();
  await other.goto(path);
  await expect(area(other)).toHaveAttribute('data-version', unseen.before);
  await other.context().close();

  await strip.getByRole('link', { name: 'Salir de la prueba' }).click();
  await expect(strip).toHaveCount(0);
  await page.goto(path);
  await expect(area(page)).toHaveAttribute('data-version', unseen.before);

  // Without scripts, or before they are there; on the narrowest phone, with letters twice as large.
  const narrow = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });
  const plain = await narrow.newPage();
  await (await narrow.newCDPSession(plain)).send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } });
  await plain.goto(link);
  const leave = plain.getByRole('link', { name: 'Salir de la prueba' });
  await expect(leave).toHaveCSS('font-size', '28px');
  await expectNoHorizontalScroll(plain);
  await leave.click();
  await expect(plain).toHaveURL(/\/$/);
  await expect(plain.getByRole('banner')).toBeVisible();
  await expect(leave).toHaveCount(0);
  await narrow.close();

  await page.goto(link.replace(/.{8}$/, 'AAAAAAAA'));
  await expect(page.getByRole('heading', { name: 'Este enlace ya no sirve' })).toBeVisible();
});

test('a section is switched off: its pages say so, its links leave, the rest of the shop stands; and it comes back', async ({ page, request }) => {
  const statusOf = async () => (await request.get(path)).status();
  const storesLinks = page.locator(`a[href="${path}"]`);
  try {
    await page.goto('/');
    await expect(storesLinks.first()).toBeAttached();
    await switchedTo(remote, false);
    await expect.poll(statusOf, { timeout: 10_000 }).toBe(503);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: 'Esta sección no está disponible por ahora' })).toBeVisible();
      await expect(storesLinks).toHaveCount(0);
      await expectNoHorizontalScroll(page);
    }
    await expectAccessible(page, 'a section that is off');
    await page.getByRole('main').getByRole('link', { name: 'Ir al inicio' }).click();
    await expect(page.locator('main > [data-remote="mf-menu"]')).toBeVisible();
    await expect(storesLinks).toHaveCount(0);
  } finally {
    await switchedTo(remote, true);
  }
  await expect.poll(statusOf, { timeout: 10_000 }).toBe(200);
  await page.goto(path);
  await expect(page.locator(`main > [data-remote="${remote}"]`)).toBeVisible();
  await expect(storesLinks.first()).toBeAttached();
});

test('an open tab leaves a version that is blocked with the next page, and not before', async ({ page, request }) => {
  const blocked = await publishedAnew(remote);
  try {
    await expect.poll(() => versionFor(request, null), { timeout: 20_000 }).toBe(blocked.version);
    await page.setViewportSize({ width: 1280, height: 800 });
    // Half a minute goes by when it is told to.
    await page.addInitScript(() => {
      const now = performance.now.bind(performance);
      performance.now = () => now() + ((globalThis as { ahead?: number }).ahead ?? 0);
    });
    await page.goto(path);
    const area = page.locator(`main > [data-remote="${remote}"]`);
    await expect(area).toHaveAttribute('data-version', blocked.version);
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    const isSameDocument = () => page.evaluate(() => 'sameDocument' in globalThis);
    // What asks comes after the page.
    await expect.poll(() => page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /\/overlays\./.test(name)))).toBe(true);

    await blocked.block();
    await expect.poll(() => versionFor(request, null), { timeout: 20_000 }).toBe(blocked.before);
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: 'Menú' }).click();
    await expect(page.locator('main > [data-remote="mf-menu"]')).toBeVisible();
    await page.evaluate(() => void Object.assign(globalThis, { ahead: 31_000 }));
    const answered = page.waitForResponse(/\/versions\/gone\?/);
    await header.getByRole('link', { name: 'Ver mi orden' }).click();
    await (await answered).finished();
    expect(await isSameDocument()).toBe(true);
    await header.getByRole('link', { name: 'Nuestras Tiendas' }).click();
    await expect(area).toHaveAttribute('data-version', blocked.before);
    expect(await isSameDocument()).toBe(false);
  } finally {
    await restored(remote, blocked.before);
  }
});
