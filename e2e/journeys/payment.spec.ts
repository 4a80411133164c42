import type { Page } from '@playwright/test';
import { bank, bankIsClosed, fillsCart, paysByCard } from '../support/card-payment.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../support/test.ts';
import { expectToastOnTop } from '../support/toasts.ts';

/** Nothing is looked at while it is still fading in. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function logsIn(page: Page): Promise<void> {
  await page.getByLabel('Correo electrónico').fill('ana@example.com');
  await page.getByLabel('Contraseña', { exact: true }).fill('Brasa-2026!');
  await page.getByRole('button', { name: 'Ingresar', exact: true }).last().click();
}

test('a card is refused, another is accepted, and the payment is confirmed [PAYM-007] [PAYM-008] [PAYM-009] [PAYM-012] [PAYM-013]', async ({ page }) => {
  const she = await fillsCart(page);
  await she.goesOnAsGuest();
  await she.introducesHerself();
  await page.getByRole('radio', { name: /Tarjeta/ }).check();
  await page.getByRole('button', { name: /^Confirmar/ }).click();
  await expect(bank(page).getByLabel('Número de tarjeta')).toBeVisible();
  await expectNoHorizontalScroll(page);
  await expectAccessible(page, 'card dialog');
  await expectToastOnTop(page, 'card dialog');
  await page.getByRole('button', { name: 'Cancelar el pago' }).click();
  await expect(page.getByText('Tu orden todavía no está pagada')).toBeVisible();

  await paysByCard(page, '4000 0000 0000 0002');
  await expect(page.getByRole('alert').getByText('No se pudo procesar el pago. Inténtalo de nuevo.').first()).toBeVisible();
  await bankIsClosed(page);
  await expect(page).toHaveURL(/\/checkout$/);

  // A bank that asks back.
  await paysByCard(page, '4000 0000 0000 3220');
  await bank(page).getByLabel('Código').fill('123456');
  await bank(page).getByRole('button', { name: 'Confirmar' }).click();
  await page.waitForURL(/\/tracking\/[A-Za-z0-9_-]{22}$/);
  await expect(page.getByText('Pago exitoso')).toBeVisible();
  await expect(page.getByRole('main').getByText(/Alitas 16 piezas/)).toBeVisible();
});

test('the gift card of a customer covers a part, cash the rest, and the balance is spent [PAYM-005] [PAYM-006] [AUTH-010] [CHK-005]', async ({ page }) => {
  await fillsCart(page);
  await logsIn(page);
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByText('Ana López')).toBeVisible();
  const gift = page.getByRole('checkbox', { name: /Gift Card/ });
  await gift.check();
  await page.getByRole('radio', { name: /Efectivo/ }).check();
  await expect(page.getByText('Por pagar')).toBeVisible();
  await expect(page.getByText('Precio confirmado')).toBeVisible();
  await expectNoHorizontalScroll(page);
  await expectAccessible(page, 'payment with a gift card');
  await page.getByRole('button', { name: /^Confirmar/ }).click();
  await page.waitForURL(/\/tracking\/[A-Za-z0-9_-]{22}$/);
});

test('an order whose answer is lost is never baked twice: not offline, not on reconnect, not over a reload [SAVE-014] [SAVE-015]', async ({ page, context }) => {
  const she = await fillsCart(page);
  await she.goesOnAsGuest();
  await she.introducesHerself();
  await page.getByRole('radio', { name: /Efectivo/ }).check();
  await expect(page.getByText('Precio confirmado')).toBeVisible();

  await context.setOffline(true);
  await expect(page.getByRole('alert').getByText('Podrás confirmar tu orden cuando vuelva la conexión.')).toBeVisible();
  // It reads as disabled, and answers why.
  await page.getByRole('button', { name: /^Confirmar/ }).click({ force: true });
  await page.getByRole('dialog').getByRole('button', { name: 'Aceptar' }).click();
  await context.setOffline(false);
  await expect(page.getByRole('alert').getByText('Podrás confirmar tu orden cuando vuelva la conexión.')).toBeHidden();
  await expect(page.getByText('Precio confirmado')).toBeVisible();
  await expect(page).toHaveURL(/\/checkout$/);

  await page.route('/api/data/saveOrderPendiente', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: /^Confirmar/ }).click();
  await expect(page.getByText('No sabemos si tu orden llegó')).toBeVisible();
  await page.unroute('/api/data/saveOrderPendiente');

  await page.reload();
  await she.paysCash();
  await page.goto('/orders');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
});

test('a guest whose answer is lost and who then logs in is told the order that arrived', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const she = await fillsCart(page);
  await she.goesOnAsGuest();
  await she.introducesHerself();
  await page.getByRole('radio', { name: /Efectivo/ }).check();
  await expect(page.getByText('Precio confirmado')).toBeVisible();
  let arrived = '';
  await page.route('/api/data/saveOrderPendiente', async (route) => {
    const answer = (await (await route.fetch()).json()) as { data: { orden?: { hash: string } } };
    arrived = answer.data.orden?.hash ?? arrived;
    await route.abort();
  });
  await page.getByRole('button', { name: /^Confirmar/ }).click();
  await expect(page.getByText('No sabemos si tu orden llegó')).toBeVisible();
  await page.unroute('/api/data/saveOrderPendiente');

  await page.reload();
  await expect(page.getByRole('radio', { name: /Efectivo/ })).toBeChecked();
  await page.getByRole('link', { name: 'Ingresar' }).first().click();
  await logsIn(page);
  await expect(page).toHaveURL(/\/checkout$/);
  expect(await she.paysCash()).toBe(arrived);
});

test('a session that ends on the way costs nothing: the customer logs in and goes on where she was, at her own address [CHK-005] [AUTH-010]', async ({ page }) => {
  await fillsCart(page);
  await logsIn(page);
  await page.getByRole('link', { name: 'Cambiar: Entrega' }).click();
  await page.getByRole('radio', { name: /A domicilio/ }).check();
  await page.getByRole('radio', { name: /Mi Casa/ }).check();
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByRole('main').getByText('5a avenida 12-31, Oakland, Zona 10')).toBeVisible();
  await page.getByLabel(/^Indicaciones para tu orden/).fill('Tocar dos veces');

  await page.route('/api/data/saveOrderPendiente', (route) => route.fulfill({ status: 401, json: { codigoRetorno: '01', mensajeRetorno: 'Tu sesión expiró. Ingresa de nuevo.' } }));
  await page.getByRole('radio', { name: /Efectivo/ }).check();
  const lost = page.getByRole('alert').filter({ hasText: 'Tu sesión expiró' });
  await expect(lost).toBeVisible();
  await expectAccessible(page, 'a lost session');
  await page.unroute('/api/data/saveOrderPendiente');
  await lost.getByRole('button', { name: 'Ingresar' }).click();
  await logsIn(page);
  await expect(page.getByLabel(/^Indicaciones para tu orden/)).toHaveValue('Tocar dos veces');
  await expect(page.getByRole('radio', { name: /Efectivo/ })).toBeChecked();
  await expect(page.getByText('Precio confirmado')).toBeVisible();
});
