/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { navigate } from '../history/index.ts';
import { renderArea } from '../testing/render-area.tsx';
import type { Failure } from './environment.tsx';
import { lazyPart } from './lazy-part.tsx';
import { RetryCard } from './retry-card.tsx';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

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
  const { load, Part } = aPart(2, 'No pudimos abrir el buscador.');
  renderArea(<Part name="Ana" />);
  expect(await screen.findByText('No pudimos abrir el buscador.')).toBeTruthy();
  await back();
  // The card of the first time may still stand while the second is under way.
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  await act(async () => {});
  expect(await screen.findByText('No pudimos abrir el buscador.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Hola, Ana')).toBeTruthy();
});

/** Shows a part, takes it away and shows it again. */
function Openable({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState(true);
  return (
    <>
      <button onClick={() => setShown(!shown)}>{shown ? 'Cerrar' : 'Abrir'}</button>
      {shown && children}
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test.each([undefined, 'No pudimos abrir el buscador.'])('a part that did not arrive and went away is asked for anew each time it comes again (%s)', async (apology) => {
  const { load, Part } = aPart(2, apology);
  renderArea(
    <Openable>
      <Part name="Ana" />
    </Openable>,
  );
  await act(async () => {});
  await press('Cerrar');
  await press('Abrir');
  expect(load).toHaveBeenCalledTimes(2);
  await press('Cerrar');
  await press('Abrir');
  expect(await screen.findByText('Hola, Ana')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(3);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a part that did not arrive gets another chance on the next page', async () => {
  const { load, Part } = aPart(1);
  renderArea(<Part name="Ana" />);
  await act(async () => {});
  expect(screen.queryByText('Hola, Ana')).toBeNull();
  act(() => navigate('/tiendas'));
  expect(await screen.findByText('Hola, Ana')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a part in two places is asked for once per try, also when they came one after the other', async () => {
  const { load, Part } = aPart(Infinity);
  renderArea(
    <>
      <Part name="Ana" />
      <Openable>
        <Part name="Luis" />
      </Openable>
    </>,
  );
  await act(async () => {});
  expect(load).toHaveBeenCalledTimes(1);
  await press('Cerrar');
  await press('Abrir');
  expect(load).toHaveBeenCalledTimes(2);
  await back();
  expect(load).toHaveBeenCalledTimes(3);
});

test.each([undefined, 'No pudimos abrir el buscador.'])('a part that crashes costs no more than itself, is told, and does not look like a missing network (%s)', async (apology) => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const crash = new TypeError('a bug');
  const reports: Failure[] = [];
  const Part = lazyPart(
    async () => () => {
      throw crash;
    },
    apology === undefined ? {} : { apology },
  );
  renderArea(
    <>
      <button>Buscar</button>
      <Part />
    </>,
    { environment: { report: (failure) => void reports.push(failure) } },
  );
  await act(async () => {});
  expect(reports).toEqual([{ remote: 'area-under-test', version: '0.0.0', phase: 'render', error: crash }]);
  expect(screen.getByRole('button', { name: 'Buscar' })).toBeTruthy();
  expect(screen.queryByText('No pudimos abrir el buscador.')).toBeNull();
  expect(screen.queryAllByRole('button', { name: 'Reintentar' })).toHaveLength(apology === undefined ? 0 : 1);
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
