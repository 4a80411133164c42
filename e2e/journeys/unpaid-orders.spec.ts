import { bank, bankIsClosed, choosesCard, paysByCard, typesCard } from '../support/card-payment.ts';
import { customer } from '../support/customer.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../support/test.ts';
import { expectToastOnTop } from '../support/toasts.ts';

/** Nothing is looked at while it is still fading in. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const good = '4111 1111 1111 1111';
const refused = '4000 0000 0000 0002';

test('a card is refused and the page is reloaded: «Intentar de nuevo» keeps cart and form and ends in one paid order', async ({ page }) => {
  await choosesCard(page);
  await paysByCard(page, refused);
  await expect(page.getByRole('alert').getByText('No se pudo procesar el pago. Inténtalo de nuevo.').first()).toBeVisible();
  await bankIsClosed(page);

  await page.reload();
  const dialog = page.getByRole('dialog', { name: 'Pizzería Brasa Chapina' });
  await expect(dialog.getByText('Tu pago no fue procesado. Puedes intentarlo de nuevo.')).toBeVisible();
  await expectNoHorizontalScroll(page);
  await expectAccessible(page, 'dialog of a refused card');
  await expectToastOnTop(page, 'dialog of a refused card');
  await dialog.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('radio', { name: /Tarjeta/ })).toBeChecked();
  await expect(page.getByText('Ana María López Pérez')).toBeVisible();
  await expect(page.getByText('Precio confirmado')).toBeVisible();

  await paysByCard(page, good);
  await page.waitForURL(/\/tracking\/[A-Za-z0-9_-]{22}$/);
  await expect(page.getByText('Pago exitoso')).toBeVisible();
  await page.goto('/orders');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await expect(page.getByText('Pago no aceptado')).toHaveCount(0);
});

test('a refused card is closed for good: cart and order are gone, and the server gave it up', async ({ page }) => {
  await choosesCard(page);
  await paysByCard(page, refused);
  await expect(page.getByRole('alert').first()).toBeVisible();
  await bankIsClosed(page);
  await page.goto('/orders');
  await expect(page.getByRole('article').getByText('Pago no aceptado')).toBeVisible();
  const givenUp = page.waitForResponse('/cuenta/cancelarOrden');
  await page.getByRole('dialog', { name: 'Pizzería Brasa Chapina' }).getByRole('button', { name: 'Cerrar' }).click();
  expect(await (await givenUp).json()).toMatchObject({ codigoRetorno: '00', estado: 'CAN' });
  await page.reload();
  await expect(page.getByRole('article').getByText('No se pagó')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Ver mi orden/ })).toHaveCount(0);
});

test('the page of the bank is closed: the order says that it is not paid wherever it is shown, and is paid on its own page', async ({ page }) => {
  await choosesCard(page);
  await page.getByRole('button', { name: /^Confirmar/ }).click();
  await expect(bank(page).getByLabel('Número de tarjeta')).toBeVisible();
  await page.goto('/orders');
  const card = page.getByRole('article');
  await expect(card.getByText('Falta tu pago')).toBeVisible();
  await expect(card.getByText('Seguir mi orden')).toHaveCount(0);
  await card.getByRole('link', { name: 'Pagar mi orden' }).click();

  await expect(page.getByRole('status').getByText('Tu orden todavía no está pagada')).toBeVisible();
  await expect(page.getByText('En preparación')).toHaveCount(0);
  const pay = page.getByRole('button', { name: 'Pagar Q109.00' });
  await expect(pay).toBeVisible();
  await expectNoHorizontalScroll(page);
  await expectAccessible(page, 'page of an unpaid order');
  await page.getByRole('button', { name: 'Cancelar mi orden' }).click();
  await expectToastOnTop(page, 'the question before an order is given up');
  await page.getByRole('button', { name: 'No, conservarla' }).click();
  await pay.click();
  await typesCard(page, refused);
  await expect(page.getByRole('status').getByText('Tu pago no fue aceptado')).toBeVisible();
  await bankIsClosed(page);
  await pay.click();
  await typesCard(page, good);
  await expect(page.getByText('Pago exitoso')).toBeVisible();
  // The kitchen has begun, and after ten seconds it is done: the page may not have asked between.
  await expect(page.getByRole('status').getByText(/: (En preparación|Entregado)$/)).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByText('Alitas 16 piezas')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the back button on the page of the bank closes that page only, and the order can be paid', async ({ page }) => {
  await choosesCard(page);
  await page.getByRole('button', { name: /^Confirmar/ }).click();
  await expect(bank(page).getByLabel('Número de tarjeta')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('Tu orden todavía no está pagada')).toBeVisible();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByRole('radio', { name: /Tarjeta/ })).toBeChecked();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Datos personales' })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('radio', { name: /Tarjeta/ })).toBeChecked();
  await expect(page.getByText('Precio confirmado')).toBeVisible();
  await paysByCard(page, good);
  await page.waitForURL(/\/tracking\/[A-Za-z0-9_-]{22}$/);
  await expect(page.getByText('Pago exitoso')).toBeVisible();
});

test('the answer is lost and the tab is closed: the next visit finds the order instead of sending a second one', async ({ page, context }) => {
  await choosesCard(page);
  await page.getByRole('radio', { name: /Efectivo/ }).check();
  await expect(page.getByText('Precio confirmado')).toBeVisible();
  await page.route('/api/data/saveOrderPendiente', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: /^Confirmar/ }).click();
  await expect(page.getByText('No sabemos si tu orden llegó')).toBeVisible();
  await page.close();

  const next = await context.newPage();
  await next.goto('/');
  const dialog = next.getByRole('dialog', { name: 'Pizzería Brasa Chapina' });
  await expect(dialog.getByText(/sí llegó: ya la tenemos/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Seguir mi orden' }).click();
  await next.waitForURL(/\/tracking\/[A-Za-z0-9_-]{22}$/);
  await expect(next.getByRole('main').getByText(/Alitas 16 piezas/)).toBeVisible();
  await next.goto('/orders');
  await expect(next.getByRole('main').getByRole('article')).toHaveCount(1);
  await next.goto('/cart');
  await expect(next.getByText('Alitas 16 piezas')).toHaveCount(0);
});

test('the answer is lost, and another tab sends the order with one product more: the first one is told, and the product stays', async ({ page, context }) => {
  await choosesCard(page);
  await page.getByRole('radio', { name: /Efectivo/ }).check();
  await expect(page.getByText('Precio confirmado')).toBeVisible();
  await page.route('/api/data/saveOrderPendiente', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: /^Confirmar/ }).click();
  await expect(page.getByText('No sabemos si tu orden llegó')).toBeVisible();

  const other = await context.newPage();
  let isOnline = false;
  await other.route('/cuenta/buscarOrden', (route) => (isOnline ? route.continue() : route.abort()));
  const she = customer(other);
  await she.opens('/menu/categoria/entradas');
  await other.getByRole('main').getByRole('link', { name: 'Pan con ajo y queso', exact: true }).click();
  await other.getByRole('button', { name: /^Añadir Q/ }).click();
  await she.opensCart();
  await she.pays();
  await she.goesOnAsGuest();
  await she.introducesHerself();
  await other.getByRole('radio', { name: /Efectivo/ }).check();
  await expect(other.getByText('Precio confirmado')).toBeVisible();
  isOnline = true;
  await other.getByRole('button', { name: /^Confirmar/ }).click();
  await other.waitForURL(/\/tracking\/[A-Za-z0-9_-]{22}$/);
  await expect(other.getByRole('main').getByText(/Alitas 16 piezas/)).toBeVisible();
  await expect(other.getByRole('main').getByText(/Pan con ajo/)).toHaveCount(0);
  await other.goto('/orders');
  await expect(other.getByRole('main').getByRole('article')).toHaveCount(1);
  await other.goto('/cart');
  await expect(other.getByText('Pan con ajo').first()).toBeVisible();
  await expect(other.getByText('Alitas 16 piezas')).toHaveCount(0);
});
