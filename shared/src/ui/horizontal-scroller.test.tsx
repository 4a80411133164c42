/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { HorizontalScroller } from './horizontal-scroller.tsx';

afterEach(cleanup);

/** jsdom has no PointerEvent; what matters of it is a mouse event that says it came from a mouse. */
const pointer = (target: EventTarget, type: string, clientX: number, pointerType = 'mouse') =>
  fireEvent(target as Element, Object.assign(new MouseEvent(type, { bubbles: true, clientX, button: 0 }), { pointerType }));

function drag(distance: number, pointerType = 'mouse') {
  const pressed = jest.fn();
  render(
    <HorizontalScroller label="Categorías">
      <button onClick={pressed}>Combos</button>
      <button>Postres</button>
    </HorizontalScroller>,
  );
  const list = screen.getByRole('list', { name: 'Categorías' });
  const chip = screen.getByRole('button', { name: 'Combos' });
  pointer(chip, 'pointerdown', 200, pointerType);
  pointer(window, 'pointermove', 200 - distance, pointerType);
  pointer(window, 'pointerup', 200 - distance, pointerType);
  fireEvent.click(chip);
  return { scrolled: list.scrollLeft, clicks: pressed.mock.calls.length };
}

test('a press that moves less than 10 px is a click and moves nothing [SHELL-013]', () => {
  expect(drag(9)).toEqual({ scrolled: 0, clicks: 1 });
});

test('from 10 px on it drags the row and is no click [SHELL-013]', () => {
  expect(drag(10)).toEqual({ scrolled: 10, clicks: 0 });
});

test('a drag that ends beside the row does not swallow the next press', async () => {
  const pressed = jest.fn();
  render(
    <HorizontalScroller label="Categorías">
      <button onClick={pressed}>Combos</button>
    </HorizontalScroller>,
  );
  const chip = screen.getByRole('button', { name: 'Combos' });
  pointer(chip, 'pointerdown', 200);
  pointer(window, 'pointermove', 100);
  pointer(window, 'pointerup', 100);
  await new Promise((resolve) => setTimeout(resolve));
  fireEvent.click(chip);
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('fingers scroll by themselves', () => {
  expect(drag(80, 'touch')).toEqual({ scrolled: 0, clicks: 1 });
});

test('the row is a list with one item for each child', () => {
  render(
    <HorizontalScroller label="Promociones">
      <a href="/a">A</a>
      <a href="/b">B</a>
    </HorizontalScroller>,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});
