/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import type { ChosenIngredient, Coverage, PizzaChoice } from '../domain/selection.ts';
import { PizzaPicture } from './pizza-picture.tsx';

afterEach(cleanup);

const topped = (id: number, coverage: Coverage = 'whole', origin: 'added' | 'removed' = 'added'): ChosenIngredient => ({ kind: 'topping', id, origin, coverage });
const pizza = (...ingredients: ChosenIngredient[]): PizzaChoice => ({ doughId: 1, sizeId: 2, ingredients });

/** Where the pieces of one ingredient lie. */
function places(choice: PizzaChoice, look: string): number[] {
  const { container } = render(<PizzaPicture pizza={choice} label="" recipes={{ 902: [101, 103, 113] }} />);
  const found = [...container.querySelectorAll('use')].filter((use) => use.getAttribute('href')?.includes(`-${look}`)).map((use) => Number(/translate\((-?[\d.]+)/.exec(use.getAttribute('transform') ?? '')?.[1]));
  cleanup();
  return found;
}

test('the first half is on the left, the second on the right [PROD-011]', () => {
  const left = places(pizza(topped(102, 'first-half')), 'pepperoni');
  const right = places(pizza(topped(102, 'second-half')), 'pepperoni');
  expect(left.length).toBeGreaterThan(4);
  expect(right.length).toBeGreaterThan(4);
  expect(Math.max(...left)).toBeLessThan(0);
  expect(Math.min(...right)).toBeGreaterThan(0);
  expect(places(pizza(topped(102)), 'pepperoni').length).toBeGreaterThan(Math.max(left.length, right.length));
});

test('adding an ingredient moves no piece of another', () => {
  expect(places(pizza(topped(102), topped(108)), 'pepperoni')).toEqual(places(pizza(topped(102)), 'pepperoni'));
});

test('what was taken off is not drawn; a specialty brings its recipe', () => {
  expect(places(pizza(topped(102, 'whole', 'removed')), 'pepperoni')).toEqual([]);
  const hawaiian: ChosenIngredient = { kind: 'specialty', id: 902, coverage: 'first-half', toppings: [] };
  expect(places(pizza(hawaiian), 'pineapple').length).toBeGreaterThan(2);
  const without: ChosenIngredient = { ...hawaiian, toppings: [{ kind: 'topping', id: 113, origin: 'removed', coverage: 'first-half' }] };
  expect(places(pizza(without), 'pineapple')).toEqual([]);
  expect(places(pizza(without), 'ham').length).toBeGreaterThan(2);
});

test('without its mozzarella the sauce shows, on the half it was taken off', () => {
  const clips = (choice: PizzaChoice): (string | null)[] => {
    const { container } = render(<PizzaPicture pizza={choice} label="" />);
    const found = [...container.querySelectorAll('path[fill$="che)"]')].map((path) => path.closest('[clip-path]')?.getAttribute('clip-path')?.replace(/.*-/, '') ?? 'whole');
    cleanup();
    return found;
  };
  expect(clips(pizza())).toEqual(['whole']);
  expect(clips(pizza(topped(101, 'whole', 'removed')))).toEqual([]);
  expect(clips(pizza(topped(101, 'second-half', 'removed')))).toEqual(['left)']);
});

test('the browser takes over what the server drew, without a difference', async () => {
  const choice = pizza(topped(102), topped(113, 'first-half'), topped(108, 'second-half'));
  const drawn = <PizzaPicture pizza={choice} label="Tu pizza" />;
  // The server's renderer needs what every server and browser has and this imitation of a browser has not.
  globalThis.MessageChannel ??= class {
    port1 = { onmessage: null };
    port2 = { postMessage: () => undefined };
  } as unknown as typeof MessageChannel;
  const { renderToString } = await import('react-dom/server');
  const host = document.createElement('div');
  host.append(...new DOMParser().parseFromString(renderToString(drawn), 'text/html').body.childNodes);
  document.body.append(host);
  const before = host.innerHTML;
  const differences: unknown[] = [];
  await act(async () => void hydrateRoot(host, drawn, { onRecoverableError: (difference) => differences.push(difference) }));
  expect(differences).toEqual([]);
  expect(host.innerHTML).toBe(before);
  expect(before).not.toContain('style=');
});

test('a screen reader hears its name, or nothing when the words say it already', () => {
  const { container, rerender } = render(<PizzaPicture pizza={pizza()} label="Mitad hawaiana, mitad chapina" />);
  expect(screen.getByRole('img', { name: 'Mitad hawaiana, mitad chapina' })).not.toBeNull();
  rerender(<PizzaPicture pizza={pizza()} label="" />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

test('a pizza with everything on it stays light enough for a phone', () => {
  const everything = pizza(...Array.from({ length: 19 }, (_, index) => topped(102 + index)));
  const { container } = render(<PizzaPicture pizza={everything} label="" />);
  expect(container.querySelectorAll('*').length).toBeLessThan(2200);
});

test('a plain one lies in the same place, with the dough and the cheese it has, and little else', () => {
  const choice = pizza(topped(102), topped(101, 'second-half', 'removed'));
  const { container } = render(<PizzaPicture pizza={choice} label="Tu pizza" plain />);
  const svg = container.querySelector('svg');
  expect([svg?.getAttribute('viewBox'), svg?.getAttribute('width'), svg?.getAttribute('aria-label')]).toEqual(['-470 -470 940 940', '470', 'Tu pizza']);
  expect([...container.querySelectorAll('circle[fill$="che)"]')].map((disc) => disc.closest('[clip-path]')?.getAttribute('clip-path')?.replace(/.*-/, ''))).toEqual(['left)']);
  expect(container.querySelectorAll('use')).toHaveLength(0);
  expect(container.querySelectorAll('*').length).toBeLessThan(40);
});

test('the same pizza twice on a page has no id twice', () => {
  const { container } = render(
    <>
      <PizzaPicture pizza={pizza()} label="" />
      <PizzaPicture pizza={pizza()} label="" />
    </>,
  );
  const ids = [...container.querySelectorAll('[id]')].map((element) => element.id);
  expect(ids.length).toBeGreaterThan(4);
  expect(new Set(ids).size).toBe(ids.length);
});
