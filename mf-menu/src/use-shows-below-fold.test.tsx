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

test('a tap on a category shows its first screen, and then the rest; going back shows all of it at once', async () => {
  renderArea(<App />, { path: '/menu/categoria/combos', catalog: aLongMenu() });
  await inTheFirstFrame(() => navigate('/menu/categoria/helados'));
  expect([title(), cards()]).toEqual(['Helados', 8]);
  await waitFor(() => expect(cards()).toBe(30));
  await inTheFirstFrame(() => navigate('/menu/categoria/combos'));
  expect(title()).toBe('Combos');
  const seen: number[] = [];
  new MutationObserver(() => seen.push(title() === 'Helados' ? cards() : 0)).observe(document.body, { subtree: true, childList: true });
  history.go(-1);
  await waitFor(() => expect(title()).toBe('Helados'));
  expect(seen.find((count) => count > 0)).toBe(30);
});

test('a tap on a pizza shows its name and price, and then what is chosen about it', async () => {
  renderArea(<App />, { path: pizza });
  await screen.findByRole('heading', { level: 1, name: 'Arma tu pizza' });
  await inTheFirstFrame(() => navigate('/menu/categoria/combos'));
  await inTheFirstFrame(() => navigate(pizza));
  expect(title()).toBe('Arma tu pizza');
  expect(document.body.textContent).toContain('Desde Q35.00');
  expect(choices()).toBe(0);
  await waitFor(() => expect(choices()).toBeGreaterThan(5));
});
