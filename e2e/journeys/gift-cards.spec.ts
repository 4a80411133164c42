import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { dateText } from '@brasa/shared/domain/local-time';
import { opensAccount } from '../support/account.ts';
import { bankIsClosed, fillsCart, typesCard } from '../support/card-payment.ts';
import { customer } from '../support/customer.ts';
import { givesCardTo } from '../support/given-card.ts';
import { expectLargeLetters } from '../support/large-letters.ts';
import { lettersTo, linkInMail } from '../support/mailbox.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../support/test.ts';
import { expectToastOnTop } from '../support/toasts.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const tomorrow = (): string => dateText(Date.now() + 24 * 3_600_000);

async function gives(page: Page, design: string, { to, email, on }: { to: string; email: string; on?: string }): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: new RegExp(design) }).first().click();
  await page.getByLabel(/^Tu nombre/).fill('Ana');
  await page.getByLabel(/^Nombre de quien la recibe/).fill(to);
  await page.getByLabel(/^Correo de quien la recibe/).fill(email);
  if (on !== undefined) {
    await page.getByRole('radio', { name: /Otro día/ }).check();
    await page.getByLabel(/^Fecha de envío/).fill(on);
  }
  await page.getByRole('button', { name: 'Agregar a mi compra' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tus Gift Cards' })).toBeVisible();
}

test('a guest gives two cards, one for tomorrow; the first card is refused, the second pays, the letter of today leaves, and to another mailbox once its own is corrected [GC-030] [GC-031] [ROUTE-045]', async ({ page }) => {
  const luis = `luis.${randomUUID()}@example.com`;
  const ana = `ana.${randomUUID()}@example.com`;
  await customer(page).opens('/certificates');
  await gives(page, 'Gift Card Q100', { to: 'Luis', email: luis });
  await page.getByRole('link', { name: 'Agregar otra Gift Card' }).click();
  await gives(page, 'Gift Card Q50', { to: 'Eva', email: 'eva@example.com', on: tomorrow() });
  await expectLargeLetters(page, 'the cart of gift cards');
  await page.getByRole('button', { name: /^Ir a pagar/ }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Pagar mis Gift Cards' })).toBeVisible();
  await page.getByLabel('Nombres').fill('Ana');
  await page.getByLabel('Apellidos').fill('López');
  await page.getByLabel(/^Teléfono/).fill('5550-1234');
  await page.getByLabel(/^Correo electrónico/).fill(ana);
  await expectNoHorizontalScroll(page);
  await expectAccessible(page, 'who buys gift cards');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText(`Se envía el ${tomorrow()} a las 08:00 am`)).toBeVisible();
  await expectNoHorizontalScroll(page);
  await expectAccessible(page, 'payment of gift cards');
  await expectLargeLetters(page, 'payment of gift cards');

  await page.getByRole('button', { name: /^Pagar/ }).click();
  await typesCard(page, '4000 0000 0000 0002');
  await expect(page.getByText('Tu compra todavía no está pagada')).toBeVisible();
  await bankIsClosed(page);
  await expectAccessible(page, 'a refused card');

  await page.getByRole('button', { name: /^Pagar/ }).click();
  await typesCard(page, '4111 1111 1111 1111');
  await expect(page.getByText('Pago exitoso')).toBeVisible();
  await expect(page).toHaveURL(/\/certificates\/checkout$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Gracias por tu compra' })).toBeFocused();
  await expect(page.getByText(`Se envía ahora a ${luis}`)).toBeVisible();
  await expectNoHorizontalScroll(page);
  await expectAccessible(page, 'paid gift cards');
  await expect.poll(() => lettersTo(luis, 'gift-card').length, { message: 'letter with the gift card' }).toBe(1);

  await page.reload();
  await expect(page).toHaveURL(/\/certificates$/);
  await expect(page.getByRole('link', { name: 'Ver mi compra' })).toHaveCount(0);

  await page.goto(await linkInMail(ana, 'gift-receipt'));
  await expect(page.getByRole('heading', { level: 1, name: 'Tu compra de Gift Cards' })).toBeVisible();
  const card = page.getByRole('article', { name: /Para Luis/ });
  await expect(card.getByText('Enviada')).toBeVisible();
  await expect(page.getByRole('article', { name: /Para Eva/ }).getByText(`Se envía el ${tomorrow()} a las 08:00 am a eva@example.com.`)).toBeVisible();
  await expectNoHorizontalScroll(page);
  await expectAccessible(page, 'a purchase of gift cards');
  const corrected = `luis.bien.${randomUUID()}@example.com`;
  await card.getByRole('button', { name: /^Corregir correo/ }).click();
  await expect(card.getByLabel(/^Correo de quien la recibe/)).toBeFocused();
  await card.getByLabel(/^Correo de quien la recibe/).fill(corrected);
  await expectAccessible(page, 'correcting a mailbox');
  await card.getByRole('button', { name: 'Guardar y enviar' }).click();
  await expect(card.getByRole('status')).toContainText('La Gift Card va con un código nuevo');
  await expect.poll(() => lettersTo(corrected, 'gift-card').length, { message: 'letter with the new code' }).toBe(1);
  await expect(card.getByText(new RegExp(`^Se envió .* a ${corrected}\\.$`))).toBeVisible();
  expect(lettersTo(luis, 'gift-card')).toHaveLength(1);
});

test('what is said while somebody is asked about a purchase of gift cards, or told how it stands, lies on top', async ({ page }) => {
  await customer(page).opens('/certificates');
  await gives(page, 'Gift Card Q50', { to: 'Luis', email: 'luis@example.com' });
  await page.getByRole('button', { name: 'Vaciar' }).click();
  await expectToastOnTop(page, 'the question before the gift cards are taken out');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: /^Ir a pagar/ }).click();
  await page.getByLabel('Nombres').fill('Ana');
  await page.getByLabel('Apellidos').fill('López');
  await page.getByLabel(/^Teléfono/).fill('5550-1234');
  await page.getByLabel(/^Correo electrónico/).fill('ana.regala@example.com');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('button', { name: /^Pagar/ }).click();
  await typesCard(page, '4000 0000 0000 0002');
  await expect(page.getByText('Tu compra todavía no está pagada')).toBeVisible();
  await bankIsClosed(page);
  await page.goto('/');
  await expect(page.getByRole('dialog', { name: 'Pizzería Brasa Chapina' })).toBeVisible();
  await expectToastOnTop(page, 'how a purchase of gift cards stands');
});

