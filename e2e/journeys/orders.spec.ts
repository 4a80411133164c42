import { comesBack } from '../support/account.ts';
import { customer } from '../support/customer.ts';
import { expectLargeLetters } from '../support/large-letters.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../support/test.ts';
import { expectToastOnTop } from '../support/toasts.ts';

/** Nothing is looked at while it is still fading in. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// Who has been here before is not welcomed again.
test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('first-time', 'false')));

test('a customer has the three products of an earlier order again in at most 4 taps [ORDS-001] [ORDS-002] [ORDS-007] [REO-001] [REO-002] [REO-012]', async ({ page }) => {
  await comesBack(page);
  await page.goto('/');
  let taps = 0;
  taps += 1;
  await page.getByRole('navigation', { name: 'Secciones' }).getByRole('link', { name: 'Perfil' }).click();
  taps += 1;
  await page.getByRole('main').getByRole('link', { name: 'Tus Pedidos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tus Pedidos' })).toBeVisible();
  await expect(page.getByText('Pedidos que has realizado en los últimos días.')).toBeVisible();
  const combo = page.getByRole('article').filter({ hasText: '3 productos' }).filter({ hasText: 'A domicilio' }).last();
  await expect(combo).toContainText(/\d{2}\/\d{2}\/\d{4}/);
  await expect(combo).toContainText(/Q\d+\.\d{2}/);
  await expectNoHorizontalScroll(page);
  await expectAccessible(page, '/orders');

  taps += 1;
  await combo.getByRole('button', { name: /ver la orden/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Orden #\d+$/ });
  await expect(dialog.getByText(/^2 × /)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'No, gracias' })).toBeVisible();
  await expectAccessible(page, 'the dialog of an order');
  await expectLargeLetters(page, 'the dialog of an order');
  await expectToastOnTop(page, 'the dialog of an order');
  taps += 1;
  await dialog.getByRole('button', { name: 'Añadir al carrito' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Mi orden' })).toBeVisible();
  await expect(page.getByText('3 productos').filter({ visible: true }).first()).toBeVisible();
  expect(taps).toBeLessThanOrEqual(4);
});

test('her profile says nothing about how her orders stand [TRK-018]', async ({ page }) => {
  await comesBack(page);
  await page.goto('/profile/locations');
  await expect(page.getByText('Mi Casa')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/Pendiente de entrega|En preparación|Sin asignar|Enviado|Entregado/);
});

test('Escape and the place beside it leave the dialog of an order, with nothing added [REO-010] [REO-011]', async ({ page }) => {
  await comesBack(page);
  await page.goto('/orders');
  const open = page.getByRole('button', { name: /ver la orden/ }).last();
  const dialog = page.getByRole('dialog', { name: /^Orden #\d+$/ });
  await open.click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(180, 5);
  await expect(dialog).toBeHidden();
  await open.click();
  await dialog.getByRole('button', { name: 'No, gracias' }).click();
  await expect(dialog).toBeHidden();
  await page.goto('/cart');
  await expect(page.getByText('Tu carrito está vacío')).toBeVisible();
});

test('a guest orders for tomorrow at noon, follows it on a page as tall as the window, and finds it among the orders of this device [FUT-001] [FUT-006] [DLV-036] [ORDS-021] [ROUTE-025] [TRK-015]', async ({ page }) => {
  test.setTimeout(120_000);
  const she = customer(page);
  await she.opens('/');
  await she.adds({ category: 'Entradas', product: 'Alitas 16 piezas' });
  await she.opensCart();
  await she.pays();
  await page.getByRole('radio', { name: /Recoger en tienda/ }).check();
  await page.getByRole('radio', { name: /Zona 10 Oakland/ }).check();
  await page.getByRole('radio', { name: 'Programar pedido' }).check();
  const dayAfter = (days: number): string => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Guatemala' }).format(Date.now() + days * 86_400_000);
  const tomorrow = dayAfter(1);
  await page.getByLabel('Fecha', { exact: true }).fill(dayAfter(0));
  await page.getByLabel('Hora', { exact: true }).fill('00:00');
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByText('La hora seleccionada debe ser posterior a la actual')).toBeVisible();
  await page.getByLabel('Fecha', { exact: true }).fill(tomorrow);
  await page.getByLabel('Hora', { exact: true }).fill('12:00');
  // From the top: a shop half under the edge of the screen is no small target.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page, '/delivery with a date');
  await page.getByRole('button', { name: 'Confirmar' }).click();
  const [year, month, day] = tomorrow.split('-');
  await she.goesOnAsGuest();
  await expect(page.getByRole('region', { name: 'Entrega' })).toContainText(`Pedido futuro ${day}/${month}/${year} 12:00 pm`);
  await she.introducesHerself();
  const hash = await she.paysCash();
  await expect(page.getByText(`Programada para el ${day}/${month}/${year} a las 12:00 pm`)).toBeVisible();
  await expectNoHorizontalScroll(page);
  await expectAccessible(page, '/tracking');

  await page.goto(`/tracker/${hash}`);
  await expect(page.getByText('Pedido futuro')).toBeVisible();
  await expect(page.locator('[aria-current="step"]')).toHaveText(/Programado/);
  await expect(page.getByRole('link', { name: 'Cómo llegar' })).toBeVisible();
  const heights = await page.evaluate(() => [document.body.scrollHeight, window.innerHeight]);
  expect(heights[0]).toBe(heights[1]);
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expectAccessible(page, '/tracker');

  await page.goto('/orders');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('button', { name: /ver la orden/ }).click();
  await expect(page.getByRole('dialog').getByText('1 × Alitas 16 piezas')).toBeVisible();
});

test('an order nobody knows says so, small and large, with a way home [ROUTE-026]', async ({ page }) => {
  await page.goto('/tracking/AAAAAAAAAAAAAAAAAAAAAA');
  await expect(page.getByRole('heading', { level: 1, name: 'No tienes pedidos recientes' })).toBeVisible();
  await expectAccessible(page, 'an unknown order');
  await page.goto('/tracker/AAAAAAAAAAAAAAAAAAAAAA');
  await expect(page.getByRole('heading', { level: 1, name: 'No tienes pedidos recientes' })).toBeVisible();
  await page.getByText('Ir al inicio', { exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
});
