/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createQueryClient } from '@brasa/shared/runtime';
import { fakeHttp, freshStorage, resetStores } from '@brasa/shared/testing';
import { anEnvironment } from '@brasa/shared/testing/environment-builder';
import { screen, waitFor } from '@testing-library/react';
import { askForMenu } from './shop-answers.ts';
import { waitFor as waitUntil } from './wait-for.tsx';

const answer = { menu: [{ I: 5001, N: 'Pan con ajo', P: 37, TIP: 'PRD', T: 50, H: 0, X: 1, C: 'TODO' }], v: '2.4.1' };
const sorry = 'Lo sentimos, ha ocurrido un error. Por favor, vuelve a intentarlo.';
const again = () => screen.getByRole('button', { name: 'Cargar nuevamente' });

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  resetStores();
  freshStorage();
});
afterEach(() => document.body.replaceChildren());

test('the page waits for the menu, says when it does not come, asks again at every press and when the network is back, and opens as soon as it is there [SHELL-001, SHELL-002, SHELL-003]', async () => {
  let release = (): void => {};
  const first = new Promise<void>((resolve) => (release = resolve));
  const api = fakeHttp({ 'data/getData': async () => (await first, { status: 503 }) });
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { retry: false } });
  const main = document.body.appendChild(document.createElement('main'));
  let isOpen = false;
  const opened = waitUntil(() => askForMenu(queryClient), false, anEnvironment({ queryClient }), main).then(() => (isOpen = true));

  expect((await screen.findByRole('status')).textContent).toBe('Cargando…');
  release();
  expect(await screen.findByRole('heading', { level: 1, name: sorry })).toBeTruthy();

  again().click();
  await waitFor(() => expect(api.callsTo('data/getData')).toHaveLength(2));
  expect(await screen.findByRole('heading', { level: 1, name: sorry })).toBeTruthy();
  expect(isOpen).toBe(false);

  // A network that is back is a question too.
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(api.callsTo('data/getData')).toHaveLength(3));
  await screen.findByRole('heading', { level: 1, name: sorry });
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(api.callsTo('data/getData')).toHaveLength(4));
  await screen.findByRole('heading', { level: 1, name: sorry });

  api.route('data/getData', answer);
  again().click();
  await opened;
  expect(main.childElementCount).toBe(0);
});
