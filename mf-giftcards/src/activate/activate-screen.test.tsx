/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toastStore } from '@brasa/shared/runtime';
import { wayOf, type FakeRoute } from '@brasa/shared/testing';
import { freshPages, openPage } from '../testing/page.tsx';

freshPages();

const path = 'data/activarCertificado';
const done: FakeRoute = { codigoRetorno: '00', mensajeRetorno: 'Tu Gift Card fue activada', data: { saldo: 156.8 } };

async function open(at = '/certificados/activar/7KQ2-M9XD-4TWB-HN3P', answer: FakeRoute = done) {
  const page = await openPage({ path: at, session: true, routes: { 'cliente/getDataUser': { data: { nombres: 'Ana', email: 'ana@example.com' } }, [path]: answer } });
  await screen.findByRole('heading', { level: 1, name: 'Activar una Gift Card' });
  return page;
}
const code = () => screen.getByLabelText(/^Código de la Gift Card/) as HTMLInputElement;
const email = () => screen.getByLabelText(/^Correo electrónico de tu cuenta/) as HTMLInputElement;
const send = () => userEvent.click(screen.getByRole('button', { name: 'Activar' }));
const toasts = () => toastStore.get().visible.map(({ kind, text }) => `${kind}: ${text}`);

test('the link of the letter opens the form with its code and the mailbox of the account [ROUTE-043]', async () => {
  const page = await open();
  expect([code().value, email().value, page.titles.at(-1)]).toEqual(['7KQ2-M9XD-4TWB-HN3P', 'ana@example.com', 'Gift Cards']);
});

test('a code is sent with the mailbox, as the customer; the balance is seen next, and nothing of the form stays in the history [GC-028] [API-123]', async () => {
  const page = await open();
  await send();
  await waitFor(() => expect(page.path()).toBe('/coupons?tab=gift-cards'));
  expect(page.api.callsTo(path).map((made) => [wayOf(made), made.payload])).toEqual([['customer, json', { correo: 'ana@example.com', codigo: '7KQ2-M9XD-4TWB-HN3P' }]]);
  expect(toasts()).toEqual(['success: Tu Gift Card fue activada']);
});

test('without a mailbox or a code nothing is sent, and the sentence stands at the field [GC-025] [GC-027]', async () => {
  const page = await open('/certificados/activar');
  await userEvent.clear(email());
  await send();
  expect(screen.getByText('Ingresa la cuenta de correo (usuario registrado) con la que deseas usar la Gift Card')).not.toBeNull();
  expect(screen.getByText('Ingresa el código que te fue enviado')).not.toBeNull();
  await userEvent.type(email(), 'ana@');
  await userEvent.type(code(), 'x');
  await send();
  expect(screen.getByText('Ingresa un correo electrónico válido')).not.toBeNull();
  expect(page.api.callsTo(path)).toEqual([]);
});

test('a code that cannot be used is said, and what was typed stays', async () => {
  const page = await open(undefined, { codigoRetorno: '01', mensajeRetorno: 'El código no es válido' });
  await send();
  await waitFor(() => expect(toasts()).toEqual(['warning: El código no es válido']));
  expect([page.path(), code().value]).toEqual(['/certificados/activar/7KQ2-M9XD-4TWB-HN3P', '7KQ2-M9XD-4TWB-HN3P']);
});

test('after too many tries it is said how long to wait', async () => {
  await open(undefined, () => ({ status: 429, headers: { 'retry-after': '541' }, body: { codigoRetorno: '01', mensajeRetorno: 'Demasiados intentos. Espera un momento e inténtalo de nuevo.' } }));
  await send();
  expect((await screen.findByText(/Demasiados intentos/)).textContent).toBe('Demasiados intentos. Podrás intentarlo de nuevo en 10 minutos.');
});

test('an answer that is lost says so; pressed again it is a success', async () => {
  const page = await open(undefined, (_call: unknown, count: number) => (count === 1 ? Promise.reject(new TypeError('Failed to fetch')) : { body: done }));
  await send();
  expect(await screen.findByText('No pudimos comunicarnos con el servidor. Inténtalo de nuevo.')).not.toBeNull();
  await send();
  await waitFor(() => expect(page.path()).toBe('/coupons?tab=gift-cards'));
});
