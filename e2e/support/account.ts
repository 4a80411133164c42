import { expect, type Page } from '@playwright/test';
import { linkInMail } from './mailbox.ts';

export const password = (page: Page, name: string) => page.getByLabel(name, { exact: true });

let people = 0;
/** A mailbox nobody has yet. */
export const newMailbox = (): string => `eva.${process.pid}.${(people += 1)}.${Date.now()}@example.org`;

/** Fills in the page of the sign-up and sends it. */
export async function introducesHerself(page: Page, email: string, secret: string): Promise<void> {
  await page.getByLabel('Nombres').fill('Eva');
  await page.getByLabel('Apellidos').fill('Cruz');
  await page.getByLabel('Teléfono').fill('5550-9999');
  await page.getByLabel('Fecha de nacimiento').pressSequentially('24121990');
  await page.getByLabel('Correo electrónico').fill(email);
  await password(page, 'Contraseña').fill(secret);
  await page.getByLabel('Confirmar contraseña').fill(secret);
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
}

export async function logsIn(page: Page, email: string, secret: string): Promise<void> {
  await page.getByLabel('Correo electrónico').fill(email);
  await password(page, 'Contraseña').fill(secret);
  await page.getByRole('button', { name: 'Ingresar', exact: true }).click();
}

/** An account of a person nobody else uses, activated and logged in on this page; answers its mailbox. */
export async function opensAccount(page: Page, secret: string): Promise<string> {
  const email = newMailbox();
  await page.goto('/signup');
  await introducesHerself(page, email, secret);
  await page.waitForURL(/\/email-sent$/);
  await page.goto(await linkInMail(email, 'activate'));
  await expect(page.getByText('Tu cuenta ha sido activada')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Ingresar' }).click();
  await logsIn(page, email, secret);
  await page.waitForURL(/\/$/);
  return email;
}
