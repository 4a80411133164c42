import { customer } from '../support/customer.ts';
import { expectLargeLetters } from '../support/large-letters.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../support/test.ts';

test.describe('a guest on a small phone', () => {
  test('orders for pickup, pays cash and watches the order until it is handed over [GEN-007] [PAY-018] [CHK-006] [ROLE-001] [BACK-005]', async ({ page }) => {
    test.setTimeout(240_000);
    const she = customer(page);
    await she.opens('/');
    await she.adds({ category: 'Entradas', product: 'Alitas 16 piezas' });
    await she.opensCart();
    await expect(page.getByText('Q109.00').filter({ visible: true }).first()).toBeVisible();
    await she.pays();
    await she.choosesPickup('Zona 10 Oakland');
    await she.goesOnAsGuest();
    // The phone throws the tab away while she looks something up: in the middle of a word, and once more at the payment.
    await page.getByLabel('Nombres').fill('Ana María');
    await page.getByLabel('Apellidos').pressSequentially('Lóp');
    await page.reload();
    await expect(page.getByLabel('Nombres')).toHaveValue('Ana María');
    await expect(page.getByLabel('Apellidos')).toHaveValue('Lóp');
    await she.introducesHerself();
    await page.getByRole('radio', { name: /Efectivo/ }).check();
    await page.getByLabel(/Con cuánto pagas/).fill('200');
    await page.reload();
    await expect(page.getByLabel(/Con cuánto pagas/)).toHaveValue('200');
    // The phone's own back button is the way to the form, and not out of the order.
    await page.goBack();
    await expect(page.getByLabel('Nombres')).toHaveValue('Ana María');
    await page.goForward();
    await expect(page.getByLabel(/Con cuánto pagas/)).toHaveValue('200');
    await expect(page.getByText('Ana María López Pérez')).toBeVisible();
    await expectLargeLetters(page, 'the payment');
    await she.paysCash();
    await expect(page.getByRole('main').getByText(/Alitas 16 piezas/)).toBeVisible();
    await expectLargeLetters(page, 'an order on its way');
    await expect(async () => {
      await page.reload();
      await expect(page.locator('[aria-current="step"]', { hasText: 'Entregado' })).toBeVisible({ timeout: 6000 });
    }).toPass({ timeout: 120_000 });
  });

  test('sees the names and prices of the products in the first HTML, before any script runs', async ({ request }) => {
    for (const [path, ...words] of [
      ['/', 'Combo Amigos', 'Q119.00'],
      ['/menu/categoria/entradas', 'Alitas 16', 'Q109.00'],
      ['/menu/categoria/entradas/producto/alitas-16', 'Alitas 16', 'Q109.00'],
    ] as const) {
      const html = await (await request.get(path)).text();
      const shown = html.replace(/<script[\s\S]*?<\/script>/g, '');
      for (const word of words) expect(shown, path).toContain(word);
    }
  });

  for (const path of ['/', '/menu/categoria/combos', '/menu/categoria/arma-tu-pizza/producto/arma-tu-pizza', '/cart', '/delivery', '/login', '/tiendas', '/certificates', '/preguntasFrecuentes']) {
    test(`finds ${path} readable for everybody and no wider than the screen`, async ({ page }) => {
      await customer(page).opens(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expectNoHorizontalScroll(page);
      await expectAccessible(page, path);
    });
  }

  test('who opens an address nobody knows is taken home', async ({ page }) => {
    await page.goto('/no/existe');
    await expect(page).toHaveURL(/\/$/);
  });
});
