import { expect, test } from '@jest/globals';
import type { RemoteRoute } from '@brasa/shared/composition/remote-schema';
import { anArtifact } from '../testing/an-artifact.ts';
import { problemsOf } from './artifact.ts';

function problemsWith(routes: readonly RemoteRoute[]): readonly string[] {
  const { artifact, files } = anArtifact();
  return problemsOf({ ...artifact, remote: { ...artifact.remote, routes: [...routes] } }, files);
}

test.each<[string, RemoteRoute[]]>([
  ['pages with one address each', [{ pattern: '/cart', page: 'cart' }, { pattern: '/in', page: 'log-in', customers: 'home' }, { pattern: '/orders/:hash', page: 'order' }]],
  ['an address with parameters that is no page of the frame', [{ pattern: '/menu/:category' }, { pattern: '/promociones/*' }]],
  ['a home page for everybody, and pages that lead there', [{ pattern: '/' }, { pattern: '/profile', guests: 'home' }, { pattern: '/favorites', guests: 'log-in' }]],
])('nothing is wrong with %s', (_what, routes) => {
  expect(problemsWith(routes)).toEqual([]);
});

test.each<[string, RemoteRoute[], string]>([
  ['a page with a parameter', [{ pattern: '/cart/:id', page: 'cart' }], 'remote.json calls /cart/:id the page cart, which is one address without parameters'],
  ['a page of any address', [{ pattern: '/cart/*', page: 'cart' }], 'remote.json calls /cart/* the page cart, which is one address without parameters'],
  ['a page that may have a parameter', [{ pattern: '/cart/step?', page: 'cart' }], 'remote.json calls /cart/step? the page cart, which is one address without parameters'],
  ['a page of an order without its hash', [{ pattern: '/orders', page: 'order' }], 'remote.json calls /orders the page order, which has the one parameter :hash, at its end'],
  ['a page of an order with another parameter, too', [{ pattern: '/:shop/:hash', page: 'order' }], 'remote.json calls /:shop/:hash the page order, which has the one parameter :hash, at its end'],
  ['two pages of one kind', [{ pattern: '/cart', page: 'cart' }, { pattern: '/carrito', page: 'cart' }], 'remote.json has two pages cart'],
  ['a log-in for who has logged in', [{ pattern: '/in', page: 'log-in', guests: 'log-in' }], 'remote.json leads visitors of /in to the page they are on'],
  ['a log-in that guests are led away from', [{ pattern: '/in', page: 'log-in', guests: 'home' }], 'remote.json leads visitors of /in to the page they are on'],
  ['a home page that leads guests home', [{ pattern: '/', guests: 'home' }], 'remote.json leads visitors of / to the page they are on'],
  ['a home page that leads customers home', [{ pattern: '/', customers: 'home' }], 'remote.json leads visitors of / to the page they are on'],
])('%s is refused', (_what, routes, problem) => {
  expect(problemsWith(routes)).toEqual([problem]);
});
