import { expect, type Page } from '@playwright/test';

/** What a customer does, by what a customer sees. */
export const customer = (page: Page) => ({
  async opens(path: string) {
    await page.goto(path);
    const isWelcomed = await page.evaluate(() => localStorage.getItem('first-time') !== 'false');
    if (isWelcomed) await page.getByRole('dialog', { name: 'Bienvenida' }).getByRole('button', { name: 'Aceptar' }).click();
  },

  /** From home through the category to the product and back. */
  async adds({ category, product }: { category: string; product: string }) {
    await page.getByRole('main').getByRole('link', { name: category, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: category })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: product, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: product })).toBeVisible();
    await page.getByRole('button', { name: /^Añadir Q/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: category })).toBeVisible();
  },

  async opensCart() {
    await page.getByRole('button', { name: /Ver mi orden/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Mi orden' })).toBeVisible();
  },

  async presses(name: string | RegExp) {
    await page.getByRole('button', { name }).click();
  },

  /** Pays; says no to whatever else is offered. */
  async pays() {
    await page.getByRole('button', { name: /Pagar mi orden/ }).click();
    const offer = page.getByRole('dialog', { name: '¿Algo más...?' });
    const hasLeft = () => new URL(page.url()).pathname !== '/cart';
    await expect.poll(async () => hasLeft() || (await offer.isVisible())).toBe(true);
    if (!hasLeft()) await offer.getByRole('button', { name: 'No, gracias' }).click();
  },

  async choosesPickup(shop: string) {
    await expect(page.getByRole('heading', { level: 1, name: 'Entrega' })).toBeVisible();
    await page.getByRole('radio', { name: /Recoger en tienda/ }).check();
    await page.getByRole('radio', { name: new RegExp(shop) }).check();
    await page.getByRole('button', { name: 'Confirmar' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Entrega' })).toBeHidden();
  },

  async goesOnAsGuest() {
    await page.getByRole('button', { name: 'Continuar sin registrarme' }).click();
    await expect(page.getByRole('heading', { name: 'Datos personales' })).toBeVisible();
  },

  async introducesHerself() {
    await page.getByLabel('Nombres').fill('Ana María');
    await page.getByLabel('Apellidos').fill('López Pérez');
    await page.getByLabel(/^Correo electrónico/).fill('ana.lopez@example.com');
    await page.getByLabel(/^Teléfono/).fill('5550-1234');
    await page.getByRole('checkbox', { name: /Acepto los términos/ }).check();
    await page.getByRole('button', { name: 'Continuar' }).click();
  },

  /** Cash, and sends the order. Answers the tracking secret of the new order. */
  async paysCash(): Promise<string> {
    await page.getByRole('radio', { name: /Efectivo/ }).check();
    await page.getByRole('button', { name: /^Confirmar/ }).click();
    await page.waitForURL(/\/tracking\/[A-Za-z0-9_-]{22}$/, { waitUntil: 'commit' });
    return page.url().split('/').at(-1) ?? '';
  },
});
