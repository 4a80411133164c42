import { expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { matchPath } from 'react-router';
import { conflictsOf, overlap } from './claims.ts';

test.each([
  ['/delivery', '/delivery'],
  ['/delivery', '/Delivery/'],
  ['/tracking/:hash', '/tracking/:id'],
  ['/menu/categoria/combos', '/menu/categoria/:category'],
  ['/promociones/*', '/promociones'],
  ['/promociones/*', '/promociones/hoy/dos'],
  ['/*', '/delivery'],
  ['/promociones*', '/promociones/hoy'],
  ['/promociones*', '/promociones'],
  ['/a/:x?', '/a'],
  ['/a/:x?', '/a/b'],
  ['/', '/'],
])('%s and %s are addresses of both', (one, other) => {
  expect([overlap(one, other), overlap(other, one)]).toEqual([true, true]);
});

test.each([
  ['/delivery', '/delivery/hoy'],
  ['/', '/delivery'],
  ['/tracking/:hash', '/tracking'],
  ['/menu/:x/combos', '/menu/categoria/postres'],
  ['/a/:x?', '/a/b/c'],
  ['/a', '/b/*'],
  ['/promo*', '/promociones'],
])('no address is of both %s and %s', (one, other) => {
  expect([overlap(one, other), overlap(other, one)]).toEqual([false, false]);
});

test('whatever address react-router gives to two patterns, they are said to overlap', () => {
  const segment = fc.constantFrom('a', 'b', 'A', ':x', ':y', ':x?', 'a?');
  const pattern = fc.tuple(fc.array(segment, { maxLength: 3 }), fc.constantFrom('', '/*', '*')).map(([segments, end]) => `/${segments.join('/')}${end}`);
  const address = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 4 }).map((segments) => `/${segments.join('/')}`);
  // It says on the console what it reads `/a*` as.
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  fc.assert(
    fc.property(pattern, pattern, address, (one, other, path) => {
      if (matchPath(one, path) && matchPath(other, path)) expect(overlap(one, other)).toBe(true);
    }),
  );
  warn.mockRestore();
});

test('a conflict names whose it is; what is one’s own is none', () => {
  const owners = { 'mf-cart-checkout': { routes: ['/delivery', '/checkout'], slots: ['address-banner'] }, 'mf-new': { routes: ['/new'], slots: [] } };
  expect(conflictsOf({ routes: ['/delivery', '/new'], slots: ['address-banner', 'other'] }, 'mf-new', owners)).toEqual([
    { claim: '/delivery', owner: 'mf-cart-checkout', owned: '/delivery' },
    { claim: 'address-banner', owner: 'mf-cart-checkout', owned: 'address-banner' },
  ]);
});
