/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuantityStepper } from './quantity-stepper.tsx';

afterEach(cleanup);

const minus = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Menos Brownie' });
const plus = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Más Brownie' });

test('the counter stops at one unless told otherwise [PROD-005, PROD-006]', async () => {
  const change = jest.fn();
  const { rerender } = render(<QuantityStepper label="Brownie" value={1} onChange={change} />);
  expect(minus().disabled).toBe(true);
  await userEvent.click(minus());
  expect(change).not.toHaveBeenCalled();
  rerender(<QuantityStepper label="Brownie" value={1} min={0} onChange={change} />);
  await userEvent.click(minus());
  expect(change).toHaveBeenLastCalledWith(0);
});

test('it counts up and down by one, and not above its maximum', async () => {
  const change = jest.fn();
  render(<QuantityStepper label="Brownie" value={3} max={4} onChange={change} />);
  await userEvent.click(plus());
  await userEvent.click(minus());
  expect(change.mock.calls).toEqual([[4], [2]]);
  cleanup();
  render(<QuantityStepper label="Brownie" value={4} max={4} onChange={change} />);
  expect(plus().disabled).toBe(true);
});

test('while it is blocked neither button works [PROD-007]', async () => {
  const change = jest.fn();
  render(<QuantityStepper label="Brownie" value={3} blocked onChange={change} />);
  await userEvent.click(plus());
  await userEvent.click(minus());
  expect([plus().disabled, minus().disabled]).toEqual([true, true]);
  expect(change).not.toHaveBeenCalled();
});

test('at the minimum minus can become a bin that removes', async () => {
  const remove = jest.fn();
  render(<QuantityStepper label="Brownie" value={1} onChange={() => undefined} onRemove={remove} />);
  await userEvent.click(screen.getByRole('button', { name: 'Quitar Brownie' }));
  expect(remove).toHaveBeenCalledTimes(1);
});

test('a screen reader hears what is counted and how many there are', () => {
  render(<QuantityStepper label="Brownie" value={3} onChange={() => undefined} />);
  expect(screen.getByRole('group', { name: 'Cantidad de Brownie' }).querySelector('output')?.textContent).toBe('3');
});
