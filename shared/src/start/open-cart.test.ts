import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { rememberKey } from '../stores/cart-status.ts';
import { deliverCatalog } from '../stores/catalog-store.ts';
import { freshStorage } from '../testing/memory-storage.ts';
import { anExampleMenu } from '../testing/menu-example.ts';
import { resetStores } from '../testing/reset.ts';
import { openCart } from './open-cart.ts';

beforeEach(() => {
  resetStores();
  freshStorage();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** A stored cart whose cipher does not arrive, so often. */
function unreachable(times: number) {
  const open = jest.fn(async () => {
    if (open.mock.calls.length <= times) throw new TypeError('Failed to fetch');
  });
  return { open, connect: () => () => {} };
}

test('a cart that could not be opened is tried again, also when the browser noticed no lost network', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  const keeper = unreachable(2);
  const stop = openCart(keeper);
  deliverCatalog(anExampleMenu());
  rememberKey('clave');
  await jest.advanceTimersByTimeAsync(20_000);
  expect(keeper.open).toHaveBeenCalledTimes(3);
  stop();
});

test('less and less often, on a page that stays open without a network', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  const keeper = unreachable(Number.POSITIVE_INFINITY);
  const stop = openCart(keeper);
  deliverCatalog(anExampleMenu());
  rememberKey('clave');
  await jest.advanceTimersByTimeAsync(3_600_000);
  expect(keeper.open.mock.calls.length).toBeGreaterThan(30);
  expect(keeper.open.mock.calls.length).toBeLessThan(70);
  stop();
});

test('and no more once the page is left', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  const keeper = unreachable(9);
  const stop = openCart(keeper);
  deliverCatalog(anExampleMenu());
  rememberKey('clave');
  stop();
  await jest.advanceTimersByTimeAsync(20_000);
  expect(keeper.open).toHaveBeenCalledTimes(1);
});
