import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { createRouting } from './routing.ts';
import type { Remote } from './slice.ts';

const root = join(import.meta.dirname, '../../..');
const remotes = ['mf-menu', 'mf-cart-checkout', 'mf-account', 'mf-giftcards', 'mf-stores', 'mf-tracking'].map(
  (name) => JSON.parse(readFileSync(join(root, name, 'remote.json'), 'utf8')) as Pick<Remote, 'name' | 'title' | 'routes'>,
);
const routing = createRouting(remotes, { certificates: true });

test.each([
  ['/', 'mf-menu'],
  ['/menu', 'mf-menu'],
  ['/jobs', 'mf-menu'],
  ['/menu/categoria/combos', 'mf-menu'],
  ['/menu/categoria/pizzas/subcategoria/medianas', 'mf-menu'],
  ['/menu/categoria/combos/producto/2001', 'mf-menu'],
  ['/menu/categoria/pizzas/subcategoria/medianas/producto/suprema', 'mf-menu'],
  ['/promociones/menu/postre-a-mitad', 'mf-menu'],
  ['/promociones/postre-a-mitad', 'mf-menu'],
  ['/favorites', 'mf-menu'],
  ['/cart', 'mf-cart-checkout'],
  ['/delivery', 'mf-cart-checkout'],
  ['/checkout', 'mf-cart-checkout'],
  ['/coupons', 'mf-cart-checkout'],
  ['/orders', 'mf-tracking'],
  ['/orders/abc', 'mf-tracking'],
  ['/tracking', 'mf-tracking'],
  ['/tracking/abc', 'mf-tracking'],
  ['/tracker/abc', 'mf-tracking'],
  ['/login', 'mf-account'],
  ['/tiendas', 'mf-stores'],
  ['/certificates', 'mf-giftcards'],
  ['/certificate/7', 'mf-giftcards'],
  ['/certificado/7', 'mf-giftcards'],
  ['/preguntasFrecuentes', 'shell'],
  ['/terminosDeUso', 'shell'],
  ['/politicasDePrivacidad', 'shell'],
  ['/acercaDe', 'shell'],
  ['/trivia', 'shell'],
  ['/politicas-promociones', 'shell'],
])('%s belongs to %s', (path, owner) => {
  expect(routing.placeOf(path)?.owner).toBe(owner);
});

test.each(['/no/existe', '/menus', '/cart/x', '/producto/1', '/admin'])('%s belongs to nobody [ROUTE-055]', (path) => {
  expect(routing.placeOf(path)).toBeNull();
});

test('gift-card addresses do not exist while certificates are off [ROUTE-046]', () => {
  const without = createRouting(remotes, { certificates: false });
  for (const path of ['/certificates', '/certificate/7', '/certificado/7']) expect(without.placeOf(path)).toBeNull();
  expect(without.placeOf('/cart')?.owner).toBe('mf-cart-checkout');
});

test('only the tracker stands alone on its page [ROUTE-025, ROUTE-056]', () => {
  expect(routing.placeOf('/tracker/abc')?.frame).toBe(false);
  for (const path of ['/', '/cart', '/tracking/abc', '/trivia']) expect(routing.placeOf(path)?.frame).toBe(true);
});

test('the most specific pattern wins, whoever declared it', () => {
  const two = createRouting(
    [
      { name: 'mf-a', title: 'A', routes: [{ pattern: '/certificate/:id' }, { pattern: '/a/*' }] },
      { name: 'mf-b', title: 'B', routes: [{ pattern: '/a/b', title: 'Exacto' }] },
    ],
    { certificates: true },
  );
  expect(two.placeOf('/a/b')).toMatchObject({ owner: 'mf-b', title: 'Exacto' });
  expect(two.placeOf('/a/c')).toMatchObject({ owner: 'mf-a', title: 'A' });
});
