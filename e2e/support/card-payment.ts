import { expect, type FrameLocator, type Page } from '@playwright/test';
import { customer } from './customer.ts';

/** The page of the card provider, inside ours. */
export const bank = (page: Page): FrameLocator => page.frameLocator('iframe[title="Pagar con tarjeta"]');

/** Types a card on the page of the provider, and pays. */
export async function typesCard(page: Page, number: string): Promise<void> {
  await bank(page).getByLabel('Número de tarjeta').fill(number);
  await bank(page).getByLabel('Vencimiento (MM/AA)').fill('12/29');
  await bank(page).getByLabel('CVV').fill('123');
  await bank(page).getByRole('button', { name: 'Pagar', exact: true }).click();
}

export async function paysByCard(page: Page, number: string): Promise<void> {
  await page.getByRole('button', { name: /^Confirmar/ }).click();
  await typesCard(page, number);
}

/** The page of the bank is closed, and its entry of the history is gone: what follows is not undone by the browser. */
export async function bankIsClosed(page: Page): Promise<void> {
  await expect(page.locator('iframe[title="Pagar con tarjeta"]')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => JSON.stringify(window.history.state))).not.toContain('bankPage');
}

/** Wings from Oakland, in the cart and on the way to pay. */
export async function fillsCart(page: Page): Promise<ReturnType<typeof customer>> {
  const she = customer(page);
  await she.opens('/menu/categoria/entradas');
  await page.getByRole('main').getByRole('link', { name: 'Alitas 16 piezas', exact: true }).click();
  await page.getByRole('button', { name: /^Añadir Q/ }).click();
  await she.opensCart();
  await she.pays();
  await she.choosesPickup('Zona 10 Oakland');
  return she;
}

/** A guest at the payment, by card. */
export async function choosesCard(page: Page): Promise<void> {
  const she = await fillsCart(page);
  await she.goesOnAsGuest();
  await she.introducesHerself();
  await page.getByRole('radio', { name: /Tarjeta/ }).check();
  await expect(page.getByText('Precio confirmado')).toBeVisible();
}
