/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import { navigate } from '../history/index.ts';
import { renderArea } from '../testing/render-area.tsx';
import { lazyScreen } from './lazy-screen.tsx';

afterEach(cleanup);

const Greeting = ({ name }: { readonly name: string }) => <p>Hola, {name}</p>;

/** A chunk on its way. */
function aChunk() {
  let arrive = (): void => {};
  const load = jest.fn(() => new Promise<typeof Greeting>((resolve) => (arrive = () => resolve(Greeting))));
  return { load, arrive: () => act(async () => arrive()) };
}

test('a screen whose chunk was fetched before is drawn without waiting', async () => {
  const { load, arrive } = aChunk();
  const Screen = lazyScreen(load);
  void Screen.fetch?.();
  await arrive();
  renderArea(<Screen name="Ana" />);
  expect(screen.getByText('Hola, Ana')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a screen that stands keeps what was typed when it is drawn again', async () => {
  const { load, arrive } = aChunk();
  const Field = lazyScreen(async () => {
    await load();
    return () => <input aria-label="Nombre" />;
  });
  renderArea(<Field />);
  await arrive();
  const field = screen.getByRole('textbox');
  act(() => navigate('/tiendas'));
  expect(screen.getByRole('textbox')).toBe(field);
});
