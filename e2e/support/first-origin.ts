import { expect, type Page } from '@playwright/test';
import { customer } from './customer.ts';
import { waysToFail } from './faults.ts';

/** A guest orders while the first origin of every remote is away, and nothing on the way says so. */
export async function ordersWithoutFirstOrigin(page: Page, way: string): Promise<void> {
  const told: string[] = [];
  page.on(
    'request',
    (sent) => new URL(sent.url()).pathname === '/failures' && told.push(sent.postData() ?? ''),
  );
  await page.addInitScript(() => localStorage.setItem('first-time', 'false'));
  await page.route(/\/r\/mf-/, waysToFail[way] ?? (() => undefined));
  const she = customer(page);
  const expectNothingWrong = async (): Promise<void> => {
    await expect(page.getByText(/No pudimos|Reintentar|Algo salió mal/)).toHaveCount(0);
    expect(await page.evaluate(() => sessionStorage.getItem('pz-bad-versions') ?? '')).toBe('');
  };
  await page.goto('/');
  await she.adds({ category: 'Entradas', product: 'Alitas 16 piezas' });
  await page
    .getByRole('button', { name: /^Buscar/ })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await she.opensCart();
  await expect(
    page.locator('[data-place="address-banner"] [data-stage]:not([data-server-rendered]) *').first(),
  ).toBeVisible();
  await expectNothingWrong();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Mi orden' })).toBeVisible();
  await she.pays();
  await she.choosesPickup('Zona 10 Oakland');
  await she.pays();
  await she.goesOnAsGuest();
  await she.introducesHerself();
  await she.paysCash();
  await expect(page.getByRole('main').getByText(/Alitas 16 piezas/)).toBeVisible();
  await expectNothingWrong();
  expect(told).toEqual([]);
}
