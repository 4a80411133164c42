/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { wholeStyle } from '../testing/whole-style.ts';
import { ToastList, type ShownToast } from './toast-list.tsx';

afterEach(cleanup);

const aToast = (change: Partial<ShownToast> = {}): ShownToast => ({ id: 7, kind: 'info', text: 'Listo', leaving: false, ...change });
const draw = (toast: ShownToast, handlers: Partial<Parameters<typeof ToastList>[0]> = {}) => render(<ToastList toasts={[toast]} onDismiss={() => {}} {...handlers} />);
const shown = () => screen.getByText('Listo').parentElement ?? document.body;

test('entering takes 225 ms, leaving 195 [TST-010, TST-011]', () => {
  draw(aToast());
  expect(wholeStyle(shown()).animation).toMatch(/ 225ms /);
  cleanup();
  draw(aToast({ leaving: true }));
  expect(wholeStyle(shown()).animation).toMatch(/ 195ms /);
});

test('who points at a toast, or has reached a button in it, stops its time [TST-005]', () => {
  const [onHover, onUnhover] = [jest.fn(), jest.fn()];
  draw(aToast(), { onHover, onUnhover });
  fireEvent.pointerEnter(shown());
  fireEvent.pointerLeave(shown());
  const close = screen.getByRole('button', { name: 'Cerrar aviso' });
  fireEvent.focus(close);
  fireEvent.blur(close);
  expect([onHover.mock.calls, onUnhover.mock.calls]).toEqual([[[7], [7]], [[7], [7]]]);
});

test('a toast is said inside the dialog that lies on top, where it can be heard and closed, and outlives it', async () => {
  const [first, second] = [document.createElement('dialog'), document.createElement('dialog')];
  document.body.append(first, second);
  first.showModal();
  const onDismiss = jest.fn();
  const { unmount } = draw(aToast(), { onDismiss });
  expect(first.contains(shown())).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Cerrar aviso' }));
  expect(onDismiss.mock.calls).toEqual([[7]]);
  second.showModal();
  await waitFor(() => expect(second.contains(shown())).toBe(true));
  second.remove();
  await waitFor(() => expect(first.contains(shown())).toBe(true));
  first.close();
  await waitFor(() => expect(first.contains(shown())).toBe(false));
  unmount();
  expect(screen.queryByRole('region')).toBeNull();
  first.remove();
});

test('the time of a toast that was pointed at goes on when its dialog closes: nobody says that the pointer has left it [TST-005]', async () => {
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  dialog.showModal();
  const onUnhover = jest.fn();
  draw(aToast(), { onUnhover });
  fireEvent.pointerEnter(shown());
  expect(onUnhover.mock.calls).toEqual([]);
  dialog.close();
  await waitFor(() => expect(onUnhover.mock.calls).toEqual([[7]]));
  dialog.remove();
});
