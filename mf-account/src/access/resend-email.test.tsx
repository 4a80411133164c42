/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { freshStorage, resetStores } from '@brasa/shared/testing';
import { renderArea } from '@brasa/shared/testing/render-area';
import type { AccessResult } from './access-calls.ts';
import { ResendEmail } from './resend-email.tsx';

beforeEach(() => {
  resetStores();
  freshStorage();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const button = () => screen.getByRole('button', { name: 'Reenviar' });
const isAvailable = () => button().getAttribute('aria-disabled') === null;
/** Each second is drawn before the next begins. */
async function passes(seconds: number): Promise<void> {
  for (let each = 0; each < seconds; each += 1) await act(() => jest.advanceTimersByTimeAsync(1000));
}

test('the next letter can be asked for after a minute that is counted down, and is waited for again [AUTH-040]', async () => {
  const send = jest.fn(async (): Promise<AccessResult> => ({ kind: 'done', message: 'Te enviamos un nuevo correo de activación' }));
  renderArea(<ResendEmail label="Reenviar" email="eva@example.org" send={send} sentAt={Date.now()} />);
  expect([isAvailable(), screen.getByText(/^Podrás/).textContent]).toEqual([false, 'Podrás pedirlo otra vez en 60 s.']);
  await act(async () => void fireEvent.click(button()));
  expect(send).not.toHaveBeenCalled();
  expect(button().getAttribute('aria-describedby')).toBe(screen.getByText(/^Podrás/).id);
  await passes(59);
  expect([isAvailable(), screen.getByText(/^Podrás/).textContent]).toEqual([false, 'Podrás pedirlo otra vez en 1 s.']);
  await passes(1);
  expect([isAvailable(), screen.queryByText(/^Podrás/)]).toEqual([true, null]);
  await act(async () => void fireEvent.click(button()));
  expect(send.mock.calls).toEqual([['eva@example.org']]);
  expect(screen.getByRole('status').textContent).toContain('Te enviamos un nuevo correo de activación');
  expect(isAvailable()).toBe(false);
});

test('one that did not go out can be asked for again at once', async () => {
  const send = async (): Promise<AccessResult> => ({ kind: 'failed', message: 'No pudimos comunicarnos con el servidor. Inténtalo de nuevo.' });
  renderArea(<ResendEmail label="Reenviar" email="eva@example.org" send={send} />);
  await act(async () => void fireEvent.click(button()));
  expect(screen.getByRole('alert').textContent).toContain('No pudimos comunicarnos con el servidor');
  expect(isAvailable()).toBe(true);
});

test('the minute passes by the clock, also while the page sleeps behind the mail, and a later visit does not wait again', async () => {
  const send = async (): Promise<AccessResult> => ({ kind: 'done', message: '' });
  const sentAt = Date.now();
  const { unmount } = renderArea(<ResendEmail label="Reenviar" email="eva@example.org" send={send} sentAt={sentAt} />);
  jest.setSystemTime(sentAt + 180_000);
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(isAvailable()).toBe(true);
  unmount();
  renderArea(<ResendEmail label="Reenviar" email="eva@example.org" send={send} sentAt={sentAt} />);
  expect(isAvailable()).toBe(true);
});

test('a device whose clock was put back after the letter waits a minute, not longer', async () => {
  const send = async (): Promise<AccessResult> => ({ kind: 'done', message: '' });
  renderArea(<ResendEmail label="Reenviar" email="eva@example.org" send={send} sentAt={Date.now() + 3_600_000} />);
  expect(screen.getByText(/^Podrás/).textContent).toBe('Podrás pedirlo otra vez en 60 s.');
});
