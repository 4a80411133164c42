import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { paths } from './paths.ts';

type Routes = { readonly routes: readonly { readonly pattern: string }[] };

test('the pages before the checkout are those by which mf-account lets a guest in', () => {
  const { routes } = JSON.parse(readFileSync(new URL('../../mf-account/remote.json', import.meta.url), 'utf8')) as Routes;
  const forGuests = routes.map(({ pattern }) => pattern).filter((pattern) => pattern !== '/logout' && !/^\/profile|:/.test(pattern));
  expect([paths.login, ...paths.account].toSorted()).toEqual(forGuests.toSorted());
});
