import type { Page } from '@playwright/test';
import { introducesHerself, logsIn, newMailbox } from '../support/account.ts';
import { customer } from '../support/customer.ts';
import { linkInMail } from '../support/mailbox.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// Who has been here before is not welcomed again.
test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('first-time', 'false')));

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
test('an account is opened, activated from the mail on another device, and found with the cart as it was [AUTH-001] [AUTH-030] [AUTH-036] [AUTH-039] [MENU-023] [ROUTE-031] [ROUTE-035] [ROUTE-037]', async ({ page, browser, storefront }) => {
  const email = newMailbox();
  const shopper = customer(page);
  await shopper.opens('/menu/categoria/entradas/producto/alitas-16');
  await shopper.presses(/^Añadir Q/);
  await expect(page).not.toHaveURL(/\/producto\//);

  await page.getByRole('main').getByRole('button', { name: 'Guardar Alitas 16 piezas en mis favoritos' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/favorites');
  await expect(page).toHaveURL(/\/login$/);
  await expectAccessible(page, '/login');
  await page.getByRole('link', { name: 'Crear cuenta' }).click();
  await expect(page.getByLabel('Nombres')).toBeVisible();
  await expect(page.locator('form [aria-required="true"]')).toHaveCount(7);
  await expectAccessible(page, '/signup');
  await expectNoHorizontalScroll(page);
  await introducesHerself(page, email, 'Volcan-2026');
  await expect(heading(page, 'Te enviamos un correo para activar tu cuenta')).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await expectAccessible(page, '/email-sent');
  await page.getByRole('main').getByRole('link', { name: 'Ingresar' }).click();
  await logsIn(page, email, 'Volcan-2026');
  await expect(page.getByRole('alert')).toContainText('Tu cuenta aún no está activada. Revisa tu correo.');

  // The letter is read on a phone with dark screens.
  await linkInMail(email, 'activate');
  const elsewhere = await browser.newContext({ baseURL: storefront, viewport: { width: 360, height: 740 }, colorScheme: 'dark' });
  const phone = await elsewhere.newPage();
  await phone.goto('/buzon');
  await expectAccessible(phone, '/buzon');
  await phone.getByRole('link', { name: email }).click();
  await expectAccessible(phone, 'letter in the dark');
  await expectNoHorizontalScroll(phone);
  const opening = phone.waitForResponse((response) => response.url().includes('/validar-cuenta'));
  await phone.getByRole('link', { name: 'Activar mi cuenta' }).click();
  expect((await opening).headers()['referrer-policy']).toBe('no-referrer');
  await expect(phone.getByText('Tu cuenta ha sido activada')).toBeVisible();
  await expect(phone).toHaveURL(/\/validar-cuenta$/);
  await elsewhere.close();

  await page.getByRole('button', { name: 'Ingresar', exact: true }).click();
  await expect(page).toHaveURL(/\/favorites$/);
  await expect(page.getByRole('main').getByRole('link', { name: 'Alitas 16 piezas' })).toBeVisible();
  await page.goto('/cart');
  await expect(heading(page, 'Alitas 16 piezas')).toBeVisible();
  await page.goto('/profile/locations');
  await expect(page.getByText('Hola, Eva')).toBeVisible();
});

test('a forgotten password is replaced by the link of the mail, which works once; after three failures a challenge is solved, too [AUTH-008] [AUTH-041] [AUTH-042] [ROUTE-033] [ROUTE-036] [ROUTE-038]', async ({ page }) => {
  const email = newMailbox();
  await page.goto('/signup');
  await introducesHerself(page, email, 'Volcan-2026');
  await expect(page).toHaveURL(/\/email-sent$/);
  // Not activated, and the password is forgotten already: the mailbox is proven by the recovery, too.
  await linkInMail(email, 'activate');
  await page.goto('/login');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(email);
  await expectAccessible(page, '/forgot-password');
  await page.getByRole('button', { name: 'Enviar correo' }).click();
  await expect(heading(page, 'Te enviamos un correo para recuperar tu contraseña')).toBeVisible();
  await expect(page).toHaveURL(/\/email-pass-sent$/);

  const link = await linkInMail(email, 'recover-password');
  await page.goto(link);
  await expect(page.getByLabel('Nueva contraseña')).toBeVisible();
  await expect(page).toHaveURL(/\/updatepass$/);
  await page.reload();
  await page.getByLabel('Nueva contraseña').fill('Nuevo-Volcan-7');
  await page.getByLabel('Confirmar contraseña').fill('Nuevo-Volcan-8');
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(page.getByText('Las contraseñas deben coincidir')).toBeVisible();
  await expectAccessible(page, '/updatepass');
  await expectNoHorizontalScroll(page);
  await page.getByLabel('Confirmar contraseña').fill('Nuevo-Volcan-7');
  await page.getByLabel('Confirmar contraseña').press('Enter');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Contraseña actualizada')).toBeVisible();
  for (let failure = 0; failure < 3; failure += 1) {
    await logsIn(page, email, `No-es-esta-${failure}`);
    await expect(page.getByRole('alert')).toContainText('Correo o contraseña incorrectos');
  }
  // From now on the server asks for more than a password.
  const enter = page.getByRole('button', { name: 'Ingresar', exact: true });
  await expect(enter).toBeDisabled();
  await expectAccessible(page, '/login with a challenge');
  await page.getByLabel('No soy un robot').check();
  await expect(enter).toBeEnabled();
  await logsIn(page, email, 'Nuevo-Volcan-7');
  await expect(page).toHaveURL(/\/$/);

  await page.goto(link);
  await page.getByLabel('Nueva contraseña').fill('Otro-Volcan-8');
  await page.getByLabel('Confirmar contraseña').fill('Otro-Volcan-8');
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(page.getByRole('alert')).toContainText('El enlace de recuperación no es válido o ya expiró');
  await expectAccessible(page, 'a used link');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByRole('button', { name: 'Pedir otro enlace' }).click();
  await expect(page.getByText('Te enviamos un correo para recuperar tu contraseña')).toBeVisible();
});

test('an account asked for at the checkout gets its password from the letter [AUTH-042]', async ({ page }) => {
  const email = newMailbox();
  const shopper = customer(page);
  await shopper.opens('/menu/categoria/entradas/producto/alitas-16');
  await shopper.presses(/^Añadir Q/);
  await expect(page).not.toHaveURL(/\/producto\//);
  await shopper.opensCart();
  await shopper.pays();
  await shopper.choosesPickup('Zona 10 Oakland');
  await shopper.goesOnAsGuest();
  await page.getByLabel('Nombres').fill('Eva');
  await page.getByLabel('Apellidos').fill('Cruz');
  await page.getByLabel(/^Correo electrónico/).fill(email);
  await page.getByLabel(/^Teléfono/).fill('5550-9999');
  await page.getByRole('checkbox', { name: /Crear una cuenta/ }).check();
  await page.getByLabel('Fecha de nacimiento').pressSequentially('24121990');
  await page.getByRole('checkbox', { name: /Acepto los términos/ }).check();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await shopper.paysCash();

  const link = await linkInMail(email, 'activate-with-password');
  expect(link).toMatch(/^\/updatepass\//);
  await page.goto(link);
  await page.getByLabel('Nueva contraseña').fill('Nuevo-Volcan-7');
  await page.getByLabel('Confirmar contraseña').fill('Nuevo-Volcan-7');
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await logsIn(page, email, 'Nuevo-Volcan-7');
  await expect(page).not.toHaveURL(/\/login$/);
  await page.goto('/profile/locations');
  await expect(page.getByText('Hola, Eva')).toBeVisible();
});

test('a log-out from the coupons ends at home, in every tab and on the server; nothing comes back [AUTH-019] [AUTH-026] [AUTH-029]', async ({ page, context }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/coupons');
  await logsIn(page, 'ana@example.com', 'Brasa-2026!');
  await expect(page).toHaveURL(/\/coupons$/);
  const other = await context.newPage();
  await other.setViewportSize({ width: 1280, height: 800 });
  let asked = 0;
  other.on('request', (sent) => void (new URL(sent.url()).pathname === '/api/cliente/getDataUser' && (asked += 1)));
  await other.goto('/profile/locations');
  await expect(other.getByText('5a avenida 12-31')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Mi cuenta' })).toContainText('AL');
  // Header and page are deployed apart, and ask once.
  expect(asked).toBe(1);
  const headers = await page.evaluate(() => ({ authorization: `Bearer ${localStorage.getItem('auth')}`, 'refresh-token': localStorage.getItem('refresh') ?? '' }));

  const ended = page.waitForResponse('/cuenta/cerrarSesion');
  await page.getByRole('button', { name: 'Mi cuenta' }).click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  expect((await ended).status()).toBe(200);
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Ingresar' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('remember-to-page'))).toBeNull();
  const answer = await page.request.post('/api/cliente/getDataUser', { headers, data: {} });
  expect([answer.status(), answer.headers()['token']]).toEqual([401, undefined]);

  await expect(other).toHaveURL(/\/$/);
  await other.goBack().catch(() => null);
  await expect(other.getByText('5a avenida 12-31')).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/login$/);
});
