/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { history, navigate } from '@brasa/shared/runtime';
import { aProduct } from '@brasa/shared/testing';
import { renderArea } from '@brasa/shared/testing/render-area';
import { screen, waitFor } from '@testing-library/react';
import { App } from './app.tsx';
import { freshPages, iceCreamId, menuWithIceCream } from './testing/listing-page.ts';

jest.setTimeout(30_000);

freshPages();

const pizza = '/menu/categoria/arma-tu-pizza/producto/arma-tu-pizza';

const aLongMenu = () => menuWithIceCream(Array.from({ length: 30 }, (_, index) => aProduct({ id: 8000 + index, name: `Helado ${index}`, slug: `helado-${index}`, categoryId: iceCreamId })));

const title = () => document.querySelector('h1')?.textContent;
const cards = () => document.querySelectorAll('h2').length;
const choices = () => document.querySelectorAll('input').length;

/** What is drawn in the same task as the press, and before the next frame. */
async function inTheFirstFrame(go: () => void): Promise<void> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  go();
  await Promise.resolve();
}

test.each([
  [390, 6],
  [1024, 10],
])('a tap on a category shows its first screen of %i pixels, and then the rest; going back shows all of it at once', async (width, firstScreen) => {
  jest.replaceProperty(window, 'innerWidth', width);
  renderArea(<App />, { path: '/menu/categoria/combos', catalog: aLongMenu() });
  await inTheFirstFrame(() => navigate('/menu/categoria/helados'));
  expect([title(), cards()]).toEqual(['Helados', firstScreen]);
  await waitFor(() => expect(cards()).toBe(30));
  await inTheFirstFrame(() => navigate('/menu/categoria/combos'));
  expect(title()).toBe('Combos');
  const seen: number[] = [];
  new MutationObserver(() => seen.push(title() === 'Helados' ? cards() : 0)).observe(document.body, { subtree: true, childList: true });
  history.go(-1);
  await waitFor(() => expect(title()).toBe('Helados'));
  expect(seen.find((count) => count > 0)).toBe(30);
});

/** Draws the screens once, and then leads by a tap to a product that is taller than a window. */
async function tapOn(path: string, name: string): Promise<void> {
  renderArea(<App />, { path });
  await screen.findByRole('heading', { level: 1, name });
  await inTheFirstFrame(() => navigate('/menu/categoria/entradas'));
  await inTheFirstFrame(() => navigate(path));
  expect(title()).toBe(name);
}

test.each([
  ['Arma tu pizza', 'Desde Q35.00', pizza],
  ['Combo Amigos', 'Desde Q119.00', '/menu/categoria/combos/producto/combo-amigos'],
])('a tap on %s shows name, price and «Añadir», and then what is chosen about it', async (name, price, path) => {
  await tapOn(path, name);
  expect(document.body.textContent).toContain(price);
  expect(screen.getByRole('button', { name: /^Añadir/ })).toBeTruthy();
  expect(choices()).toBe(0);
  await waitFor(() => expect(choices()).toBeGreaterThan(1));
});

test('«Añadir» pressed before a pizza has its choices leads to the one that is missing [PROD-017]', async () => {
  await tapOn(pizza, 'Arma tu pizza');
  await inTheFirstFrame(() => screen.getByRole('button', { name: /^Añadir/ }).click());
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Tu pizza' }));
});
