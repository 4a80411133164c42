/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { defineArea } from '@brasa/shared/react';
import { history, navigate } from '@brasa/shared/runtime';
import { anEnvironment } from '@brasa/shared/testing/environment-builder';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RemoteVersion } from '../../composition/slice.ts';
import type { Loaded } from '../loader/remote-loader.ts';
import { createAppearance } from './appearance.ts';
import { createStage } from './stage.tsx';

const version = (name: string): RemoteVersion => ({ version: name, globalName: 'x', base: '', fallbackBase: '', entry: '', exposes: {}, integrity: {} });
const loaded = (App: () => React.ReactNode, name = '2.0.0'): Loaded => ({ module: { area: defineArea({ name: 'mf-menu', App }) }, version: version(name) });
const menu = loaded(() => <h1>Menú</h1>);

const environment = () => anEnvironment({ report: jest.fn() });

function area(load: () => Promise<Loaded>, { blame = () => false }: { blame?: (failed: Loaded) => boolean } = {}) {
  const host = document.createElement('div');
  document.body.append(host);
  const onFailed = jest.fn();
  const onShown = jest.fn();
  const stage = createStage(host, 'mf-menu', environment());
  const appearance = createAppearance({ stage, environment: environment(), load, exported: 'area', owns: (path) => path !== '/cart', apology: 'No pudimos cargar el menú.', silent: false, onShown, onFailed, blame });
  standing.push(appearance);
  return { host, onFailed, onShown, ...appearance };
}

const standing: { hide: () => void }[] = [];

beforeEach(() => {
  // The shell draws outside of any test's act().
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  navigate('/', { replace: true });
});
afterEach(() => {
  standing.splice(0).forEach(({ hide }) => hide());
  document.body.replaceChildren();
  jest.useRealTimers();
});

test('an area shows where it stands and which version it is', async () => {
  const { host, show, onShown } = area(async () => menu);
  show();
  expect(await screen.findByRole('heading', { name: 'Menú' })).toBeTruthy();
  expect(host.dataset).toMatchObject({ remote: 'mf-menu', version: '2.0.0' });
  await waitFor(() => expect(onShown).toHaveBeenCalledTimes(1));
});

test('while it is on its way the page says so, and leaving does not wait for it', async () => {
  let arrive = (_: Loaded): void => {};
  const { host, show, hide } = area(() => new Promise((resolve) => (arrive = resolve)));
  show();
  expect(screen.getByRole('status').textContent).toBe('Cargando…');
  hide();
  expect(host.hidden).toBe(true);

  arrive(menu);
  await new Promise((resolve) => setTimeout(resolve));
  expect(host.textContent).toBe('');
});

test('one that never arrives is given up after eight seconds, with a way to try again', async () => {
  jest.useFakeTimers();
  const { show, onFailed } = area(() => new Promise(() => {}));
  show();
  await jest.advanceTimersByTimeAsync(8100);
  expect(onFailed).toHaveBeenCalledTimes(1);
  expect(screen.getByText('No pudimos cargar el menú.')).toBeTruthy();
});

test('«Reintentar» loads it again', async () => {
  const load = jest.fn(async (): Promise<Loaded> => menu).mockRejectedValueOnce(new Error('gone'));
  const { show } = area(load);
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { name: 'Menú' })).toBeTruthy();
  expect(screen.queryByText('No pudimos cargar el menú.')).toBeNull();
});

test('a version that crashes at its first render is replaced by the last good one before anybody sees a card', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const crashing = loaded(() => {
    throw new Error('broken release');
  }, '3.0.0');
  const load = jest.fn(async (): Promise<Loaded> => menu).mockResolvedValueOnce(crashing);
  const blamed: string[] = [];
  const { host, show, onFailed } = area(load, { blame: ({ version: { version: name } }) => blamed.push(name) > 0 });
  show();
  expect(await screen.findByRole('heading', { name: 'Menú' })).toBeTruthy();
  expect(blamed).toEqual(['3.0.0']);
  expect(host.dataset.version).toBe('2.0.0');
  expect(onFailed).not.toHaveBeenCalled();
});

test('an area that is about to leave keeps showing its own last page', async () => {
  const { host, show } = area(async () => loaded(() => <p>{history.location.pathname}</p>));
  show();
  await screen.findByText('/');
  navigate('/cart');
  await new Promise((resolve) => setTimeout(resolve));
  expect(host.textContent).toBe('/');
});

test('coming back shows it at once, without waiting or skeleton', async () => {
  const { host, show, hide } = area(async () => menu);
  show();
  await screen.findByRole('heading');
  hide();
  show();
  expect(host.textContent).toBe('Menú');
});
