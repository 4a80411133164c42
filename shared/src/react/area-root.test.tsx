/** @jest-environment jsdom */
import createCache from '@emotion/cache';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, lazy, useState, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server.node';
import { Link, Route, Routes, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { AbortError } from '../http/errors.ts';
import { history, navigate } from '../history/index.ts';
import { pageTitle } from '../stores/page-title.ts';
import { anEnvironment } from '../testing/environment-builder.ts';
import { AreaRoot } from './area-root.tsx';
import { defineArea, type Area } from './define-area.tsx';
import { defineSlot } from './define-slot.tsx';
import type { Environment, Failure } from './environment.tsx';
import { lazyScreen } from './lazy-screen.tsx';
import type { MountContext } from './lifecycles.tsx';
import { useContentReady, usePageTitle } from './page-hooks.ts';
import { Slot } from './slot.tsx';

const failures: Failure[] = [];
const mounted: { area: Pick<Area, 'unmount'>; element: HTMLElement }[] = [];

const environment = (more: Partial<Environment> = {}): Environment => anEnvironment({ report: (failure) => failures.push(failure), ...more });

function place(html = ''): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = html;
  if (html) element.dataset.serverRendered = '';
  document.body.append(element);
  return element;
}

async function mount(area: Pick<Area, 'mount' | 'unmount'>, { element = place(), ...more }: Partial<MountContext> = {}): Promise<HTMLElement> {
  mounted.push({ area, element });
  let mounting: Promise<void> | undefined;
  await act(async () => {
    mounting = area.mount({ ...environment(), element, version: '1.0.0', owns: () => true, ...more });
    mounting.catch(() => {});
  });
  await mounting;
  return element;
}

beforeEach(() => act(() => navigate('/', { replace: true })));
afterEach(async () => {
  jest.useRealTimers();
  for (const { area, element } of mounted.splice(0)) await act(() => area.unmount({ element }));
  failures.length = 0;
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

const controlTimers = () => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance', 'Date'] });
/** Long enough for every retry of a press. */
const letRetriesRun = () => act(() => jest.advanceTimersByTimeAsync(1000));

const Shown = () => {
  const { pathname } = useLocation();
  return (
    <p>
      {pathname} {useNavigationType()}
    </p>
  );
};

test('an area follows the address bar, told how the customer got there', async () => {
  const App = () => (
    <>
      <Shown />
      <Link to="/cart">Mi orden</Link>
    </>
  );
  const element = await mount(defineArea({ name: 'mf-menu', App }));
  await userEvent.click(screen.getByRole('link', { name: 'Mi orden' }));
  expect(history.location.pathname).toBe('/cart');
  expect(element.textContent).toContain('/cart PUSH');
});

test('two areas stand on the same address', async () => {
  const Goes = () => {
    const go = useNavigate();
    return <button onClick={() => void go('/tiendas')}>Ir</button>;
  };
  await mount(defineArea({ name: 'mf-menu', App: Goes }));
  const other = await mount(defineSlot({ name: 'help-bot', Widget: Shown }));
  await userEvent.click(screen.getByRole('button', { name: 'Ir' }));
  expect(other.textContent).toContain('/tiendas');
});

test('an address of somebody else changes nothing in an area', async () => {
  const element = await mount(defineArea({ name: 'mf-menu', App: Shown }), { owns: (path) => path !== '/cart' });
  act(() => navigate('/cart'));
  expect(element.textContent).toContain('/ ');
  act(() => navigate('/menu'));
  expect(element.textContent).toContain('/menu');
});

test('what the server drew is taken over, not drawn again', async () => {
  const Counter = () => {
    const [count, setCount] = useState(0);
    return <button css={{ color: 'red' }} onClick={() => setCount(count + 1)}>{`Añadir ${count}`}</button>;
  };
  const area = defineArea({ name: 'mf-menu', App: Counter });
  const cache = createCache({ key: 'pz' });
  const html = renderToString(
    <AreaRoot environment={environment({ emotionCache: cache, location: { pathname: '/', search: '', hash: '', state: null, key: 'default' } })} remote="mf-menu" version="1.0.0" waiting={null}>
      <Counter />
    </AreaRoot>,
    { identifierPrefix: 'mf-menu-area-' },
  );
  const element = place(html);
  const button = element.querySelector('button');
  await mount(area, { element });
  expect(element.querySelector('button')).toBe(button);
  expect(failures).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Añadir 0' }));
  expect(screen.getByRole('button', { name: 'Añadir 1' })).toBe(button);
});

test('a page names itself while the server draws it', () => {
  const titles: string[] = [];
  const Page = () => {
    usePageTitle('Combos');
    return null;
  };
  renderToString(
    <AreaRoot environment={environment({ location: { pathname: '/', search: '', hash: '', state: null, key: 'default' }, setTitle: (title) => titles.push(title) })} remote="x" version="" waiting={null}>
      <Page />
    </AreaRoot>,
  );
  expect(titles).toEqual(['Combos']);
});

const Crashing = ({ armed }: { armed: { now: boolean } }) => {
  if (armed.now) throw new TypeError('crash');
  return <p>Funciona</p>;
};

test('an area that fails while it is on trial hands the failure to the shell and draws nothing [SHELL-005]', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const failed = jest.fn();
  const area = defineArea({ name: 'mf-menu', App: () => <Crashing armed={{ now: true }} /> });
  const element = place();
  // It never says that it is shown.
  void mount(area, { element, trial: { takesOver: () => true, hasFailed: () => false, drawn: () => {}, failed } });
  await waitFor(() => expect(failed).toHaveBeenCalledWith(expect.objectContaining({ message: 'crash' })));
  expect(failures).toMatchObject([{ remote: 'mf-menu', version: '1.0.0', phase: 'render' }]);
  expect(element.textContent).toBe('');
});

test('a question to the api that was given up because nothing came is no version’s fault, and can be asked again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const failed = jest.fn();
  const GivenUp = () => {
    throw new AbortError();
  };
  await mount(defineArea({ name: 'mf-menu', App: GivenUp }), { trial: { takesOver: () => true, hasFailed: () => false, drawn: () => {}, failed } });
  expect(screen.getByRole('alert').querySelector('button')).toBeTruthy();
  expect(failed).not.toHaveBeenCalled();
});

