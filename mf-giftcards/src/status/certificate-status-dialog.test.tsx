/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { bus, cartStore } from '@brasa/shared/runtime';
import { aCartOf, anExampleMenu, freshStorage, resetStores } from '@brasa/shared/testing';
import { renderArea } from '@brasa/shared/testing/render-area';
import { certificateStore } from '../cart/certificate-store.ts';
import { anItem, cartOf } from '../testing/page.tsx';
import { CertificateStatusDialog } from './certificate-status-dialog.tsx';

const menu = anExampleMenu();
const open = () => {
  const storage = freshStorage({ 'certificates-state': 'kept', 'order-id': '4827' });
  cartStore.set(aCartOf(menu, { productId: 2001 }));
  return { ...renderArea(<CertificateStatusDialog />, { path: '/menu', catalog: menu }), storage };
};
const found = () => act(() => bus.publish('certificate/found-in-process', { message: 'Tu orden ya está en proceso' }));
const dialog = () => screen.queryByRole('dialog', { name: 'Pizzería Brasa Chapina' });

beforeEach(() => {
  resetStores();
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

test('a purchase of gift cards found in process is said under the name of the brand, with one way out [SAVE-017]', () => {
  open();
  expect(dialog()).toBeNull();
  found();
  expect(dialog()?.textContent).toContain('Tu orden ya está en proceso');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Cerrar']);
});

test('an order of pizzas in process is not its business', () => {
  open();
  act(() => bus.publish('order/found-in-process', { message: 'Tu orden ya está en proceso' }));
  expect(dialog()).toBeNull();
});

test('closing forgets the purchase, 350 ms later its gift cards, and never the pizzas', () => {
  const { storage } = open();
  certificateStore.set({ cart: cartOf(anItem()), isRead: true });
  found();
  fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect([dialog(), storage.local.entries()['order-id']]).toEqual([null, undefined]);
  act(() => void jest.advanceTimersByTime(349));
  expect([storage.local.entries()['certificates-state'], certificateStore.get().cart.items.length]).toEqual(['kept', 1]);
  act(() => void jest.advanceTimersByTime(1));
  expect([storage.local.entries()['certificates-state'], certificateStore.get().cart.items.length]).toEqual([undefined, 0]);
  expect(cartStore.get().lines).toHaveLength(1);
});
