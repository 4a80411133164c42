/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { Select, TextInput } from './inputs.tsx';
import { Stepper } from './stepper.tsx';
import { Tabs } from './tabs.tsx';
import { Price } from './text.tsx';
import { media } from './theme.ts';
import { ToastList } from './toast-list.tsx';

afterEach(cleanup);

test('a loading button keeps its name and answers no press', async () => {
  const press = jest.fn();
  render(
    <Button loading onClick={press}>
      Guardar
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Guardar' });
  await userEvent.click(button);
  expect(press).not.toHaveBeenCalled();
  expect(button.getAttribute('aria-busy')).toBe('true');
});

test('an unavailable button reads as disabled but can say why [PAY-006]', async () => {
  const explain = jest.fn();
  render(
    <Button unavailable onClick={explain}>
      Pagar mi orden
    </Button>,
  );
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Pagar mi orden' });
  await userEvent.click(button);
  expect([button.getAttribute('aria-disabled'), button.disabled]).toEqual(['true', false]);
  expect(explain).toHaveBeenCalledTimes(1);
});

test('a field joins label, hint and error with its control', () => {
  render(
    <Field name="telefono" label="Teléfono" hint="8 números" error="Faltan números" required>
      <TextInput />
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Teléfono', description: '8 números Faltan números' });
  expect([input.getAttribute('aria-invalid'), input.getAttribute('aria-required'), input.getAttribute('name')]).toEqual(['true', 'true', 'telefono']);
});

test('a select begins with a line that is no choice', () => {
  render(
    <Field name="municipio" label="Municipio">
      <Select placeholder="Elige un municipio" defaultValue="" options={[{ value: 1, label: 'Mixco' }]} />
    </Field>,
  );
  expect(screen.getByRole<HTMLOptionElement>('option', { name: 'Elige un municipio' }).disabled).toBe(true);
});

test('a price says what it was before', () => {
  const { container } = render(<Price amount={11900} before={14900} prefix="Desde" />);
  expect(container.textContent).toBe('Desde Antes Q149.00 ahora Q119.00');
});

test('the steps say which one it is and which are done', () => {
  render(<Stepper steps={['Datos', 'Entrega', 'Pago']} current={1} />);
  expect(screen.getAllByRole('listitem').map((item) => [item.textContent, item.getAttribute('aria-current')])).toEqual([
    ['Datos (listo)', null],
    ['2Entrega', 'step'],
    ['3Pago', null],
  ]);
});

function Benefits() {
  const [selected, setSelected] = useState('a');
  return (
    <Tabs
      label="Beneficios"
      selected={selected}
      onSelect={setSelected}
      tabs={[
        { id: 'a', title: 'Cupones', content: 'dos cupones' },
        { id: 'b', title: 'Gift Cards', content: 'una tarjeta' },
      ]}
    />
  );
}

test('arrows move between tabs and around their ends', async () => {
  render(<Benefits />);
  await userEvent.click(screen.getByRole('tab', { name: 'Cupones' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tabpanel', { name: 'Gift Cards' }).textContent).toBe('una tarjeta');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Gift Cards' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Cupones', selected: true })).not.toBeNull();
});

test('toasts report hover and can be dismissed; errors interrupt, others wait', async () => {
  const [dismiss, hover, unhover] = [jest.fn(), jest.fn(), jest.fn()];
  render(
    <ToastList
      toasts={[
        { id: 7, kind: 'success', text: 'Agregado', leaving: false },
        { id: 8, kind: 'error', text: 'No se pudo', leaving: false },
      ]}
      onDismiss={dismiss}
      onHover={hover}
      onUnhover={unhover}
    />,
  );
  expect(screen.getByRole('alert').textContent).toBe('No se pudo');
  await userEvent.hover(screen.getByRole('status'));
  await userEvent.unhover(screen.getByRole('status'));
  expect([hover.mock.calls, unhover.mock.calls]).toEqual([[[7]], [[7]]]);
  await userEvent.click(screen.getAllByRole('button', { name: 'Cerrar aviso' })[1] ?? document.body);
  expect(dismiss).toHaveBeenCalledWith(8);
});

test('small screens end at 900 px, later with larger letters [SHELL-014]', () => {
  expect([media.md, media.small, media.lg]).toEqual(['@media (min-width: 56.25rem)', '@media (max-width: 56.24875rem)', '@media (min-width: 75rem)']);
});
