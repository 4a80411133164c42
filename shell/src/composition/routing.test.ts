import { expect, test } from '@jest/globals';
import { createRouting, pathTo } from './routing.ts';
import { realRemotes as remotes, realRouting as routing } from './testing/real-remotes.ts';

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
  ['/certificates/cart', 'mf-giftcards'],
  ['/certificates/checkout', 'mf-giftcards'],
  ['/certificate/7', 'mf-giftcards'],
  ['/certificado/7', 'mf-giftcards'],
  ['/certificados/compra/Zq3Vn8sKd0LwTt5yRb1XcA', 'mf-giftcards'],
  ['/certificados/activar', 'mf-giftcards'],
  ['/certificados/activar/7KQ2-M9XD-4TWB-HN3P', 'mf-giftcards'],
  ['/preguntasFrecuentes', 'shell'],
  ['/terminosDeUso', 'shell'],
  ['/politicasDePrivacidad', 'shell'],
  ['/acercaDe', 'shell'],
  ['/trivia', 'shell'],
  ['/politicas-promociones', 'shell'],
])('%s belongs to %s', (path, owner) => {
  expect(routing.placeOf(path)?.owner).toBe(owner);
});

test.each(['/no/existe', '/menus', '/cart/x', '/producto/1', '/admin', '/profile/account', '/profile/nada'])('%s belongs to nobody [ROUTE-055] [PROF-009] [PROF-010]', (path) => {
  expect(routing.placeOf(path)).toBeNull();
});

test.each(['/TIENDAS', '/tiendas/', '/%74iendas', '/Tiendas/zona-10'])('%s is found however it is written', (path) => {
  expect(routing.placeOf(path)?.owner).toBe('mf-stores');
});

test('a pattern may begin with a parameter', () => {
  const { placeOf } = createRouting([{ name: 'mf-a', title: 'A', routes: [{ pattern: '/:city/mapa' }] }], { certificates: true });
  expect(placeOf('/antigua/mapa')).toMatchObject({ owner: 'mf-a', params: { city: 'antigua' } });
  expect(placeOf('/antigua')).toBeNull();
});

test('gift-card addresses do not exist while certificates are off [ROUTE-046] [PROF-005]', () => {
  const without = createRouting(remotes, { certificates: false });
  for (const path of ['/certificates', '/certificates/cart', '/certificates/checkout', '/certificate/7', '/certificado/7', '/certificados/activar/7KQ2', '/profile/certificates']) expect(without.placeOf(path)).toBeNull();
  // What was paid for can still be looked at.
  expect(without.placeOf('/certificados/compra/x')?.owner).toBe('mf-giftcards');
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

test('the frame leads to the pages that remotes offer, and to no others', () => {
  const { pages } = routing;
  expect(Object.entries(pages).map(([role, page]) => [role, pathTo(page, { hash: 'abc' }), page.guests])).toEqual(
    expect.arrayContaining([
      ['cart', '/cart', undefined],
      ['log-in', '/login', undefined],
      ['stores', '/tiendas', undefined],
      ['gift-cards', '/certificates', undefined],
      ['favorites', '/favorites', 'log-in'],
      ['coupons', '/coupons', 'log-in'],
      ['profile', '/profile/locations', 'home'],
      ['orders', '/orders', undefined],
      ['order', '/orders/abc', undefined],
      ['jobs', '/jobs', undefined],
      ['menu', '/menu', undefined],
    ]),
  );
  expect(Object.keys(createRouting(remotes, { certificates: false }).pages)).not.toContain('gift-cards');
  expect(createRouting(remotes.filter(({ name }) => name !== 'mf-stores'), { certificates: true }).pages.stores).toBeUndefined();
});

test('an address is read once, whatever comes after it; parameters are what the address says', () => {
  expect(routing.placeOf('/orders/x')).toBe(routing.placeOf('/orders/x'));
  for (let index = 0; index < 200; index += 1) expect(routing.placeOf(`/orders/${index}`)?.params).toEqual({ hash: String(index) });
  expect(routing.placeOf('/menu/categoria/ni%C3%B1os')?.params).toEqual({ category: 'niños' });
  expect(routing.placeOf('/orders/x')?.params).toEqual({ hash: 'x' });
});

test('pages of a remote that is switched off are the shell’s, for everybody, and the frame does not lead there', () => {
  const off = createRouting(remotes.map((remote) => (remote.name === 'mf-stores' ? { ...remote, routes: [{ pattern: '/tiendas', title: 'Nuestras Tiendas' }], isOff: true as const } : remote)), { certificates: true });
  expect(off.placeOf('/tiendas')).toMatchObject({ owner: 'shell', title: 'Nuestras Tiendas', isOff: true });
  expect(off.placeOf('/cart')).toMatchObject({ owner: 'mf-cart-checkout', isOff: false });
  expect([off.pages.stores, off.pages.cart?.owner]).toEqual([undefined, 'mf-cart-checkout']);
});
