/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';

// Before React is loaded, which keeps the timers it finds.
jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });

const { act, cleanup } = await import('@testing-library/react');
const { renderArea } = await import('../testing/render-area.tsx');
const { lazyPart } = await import('./lazy-part.tsx');
const { lazyScreen } = await import('./lazy-screen.tsx');

test.each(['screen', 'part'])('a %s is drawn as soon as its chunk is there, not 300 ms after what stood in for it', async (kind) => {
  const Greeting = () => <p>Hola, Ana</p>;
  let arrive = (): void => {};
  const load = () => new Promise<typeof Greeting>((resolve) => (arrive = () => resolve(Greeting)));
  const Lazy = kind === 'screen' ? lazyScreen(load) : lazyPart(load, { waiting: <p>Cargando…</p> });
  renderArea(<Lazy />);
  await act(async () => {});
  expect(document.body.textContent).toContain('Cargando…');
  // Under `act` React shows everything at once.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  arrive();
  await jest.advanceTimersByTimeAsync(50);
  expect(document.body.textContent).toContain('Hola, Ana');
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  cleanup();
});
