/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { areaUnlessStored, fillOutline, firstScript, lastScript } from './inline-scripts.ts';

const page = globalThis as unknown as { __pzPresses?: HTMLElement[]; __pzTouched?: boolean; eval: (code: string) => void };
const scripts = '<template id="page-scripts"><script async type="text/plain" data-inlined src="/a.js"></script></template>';
const withPicture = '<main><div data-server-rendered><img fetchpriority="high"></div></main>';
const withoutPicture = '<main><div data-server-rendered></div></main>';
const tags = () => document.querySelectorAll('script[data-inlined]');

/** What a page listens to ends with its test. */
let listeners: AbortController;
for (const target of [window, document]) {
  const add = target.addEventListener.bind(target);
  target.addEventListener = (type: string, listener: EventListener, options: AddEventListenerOptions | boolean = {}) =>
    add(type, listener, { ...(typeof options === 'boolean' ? { capture: options } : options), signal: listeners.signal });
}

beforeEach(() => {
  listeners = new AbortController();
  jest.useFakeTimers();
  delete page.__pzPresses;
  delete page.__pzTouched;
});
afterEach(() => {
  jest.useRealTimers();
  listeners.abort();
});

let painted: () => void;
let unreadable: (reason: Error) => void;
function open(body: string): void {
  document.body.innerHTML = '';
  page.eval(`(() => {${firstScript}})()`);
  document.body.innerHTML = body + scripts;
  const picture = document.querySelector('img');
  if (picture) picture.decode = () => new Promise((resolve, reject) => ([painted, unreadable] = [resolve, reject]));
  page.eval(`(() => {${lastScript}})()`);
}

test('the scripts come once the first picture is painted', async () => {
  open(withPicture);
  await jest.advanceTimersByTimeAsync(500);
  expect(tags()).toHaveLength(0);
  painted();
  await jest.advanceTimersByTimeAsync(100);
  expect(tags()).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(5000);
  expect(tags()).toHaveLength(1);
});

test('a picture that cannot be had does not keep them, nor does one that never arrives, nor a page without one', async () => {
  open(withPicture);
  unreadable(new Error('gone'));
  await jest.advanceTimersByTimeAsync(100);
  expect(tags()).toHaveLength(1);
  open(withPicture);
  await jest.advanceTimersByTimeAsync(1000);
  expect(tags()).toHaveLength(1);
  open(withoutPicture);
  await jest.advanceTimersByTimeAsync(100);
  expect(tags()).toHaveLength(1);
});

test('where the browser tells what it has painted, the scripts also wait for the first entry, and a second at most', async () => {
  const observed: { readonly options: object; readonly tell: () => void; isConnected: boolean }[] = [];
  const observer = class {
    static readonly supportedEntryTypes = ['largest-contentful-paint'];
    private readonly callback: (list: object, observer: object) => void;
    constructor(callback: (list: object, observer: object) => void) {
      this.callback = callback;
    }
    observe(options: object): void {
      observed.push({ options, tell: () => this.callback({}, this), isConnected: true });
    }
    disconnect(): void {
      for (const each of observed) each.isConnected = false;
    }
  };
  const native = Object.getOwnPropertyDescriptor(globalThis, 'PerformanceObserver');
  Object.defineProperty(globalThis, 'PerformanceObserver', { value: observer, configurable: true });
  try {
    open(withoutPicture);
    await jest.advanceTimersByTimeAsync(500);
    expect(tags()).toHaveLength(0);
    expect(observed).toMatchObject([{ options: { type: 'largest-contentful-paint', buffered: true }, isConnected: true }]);
    observed[0]?.tell();
    await jest.advanceTimersByTimeAsync(1);
    expect(tags()).toHaveLength(1);
    expect(observed[0]?.isConnected).toBe(false);

    open(withoutPicture);
    await jest.advanceTimersByTimeAsync(999);
    expect(tags()).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(1);
    expect(tags()).toHaveLength(1);
  } finally {
    if (native) Object.defineProperty(globalThis, 'PerformanceObserver', native);
    else Reflect.deleteProperty(globalThis, 'PerformanceObserver');
  }
});

test('a page whose area the server has not drawn fetches them at once', () => {
  open('<main><div></div></main>');
  expect(tags()).toHaveLength(1);
});

test('what is drawn for devices without an entry is taken away where there is one, and its scripts are fetched at once', () => {
  const drawn = `<main><div><div data-stage data-server-rendered><h1>Vacío</h1></div></div></main>`;
  const openWith = (entries: Readonly<Record<string, string>>): string | null => {
    for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text);
    document.body.innerHTML = drawn + scripts;
    page.eval(areaUnlessStored('cart-state'));
    page.eval(`(() => {${lastScript}})()`);
    localStorage.clear();
    return document.querySelector('main')?.textContent ?? null;
  };
  expect([openWith({ other: '' }), tags().length]).toEqual(['Vacío', 0]);
  expect([openWith({ 'cart-state': '' }), tags().length, document.querySelectorAll('[data-server-rendered]').length]).toEqual(['', 1, 0]);
});

