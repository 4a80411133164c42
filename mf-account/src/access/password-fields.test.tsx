/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetStores } from '@brasa/shared/testing';
import { closeAccess, openAccess, valueOf } from './access-test.tsx';

beforeEach(resetStores);
afterEach(() => {
  closeAccess();
  cleanup();
});

const forms: [path: string, labels: readonly string[], autocomplete: string][] = [
  ['/login', ['Contraseña'], 'current-password'],
  ['/signup', ['Contraseña', 'Confirmar contraseña'], 'new-password'],
];
const fields = (labels: readonly string[]) => Promise.all(labels.map(async (label) => (await screen.findByLabelText(new RegExp(`^${label}`))) as HTMLInputElement));

test.each(forms)('at %s a password is hidden until its owner wants to see it', async (path, labels) => {
  await openAccess({ path });
  const types = async () => (await fields(labels)).map(({ type }) => type);
  expect(await types()).toEqual(labels.map(() => 'password'));
  const show = screen.getByRole('checkbox', { name: 'Mostrar lo que escribo' });
  await userEvent.click(show);
  expect(await types()).toEqual(labels.map(() => 'text'));
  await userEvent.click(show);
  expect(await types()).toEqual(labels.map(() => 'password'));
});

test.each(forms)('at %s a password can be pasted whole, and password managers know the field', async (path, labels, autocomplete) => {
  await openAccess({ path });
  const long = 'Volcan-2026'.padEnd(72, 'xY7.');
  for (const field of await fields(labels)) {
    expect(field.autocomplete).toBe(autocomplete);
    await userEvent.click(field);
    await userEvent.paste(long);
  }
  expect(labels.map(valueOf)).toEqual(labels.map(() => long));
});
