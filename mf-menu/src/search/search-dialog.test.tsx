/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { orderFacts } from '@brasa/shared/runtime';
import { freshStorage, resetStores } from '@brasa/shared/testing';
import { renderArea } from '@brasa/shared/testing/render-area';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SearchDialog } from './search-dialog.tsx';

beforeEach(() => {
  resetStores();
  freshStorage();
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(cleanup);

function open() {
  const onClose = jest.fn();
  const area = renderArea(<SearchDialog onClose={onClose} />);
  return { area, onClose, customer: userEvent.setup(), input: () => screen.getByPlaceholderText<HTMLInputElement>('Nombre, categoria, precio...') };
}

test('asks what one craves until there is something to look for [SRCH-002, SRCH-004, SRCH-010]', async () => {
  const { customer, input } = open();
  expect(screen.getByText('¿Qué se te antoja hoy?')).toBeTruthy();
  await customer.type(input(), 'b');
  expect(screen.getByText('¿Qué se te antoja hoy?')).toBeTruthy();
  // Signs are nothing to look for.
  await customer.type(input(), '%%%');
  expect(screen.getByText('¿Qué se te antoja hoy?')).toBeTruthy();
  await customer.type(input(), 'w');
  expect(screen.queryByText('¿Qué se te antoja hoy?')).toBeNull();
  expect(screen.getAllByText('No encontramos resultados')).not.toHaveLength(0);
});

test('the categories are a way on while nothing is looked for, and when nothing was found', async () => {
  const { area, customer, input, onClose } = open();
  const ways = () => within(screen.getByRole('navigation', { name: 'Ir a una categoría' }));
  expect(ways().getAllByRole('link').map(({ textContent }) => textContent)).toContain('Combos');
  await customer.type(input(), 'sushi');
  await customer.click(ways().getByRole('link', { name: 'Combos' }));
  expect(area.path()).toBe('/menu/categoria/combos');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('what is typed goes into the field at once [SRCH-007]', async () => {
  const { input } = open();
  expect(document.activeElement).toBe(input());
});

test('shows products and categories apart, and each leads to its page and closes the dialog [SRCH-005, SRCH-021]', async () => {
  const { area, customer, input, onClose } = open();
  await customer.type(input(), 'combo');
  expect(screen.getByRole('heading', { name: 'Productos' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Categorias' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Combos' }).getAttribute('href')).toBe('/menu/categoria/combos');
  await customer.click(within(screen.getByRole('list', { name: 'Productos' })).getByRole('link', { name: /Combo Amigos/ }));
  expect(area.path()).toBe('/menu/categoria/combos/producto/combo-amigos');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('says when nothing was found, and starts again with one press [SRCH-003]', async () => {
  const { customer, input } = open();
  await customer.type(input(), 'sushi');
  expect(screen.getAllByText('No encontramos resultados')).not.toHaveLength(0);
  await customer.click(screen.getByRole('button', { name: 'Borrar' }));
  expect(input().value).toBe('');
  expect(document.activeElement).toBe(input());
  expect(screen.getByText('¿Qué se te antoja hoy?')).toBeTruthy();
});

test('closes with «Cerrar» [SRCH-006, SRCH-007]', async () => {
  const { customer, onClose } = open();
  await customer.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('says what is sold out', async () => {
  const { customer, input } = open();
  orderFacts.set((facts) => ({ ...facts, blocks: { products: [{ id: 9001, scope: 'always' }], options: [] } }));
  await customer.type(input(), 'brownie');
  expect((await screen.findByRole('link', { name: /Brownie/ })).textContent).toBe('Brownie Agotado por ahoraQ28.00');
});
