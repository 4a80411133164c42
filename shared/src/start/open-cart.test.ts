import { beforeEach, expect, jest, test } from '@jest/globals';
import { rememberKey } from '../stores/cart-status.ts';
import { deliverCatalog } from '../stores/catalog-store.ts';
import { freshStorage } from '../testing/memory-storage.ts';
import { anExampleMenu } from '../testing/menu-example.ts';
import { resetStores } from '../testing/reset.ts';
import { openCart } from './open-cart.ts';

beforeEach(() => {
  resetStores();
  freshStorage();
});

const fakePersistence = () => ({ open: jest.fn(), connect: () => () => {} });

const events = { menu: () => deliverCatalog(anExampleMenu()), key: () => rememberKey('clave') } as const;

test.each([['menu', 'key'], ['key', 'menu']] as const)('the stored cart is read once %s and %s are there, and only once', (first, second) => {
  const persistence = fakePersistence();
  const stop = openCart(persistence);
  events[first]();
  expect(persistence.open).not.toHaveBeenCalled();
  events[second]();
  expect(persistence.open).toHaveBeenCalledTimes(1);
  deliverCatalog(anExampleMenu());
  rememberKey('nueva');
  expect(persistence.open).toHaveBeenCalledTimes(1);
  stop();
});

test('it is not read any more once the page is left', () => {
  const persistence = fakePersistence();
  const stop = openCart(persistence);
  stop();
  events.menu();
  events.key();
  expect(persistence.open).not.toHaveBeenCalled();
});
