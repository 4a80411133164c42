/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useCustomerAnswer } from '@brasa/shared/react';
import type { FakeRoute } from '@brasa/shared/testing';
import { freshPages, openPage } from '../testing/page.tsx';
import { slot } from '../slots/coupons-giftcard-tab.tsx';
import { OwnedCards } from './owned-cards.tsx';

freshPages();

const card = (id: number, change: object = {}) => ({ id, name: 'Gift Card Q100', code: '****-****-****-HN3P', dedication: 'Feliz\ncumpleaños', description: '', amount: 100, images: {}, balance: '56.80', expiration: '20/11/2027', ...change });
const open = (answer: FakeRoute) => openPage({ path: '/coupons', screen: <slot.Widget />, session: true, routes: { 'data/getCertificadosCliente': answer } });

test('each card says what it still holds, with two decimals, until when, and what was written on it; above them all the balance [GC-002] [GC-003] [GC-007] [GC-032] [PROF-018]', async () => {
  await open({ data: [card(1), card(2, { name: 'Gift Card Q50', amount: 50, balance: '50', expiration: '' })], saldo: 106.8 });
  const [first, second] = (await screen.findAllByRole('article')).map((each) => each.textContent);
  for (const words of ['Gift Card Q100', '****-****-****-HN3P', 'Feliz\ncumpleaños', 'Q56.80 de Q100.00', 'Válida hasta el 20/11/2027']) expect(first).toContain(words);
  expect(second).toContain('Q50.00 de Q50.00');
  expect(second).not.toContain('Válida');
  expect(screen.getByRole('region', { name: 'Saldo de tus Gift Cards' }).textContent).toContain('Q106.80');
  expect(screen.getByRole('link', { name: 'Activar una Gift Card' }).getAttribute('href')).toBe('/certificados/activar');
});

test('a card that is used up is still there and says so, and nobody is asked to pay with what is not there', async () => {
  await open({ data: [card(1, { balance: '0.00' })], saldo: 0 });
  const used = (await screen.findByRole('article')).textContent;
  for (const words of ['Q0.00 de Q100.00', 'Ya la usaste toda']) expect(used).toContain(words);
  expect(used).not.toContain('Válida');
  expect(screen.getByRole('region', { name: 'Saldo de tus Gift Cards' }).textContent).toBe('Saldo de tus Gift CardsYa no les queda saldo.Q0.00');
});

test('a card that ended before it was used up says since when, and not that it was used', async () => {
  await open({ data: [card(1), card(2, { balance: '0.00', expiration: '20/11/2025' })], saldo: 56.8 });
  const [, ended] = (await screen.findAllByRole('article')).map((each) => each.textContent);
  for (const words of ['Q0.00 de Q100.00', 'Venció el 20/11/2025']) expect(ended).toContain(words);
  expect(ended).not.toMatch(/Válida|usaste/);
});

test('who owns none is led to activating one and to those for sale', async () => {
  await open({ data: [], saldo: 0 });
  expect(await screen.findByText('No tienes Gift Cards')).not.toBeNull();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/certificados/activar', '/certificates']);
});

test('what cannot be loaded is an empty list that says so, and can be asked for again [GC-009]', async () => {
  let isAway = true;
  await open(() => (isAway ? { status: 500, body: null } : { body: { data: [card(1)], saldo: 56.8 } }));
  expect(await screen.findByText('No pudimos cargar tus Gift Cards')).not.toBeNull();
  expect(screen.queryByRole('article')).toBeNull();
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  await waitFor(() => expect(within(screen.getByRole('list')).getAllByRole('article')).toHaveLength(1));
});

test('the tab around them has just asked for the balance: it is one call', async () => {
  function Tab() {
    const { data } = useCustomerAnswer('data/getCertificadosCliente', String, { staleTime: 0 });
    return data === undefined ? null : <OwnedCards />;
  }
  const page = await openPage({ path: '/coupons', screen: <Tab />, session: true, routes: { 'data/getCertificadosCliente': { data: [card(1)], saldo: 56.8 } } });
  expect(await screen.findAllByRole('article')).toHaveLength(1);
  expect(page.api.callsTo('data/getCertificadosCliente')).toHaveLength(1);
});
