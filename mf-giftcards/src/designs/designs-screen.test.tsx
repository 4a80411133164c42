/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { freshPages, openPage } from '../testing/page.tsx';

freshPages();

test('every card for sale is listed with what it costs, and leads to its page [ROUTE-040]', async () => {
  const page = await openPage({ path: '/certificates' });
  const cards = screen.getAllByRole('listitem').map((row) => [within(row).getByRole('link', { name: /^Gift Card/ }), within(row).getByText(/^Q/)] as const);
  expect(cards.map(([link, price]) => [link.textContent, link.getAttribute('href'), price.textContent])).toEqual([
    ['Gift Card Q50', '/certificate/1', 'Q50.00'],
    ['Gift Card Q100', '/certificate/2', 'Q100.00'],
    ['Gift Card Q500', '/certificate/6', 'Q500.00'],
  ]);
  expect([page.titles.at(-1), screen.queryByRole('link', { name: 'Ver mi compra' })]).toEqual(['Gift Cards', null]);
});

test('none for sale is said, with a way on', async () => {
  await openPage({ path: '/certificates', sold: { data: [] } });
  expect(screen.getByRole('heading', { name: 'Por ahora no hay Gift Cards' })).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Ver el menú' }).getAttribute('href')).toBe('/');
});

test('what could not be asked for is a list without cards that says so, and can be asked for again [API-119]', async () => {
  const page = await openPage({ path: '/certificates', sold: () => ({ status: 500, body: null }) });
  expect(screen.getByRole('button', { name: 'Reintentar' })).not.toBeNull();
  expect(screen.queryAllByRole('listitem')).toEqual([]);
  expect(page.failures).toHaveLength(1);
});
