/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals';
import { bus, navigate } from '@brasa/shared/runtime';
import { createRouting } from '../composition/routing.ts';
import type { Remote } from '../composition/slice.ts';
import { pageFailures } from './page-failures.ts';
import { pageLoads } from './page-loads.ts';
import { tellVisit } from './tell-visit.ts';

const remote = (name: string, version: string, pattern: string, more: object = {}) => ({ name, title: name, routes: [{ pattern }], slots: [], chosen: { version }, ...more }) as unknown as Remote;
const remotes = [remote('mf-menu', '1.0.0+aaaaaaaa', '/', { task: 'cart/line-added' }), remote('mf-stores', '2.0.0+bbbbbbbb', '/tiendas'), remote('mf-account', '3.0.0+cccccccc', '/login')];
const routing = createRouting(remotes, { certificates: true });

// jsdom measures nothing.
performance.getEntriesByType = () => [];

let sent: { readonly url: string; readonly body: Blob }[] = [];
beforeEach(() => {
  sent = [];
  pageFailures.length = 0;
  pageLoads.clear();
  navigate('/', { replace: true });
  document.body.innerHTML = '<main><div data-remote="mf-menu" data-version="1.0.0+aaaaaaaa"><div>Menú</div></div></main>';
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: (url: string, body: Blob) => sent.push({ url, body }) > 0 });
});

const leave = () => window.dispatchEvent(new Event('pagehide'));

type Told = { readonly visit: string; readonly versions: string; readonly remotes: Record<string, object> };
const read = (blob: Blob): Promise<Told> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(JSON.parse(String(reader.result)) as Told);
    reader.readAsText(blob);
  });
/** Listeners of earlier tests tell, too: their visits have other names. */
const toldOf = async (visit: string): Promise<readonly Told[]> => (await Promise.all(sent.map(({ body }) => read(body)))).filter((told) => told.visit === visit);

const facts = { drawn: true, loaded: false, failed: false, loadFailed: false, renderFailed: false, failedLater: false, fellBack: false, paymentBegun: false, taskDone: false, lcpMs: null, inpMs: null, cls: null };

test('the end of a visit tells of each remote that was on the page whether it stood, failed and did its task, and tells it once', async () => {
  tellVisit({ remotes, visit: 'first' }, routing);
  bus.publish('cart/line-added', { productId: 1, quantity: 1, sequence: 1, suggested: false });
  document.querySelector('main')?.insertAdjacentHTML('beforeend', '<div data-remote="mf-stores" data-version="1.9.0+dddddddd"><div>Tiendas</div></div>');
  bus.publish('area/shown', { area: 'mf-stores', milliseconds: 5 });
  pageFailures.push({ remote: 'mf-stores', version: '2.0.0+bbbbbbbb', phase: 'render' });
  pageFailures.push({ remote: 'mf-menu/help-bot', version: '1.0.0+aaaaaaaa', phase: 'uncaught' });
  leave();
  leave();
  expect(sent.map(({ url }) => url)).toEqual(['/visits']);
  expect(await toldOf('first')).toEqual([
    {
      visit: 'first',
      versions: 'mf-menu@1.0.0+aaaaaaaa|mf-stores@2.0.0+bbbbbbbb|mf-account@3.0.0+cccccccc',
      remotes: { 'mf-menu': { ...facts, failedLater: true, taskDone: true }, 'mf-stores': { ...facts, failed: true, renderFailed: true, fellBack: true } },
    },
  ]);
});

test('what happens after a first telling is told again', async () => {
  tellVisit({ remotes, visit: 'second' }, routing);
  leave();
  pageFailures.push({ remote: 'mf-menu', version: '1.0.0+aaaaaaaa', phase: 'uncaught' });
  leave();
  expect((await toldOf('second')).map((told) => told.remotes)).toEqual([{ 'mf-menu': facts }, { 'mf-menu': { ...facts, failedLater: true } }]);
});

test('code that arrived, a payment that began and the kind of a failure are told of the remote they belong to, for the version of the page', async () => {
  tellVisit({ remotes, visit: 'third' }, routing);
  document.querySelector('main')?.insertAdjacentHTML('beforeend', '<div data-remote="mf-stores" data-version="1.9.0+dddddddd"><div>Tiendas</div></div>');
  pageLoads.add('mf-menu 1.0.0+aaaaaaaa').add('mf-stores 1.9.0+dddddddd');
  bus.publish('payment/begun', { remote: 'mf-menu' });
  pageFailures.push({ remote: 'mf-stores', version: '2.0.0+bbbbbbbb', phase: 'load' });
  leave();
  expect((await toldOf('third')).map((told) => told.remotes)).toEqual([{ 'mf-menu': { ...facts, loaded: true, paymentBegun: true }, 'mf-stores': { ...facts, failed: true, loadFailed: true, fellBack: true } }]);
});

test('who is not counted tells nothing', () => {
  const listen = jest.spyOn(window, 'addEventListener');
  tellVisit({ remotes }, routing);
  expect(listen).not.toHaveBeenCalled();
  listen.mockRestore();
});
