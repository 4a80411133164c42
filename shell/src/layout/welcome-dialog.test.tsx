/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { local, storageKeys } from '@brasa/shared/runtime';
import { renderArea } from '@brasa/shared/testing/render-area';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WelcomeDialog } from './welcome-dialog.tsx';

beforeEach(() => local.remove(storageKeys.firstTime));
afterEach(cleanup);

test('the first visit is welcomed, once [SHELL-006, SHELL-008, STG-009]', async () => {
  renderArea(<WelcomeDialog />);
  expect(screen.getByRole('dialog', { name: 'Bienvenida' }).textContent).toContain('Ordena tu pizza favorita a domicilio o recógela en tienda.');
  await userEvent.click(screen.getByRole('button', { name: 'Aceptar' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(local.read('first-time')).toBe('false');

  cleanup();
  renderArea(<WelcomeDialog />);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('nobody is welcomed while the owner does not want it [SHELL-007]', () => {
  renderArea(<WelcomeDialog />, { site: { welcomeEnabled: false } });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([null, 'true', '', 'no'])('a flag of %j is not «false»: the visit counts as the first [SHELL-007]', (value) => {
  if (value !== null) local.write(storageKeys.firstTime, value);
  renderArea(<WelcomeDialog />);
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('who is busy with the page already is not interrupted, and welcomed on the next one', () => {
  Object.assign(globalThis, { __pzTouched: true });
  renderArea(<WelcomeDialog />);
  expect(screen.queryByRole('dialog')).toBeNull();
  cleanup();
  Reflect.deleteProperty(globalThis, '__pzTouched');
  renderArea(<WelcomeDialog />);
  expect(screen.getByRole('dialog', { name: 'Bienvenida' })).toBeTruthy();
});
