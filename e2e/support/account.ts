import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { toPersonRequest } from '@brasa/shared/wire/person-wire';
import { encrypt } from '../../api/src/envelope-crypto.ts';
import { post } from '../../api/test/http-customer.ts';
import { linkInMail } from './mailbox.ts';
import { ownStorefront } from './own-storefront.ts';

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

type Tokens = { readonly token: string; readonly refreshToken: string };

let visitors = 0;

/** Calls of the api as the browser of this page makes them, at an address of its own. Each fails when the api says no. */
async function apiOf(page: Page) {
  const { url } = ownStorefront();
  const headers = { origin: url, 'user-agent': await page.evaluate(() => navigator.userAgent), 'x-forwarded-for': `203.0.113.${(visitors += 1) % 250}` };
  const call = async (path: string, payload: object) => {
    const answer = await post(url, path, payload, headers);
    expect(answer.body, path).toMatchObject({ codigoRetorno: '00' });
    return answer;
  };
  const sealed = async (path: string, payload: object) => {
    const { ck } = await call('auth/guest', {});
    return call(path, { data: encrypt({ ...payload, _id: randomUUID(), _ts: Date.now() }, ck.split('/').at(-1) ?? '') });
  };
  return { call, sealed };
}

/** Somebody is logged in on whatever this page opens next. By a call of the api: the form is the subject of `access.spec.ts`. */
export async function comesBack(page: Page, email = 'ana@example.com', secret = 'Brasa-2026!'): Promise<void> {
  const { call } = await apiOf(page);
  const { token, refreshToken } = (await call('auth/login', { email, password: secret })).body as unknown as Tokens;
  // The same origin, without anything that runs.
  await page.goto('/robots.txt');
  await page.evaluate((kept) => Object.entries(kept).forEach(([key, text]) => localStorage.setItem(key, text)), { auth: token, refresh: refreshToken, 'pz-session': randomUUID() });
}

/** An account of a person nobody else uses, activated and logged in as `comesBack` does; answers its mailbox. */
export async function opensAccount(page: Page, secret: string): Promise<string> {
  const email = newMailbox();
  const { call, sealed } = await apiOf(page);
  const person = toPersonRequest({ firstNames: 'Eva', lastNames: 'Cruz', nickname: '', phone: '5550-9999', email, birthday: '24/12/1990', wantsAdvertising: false, gender: 'unsaid' });
  await sealed('auth/signupEmail', { ...person, contrasena: secret, contrasenaConfirm: secret });
  const link = new URL(await linkInMail(email, 'activate'), ownStorefront().url);
  await call('auth/activate', { hash: link.searchParams.get('hash') });
  await comesBack(page, email, secret);
  return email;
}
