import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Locator, type Page } from '@playwright/test';
import { mapBrowserFlags } from './browser.ts';
import { ownStorefront } from './own-storefront.ts';

export { expect };

/** For a journey that is about time or weight: another browser on the machine would be measured, too. Playwright runs it when no other journey runs. */
export const alone = { lock: '-exclusive-' } as const;

/** What must never happen on any page of any journey. */
export type Watch = { readonly problems: string[] };

const reportsViolations = () => {
  const found: string[] = [];
  Object.defineProperty(window, 'brasaViolations', { value: found });
  document.addEventListener('securitypolicyviolation', (event) => {
    found.push(`${event.violatedDirective} blocked ${event.blockedURI} at ${event.sourceFile}:${event.lineNumber}`);
  });
};

let visitor = 0;

export const test = base.extend<{ watch: Watch; storefront: string }>({
  storefront: async ({}, use) => {
    await use(ownStorefront().url);
  },
  baseURL: async ({ storefront }, use) => {
    await use(storefront);
  },
  // Every journey is another visitor: limits per address must not add up over the suite.
  extraHTTPHeaders: async ({}, use) => {
    visitor += 1;
    await use({ 'x-forwarded-for': `198.51.${process.pid % 250}.${visitor % 250}` });
  },
  watch: [
    async ({ page }, use, testInfo) => {
      const problems: string[] = [];
      page.on('console', (message) => {
        if (/Content Security Policy|integrity|TrustedHTML|TrustedScript|hydrat|Minified React error #(418|423|425)/i.test(message.text())) problems.push(`console: ${message.text()}`);
      });
      page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
      await page.addInitScript(reportsViolations);
      await use({ problems });
      const violations = await page.evaluate(() => (window as unknown as { brasaViolations?: string[] }).brasaViolations ?? []).catch(() => []);
      if (testInfo.annotations.some(({ type }) => type === 'expects-problems')) return;
      expect([...problems, ...violations]).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * For journeys that look at a map: in a browser with WebGL. Files that gave the flags themselves would each get a worker with a browser
 * of its own; these share one.
 */
export const mapTest = test.extend({ launchOptions: { executablePath: process.env.CHROME_PATH, args: mapBrowserFlags } });

/** Until nothing fades, slides or scrolls any more, for ten frames; what goes round for ever is not waited for. */
const settles = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const rests = () => document.getAnimations().every((animation) => animation.playState !== 'running' || animation.effect?.getComputedTiming().endTime === Infinity);
    for (let frames = 0, before = scrollY; frames < 10; before = scrollY) {
      await new Promise(requestAnimationFrame);
      frames = rests() && scrollY === before ? frames + 1 : 0;
    }
  });

/** WCAG 2.2 AA by axe on what is on the page now. Forced colours are the visitor's own, and axe reads ours: their contrast is not looked at. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  await settles(page);
  const areForced = await page.evaluate(() => matchMedia('(forced-colors: active)').matches);
  const axe = new AxeBuilder({ page })
    // In the page itself: the other mode opens a second page for the summary, which takes as long as the rules do.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .disableRules(areForced ? ['color-contrast'] : []);
  const { violations } = await axe.analyze();
  const readable = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} — ${failureSummary}`).join(' | ')}`);
  expect(readable, `axe on ${where}`).toEqual([]);
}

/** Until React has taken over what the server drew there. */
export async function expectTakenOver(element: Locator): Promise<void> {
  await expect.poll(() => element.evaluate((each) => Object.keys(each).some((key) => key.startsWith('__reactFiber$')))).toBe(true);
}

/** Until everything the page's main part shows answers: what comes last in it is taken over last. */
export async function expectInteractive(page: Page): Promise<void> {
  await expect(page.locator('main [data-server-rendered]')).toHaveCount(0);
  await expectTakenOver(page.getByRole('main').locator('a, button, input').last());
}

/** Nothing sticks out to the right. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(excess).toBeLessThanOrEqual(0);
}
