/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cartStore, toastStore } from '@brasa/shared/runtime';
import { aCartOf, anExampleMenu, freshStorage, resetStores } from '@brasa/shared/testing';
import { renderArea } from '@brasa/shared/testing/render-area';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HelpBot } from './help-bot.tsx';

jest.setTimeout(30_000);

let shelves: ReturnType<typeof freshStorage>;
beforeEach(() => {
  resetStores();
  shelves = freshStorage();
  Object.defineProperty(document.documentElement, 'clientWidth', { value: 360, configurable: true });
  // The test browser knows no pointers; for where they are a mouse does.
  Object.assign(window, { innerHeight: 740, PointerEvent: MouseEvent });
  Element.prototype.setPointerCapture = () => {};
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const button = () => screen.getByRole('button', { name: 'Ayuda' });
const place = () => button().style.getPropertyValue('translate');

test('offers the search and a person to talk to, and the way back [BOT-004, BOT-005, BOT-006, BOT-007]', async () => {
  renderArea(<HelpBot />);
  const customer = userEvent.setup();
  await customer.click(button());
  expect(screen.getByRole('heading', { name: '¡Hola! ¿Qué necesitás?' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Quiero contactar un asesor' }).getAttribute('href')).toBe('tel:22220000');
  await customer.click(screen.getByRole('button', { name: 'No encuentro el producto que quiero.' }));
  await screen.findByRole('searchbox');
  await customer.click(screen.getByRole('button', { name: 'Volver a inicio' }));
  expect(screen.getByRole('button', { name: 'No encuentro el producto que quiero.' })).toBeTruthy();
});

test('finds products from three letters on, and says so when there are fewer [BOT-008]', async () => {
  renderArea(<HelpBot />);
  const customer = userEvent.setup();
  await customer.click(button());
  await customer.click(screen.getByRole('button', { name: 'No encuentro el producto que quiero.' }));
  await customer.type(await screen.findByRole('searchbox'), 'br');
  await customer.click(screen.getByRole('button', { name: 'Buscar' }));
  expect(toastStore.get().visible).toMatchObject([{ kind: 'warning', text: 'Debes ingresar al menos 3 caracteres.' }]);
  await customer.type(screen.getByRole('searchbox'), 'own');
  await waitFor(() => expect(screen.getByRole('link', { name: /Brownie/ })).toBeTruthy());
});

test('tucks itself away after two seconds; opening stops that, closing starts it again [BOT-010, BOT-011, BOT-016]', () => {
  jest.useFakeTimers();
  renderArea(<HelpBot />);
  expect(place()).toBe('286px 606px');
  fireEvent.click(button());
  act(() => void jest.advanceTimersByTime(5000));
  expect(place()).toBe('286px 606px');
  fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  act(() => void jest.advanceTimersByTime(1999));
  expect(place()).toBe('286px 606px');
  act(() => void jest.advanceTimersByTime(1));
  expect(place()).toBe('328px 606px');
});

test('is dragged to the other side, stays there the next time, and does not open by it [BOT-001, BOT-012, BOT-014]', () => {
  renderArea(<HelpBot />);
  fireEvent.pointerDown(button(), { clientX: 300, clientY: 620 });
  fireEvent.pointerMove(button(), { clientX: 60, clientY: 320 });
  fireEvent.pointerUp(button());
  fireEvent.click(button());
  expect(place()).toBe('10px 306px');
  expect(screen.queryByRole('heading')).toBeNull();
  expect(JSON.parse(shelves.local.getItem('bot-position') ?? '')).toEqual({ X: 10, Y: 306 });
  cleanup();
  renderArea(<HelpBot />);
  expect(place()).toBe('10px 306px');
});

test('a finger that only trembles opens it, and a mouse that has let go no longer draws it along [BOT-001]', () => {
  renderArea(<HelpBot />);
  fireEvent.pointerDown(button(), { clientX: 300, clientY: 620 });
  fireEvent.pointerMove(button(), { clientX: 303, clientY: 623 });
  fireEvent.pointerUp(button());
  fireEvent.pointerMove(button(), { clientX: 60, clientY: 320 });
  expect(place()).toBe('286px 606px');
  fireEvent.click(button());
  expect(screen.getByRole('heading', { name: '¡Hola! ¿Qué necesitás?' })).toBeTruthy();
});

test('taken over by the browser in the middle of a drag, it still goes to a side [BOT-012]', () => {
  renderArea(<HelpBot />);
  fireEvent.pointerDown(button(), { clientX: 300, clientY: 620 });
  fireEvent.pointerMove(button(), { clientX: 100, clientY: 400 });
  fireEvent.pointerCancel(button());
  expect(place()).toBe('10px 386px');
});

test('a window that is low for a while, as under a keyboard, only pushes it aside [BOT-013]', () => {
  renderArea(<HelpBot />);
  const resized = (innerHeight: number) => {
    Object.assign(window, { innerHeight });
    fireEvent(window, new Event('resize'));
  };
  resized(400);
  expect(place()).toBe('286px 266px');
  resized(740);
  expect(place()).toBe('286px 606px');
});

test('stands above «Ver mi orden» while there is an order, whose total it must not cover [BOT-013]', () => {
  renderArea(<HelpBot />);
  expect(place()).toBe('286px 606px');
  act(() => cartStore.set(aCartOf(anExampleMenu(), { productId: 2001 })));
  expect(place()).toBe('286px 542px');
});

test.each(['', '{', 'null', '7', '[]', '{"X":10}', '{"X":"10","Y":20}', '{"X":null,"Y":20}'])('a place nobody can read is none: %j [STG-011]', (noise) => {
  shelves.local.setItem('bot-position', noise);
  renderArea(<HelpBot />);
  expect(place()).toBe('286px 606px');
});

test('left outside what is a screen now, it stands inside again [BOT-013, BOT-014]', () => {
  shelves.local.setItem('bot-position', '{"X":900,"Y":5000}');
  renderArea(<HelpBot />);
  expect(place()).toBe('286px 606px');
});

test('moves by the arrow keys too', () => {
  renderArea(<HelpBot />);
  fireEvent.keyDown(button(), { key: 'ArrowLeft' });
  fireEvent.keyDown(button(), { key: 'ArrowUp' });
  expect(place()).toBe('10px 558px');
});

test('sent away, it does not come back [BOT-015]', () => {
  renderArea(<HelpBot />);
  fireEvent.click(button());
  fireEvent.click(screen.getByRole('button', { name: 'No mostrar más este botón' }));
  expect(screen.queryByRole('button', { name: 'Ayuda' })).toBeNull();
  expect(shelves.local.getItem('show-bot')).toBe('false');
});