test('where there is an entry the outline takes the place of what is drawn, filled in with the entry and the key; its scripts wait for it as for any first view', async () => {
  jest.useRealTimers();
  const openWith = async (entry: string | null, fill: string): Promise<HTMLElement | null> => {
    if (entry !== null) localStorage.setItem('cart-state', entry);
    document.body.innerHTML = `<main><div><div data-stage data-server-rendered>Vacío</div></div></main><template id="area-outline"><h1>Mi orden</h1></template>${scripts}`;
    page.eval(areaUnlessStored('cart-state'));
    try {
      page.eval(fillOutline('cart-state', fill, 'clave </script>'));
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
    }
    page.eval(`(() => {${lastScript}})()`);
    await new Promise((resolve) => setTimeout(resolve));
    localStorage.clear();
    expect(document.getElementById('area-outline')).toBeNull();
    return document.querySelector('main');
  };
  const append = 'view.append(stored, " ", key);';
  expect((await openWith(null, append))?.innerHTML).toBe('<div><div data-stage="" data-server-rendered="">Vacío</div></div>');
  const shown = (await openWith('sellado', append))?.querySelector('[data-picture="outline"][data-server-rendered]');
  expect(shown?.innerHTML).toBe('<h1>Mi orden</h1>sellado clave &lt;/script&gt;');
  expect(tags()).toHaveLength(0);
  for (const broken of ['throw new Error("x");', 'missing.call();', 'no es código', 'return; // sin fin']) expect((await openWith('sellado', broken))?.textContent).toBe('Mi orden');
  expect(fillOutline('a', "x = '</script>'; ", '</script>')).not.toContain('</');
});

test('whoever touches the page gets them at once, and is noted', () => {
  open(withPicture);
  expect(page.__pzTouched).toBeUndefined();
  window.dispatchEvent(new Event('pointerdown'));
  expect(tags()).toHaveLength(1);
  expect(page.__pzTouched).toBe(true);
});

test('whoever touched it while it was still arriving gets them as soon as their tags are there', () => {
  document.body.innerHTML = '';
  page.eval(`(() => {${firstScript}})()`);
  window.dispatchEvent(new Event('pointerdown'));
  document.body.innerHTML = withoutPicture + scripts;
  page.eval(`(() => {${lastScript}})()`);
  expect(tags()).toHaveLength(1);
});

test('a script that is done, well or badly, leaves the page', () => {
  open('<main></main>');
  for (const event of ['load', 'error']) {
    window.dispatchEvent(new Event('keydown'));
    document.body.innerHTML = '<script data-inlined type="text/plain"></script><script type="text/plain"></script>';
    tags()[0]?.dispatchEvent(new Event(event));
    expect(document.querySelectorAll('script')).toHaveLength(1);
  }
});

test('every press on a control the server drew is recorded in order, also a second one on the same; other presses are not', () => {
  open('<div data-server-rendered><button id="a"><b></b></button><label><input type="radio" id="b"></label><input id="c"></div><button id="d"></button>');
  for (const selector of ['#a b', 'label', '#c', '#d', '#a']) document.querySelector<HTMLElement>(selector)?.click();
  expect(page.__pzPresses?.map(({ id }) => id)).toEqual(['a', 'b', 'a']);
});

const pressLink = (options: MouseEventInit = {}): boolean => document.querySelector('a')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options })) ?? false;

test('a link waits for what was pressed before it, and ten seconds at most', async () => {
  open('<div data-server-rendered><button></button><a href="#menu"></a></div>');
  document.querySelector('button')?.click();
  expect(pressLink()).toBe(false);
  expect(page.__pzPresses?.map(({ localName }) => localName)).toEqual(['button', 'a']);
  await jest.advanceTimersByTimeAsync(9_999);
  expect(location.hash).toBe('');
  await jest.advanceTimersByTimeAsync(1);
  expect(location.hash).toBe('#menu');
  history.replaceState(null, '', '/');
});

test('a link leaves once what was pressed before it has left the page unhandled; the last one, and not from another address', async () => {
  open('<div data-server-rendered><button></button></div><a href="#menu"></a><a href="#cart"></a>');
  document.querySelector('button')?.click();
  for (const link of document.querySelectorAll('a')) link.click();
  document.querySelector('button')?.remove();
  await jest.advanceTimersByTimeAsync(200);
  expect([location.hash, page.__pzPresses]).toEqual(['#cart', []]);

  open('<div data-server-rendered><button></button></div><a href="#menu"></a>');
  document.querySelector('button')?.click();
  expect(pressLink()).toBe(false);
  history.replaceState(null, '', '/stores');
  await jest.advanceTimersByTimeAsync(20_000);
  expect(location.href).toBe('http://localhost/stores');
  history.replaceState(null, '', '/');
});

test('a link leaves at once when nothing was pressed before it, when that has left the page, and into another tab', () => {
  open('<div data-server-rendered><button></button></div><a href="#menu"></a>');
  expect(pressLink()).toBe(true);
  document.querySelector('button')?.click();
  expect(pressLink({ ctrlKey: true })).toBe(true);
  document.querySelector('button')?.remove();
  expect(pressLink()).toBe(true);
  history.replaceState(null, '', '/');
});
