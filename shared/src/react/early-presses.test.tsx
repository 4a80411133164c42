/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act } from '@testing-library/react';
import { Suspense, lazy, useState, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server.node';
import { anEnvironment } from '../testing/environment-builder.ts';
import { AreaRoot } from './area-root.tsx';
import { defineArea } from './define-area.tsx';

const page = globalThis as { __pzPresses?: Element[] };

const environment = anEnvironment();

/** Long enough for every retry that is waiting. */
const letRetriesRun = () => act(() => jest.advanceTimersByTimeAsync(1000));
const unmounts: (() => Promise<void>)[] = [];

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance', 'Date'] });
});
afterEach(async () => {
  for (const unmount of unmounts.splice(0)) await act(unmount);
  jest.useRealTimers();
  delete page.__pzPresses;
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

/** As the product page does it, and as a form does it: the one turns its state around, the other takes over what the box shows. */
const handlers = { toggle: (_shown: boolean, extra: boolean) => !extra, take: (shown: boolean) => shown };
type Handler = keyof typeof handlers;

const chooser = (handler: Handler, drawn: boolean) =>
  function Chooser() {
    const [extra, setExtra] = useState(drawn);
    return (
      <label>
        <input type="checkbox" checked={extra} onChange={(event) => setExtra(handlers[handler](event.target.checked, extra))} />
        {extra ? 'con queso' : 'sin queso'}
      </label>
    );
  };

/** The page as the server made it, with its box or button, and a way to bring it to life. */
function served(Chooser: ComponentType, App: ComponentType = Chooser) {
  const element = document.createElement('div');
  element.innerHTML = renderToString(
    <AreaRoot environment={{ ...environment, location: { pathname: '/', search: '', hash: '', state: null, key: 'default' } }} remote="mf-early" version="1.0.0" waiting={null}>
      <Suspense fallback={null}>
        <Chooser />
      </Suspense>
    </AreaRoot>,
    { identifierPrefix: 'mf-early-area-' },
  );
  element.dataset.serverRendered = '';
  document.body.append(element);
  const area = defineArea({
    name: 'mf-early',
    App: () => (
      <Suspense fallback={null}>
        <App />
      </Suspense>
    ),
  });
  unmounts.push(() => area.unmount({ element }));
  const box = (): HTMLInputElement => element.querySelector('input') ?? document.createElement('input');
  const control = (): HTMLElement => element.querySelector<HTMLElement>('button') ?? box();
  return {
    /** As the page does from its first line on. */
    pressEarly() {
      control().click();
      (page.__pzPresses ??= []).push(control());
    },
    press: () => act(async () => control().click()),
    text: () => element.textContent,
    async live() {
      let mounting: Promise<void> | undefined;
      // Not awaited inside: what it waits for is drawn when `act` is done.
      await act(async () => void (mounting = area.mount({ ...environment, element, version: '1.0.0', owns: () => true })));
      await mounting;
    },
    /** What the customer sees and what will be ordered. */
    outcome: () => ({ box: box().checked, text: element.textContent, waiting: page.__pzPresses?.length ?? 0 }),
  };
}

const chosen = (on: boolean) => ({ box: on, text: on ? 'con queso' : 'sin queso', waiting: 0 });

const presses = [
  [1, 0],
  [2, 0],
  [3, 0],
  [1, 1],
  [2, 1],
  [2, 2],
] as const;
const cases = (['toggle', 'take'] as const).flatMap((handler) => [false, true].flatMap((drawn) => presses.map(([early, later]) => ({ handler, drawn, early, later }))));

test.each(cases)('a box drawn $drawn, pressed $early times before the page is alive and $later times after, is what the customer made of it ($handler)', async ({ handler, drawn, early, later }) => {
  const { pressEarly, press, live, outcome } = served(chooser(handler, drawn));
  for (let count = 0; count < early; count += 1) pressEarly();
  await live();
  for (let count = 0; count < later; count += 1) await press();
  await letRetriesRun();
  expect(outcome()).toEqual(chosen(drawn !== ((early + later) % 2 === 1)));
});

test.each(cases)('the same for a screen whose code is late: drawn $drawn, $early presses before it and $later at once after ($handler)', async ({ handler, drawn, early, later }) => {
  const Chooser = chooser(handler, drawn);
  let arrive = (_screen: { default: ComponentType }): void => {};
  const chunk = new Promise<{ default: ComponentType }>((resolve) => (arrive = resolve));
  const { press, live, outcome } = served(
    Chooser,
    lazy(() => chunk),
  );
  await live();
  for (let count = 0; count < early; count += 1) {
    await press();
    await act(() => jest.advanceTimersByTimeAsync(5));
  }
  await act(async () => arrive({ default: Chooser }));
  for (let count = 0; count < later; count += 1) await press();
  await letRetriesRun();
  expect(outcome()).toEqual(chosen(drawn !== ((early + later) % 2 === 1)));
});

function Stepper() {
  const [count, setCount] = useState(1);
  return <button onClick={() => setCount(count + 1)}>{count}</button>;
}

test.each([[1, 0], [2, 0], [3, 0], [2, 1], [0, 2]])('a button pressed %d times before the page is alive and %d times after is handled as often', async (early, later) => {
  const { pressEarly, press, live, text } = served(Stepper);
  for (let count = 0; count < early; count += 1) pressEarly();
  await live();
  for (let count = 0; count < later; count += 1) await press();
  await letRetriesRun();
  expect(text()).toBe(String(1 + early + later));
});

test('a button whose code is late is handled as often as it was pressed', async () => {
  let arrive = (_screen: { default: ComponentType }): void => {};
  const chunk = new Promise<{ default: ComponentType }>((resolve) => (arrive = resolve));
  const { pressEarly, press, live, text } = served(
    Stepper,
    lazy(() => chunk),
  );
  pressEarly();
  await live();
  await press();
  await press();
  await letRetriesRun();
  expect(text()).toBe('1');
  await act(async () => arrive({ default: Stepper }));
  await press();
  await letRetriesRun();
  expect(text()).toBe('5');
});

test('a press that leads to another page is the last one: an impatient second «Añadir» adds nothing', async () => {
  function Adder() {
    const [added, setAdded] = useState(0);
    const add = (): void => {
      setAdded(added + 1);
      history.pushState(null, '', '/menu');
    };
    return <button onClick={add}>{added}</button>;
  }
  const { pressEarly, live, text } = served(Adder);
  pressEarly();
  pressEarly();
  await live();
  await letRetriesRun();
  expect(text()).toBe('1');
  expect(page.__pzPresses).toEqual([]);
});

test('a link that was pressed after a button leads on once the button was handled', async () => {
  const { pressEarly, live, text } = served(Stepper);
  const link = document.createElement('a');
  link.href = '#cart';
  document.body.append(link);
  const seen: (string | null)[] = [];
  link.addEventListener('click', () => seen.push(text()));
  pressEarly();
  page.__pzPresses?.push(link);
  pressEarly();
  await live();
  await letRetriesRun();
  expect([seen, page.__pzPresses]).toEqual([['3'], []]);
});
