/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { navigate } from '@brasa/shared/runtime';
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
  leaveBlockedVersions({ remotes }, leave);
  return { asked, leave, pass: (milliseconds: number) => void (now += milliseconds), settled: () => new Promise((resolve) => setTimeout(resolve)) };
}

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'fetch');
});

test('a tab whose version was blocked loads the next page anew, and asks every half minute at most', async () => {
  const { asked, leave, pass, settled } = aTab(async () => ({ gone: ['mf-menu'] }));
  navigate('/cart');
  expect(asked).not.toHaveBeenCalled();
  pass(30_000);
  navigate('/');
  navigate('/cart');
  await settled();
  expect(asked.mock.calls.map(([address]) => address)).toEqual(['/versions/gone?versions=mf-menu%401.0.0%2Baaaaaaaa']);
  expect(leave).not.toHaveBeenCalled();
  navigate('/');
  expect(leave).toHaveBeenCalledTimes(1);
});

test('a tab that somebody comes back to asks at once', async () => {
  const { asked, leave, pass, settled } = aTab(async () => ({ gone: ['mf-menu'] }));
  pass(3_600_000);
  document.dispatchEvent(new Event('visibilitychange'));
  await settled();
  // Tabs of other tests ask, too.
  expect(asked).toHaveBeenCalled();
  navigate('/cart');
  expect(leave).toHaveBeenCalledTimes(1);
});

test('a tab whose versions may go on stays, and so does one that hears nothing', async () => {
  for (const gone of [async () => ({ gone: [] }), () => Promise.reject(new Error('no network'))]) {
    const { leave, pass, settled } = aTab(gone);
    for (const path of ['/cart', '/', '/cart']) {
      pass(30_000);
      navigate(path);
      await settled();
    }
    expect(leave).not.toHaveBeenCalled();
  }
});