test('the recipient opens the letter, activates the card and pays half an order with it; what is left is right to the centavo [GC-002] [GC-032]', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('first-time', 'false'));
  const email = await opensAccount(page, 'Tortillas-2026!');
  await givesCardTo(page, email);

  await page.goto(await linkInMail(email, 'gift-card'));
  await expect(page.getByLabel(/^Código de la Gift Card/)).toHaveValue(/^\w{4}(-\w{4}){3}$/);
  await expectAccessible(page, 'activating a gift card');
  await page.getByRole('button', { name: 'Activar', exact: true }).click();
  await expect(page).toHaveURL(/\/coupons\?tab=gift-cards$/);
  const card = page.getByRole('article', { name: /^Gift Card Q50/ });
  await expect(card).toContainText('Q50.00 de Q50.00');
  await expectNoHorizontalScroll(page);
  await expectAccessible(page, 'an owned gift card');

  const she = await fillsCart(page);
  await page.getByRole('checkbox', { name: /Gift Card/ }).check();
  await expect(page.getByText('Por pagar').locator('..')).toContainText('Q59.00');
  await she.paysCash();

  await page.goto('/coupons?tab=gift-cards');
  await expect(card).toContainText('Q0.00 de Q50.00');
  await expect(page.getByRole('region', { name: 'Saldo de tus Gift Cards' })).toContainText('Q0.00');
});
