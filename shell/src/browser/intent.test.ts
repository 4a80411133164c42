/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createRouting } from '../composition/routing.ts';
import type { Loaded } from './loader/remote-loader.ts';
import { loadOnIntent } from './intent.ts';

const version = { version: '1.0.0', globalName: 'x', base: '', fallbackBase: '', entry: '', exposes: {}, integrity: {} };
const routing = createRouting([{ name: 'mf-menu', title: 'Menú', routes: [{ pattern: '/menu/*' }] }], { certificates: true });

const start = (prepare?: (pathname: string) => void) => {
  const load = jest.fn(async (_: string): Promise<Loaded> => ({ module: { area: { prepare } }, version }));
  loadOnIntent(routing, load);
  return load;
};
const link = (href: string): HTMLElement => {
  const element = document.createElement('a');
  element.href = href;
  return document.body.appendChild(element).appendChild(document.createElement('span'));
};
const hear = (target: Element, type: string): boolean => target.dispatchEvent(new Event(type, { bubbles: true }));
const over = (connection: object): object => Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });

/** Listeners of one test are gone in the next. */
let added: readonly (readonly [string, EventListener])[] = [];

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  const add = document.addEventListener.bind(document);
  jest.spyOn(document, 'addEventListener').mockImplementation(((type: string, hears: EventListener) => {
    added = [...added, [type, hears]];
    add(type, hears);
  }) as typeof document.addEventListener);
});
afterEach(() => {
  for (const [type, hears] of added) document.removeEventListener(type, hears);
  added = [];
  jest.restoreAllMocks();
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
  document.body.replaceChildren();
});

test('a finger that comes down on a link has its area and its screen asked for at once', async () => {
  const prepare = jest.fn();
  const load = start(prepare);
  hear(link('/menu/categoria/combos/producto/combo-amigos?x=1'), 'pointerdown');
  expect(load.mock.calls).toEqual([['mf-menu']]);
  await load.mock.results[0]?.value;
  expect(prepare.mock.calls).toEqual([['/menu/categoria/combos/producto/combo-amigos']]);
});

test.each(['pointerover', 'focusin'])('%s asks when it rests on a link, not when it moves on', (type) => {
  const load = start();
  const [first, other] = [link('/menu/categoria/combos'), document.body.appendChild(document.createElement('p'))];
  hear(first, type);
  hear(other, type);
  jest.runAllTimers();
  expect(load).not.toHaveBeenCalled();
  hear(first, type);
  jest.runAllTimers();
  expect(load).toHaveBeenCalledTimes(1);
});

test.each([{ saveData: true }, { effectiveType: '3g' }])('on a narrow network nothing is asked for that was not touched: %j', (connection) => {
  over(connection);
  const load = start();
  const target = link('/menu/categoria/combos');
  for (const type of ['pointerover', 'focusin']) hear(target, type);
  jest.runAllTimers();
  expect(load).not.toHaveBeenCalled();
  hear(target, 'pointerdown');
  expect(load).toHaveBeenCalledTimes(1);
});

test('links to other websites, to nobody and to areas that cannot be had cost nothing', async () => {
  const load = start();
  load.mockRejectedValue(new Error('away'));
  for (const href of ['https://elsewhere.example/menu/x', '/nowhere']) hear(link(href), 'pointerdown');
  expect(load).not.toHaveBeenCalled();
  hear(link('/menu/categoria/combos'), 'pointerdown');
  await expect(load.mock.results[0]?.value).rejects.toThrow('away');
});
