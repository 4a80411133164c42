/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { defineArea, type Environment } from '@brasa/shared/react';
import { history, navigate } from '@brasa/shared/runtime';
import { anEnvironment } from '@brasa/shared/testing/environment-builder';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { use, useLayoutEffect, useState } from 'react';
import type { RemoteVersion } from '../../composition/slice.ts';
import type { Loaded } from '../loader/remote-loader.ts';
import { setDownlink } from '../loader/testing/downlink.ts';
import { createAppearance } from './appearance.ts';
import { createStage } from './stage.tsx';

const version = (name: string): RemoteVersion => ({
  version: name,
  globalName: 'x',
  base: '',
  fallbackBase: '',
  entry: '',
  exposes: {},
  integrity: {},
});
const loaded = (App: () => React.ReactNode, name = '2.0.0'): Loaded => ({
  module: { area: defineArea({ name: 'mf-menu', App }) },
  version: version(name),
});
const menu = loaded(() => <h1>Menú</h1>);

const environment = () => anEnvironment({ report: jest.fn() });

type Setting = {
  readonly lastGood?: string;
  readonly replace?: (failed: Loaded, error: unknown) => void;
  readonly given?: Environment;
  readonly host?: HTMLElement;
};

function area(
  load: () => Promise<Loaded>,
  { lastGood, replace = () => {}, given = environment(), host = document.createElement('div') }: Setting = {},
) {
  document.body.append(host);
  const onFailed = jest.fn();
  const onShown = jest.fn();
  const stage = createStage(host, 'mf-menu', given);
  const appearance = createAppearance({
    stage,
    environment: given,
    load,
    exported: 'area',
    owns: (path) => path !== '/cart',
    apology: 'No pudimos cargar el menú.',
    silent: false,
    onShown,
    onFailed,
    replace,
    hasSpare: ({ version: { version: name } }) => lastGood !== undefined && name !== lastGood,
  });
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
  setDownlink(undefined);
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

test.each([
  ['eight seconds', undefined, 8000],
  ['four times as long on a line of 100 kbit/s', 0.1, 32_000],
])('one that never arrives is given up after %s, with a way to try again', async (_howLong, downlink, milliseconds) => {
  jest.useFakeTimers();
  setDownlink(downlink);
  const { show, onFailed } = area(() => new Promise(() => {}));
  show();
  await jest.advanceTimersByTimeAsync(milliseconds - 100);
  expect(onFailed).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
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
  const { host, show, onFailed } = area(load, {
    lastGood: '2.0.0',
    replace: ({ version: { version: name } }) => blamed.push(name),
  });
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

/** As a server drew it, before anything of the remote has arrived. */
function drawnByServer(html: string): HTMLElement {
  const host = document.createElement('div');
  host.dataset.remote = 'mf-menu';
  host.innerHTML = `<div data-stage data-server-rendered>${html}</div>`;
  document.body.append(host);
  return host;
}

const crashing = (name: string) =>
  loaded(() => {
    throw new Error(`broken release ${name}`);
  }, name);

test('a version that keeps crashing is started once, and then the customer is asked', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const load = jest.fn(async () => crashing('3.0.0'));
  const { show, onFailed } = area(load, { lastGood: '2.0.0' });
  show();
  expect(await screen.findByText('No pudimos cargar el menú.')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
  expect(onFailed).toHaveBeenCalledTimes(1);
});

test('a version that crashes while its mounting is still under way leaves its card in place', async () => {
  let finishMounting = (): void => {};
  const mounting = new Promise<void>((resolve) => (finishMounting = resolve));
  const real = loaded(() => {
    useLayoutEffect(() => {
      throw new Error('broken in a layout effect');
    }, []);
    return <h1>Menú</h1>;
  });
  const { area: lifecycles } = real.module as { area: ReturnType<typeof defineArea> };
  const late = {
    ...lifecycles,
    mount: (...given: Parameters<typeof lifecycles.mount>) => lifecycles.mount(...given).then(() => mounting),
  };
  const { show } = area(async () => ({ ...real, module: { area: late } }));
  show();
  expect(await screen.findByText('No pudimos cargar el menú.')).toBeTruthy();
  finishMounting();
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByText('No pudimos cargar el menú.')).toBeTruthy();
});

test('what the server drew stays when its remote cannot be loaded, with a notice above it', async () => {
  const host = drawnByServer('<h1>Entradas</h1>');
  const { show } = area(async () => Promise.reject(new Error('gone')), { host });
  show();
  await screen.findByRole('button', { name: 'Reintentar' });
  expect(screen.getByRole('heading', { name: 'Entradas' })).toBeTruthy();
});

/** As the shell leaves it when the page has other answers by now than those it was drawn with. */
function pictured(html: string): HTMLElement {
  const host = drawnByServer(html);
  host.innerHTML = `<div data-picture>${html}</div>`;
  return host;
}

test('what the server drew of other answers is seen until the remote shows itself', async () => {
  const host = pictured('<h1>Entradas</h1>');
  let arrive = (_: Loaded): void => {};
  let answer = (): void => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const Screen = () => {
    use(answered);
    return <h1>Menú</h1>;
  };
  const { show } = area(() => new Promise((resolve) => (arrive = resolve)), { host });
  show();
  expect(screen.queryByRole('status')).toBeNull();
  arrive(loaded(Screen));
  await waitFor(() => expect(host.dataset.version).toBe('2.0.0'));
  expect(screen.getByRole('heading', { name: 'Entradas' })).toBeTruthy();
  answer();
  expect(await screen.findByRole('heading', { name: 'Menú' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Entradas' })).toBeNull();
});

test('what the server drew of other answers stays when its remote cannot be loaded, or crashes', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const load = jest.fn(async (): Promise<Loaded> => crashing('3.0.0')).mockRejectedValueOnce(new Error('gone'));
  const { show } = area(load, { host: pictured('<h1>Entradas</h1>') });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  await screen.findByRole('button', { name: 'Reintentar' });
  expect(screen.getByRole('heading', { name: 'Entradas' })).toBeTruthy();
});

test('an outline is seen while its remote is on its way, and nothing else; it leaves when the remote shows itself', async () => {
  const host = pictured('<h1>Mi orden</h1>');
  host.querySelector('[data-picture]')?.setAttribute('data-picture', 'outline');
  let arrive = (_: Loaded): void => {};
  const { show } = area(() => new Promise((resolve) => (arrive = resolve)), { host });
  show();
  expect(host.textContent).toBe('Mi orden');
  arrive(loaded(() => <h1>Alitas</h1>));
  await waitFor(() => expect(host.textContent).toBe('Alitas'));
});

test('an outline leaves when its remote cannot be loaded, and when it crashes', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  for (const load of [async () => Promise.reject(new Error('gone')), async () => crashing('3.0.0')]) {
    const host = pictured('<h1>Mi orden</h1>');
    host.querySelector('[data-picture]')?.setAttribute('data-picture', 'outline');
    const { show, hide } = area(load, { host });
    show();
    await screen.findByRole('button', { name: 'Reintentar' });
    expect(host.textContent).not.toContain('Mi orden');
    hide();
    host.remove();
  }
});

test('what the server drew comes back when the version that took it over crashes', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const host = drawnByServer('<h1>Entradas</h1>');
  const { show } = area(async () => crashing('3.0.0'), { host });
  show();
  await screen.findByRole('button', { name: 'Reintentar' });
  expect(screen.getByRole('heading', { name: 'Entradas' })).toBeTruthy();

  act(() => navigate('/menu/categoria/combos'));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Entradas' })).toBeNull());
});

test('one that suspends for ever is replaced while there is another version, and excused while the api is awaited', async () => {
  jest.useFakeTimers();
  const never = new Promise<never>(() => {});
  const suspends = loaded(() => use(never), '3.0.0');
  const load = jest.fn(async (): Promise<Loaded> => menu).mockResolvedValueOnce(suspends);
  const data = environment();
  const answer = data.queryClient.fetchQuery({
    queryKey: ['slow'],
    queryFn: () => new Promise((resolve) => setTimeout(resolve, 6000, 'menu')),
  });
  const { host, show } = area(load, { lastGood: '2.0.0', given: data });
  show();
  await jest.advanceTimersByTimeAsync(5900);
  expect(host.dataset.version).toBe('3.0.0');
  await jest.advanceTimersByTimeAsync(1000);
  await answer;
  expect(host.dataset.version).toBe('2.0.0');
  expect(screen.getByRole('heading', { name: 'Menú' })).toBeTruthy();
});

test('a crash after the trial is the area’s own business', async () => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const Later = () => {
    const [isBroken, setBroken] = useState(false);
    if (isBroken) throw new Error('later');
    return <button onClick={() => setBroken(true)}>Romper</button>;
  };
  const replace = jest.fn();
  const { show } = area(async () => loaded(Later), { lastGood: '1.0.0', replace });
  show();
  await jest.advanceTimersByTimeAsync(5100);
  act(() => screen.getByRole('button', { name: 'Romper' }).click());
  expect(screen.getByText('Algo salió mal')).toBeTruthy();
  expect(replace).not.toHaveBeenCalled();
});
