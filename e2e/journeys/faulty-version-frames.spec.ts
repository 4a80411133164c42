import type { Page } from '@playwright/test';
import { codeFaults } from '../support/broken-build.ts';
import { publishBroken } from '../support/faults.ts';
import { presses, slowestFrameMs, watchesFrames, watchesPresses } from '../support/responsiveness.ts';
import { shownVersions, watchesVersions } from '../support/shown-versions.ts';
import { alone, expect, test } from '../support/test.ts';

/** Seconds that a page is watched: each fault by `npm run nightly`, and before it a page without one, for comparison. */
const seconds = Number(process.env.FAULT_SECONDS ?? 60);
const mostMs = { frame: 100, press: 500 };
const [remote, path] = ['mf-menu', '/menu/categoria/combos'];

// A page that a worker kept would not have the fault.
test.use({ serviceWorkers: 'block' });

type Slowest = { /** Milliseconds between two frames. */ readonly frame: number; /** Milliseconds until a press of a key in the header was followed by a frame. */ readonly press: number };

/** From the first content of the remote on, while a key is pressed in the header twice a second. */
async function slowest(page: Page): Promise<Slowest> {
  await page.addInitScript(() => localStorage.setItem('first-time', 'false'));
  await watchesVersions(page, remote);
  await watchesFrames(page);
  await watchesPresses(page);
  await page.goto(path, { waitUntil: 'commit' });
  await expect.poll(async () => (await shownVersions(page)).length).toBeGreaterThan(0);
  const since = await page.evaluate(() => performance.now());
  const inHeader = page.getByRole('banner').getByRole('link').filter({ visible: true }).first();
  for (let half = 1; half <= 2 * seconds; half++) {
    // A key that does nothing: what is measured is how soon the page can answer.
    await inHeader.press('Shift');
    await page.waitForFunction((until) => performance.now() > until, since + half * 500, { timeout: 60_000 });
  }
  const pressed = await presses(page);
  expect(pressed).not.toEqual([]);
  return { frame: Math.round(await slowestFrameMs(page, since)), press: Math.max(...pressed) };
}

for (const what of process.env.ALL_FAULTS === undefined ? [] : (Object.keys(codeFaults) as (keyof typeof codeFaults)[])) {
  test(`while a new version of ${remote} fails (${what}), a frame is drawn every ${mostMs.frame} milliseconds, and the header answers within ${mostMs.press}`, alone, async ({ browser, page }, testInfo) => {
    testInfo.annotations.push({ type: 'expects-problems' });
    test.setTimeout(240_000 + 4 * seconds * 1000);
    const healthy = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
    const without = await slowest(healthy);
    await healthy.context().close();
    await publishBroken(page, remote, codeFaults[what], { isOverGood: true });
    const during = await slowest(page);
    const figures = `${what}: slowest frame ${during.frame} ms (${without.frame} ms without the fault), slowest press ${during.press} ms (${without.press} ms)`;
    console.log(figures);
    expect(during.frame, figures).toBeLessThanOrEqual(mostMs.frame);
    expect(during.press, figures).toBeLessThanOrEqual(mostMs.press);
  });
}
