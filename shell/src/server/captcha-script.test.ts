/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { captchaScript } from './captcha-page.ts';

const observers: MutationObserver[] = [];
const RealObserver = MutationObserver;
class Watching extends RealObserver {
  constructor(callback: MutationCallback) {
    super(callback);
    observers.push(this);
  }
}

/** Runs the page's script beside a stand-in for Google's; `width` of the frame in pixels. */
function open(width = 320) {
  document.body.innerHTML = '<div id="captcha" data-key="6Lc" data-storefront="https://brasa.example"></div>';
  const render = jest.fn();
  Object.assign(window, { innerWidth: width, grecaptcha: { render }, ResizeObserver: class { observe() {} }, MutationObserver: Watching });
  const told = jest.spyOn(window, 'postMessage').mockImplementation(() => {});
  const own = document.createElement('script');
  own.textContent = captchaScript;
  document.body.append(own);
  const script = document.head.querySelector('script');
  type Options = Record<'callback' | 'expired-callback' | 'error-callback', (answer?: string) => void> & { sitekey: string; size: string };
  const ready = (): Options => {
    (window as unknown as { captchaReady: () => void }).captchaReady();
    return render.mock.calls[0]?.[1] as Options;
  };
  return { script, ready, told: () => told.mock.calls };
}
afterEach(() => {
  for (const observer of observers.splice(0)) observer.disconnect();
  document.head.innerHTML = '';
  jest.restoreAllMocks();
});

test('what happens to the widget is told to the storefront and to no other page', () => {
  const { script, ready, told } = open();
  expect(script?.src).toMatch(/^https:\/\/www\.google\.com\/recaptcha\/api\.js\?/);
  const widget = ready();
  expect(widget).toMatchObject({ sitekey: '6Lc', size: 'normal' });
  widget.callback('answer');
  widget['expired-callback']();
  widget['error-callback']();
  expect(told().map(([message]) => message)).toEqual([{ kind: 'ready' }, { kind: 'solved', answer: 'answer' }, { kind: 'expired' }, { kind: 'failed' }]);
  expect(new Set(told().map(([, target]) => target as unknown))).toEqual(new Set(['https://brasa.example']));
});

test('a script of Google that does not come is told, and a narrow frame gets the small box', () => {
  const narrow = open(290);
  expect(narrow.ready().size).toBe('compact');
  narrow.script?.onerror?.(new Event('error'));
  expect(narrow.told().at(-1)).toEqual([{ kind: 'failed' }, 'https://brasa.example']);
});

test('the frame says how high it is whenever a challenge opens or closes', async () => {
  const { ready, told } = open();
  ready();
  const challenge = document.body.appendChild(document.createElement('iframe'));
  challenge.getBoundingClientRect = () => ({ bottom: 480.4 }) as DOMRect;
  await new Promise((resolve) => setTimeout(resolve));
  challenge.style.visibility = 'hidden';
  await new Promise((resolve) => setTimeout(resolve));
  expect(told().flatMap(([message]) => (message as { height?: number }).height ?? [])).toEqual([481, 0]);
});