test('a crash later costs its own area only, and going elsewhere gives it a new chance [SHELL-005]', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const armed = { now: false };
  const App = () => (
    <Routes>
      <Route path="/" element={<Link to="/broken">Romper</Link>} />
      <Route path="*" element={<Crashing armed={armed} />} />
    </Routes>
  );
  await mount(defineArea({ name: 'mf-menu', App }));
  const other = await mount(defineSlot({ name: 'help-bot', Widget: () => <p>Aquí sigo</p> }));
  armed.now = true;
  await userEvent.click(screen.getByRole('link', { name: 'Romper' }));
  expect(screen.getByText('Algo salió mal')).toBeTruthy();
  expect(other.textContent).toBe('Aquí sigo');

  await userEvent.click(screen.getByRole('link', { name: 'Ir al inicio' }));
  expect(screen.getByRole('link', { name: 'Romper' })).toBeTruthy();
});

test('«Reintentar» draws what failed again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const armed = { now: false };
  const Toggle = () => {
    const [, redraw] = useState(0);
    return (
      <>
        <button onClick={() => redraw((count) => count + 1)}>Otra vez</button>
        <Crashing armed={armed} />
      </>
    );
  };
  await mount(defineArea({ name: 'mf-menu', App: Toggle }));
  armed.now = true;
  await userEvent.click(screen.getByRole('button', { name: 'Otra vez' }));
  armed.now = false;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(screen.getByText('Funciona')).toBeTruthy();
});

test('a slot that fails leaves no trace', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const element = place();
  await mount(defineSlot({ name: 'help-bot', Widget: () => <Crashing armed={{ now: true }} /> }), { element });
  expect(element.textContent).toBe('');
});

test('a widget gets what its place hands it', async () => {
  const onClose = jest.fn();
  const slot = defineSlot({ name: 'search-dialog', Widget: ({ onClose: close }: { onClose: () => void }) => <button onClick={close}>Cerrar</button> });
  await mount(slot, { props: { onClose } });
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a place inside an area is filled by the shell and emptied when the area leaves', async () => {
  const takeAway = jest.fn();
  const mountSlot = jest.fn((_name: string, element: HTMLElement) => {
    element.textContent = 'Gift cards';
    return takeAway;
  });
  const area = defineArea({ name: 'mf-cart-checkout', App: () => <Slot name="coupons-giftcard-tab" /> });
  const element = await mount(area, { mountSlot });
  expect(element.textContent).toBe('Gift cards');
  await act(() => area.unmount({ element }));
  expect(takeAway).toHaveBeenCalledTimes(1);
  expect(element.textContent).toBe('');
});

