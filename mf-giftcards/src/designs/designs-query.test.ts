import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { fakeHttp, freshStorage, resetStores, wayOf } from '@brasa/shared/testing';
import { QueryClient } from '@tanstack/react-query';
import { designQuery, designsQuery } from './designs-query.ts';

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

test('one design is asked for with its id, and is null when it is not for sale [API-120]', async () => {
  const api = fakeHttp({ 'data/getCertificado': { data: { id: 2, name: 'Gift Card Q100', amount: 100 } } });
  expect(await client.fetchQuery(designQuery(client, 2))).toMatchObject({ id: 2, amount: 10_000 });
  expect(api.calls.map((made) => [made.path, wayOf(made), made.payload])).toEqual([['data/getCertificado', 'nobody, json', { id: 2 }]]);
  api.route('data/getCertificado', { codigoRetorno: '01', mensajeRetorno: 'No encontramos la Gift Card', data: null });
  expect(await client.fetchQuery(designQuery(client, 99))).toBeNull();
});

test('nothing is asked for a design that the list of all has', async () => {
  const api = fakeHttp({ 'data/getCertificados': { data: [{ id: 2, name: 'Gift Card Q100', amount: 100 }] } });
  await client.fetchQuery(designsQuery);
  expect(await client.ensureQueryData(designQuery(client, 2))).toMatchObject({ id: 2 });
  expect(api.callsTo('data/getCertificado')).toEqual([]);
});
