/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { bus, navigate } from '@brasa/shared/runtime';
import { showsOn } from '../composition/slots.ts';
import { realRemotes, realRouting } from '../composition/testing/real-remotes.ts';
import { keepVersions } from './keep-versions.ts';
import { leaveBlockedVersions } from './leave-blocked-versions.ts';
import { leaveOnce } from './leave-once.ts';
import type { PageData } from '../composition/page-data.ts';

const remotes = [
  { name: 'mf-menu', chosen: { version: '1.0.0+aaaaaaaa' } },
  { name: 'mf-stores', chosen: { version: '2.0.0+bbbbbbbb' }, isOff: true },
] as unknown as PageData['remotes'];

function aTab(gone: () => Promise<object>, shown = remotes) {
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  const asked = jest.fn(async (_address: string) => ({ ok: true, json: gone }));
  Object.assign(globalThis, { fetch: asked });
  const leave = jest.fn();
  leaveBlockedVersions({ remotes: shown }, realRouting, leave);
  return { asked, leave, pass: (milliseconds: number) => void (now += milliseconds), settled: () => new Promise((resolve) => setTimeout(resolve)) };
}

beforeEach(() => navigate('/cart', { replace: true }));
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'fetch');
  document.cookie = 'pz_pin=; Max-Age=0';
});

const menuIsGone = async () => ({ gone: ['mf-menu'] });

test('a tab whose version was blocked loads the next page of that remote anew, and asks every half minute at most', async () => {
  const { asked, leave, pass, settled } = aTab(menuIsGone);
  navigate('/orders');
  expect(asked).not.toHaveBeenCalled();
  pass(30_000);
  navigate('/cart');
  navigate('/orders');
  await settled();
  expect(asked.mock.calls.map(([address]) => address)).toEqual(['/versions/gone?versions=mf-menu%401.0.0%2Baaaaaaaa']);
  navigate('/cart');
  expect(leave).not.toHaveBeenCalled();
  navigate('/');
  expect(leave.mock.calls).toEqual([['mf-menu@1.0.0+aaaaaaaa']]);
});

test('a tab that somebody comes back to asks at once', async () => {
  const { asked, leave, pass, settled } = aTab(menuIsGone);
  pass(3_600_000);
  document.dispatchEvent(new Event('visibilitychange'));
  await settled();
  // Tabs of other tests ask, too.
  expect(asked).toHaveBeenCalled();
  navigate('/');
  expect(leave).toHaveBeenCalledTimes(1);
});

test('without a network nothing is loaded anew', async () => {
  const { leave, pass, settled } = aTab(menuIsGone);
  pass(30_000);
  navigate('/orders');
  await settled();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  navigate('/');
  expect(leave).not.toHaveBeenCalled();
});

describe('where an order is paid', () => {
  const checkout = { ...remotes[0], name: 'mf-cart-checkout', routes: [{ pattern: '/checkout', keepsVersions: true }] } as PageData['remotes'][number];
  const checkoutIsGone = async () => ({ gone: ['mf-cart-checkout'] });
  beforeEach(() => navigate('/', { replace: true }));

  /** As in a page: what keeps the versions hears of a new address before what leaves them. */
  async function aShopper(gone: () => Promise<object>) {
    keepVersions([checkout]);
    const tab = aTab(gone, [checkout, ...remotes]);
    tab.pass(30_000);
    navigate('/orders');
    await tab.settled();
    return tab;
  }

  test('who comes to a blocked version has typed nothing yet: it is left', async () => {
    const { leave } = await aShopper(checkoutIsGone);
    navigate('/checkout');
    expect(document.cookie).toContain('pz_pin=');
    expect(leave).toHaveBeenCalledTimes(1);
  });

  test('who comes from there keeps what she typed, for one page', async () => {
    const { leave } = await aShopper(checkoutIsGone);
    navigate('/checkout');
    leave.mockClear();
    navigate('/cart');
    expect(leave).not.toHaveBeenCalled();
    navigate('/delivery');
    expect(leave).toHaveBeenCalledTimes(1);
  });

  test('who has placed the order has nothing to lose any more', async () => {
    const { leave } = await aShopper(menuIsGone);
    navigate('/checkout');
    bus.publish('order/placed', { number: 1, hash: 'h', payment: 'cash' });
    navigate('/');
    expect(leave).toHaveBeenCalledTimes(1);
  });
});

test('a page that a blocked version only fills a slot of is not loaded anew', async () => {
  const { leave, pass, settled } = aTab(async () => ({ gone: ['mf-cart-checkout'] }));
  pass(30_000);
  navigate('/orders');
  await settled();
  expect(realRemotes.find(({ name }) => name === 'mf-cart-checkout')?.slots.some((slot) => showsOn(slot, '/menu'))).toBe(true);
  navigate('/menu');
  expect(leave).not.toHaveBeenCalled();
  navigate('/cart');
  expect(leave).toHaveBeenCalledTimes(1);
});

test('what is gone is asked again, also on the pages of what was gone', async () => {
  let gone = ['mf-menu'];
  const { leave, pass, settled } = aTab(async () => ({ gone }));
  pass(30_000);
  navigate('/orders');
  await settled();
  gone = [];
  pass(30_000);
  navigate('/');
  await settled();
  expect(leave).toHaveBeenCalledTimes(1);
  navigate('/menu');
  expect(leave).toHaveBeenCalledTimes(1);
});

describe('leaving', () => {
  let now = 0;
  beforeEach(() => {
    now = 1_800_000_000_000;
    jest.spyOn(Date, 'now').mockImplementation(() => now);
  });
  afterEach(() => sessionStorage.clear());

  test('the same versions are left once in five minutes, and others at once', () => {
    const reload = jest.fn();
    const loads = (versions: string) => (reload.mockClear(), leaveOnce(versions, reload), reload.mock.calls.length);
    expect([loads('mf-menu@1'), loads('mf-menu@1'), loads('mf-menu@2'), loads('mf-menu@1')]).toEqual([1, 0, 1, 0]);
    now += 299_999;
    expect(loads('mf-menu@1')).toBe(0);
    // Off, on, and off again.
    now += 1;
    expect([loads('mf-menu@1'), loads('mf-menu@1')]).toEqual([1, 0]);
  });

  test('a browser that remembers nothing is left alone: it might be the second time', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('no room');
    });
    const reload = jest.fn();
    leaveOnce('mf-menu@1', reload);
    expect(reload).not.toHaveBeenCalled();
  });
});

test('a tab whose versions may go on stays, and so does one that hears nothing', async () => {
  for (const gone of [async () => ({ gone: [] }), () => Promise.reject(new Error('no network'))]) {
    const { asked, leave, pass, settled } = aTab(gone);
    for (const path of ['/orders', '/', '/cart']) {
      pass(30_000);
      navigate(path);
      await settled();
    }
    expect(asked).toHaveBeenCalled();
    expect(leave).not.toHaveBeenCalled();
  }
});
