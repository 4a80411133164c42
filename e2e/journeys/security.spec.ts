import { readFileSync } from 'node:fs';
import { logsIn, opensAccount } from '../support/account.ts';
import { lettersTo } from '../support/mailbox.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 360, height: 740 } });

test('on a small phone a customer adds a passkey, logs in with it, ends her session elsewhere, takes a copy of her data and removes the passkey', async ({ page, browser, storefront }) => {
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', { options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true } });
  await page.addInitScript(() => localStorage.setItem('first-time', 'false'));
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const passkeyFiles = () => fetched.filter((url) => /\/passkeys[.-][^/]*js$/.test(url));

  const email = await opensAccount(page, 'Volcan-2026');
  fetched.length = 0;
  await page.goto('/profile/security');
  await expect(page.getByText('Todavía no tienes llaves de acceso.')).toBeVisible();
  await expectAccessible(page, '/profile/security');
  await expectNoHorizontalScroll(page);
  await page.getByRole('button', { name: 'Agregar llave de acceso' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nombre').fill('Mi teléfono');
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await expect(dialog.getByText('Este campo es requerido')).toBeVisible();
  await expectAccessible(page, 'the dialog that confirms, refused');
  await expectNoHorizontalScroll(page);
  expect(passkeyFiles()).toEqual([]);
  await dialog.getByLabel('Contraseña', { exact: true }).fill('Volcan-2026');
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('Llave de acceso agregada')).toBeVisible();
  expect(passkeyFiles()).toHaveLength(1);
  await expect.poll(() => lettersTo(email, 'passkey-added').length).toBe(1);

  await page.getByRole('main').getByRole('button', { name: 'Cerrar sesión', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
  // Nobody touches the device yet.
  await device.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: false });
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Ingresar con llave de acceso' })).toBeVisible();
  await expectAccessible(page, '/login with passkeys');
  await expectNoHorizontalScroll(page);
  // From here on the device answers whatever waits: the passkey is picked among what the browser fills in.
  await device.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: true });
  await page.reload();
  await expect(page).toHaveURL(/\/$/);

  const elsewhere = await browser.newContext({ baseURL: storefront, userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0' });
  const other = await elsewhere.newPage();
  await other.addInitScript(() => localStorage.setItem('first-time', 'false'));
  await other.goto('/login');
  await logsIn(other, email, 'Volcan-2026');
  await expect(other).toHaveURL(/\/$/);
  await other.goto('/profile/user-data');
  await expect(other.getByLabel('Apellidos')).toHaveValue('Cruz');
  await other.evaluate(() => localStorage.setItem('main-address', '7'));

  await page.goto('/profile/security');
  await page.getByRole('button', { name: 'Cerrar la sesión de Firefox en Windows' }).click();
  await expect(page.getByText('Sesión cerrada')).toBeVisible();
  await expect(page.getByText('Firefox en Windows')).toHaveCount(0);
  await other.getByLabel('Apodo').fill('Evita');
  await other.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(other.getByText('Tu sesión en este dispositivo fue cerrada. Ingresa de nuevo.').first()).toBeVisible();
  await expect(other).toHaveURL(/\/$/);
  expect(await other.evaluate(() => localStorage.getItem('main-address'))).toBeNull();
  await elsewhere.close();

  await page.getByRole('main').getByRole('button', { name: 'Descargar mis datos' }).click();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Confirmar con mi llave de acceso' }).click();
  const file = JSON.parse(readFileSync(await (await download).path(), 'utf8')) as { persona: object; llavesDeAcceso: object; favoritosEnEsteDispositivo: object };
  expect(file).toMatchObject({ persona: { correo: email, nombres: 'Eva' }, llavesDeAcceso: [{ nombre: 'Mi teléfono' }], favoritosEnEsteDispositivo: [] });

  await page.getByRole('button', { name: 'Eliminar Mi teléfono' }).click();
  await dialog.getByLabel('Contraseña', { exact: true }).fill('Volcan-2026');
  await dialog.getByRole('button', { name: 'Eliminar', exact: true }).click();
  await expect(page.getByText('Llave de acceso eliminada')).toBeVisible();
  await expect(page.getByText('Todavía no tienes llaves de acceso.')).toBeVisible();
  await expect.poll(() => lettersTo(email, 'passkey-removed').length).toBe(1);
});
