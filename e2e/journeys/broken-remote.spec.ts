import type { Page, Route } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const remotes = [
  { name: 'mf-menu', path: '/menu/categoria/combos' },
  { name: 'mf-cart-checkout', path: '/cart' },
  { name: 'mf-account', path: '/login' },
  { name: 'mf-giftcards', path: '/certificates' },
  { name: 'mf-stores', path: '/tiendas' },
  { name: 'mf-tracking', path: '/orders' },
] as const;

const faults: Record<string, (route: Route) => Promise<void> | void> = {
  'is gone (404)': (route) => route.fulfill({ status: 404, contentType: 'application/json', body: '{}' }),
  'never answers': () => undefined,
  'sends other bytes than were published': async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()}\n;globalThis.tampered = true;` });
  },
};

async function breakRemote(page: Page, name: string, fault: (route: Route) => Promise<void> | void) {
  await page.route(new RegExp(`/r2?/${name}/.*\\.js$`), fault);
}

for (const { name, path } of remotes) {
  for (const [what, fault] of Object.entries(faults)) {
    test(`when ${name} ${what}, its area says so and the rest of the shop works`, async ({ page }, testInfo) => {
      testInfo.annotations.push({ type: 'expects-problems' });
      await breakRemote(page, name, fault);
      await page.addInitScript(() => localStorage.setItem('first-time', 'false'));
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('button', { name: 'Reintentar' }).first()).toBeVisible({ timeout: 30_000 });
      await expect(page.getByRole('banner')).toBeVisible();
      expect(await page.evaluate(() => (globalThis as { tampered?: boolean }).tampered)).toBeUndefined();

      const elsewhere = name === 'mf-stores' ? { link: '/login', heading: 'Ingresar' } : { link: '/tiendas', heading: 'Nuestras Tiendas' };
      await page.goto(elsewhere.link);
      await expect(page.getByRole('heading', { level: 1, name: elsewhere.heading })).toBeVisible();
    });
  }
}
