import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { fakeHttp, freshStorage, resetStores, wayOf } from '@brasa/shared/testing';
import { QueryClient } from '@tanstack/react-query';
import { designsQuery } from './designs-query.ts';

const client = new QueryClient();
beforeEach(() => {
  resetStores();
  freshStorage();
});
afterEach(() => client.clear());

test('the designs for sale are asked for without a payload and without an identity [API-117]', async () => {
  const api = fakeHttp({ 'data/getCertificados': { data: [{ id: 2, name: 'Gift Card Q100', amount: 100 }] } });
  expect(await client.fetchQuery(designsQuery)).toMatchObject([{ id: 2, amount: 10_000 }]);
  expect(api.calls.map((made) => [made.path, wayOf(made), made.payload])).toEqual([['data/getCertificados', 'nobody, json', {}]]);
});
