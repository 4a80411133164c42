import { comesBack, logsIn, opensAccount, password } from '../support/account.ts';
import { expectLargeLetters } from '../support/large-letters.ts';
import { linkInMail } from '../support/mailbox.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../support/test.ts';
import { expectToastOnTop } from '../support/toasts.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('first-time', 'false')));

test('on a small phone a customer corrects her data and changes her password, and her session on another device is over [PROF-012] [PROF-013] [PROF-014]', async ({ page, browser, storefront }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const email = await opensAccount(page, 'Volcan-2026');
  const elsewhere = await browser.newContext({ baseURL: storefront, viewport: { width: 1280, height: 800 } });
  const other = await elsewhere.newPage();
  await other.addInitScript(() => localStorage.setItem('first-time', 'false'));
  await comesBack(other, email, 'Volcan-2026');
  await other.goto('/profile/change-password');
  await expect(other.getByRole('heading', { name: 'Contraseña', exact: true })).toBeVisible();
  await expectAccessible(other, '/profile/change-password on a desk');

  await page.goto('/');
  await page.getByRole('link', { name: 'Perfil', exact: true }).click();
  const tabs = page.getByRole('navigation', { name: 'Tu perfil' });
  await expect(tabs.getByRole('link')).toHaveText(['Direcciones', 'Gift Cards', 'Personal', 'Contraseña', 'Seguridad', 'Eliminar Cuenta']);
  await expectAccessible(page, '/profile/locations');
  await expectNoHorizontalScroll(page);
  await tabs.getByRole('link', { name: 'Gift Cards' }).click();
  await expect(page.getByText('No tienes Gift Cards')).toBeVisible();
  await expectAccessible(page, '/profile/certificates');

  await tabs.getByRole('link', { name: 'Personal' }).click();
  await expect(page.getByRole('heading', { name: 'Personal' })).toBeFocused();
  await page.getByLabel('Apellidos').fill('de León');
  await page.getByLabel('Teléfono').fill('123');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('Teléfono no válido')).toBeVisible();
  await expect(page.getByLabel('Teléfono')).toBeFocused();
  await expectAccessible(page, '/profile/user-data refused');
  await expectNoHorizontalScroll(page);
  await page.getByLabel('Teléfono').fill('4444-3333');
  await page.getByLabel('Apodo').fill('Evita');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('Datos actualizados')).toBeVisible();
  await expect(page.getByText('Hola, Evita')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Apellidos')).toHaveValue('de León');

  await tabs.getByRole('link', { name: 'Contraseña' }).click();
  await password(page, 'Contraseña actual').fill('No-es-esta-1');
  await password(page, 'Nueva contraseña').fill('Nuevo-Volcan-7');
  await page.getByLabel('Confirmar contraseña').fill('Nuevo-Volcan-7');
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(page.locator('#campo-current-error')).toHaveText('La contraseña actual no es correcta');
  await expectAccessible(page, '/profile/change-password refused');
  await expectNoHorizontalScroll(page);
  await password(page, 'Contraseña actual').fill('Volcan-2026');
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(page.getByText('Contraseña actualizada')).toBeVisible();
  await expect(password(page, 'Nueva contraseña')).toHaveValue('');

  // The other device is told with its next step, and gets in with the new password only.
  await other.getByRole('link', { name: 'Personal' }).click();
  await other.reload();
  await expect(other).toHaveURL(/\/$/);
  await other.goto('/login');
  await logsIn(other, email, 'Volcan-2026');
  await expect(other.getByRole('alert')).toContainText('Correo o contraseña incorrectos');
  await logsIn(other, email, 'Nuevo-Volcan-7');
  await expect(other).toHaveURL(/\/$/);
  await elsewhere.close();
  await page.goto('/profile/user-data');
  await expect(page.getByLabel('Apellidos')).toHaveValue('de León');
});

test('a customer closes her account after reading what it means: the device forgets her, and only the mailed link brings her back [PROF-015] [PROF-016]', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const email = await opensAccount(page, 'Volcan-2026');
  await page.goto('/profile/security');
  await page.getByRole('button', { name: 'Descargar mis datos' }).click();
  await expect(page.getByRole('dialog').getByLabel('Contraseña', { exact: true })).toBeVisible();
  await expectToastOnTop(page, 'who asks for her data');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
  await page.goto('/profile/delete-account');
  await expect(page.getByText('Después de 30 días')).toBeVisible();
  await expectAccessible(page, '/profile/delete-account');
  await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
  const question = page.getByRole('dialog', { name: 'Eliminar Cuenta' });
  await expect(question).toContainText('¿Seguro que deseas eliminar tu cuenta? Esta acción no se puede deshacer.');
  await expectAccessible(page, 'the question before an account is closed');
  await expectToastOnTop(page, 'the question before an account is closed');
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
  await question.getByRole('button', { name: 'Eliminar' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText('Tu cuenta fue desactivada')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(email);
  await page.goBack();
  await expect(page).not.toHaveURL(/\/profile/);

  await page.goto('/login');
  await logsIn(page, email, 'Volcan-2026');
  await expect(page.getByRole('alert')).toContainText('Correo o contraseña incorrectos');
  await page.goto(await linkInMail(email, 'account-closed'));
  await expect(page.getByText('Tu cuenta ha sido activada')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Ingresar' }).click();
  await logsIn(page, email, 'Volcan-2026');
  await expect(page).toHaveURL(/\/$/);
});

test('pages of the profile that do not exist lead home [PROF-009] [PROF-010] [ROUTE-039]', async ({ page }) => {
  for (const address of ['/profile/account', '/profile/nada']) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/$/);
  }
});

test('with letters twice as large no word of her profile is broken on the narrowest phone', async ({ page }) => {
  await comesBack(page);
  for (const [path, shown] of [
    ['/profile/locations', 'Mi Trabajo'],
    ['/profile/certificates', 'Gift Card Q100'],
    ['/profile/locations/new', 'Guardar dirección'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(shown, { exact: true })).toBeVisible();
    await expectLargeLetters(page, path);
  }
});
