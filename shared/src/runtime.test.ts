import { execFileSync } from 'node:child_process';
import { expect, test } from '@jest/globals';
import * as runtime from './runtime.ts';

test('servers take the whole runtime in without a browser, and nothing of it wakes up', () => {
  expect(typeof document).toBe('undefined');
  expect(runtime.cartStore.get()).toEqual({ lines: [], nextSequence: 0, coupon: null });
  expect(runtime.local.read('auth')).toBeNull();
  expect(runtime.isLoggedIn()).toBe(false);
  expect(runtime.history.location.pathname).toBe('/');
  expect(runtime.onOtherTab('auth', () => {})).toBeInstanceOf(Function);
  // A timer per page would keep every page of the last minutes in memory.
  expect(runtime.createQueryClient().getDefaultOptions().queries?.gcTime).toBe(Infinity);
});

test('what everybody counts on is there', () => {
  const promised = [
    ...['createStore', 'bus', 'cartStore', 'addToCart', 'removeGroup', 'changeQuantity', 'applyCoupon', 'removeCoupon', 'clearCart', 'cartStatus', 'cartValidation'],
    ...['authStore', 'isLoggedIn', 'logIn', 'logOut', 'deliveryStore', 'choosePickup', 'chooseHome', 'clearDelivery', 'setFutureOrder', 'checkoutStore'],
    ...['configStore', 'clock', 'toasts', 'toast', 'call', 'history', 'navigate', 'createQueryClient', 'catalogQuery', 'geographyQuery', 'blocksQuery'],
    ...['serverTimeQuery', 'scheduleCheckQuery', 'suggestionsQuery', 'imagesQuery', 'storageKeys', 'startRuntime'],
  ];
  expect(promised.filter((name) => !(name in runtime))).toEqual([]);
});

test('Node itself takes runtime and cipher in, without a build', () => {
  const program = `
    const { cartStore } = await import('./src/runtime.ts');
    const { encrypt } = await import('./src/http/cipher.ts');
    console.log(cartStore.get().nextSequence, encrypt('{"a":1}', 'clave-de-prueba'));
  `;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', program], { cwd: new URL('..', import.meta.url), encoding: 'utf8', env: { PATH: process.env['PATH'] } });
  expect(said.trim()).toBe('0 g8KuOHNhVnLBHNqhZsAjXw==');
});
