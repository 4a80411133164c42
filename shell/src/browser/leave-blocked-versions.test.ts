/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { navigate } from '@brasa/shared/runtime';
import { realRouting } from '../composition/testing/real-remotes.ts';
import { leaveBlockedVersions } from './leave-blocked-versions.ts';
import type { PageData } from '../composition/page-data.ts';

const remotes = [
  { name: 'mf-menu', chosen: { version: '1.0.0+aaaaaaaa' } },
  { name: 'mf-stores', chosen: { version: '2.0.0+bbbbbbbb' }, isOff: true },
] as unknown as PageData['remotes'];

function aTab(gone: () => Promise<object>) {
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  const asked = jest.fn(async (_address: string) => ({ ok: true, json: gone }));
  Object.assign(globalThis, { fetch: asked });
  const leave = jest.fn();
  leaveBlockedVersions({ remotes }, realRouting, leave);
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

test.each([
  ['without a network', () => void jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
  ['while somebody pays', () => void (document.cookie = 'pz_pin=mf-menu@1.0.0+aaaaaaaa')],
])('%s nothing is loaded anew', async (_when, begin) => {
  const { leave, pass, settled } = aTab(menuIsGone);
  pass(30_000);
  navigate('/orders');
  await settled();
  begin();
  navigate('/');
  expect(leave).not.toHaveBeenCalled();
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
