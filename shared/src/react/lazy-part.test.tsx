/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderArea } from '../testing/render-area.tsx';
import { lazyPart } from './lazy-part.tsx';
import { RetryCard } from './retry-card.tsx';

afterEach(cleanup);

const missing = () => Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
const back = () => act(async () => void window.dispatchEvent(new Event('online')));

/** A part whose chunk does not arrive `failures` times. */
function aPart(failures: number, apology?: string) {
  const load = jest.fn(async () => {
    if (load.mock.calls.length <= failures) throw missing();
    return ({ name }: { readonly name: string }) => <p>Hola, {name}</p>;
  });
  return { load, Part: lazyPart(load, apology === undefined ? {} : { apology }) };
}

test('a part whose chunk does not arrive leaves the rest alone, and comes by itself when the network is back', async () => {
  const { load, Part } = aPart(1);
  const { failures } = renderArea(
    <>
      <button>Buscar</button>
      <Part name="Ana" />
    </>,
  );
  await act(async () => {});
  expect(screen.getByRole('button', { name: 'Buscar' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  await back();
  expect(await screen.findByText('Hola, Ana')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
  expect(failures).toEqual([]);
});

test('what was asked for says that it did not come, as often as that is so, and how to ask again', async () => {
  const { Part } = aPart(2, 'No pudimos abrir el buscador.');
  renderArea(<Part name="Ana" />);
  expect(await screen.findByText('No pudimos abrir el buscador.')).toBeTruthy();
  await back();
  expect(await screen.findByText('No pudimos abrir el buscador.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Hola, Ana')).toBeTruthy();
});

test('a card that offers another try tries by itself when the network is back, and not once it is gone', async () => {
  const retry = jest.fn();
  const { unmount } = renderArea(<RetryCard onRetry={retry} />);
  await back();
  expect(retry).toHaveBeenCalledTimes(1);
  unmount();
  await back();
  expect(retry).toHaveBeenCalledTimes(1);
});