test('a screen whose chunk did not arrive is asked for again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const gone = Object.assign(new Error('chunk'), { name: 'ChunkLoadError' });
  const load = jest.fn(async () => () => <p>Pantalla</p>).mockRejectedValueOnce(gone);
  const Screen = lazyScreen(load);
  pageTitle.set('Mi orden');
  await mount(defineArea({ name: 'mf-menu', App: () => <Screen /> }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Mi orden' })).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Pantalla')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

test('an area says when what it shows is complete', async () => {
  const contentReady = jest.fn();
  const Page = ({ ready }: { ready: boolean }) => {
    useContentReady(ready);
    return null;
  };
  await mount(defineArea({ name: 'mf-menu', App: () => <Page ready={false} /> }), { contentReady });
  const once = contentReady.mock.calls.length;
  await mount(defineArea({ name: 'mf-menu', App: () => <Page ready /> }), { contentReady });
  expect(contentReady.mock.calls.length).toBeGreaterThan(once + 1);
});

test('what was pressed before the page was alive is answered, once and in order', async () => {
  function Chooser() {
    const [count, setCount] = useState(0);
    const [size, setSize] = useState('M');
    const [extra, setExtra] = useState(false);
    return (
      <>
        <button onClick={() => setCount(count + 1)}>
          {size} {extra ? 'con queso' : 'sin queso'} {count}
        </button>
        {['S', 'M', 'L'].map((each) => (
          <input key={each} type="radio" name="size" aria-label={each} checked={size === each} onChange={() => setSize(each)} />
        ))}
        <input type="checkbox" aria-label="Queso" checked={extra} onChange={(event) => setExtra(event.target.checked)} />
      </>
    );
  }
  const area = defineArea({ name: 'mf-early', App: Chooser });
  const server = renderToString(
    <AreaRoot environment={environment({ location: { pathname: '/', search: '', hash: '', state: null, key: 'default' } })} remote="mf-early" version="1.0.0" owns={() => true} waiting={null}>
      <Chooser />
    </AreaRoot>,
    { identifierPrefix: 'mf-early-area-' },
  );
  const element = place(server);
  const control = (name: string) => element.querySelector<HTMLInputElement>(`[aria-label="${name}"]`);
  const early = [control('S'), control('L'), control('Queso'), element.querySelector('button')].filter((each) => each !== null);
  early.forEach((each) => each.click());
  (globalThis as { __pzPresses?: Element[] }).__pzPresses = early;
  await mount(area, { element });
  expect(await screen.findByRole('button', { name: 'L con queso 1' })).toBeTruthy();
  expect(control('L')?.checked && control('Queso')?.checked).toBe(true);
  expect((globalThis as { __pzPresses?: Element[] }).__pzPresses).toEqual([]);
});

test('what the server drew is taken over as it was drawn, also when the customer has moved on meanwhile', async () => {
  const drawnAt = history.location;
  const html = renderToString(
    <AreaRoot environment={environment({ location: drawnAt })} remote="address-banner" version="1.0.0" waiting={null} silent>
      <Shown />
    </AreaRoot>,
    { identifierPrefix: 'address-banner-slot-' },
  );
  act(() => navigate('/cart'));
  const element = await mount(defineSlot({ name: 'address-banner', Widget: Shown }), { element: place(html), drawnAt });
  expect(failures).toEqual([]);
  expect(element.textContent).toBe('/cart PUSH');
});

test('a press on what is drawn but whose code is still on its way is answered when it has arrived', async () => {
  controlTimers();
  let arrive = (_screen: { default: typeof Adder }): void => {};
  const chunk = new Promise<{ default: typeof Adder }>((resolve) => (arrive = resolve));
  function Adder() {
    const [count, setCount] = useState(0);
    return <button onClick={() => setCount(count + 1)}>Añadido {count}</button>;
  }
  const Late = lazy(() => chunk);
  const page = (content: ReactNode) => <Suspense fallback={null}>{content}</Suspense>;
  const area = defineArea({ name: 'mf-late', App: () => page(<Late />) });
  const server = renderToString(
    <AreaRoot environment={environment({ location: { pathname: '/', search: '', hash: '', state: null, key: 'default' } })} remote="mf-late" version="1.0.0" owns={() => true} waiting={null}>
      {page(<Adder />)}
    </AreaRoot>,
    { identifierPrefix: 'mf-late-area-' },
  );
  const element = place(server);
  const early = element.querySelector('button');
  early?.click();
  if (early) (globalThis as { __pzPresses?: Element[] }).__pzPresses = [early];
  await mount(area, { element });
  expect(screen.getByRole('button', { name: 'Añadido 0' })).toBeTruthy();
  await letRetriesRun();
  await act(async () => arrive({ default: Adder }));
  await letRetriesRun();
  expect(screen.getByRole('button', { name: 'Añadido 1' })).toBeTruthy();
});

test('the trial hears of the content before a press made early is replayed: the press counts as use', async () => {
  controlTimers();
  const told: string[] = [];
  const Adder = () => <button onClick={() => told.push('pressed')}>Añadir</button>;
  const server = renderToString(
    <AreaRoot environment={environment({ location: { pathname: '/', search: '', hash: '', state: null, key: 'default' } })} remote="mf-used" version="1.0.0" owns={() => true} waiting={null}>
      <Adder />
    </AreaRoot>,
    { identifierPrefix: 'mf-used-area-' },
  );
  const element = place(server);
  const early = element.querySelector('button');
  if (early) (globalThis as { __pzPresses?: Element[] }).__pzPresses = [early];
  const trial = { takesOver: () => false, failed: () => {}, hasFailed: () => false, drawn: () => void told.push('drawn') };
  await mount(defineArea({ name: 'mf-used', App: Adder }), { element, trial });
  await letRetriesRun();
  expect(told).toEqual(['drawn', 'pressed']);
});

test('many presses on what is still on its way: none is lost, each is answered on what came of the one before, and none is repeated without end', async () => {
  controlTimers();
  const groups = ['bebida', 'postre', 'salsa'];
  let arrive = (_screen: { default: typeof Chooser }): void => {};
  const chunk = new Promise<{ default: typeof Chooser }>((resolve) => (arrive = resolve));
  function Chooser() {
    const [chosen, setChosen] = useState<Record<string, string>>({});
    return groups.map((group) =>
      ['uno', 'dos'].map((each) => (
        <input key={group + each} type="radio" name={group} aria-label={`${group} ${each}`} checked={chosen[group] === each} onChange={() => setChosen({ ...chosen, [group]: each })} />
      )),
    );
  }
  const Late = lazy(() => chunk);
  const page = (content: ReactNode) => <Suspense fallback={null}>{content}</Suspense>;
  const area = defineArea({ name: 'mf-many', App: () => page(<Late />) });
  const server = renderToString(
    <AreaRoot environment={environment({ location: { pathname: '/', search: '', hash: '', state: null, key: 'default' } })} remote="mf-many" version="1.0.0" owns={() => true} waiting={null}>
      {page(<Chooser />)}
    </AreaRoot>,
    { identifierPrefix: 'mf-many-area-' },
  );
  const element = place(server);
  const choice = (name: string) => element.querySelector<HTMLInputElement>(`[aria-label="${name}"]`);
  await mount(area, { element });
  let clicks = 0;
  element.addEventListener('click', () => (clicks += 1), true);
  for (const name of ['bebida uno', 'bebida dos', 'postre dos', 'salsa uno']) {
    await act(async () => choice(name)?.click());
    await act(() => jest.advanceTimersByTimeAsync(30));
  }
  await act(() => jest.advanceTimersByTimeAsync(500));
  expect(clicks).toBeLessThan(20);
  await act(async () => arrive({ default: Chooser }));
  await letRetriesRun();
  expect(groups.map((group) => choice(`${group} uno`)?.checked)).toEqual([false, false, true]);
  expect(groups.map((group) => choice(`${group} dos`)?.checked)).toEqual([true, true, false]);
});
