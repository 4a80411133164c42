import { opensAccount } from '../support/account.ts';
import { customer } from '../support/customer.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, mapTest as test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('on a small phone a customer saves two addresses on the map, orders to the main one without typing, sorts them with the keyboard and deletes the main one [ADDR-008] [ADDR-011] [ADDR-012] [ADDR-013] [ADDR-015]', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('first-time', 'false'));
  await page.setViewportSize({ width: 360, height: 740 });
  await opensAccount(page, 'Volcan-2026');
  const she = customer(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const rows = page.getByRole('main').getByRole('listitem');
  const main = rows.filter({ has: page.getByText('Principal', { exact: true }) });

  await page.goto('/');
  await page.getByRole('link', { name: 'Perfil', exact: true }).click();
  for (const [tag, street, point] of [['Mi Casa', '5a avenida 12-31', { x: 160, y: 60 }], ['Mi Trabajo', '7a avenida 8-34', { x: 180, y: 80 }]] as const) {
    await page.getByRole('link', { name: 'Agregar dirección' }).click();
    await expect(button('Acercar el mapa')).toBeVisible();
    await page.locator('canvas').first().click({ position: point });
    await expect(page.getByText(/^Sí llegamos a/)).toBeVisible();
    await page.getByLabel('Dirección', { exact: true }).fill(street);
    await button(tag).click();
    await expectNoHorizontalScroll(page);
    await button('Guardar dirección').click();
    await expect(rows.filter({ hasText: street })).toBeVisible();
  }
  await expect(main).toContainText('Mi Casa');
  await button('Hacer principal: Mi Trabajo').click();
  await expect(main).toContainText('Mi Trabajo');

  // Everything but the product is known.
  await she.opens('/');
  await she.adds({ category: 'Entradas', product: 'Alitas 16 piezas' });
  await she.opensCart();
  await she.pays();
  await expect(page.getByRole('radio', { name: /Mi Trabajo/ })).toBeChecked();
  await expect(page.getByText(/^Sí llegamos a/)).toBeVisible();
  await button('Confirmar').click();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByRole('main')).toContainText('7a avenida 8-34');
  await she.paysCash();
  await expect(page.getByRole('main').getByText(/Alitas 16 piezas/)).toBeVisible();

  await page.goto('/profile/locations');
  await button('Bajar Mi Casa').press('Enter');
  await expect(rows).toContainText(['Mi Trabajo', 'Mi Casa']);
  await expect(button('Bajar Mi Casa')).toBeFocused();
  await page.reload();
  await expect(rows).toContainText(['Mi Trabajo', 'Mi Casa']);

  await button('Eliminar Mi Trabajo').press('Enter');
  await expect(rows.first()).toContainText(/Eliminaste «Mi Trabajo»\. .*«Mi Casa» es ahora tu dirección principal\./);
  await expect(button('Deshacer')).toBeFocused();
  await expect(main).toContainText('Mi Casa');
  await expectAccessible(page, '/profile/locations after an address was deleted');
  await expectNoHorizontalScroll(page);
});
