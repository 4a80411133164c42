/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { SpokenTotal } from './spoken-total.tsx';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const wait = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds));
const said = () => screen.getByRole('status').textContent;

test('the total is said once the customer pauses, not at every tap, and not on arrival [PROD-018]', () => {
  const { rerender } = render(<SpokenTotal text="Total: Q35.00" />);
  wait(5000);
  expect(said()).toBe('');
  rerender(<SpokenTotal text="Total: Q59.00" />);
  wait(800);
  rerender(<SpokenTotal text="Total: Q79.00" />);
  wait(800);
  expect(said()).toBe('');
  wait(100);
  expect(said()).toBe('Total: Q79.00');
});
