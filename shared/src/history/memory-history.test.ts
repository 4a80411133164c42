import { expect, test } from '@jest/globals';
import { createMemoryHistory } from './memory-history.ts';

test('a page pushed after going back replaces what was ahead', () => {
  const history = createMemoryHistory('/', '/menu', '/cart');
  history.go(-1);
  expect([history.location.pathname, history.action]).toEqual(['/menu', 'POP']);
  history.push('/tiendas');
  history.go(1);
  expect(history.location.pathname).toBe('/tiendas');
  history.go(-2);
  expect(history.isInitialEntry).toBe(true);
});

test('nobody is told of a step that does not exist', () => {
  const history = createMemoryHistory('/cart');
  const paths: string[] = [];
  history.listen(({ location }) => paths.push(location.pathname));
  history.go(-1);
  history.go(5);
  expect(paths).toEqual([]);
});
