/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach } from '@jest/globals';
import { Button } from './button.tsx';
import { Dialog, Sheet } from './dialog.tsx';

afterEach(cleanup);

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Pagar mi orden</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="No se puede realizar la compra" actions={<Button onClick={() => setOpen(false)}>Aceptar</Button>}>
        Falta la dirección.
      </Dialog>
    </>
  );
}

test('a dialog shows nothing until it opens, and is named by its title', async () => {
  render(<Page />);
  expect(screen.queryByText('Falta la dirección.')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Pagar mi orden' }));
  expect(screen.getByRole('dialog', { name: 'No se puede realizar la compra' }).textContent).toContain('Falta la dirección.');
});

test('its buttons and the cross close it', async () => {
  render(<Page />);
  const open = screen.getByRole('button', { name: 'Pagar mi orden' });
  for (const way of ['Aceptar', 'Cerrar']) {
    await userEvent.click(open);
    await userEvent.click(screen.getByRole('button', { name: way }));
    expect(screen.queryByRole('dialog')).toBeNull();
  }
});

test('focus goes to the dialog itself, or to the field that asks for it', () => {
  render(
    <Dialog open onClose={() => undefined} title="Bienvenida">
      Hola
    </Dialog>,
  );
  expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'Bienvenida' }));
  cleanup();
  render(
    <Dialog open onClose={() => undefined} title="Buscar">
      <input data-autofocus="" aria-label="Producto" />
    </Dialog>,
  );
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Producto' }));
});

const press = (element: Element, x: number, y: number) => {
  fireEvent.mouseDown(element, { clientX: x, clientY: y });
  fireEvent.click(element, { clientX: x, clientY: y });
};

const shape = (dialog: Element) => {
  dialog.getBoundingClientRect = () => ({ left: 100, right: 300, top: 100, bottom: 300 }) as DOMRect;
};

test('a press outside asks to close, one inside or one that began inside does not', () => {
  const ask = jest.fn();
  render(
    <Sheet open onClose={ask} title="Bebidas">
      Horchata
    </Sheet>,
  );
  const dialog = screen.getByRole('dialog');
  shape(dialog);
  press(dialog, 150, 150);
  fireEvent.mouseDown(dialog, { clientX: 150, clientY: 150 });
  fireEvent.click(dialog, { clientX: 10, clientY: 10 });
  expect(ask).not.toHaveBeenCalled();
  press(dialog, 10, 10);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('Escape asks whoever opened it; nothing closes by itself', () => {
  const ask = jest.fn();
  render(
    <Dialog open onClose={ask} title="Bienvenida">
      Hola
    </Dialog>,
  );
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  const escape = new Event('cancel', { cancelable: true });
  fireEvent(dialog, escape);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(escape.defaultPrevented).toBe(true);
  expect(dialog.open).toBe(true);
});

test('one that must be answered has no cross and ignores Escape and the backdrop', () => {
  const ask = jest.fn();
  render(
    <Dialog open onClose={ask} title="Cobertura Bloqueada" dismissible={false}>
      Sin entrega.
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog');
  shape(dialog);
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  press(dialog, 10, 10);
  expect(screen.queryByRole('button', { name: 'Cerrar' })).toBeNull();
  expect(ask).not.toHaveBeenCalled();
});
