/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wholeStyle } from '../testing/index.ts';
import { renderArea } from '../testing/render-area.tsx';
import { PayBar, PayButton } from './pay-bar.tsx';

afterEach(cleanup);

test('the bar of small screens says «Pagar mi orden», the total and, with an arrow, that it goes on; it stays within 290 px [PAY-001] [PAY-002] [PAY-004]', async () => {
  const pay = jest.fn();
  renderArea(<PayBar total={14_600} currency="Q" problems={[]} onPay={pay} label="Pagar mi orden" />);
  const button = screen.getByRole('button', { name: 'Pagar mi orden Q146.00' });
  expect(button.querySelector('svg')).not.toBeNull();
  expect(wholeStyle(button).maxWidth).toBe('290px');
  await userEvent.click(button);
  expect(pay).toHaveBeenCalledTimes(1);
});

test('the button of wide screens says only what it does, and nothing when it cannot be pressed [PAY-001] [PAY-005]', async () => {
  const pay = jest.fn();
  renderArea(<PayButton problems={['Monto mínimo de compra Q75.00']} onPay={pay} label="Pagar mi orden" />);
  const button = screen.getByRole('button', { name: 'Pagar mi orden', hidden: true });
  expect(button).toHaveProperty('disabled', true);
  await userEvent.click(button);
  expect(pay).not.toHaveBeenCalled();
});
