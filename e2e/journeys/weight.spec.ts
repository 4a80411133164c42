import type { Page } from '@playwright/test';
import { alone, expect, test } from '../support/test.ts';

test.use({ deviceScaleFactor: 2, isMobile: true });

/** What is fetched ahead on home with an empty cart, in whichever order: the product page, and what a press may call for. */
const fetchedAhead = /\/product\.|slot-(floating-order|search-dialog)/;

/** Bytes as they cross the network, headers included, of what is asked for before the shell begins to fetch ahead; and the pictures among it. */
async function weigh(page: Page) {
  const sizes = new Map<string, number>();
  const pictures: string[] = [];
  let isAhead = false;
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  network.on('Network.requestWillBeSent', ({ requestId, request }) => {
    isAhead ||= fetchedAhead.test(request.url);
    if (!isAhead) sizes.set(requestId, 0);
  });
  network.on('Network.responseReceived', ({ type, response }) => void (type === 'Image' && response.url.includes('/img/') && pictures.push(new URL(response.url).pathname)));
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => void (sizes.has(requestId) && sizes.set(requestId, encodedDataLength)));
  return { pictures, isFetchingAhead: () => isAhead, kilobytes: () => [...sizes.values()].reduce((sum, size) => sum + size, 0) / 1024 };
}

/** Pictures in the window whose file is not there yet. */
const blank = (page: Page) =>
  page.evaluate(() => {
    const isSeen = ({ top, bottom, left, right }: DOMRect): boolean => bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    return [...document.querySelectorAll('main img')].filter((image) => isSeen(image.getBoundingClientRect()) && (image as HTMLImageElement).naturalWidth === 0).length;
  });

test('home costs a phone 350 KB at most before anything is fetched ahead, and pictures only come when they are near', alone, async ({ page }) => {
  const { pictures, kilobytes, isFetchingAhead } = await weigh(page);
  await page.goto('/');
  await expect.poll(isFetchingAhead).toBe(true);
  await expect.poll(() => blank(page)).toBe(0);
  expect(pictures.length).toBeGreaterThan(2);
  expect(kilobytes()).toBeLessThanOrEqual(350);
  expect(pictures.length).toBeLessThanOrEqual(8);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 400) {
    await page.evaluate((top) => scrollTo(0, top), y);
    await expect.poll(() => blank(page)).toBe(0);
  }
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
});

test('the sharpest screens take the small pictures too', alone, async ({ browser, storefront }) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 3, isMobile: true });
  const page = await context.newPage();
  const { pictures } = await weigh(page);
  await page.goto(`${storefront}/menu/categoria/combos`);
  await expect.poll(() => pictures.length).toBeGreaterThan(2);
  await expect.poll(() => blank(page)).toBe(0);
  expect(pictures.filter((path) => path.includes('-m.'))).toEqual([]);
  await context.close();
});
