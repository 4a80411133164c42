import { rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { freePort } from '@brasa/shared/testing/free-port';
import { dataWithSiteKey, googleDouble, type GoogleDouble } from '../support/google-captcha.ts';
import { startStorefront } from '../support/storefront.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, test as base } from '../support/test.ts';

const secret = 'the secret of Google';
type Shop = { readonly url: string; readonly google: GoogleDouble };

/** A shop of its own: the site key is the shop's, and the second host name has to be known when the shell starts. */
const test = base.extend<object, { shop: Shop }>({
  shop: [
    async ({}, use) => {
      const google = await googleDouble(secret);
      const port = await freePort();
      const env = { PORT: String(port), SEED_PASSWORD: 'Brasa-2026!', CAPTCHA_ORIGIN: `http://captcha.localhost:${port}`, RECAPTCHA_SECRET: secret, RECAPTCHA_VERIFY_URL: google.url };
      const dataDir = await dataWithSiteKey('6Lc-of-google', env);
      const { url, stop } = await startStorefront({ env, dataDir });
      await use({ url, google });
      await stop();
      google.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  storefront: async ({ shop }, use) => {
    await use(shop.url);
  },
});

// In one worker: another one would start a shop of its own.
test.describe.configure({ mode: 'default' });

test.beforeEach(({ page }) => page.addInitScript(() => void (window === top && localStorage.setItem('first-time', 'false'))));

const frame = (page: Page) => page.frameLocator('iframe[title="No soy un robot: comprobación de Google"]');
const enter = (page: Page) => page.getByRole('button', { name: 'Ingresar', exact: true });

async function logsIn(page: Page, password: string): Promise<void> {
  await page.getByLabel('Correo electrónico').fill('ana@example.com');
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await enter(page).click();
}

async function failsThreeTimes(page: Page): Promise<void> {
  await page.goto('/login');
  for (let failure = 0; failure < 3; failure += 1) {
    await logsIn(page, `No-es-esta-${failure}`);
    await expect(page.getByRole('alert')).toContainText('Correo o contraseña incorrectos');
  }
  await expect(enter(page)).toBeDisabled();
}

/** A checkbox in the place of Google's, whose answers the double of Google knows. */
const widget = `
self.grecaptcha = {
  render(box, { sitekey, callback }) {
    box.innerHTML = '<label style="display:block;width:300px;height:76px;border:1px solid"><input type="checkbox">No soy un robot (' + sitekey + ')</label>';
    box.querySelector('input').addEventListener('change', () => callback('solved at Google'));
  },
};
captchaReady();`;

test('after three failures Google’s widget, at a host name of its own, lets the customer in [AUTH-008] [AUTH-009]', async ({ page, shop: { google } }) => {
  google.answers.add('solved at Google');
  await page.route('https://www.google.com/recaptcha/**', (route) => route.fulfill({ contentType: 'text/javascript', body: widget }));
  await failsThreeTimes(page);
  const box = frame(page).getByLabel('No soy un robot (6Lc-of-google)');
  await box.check();
  await expect(enter(page)).toBeEnabled();
  await expectNoHorizontalScroll(page);
  await expectAccessible(page, '/login with Google’s captcha');
  await logsIn(page, 'Brasa-2026!');
  await expect(page).toHaveURL(/\/$/);
  expect([...google.answers]).toEqual([]);
});

test('where Google cannot be reached, our own challenge lets the customer in [AUTH-008]', async ({ page }) => {
  await page.route('https://www.google.com/recaptcha/**', (route) => route.abort());
  await failsThreeTimes(page);
  await expect(page.getByRole('alert').filter({ hasText: 'No pudimos mostrar la comprobación de Google.' })).toBeVisible();
  await expectAccessible(page, '/login without Google');
  await page.getByRole('button', { name: 'Confirmar de otra manera' }).click();
  await page.getByLabel('No soy un robot').check();
  await expect(enter(page)).toBeEnabled();
  await logsIn(page, 'Brasa-2026!');
  await expect(page).toHaveURL(/\/$/);
});
