import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { customerAnswer, logIn, type KnownOrder } from '@brasa/shared/runtime';
import { fakeHttp, freshStorage, resetStores, wayOf } from '@brasa/shared/testing';
import { toOrder } from '@brasa/shared/wire/orders-wire';
import { QueryClient } from '@tanstack/react-query';
import { driverQuery, hasTrackedQuery, orderQuery } from './live-order/order-queries.ts';
import { guestOrderQuery } from './orders/orders-queries.ts';
import { driverBody, orderBody } from './testing/order-body.ts';

const hash = 'h4Jt0mWc';
let client: QueryClient;
beforeEach(() => {
  resetStores();
  freshStorage();
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
});
afterEach(() => client.clear());

const order = toOrder(orderBody());
if (!order) throw new Error('the order of the tests is none');
const once = { retry: false } as const;

test('an order, its positions and whether it has any are asked for by the hash alone, without a payload [API-048] [API-052] [API-055]', async () => {
  const api = fakeHttp({ [`cliente/getOrdenHash/${hash}`]: orderBody(), [`cliente/getCoordenadasHash/${hash}`]: driverBody(), [`tracker/ordenHasTracked/${hash}`]: { data: { tracked: 'S' } } });
  await client.fetchQuery(orderQuery(hash, { session: null, isGuest: false }));
  await client.fetchQuery({ ...driverQuery(hash, order) });
  await client.fetchQuery({ ...hasTrackedQuery(hash, order) });
  await client.fetchQuery(guestOrderQuery({ number: 4827, hash } satisfies KnownOrder));
  expect(api.calls.map((made) => [made.path, wayOf(made), made.payload])).toEqual([
    [`cliente/getOrdenHash/${hash}`, 'nobody, json', {}],
    [`cliente/getCoordenadasHash/${hash}`, 'nobody, json', {}],
    [`tracker/ordenHasTracked/${hash}`, 'nobody, json', {}],
    [`cliente/getOrdenHash/${hash}`, 'nobody, json', {}],
  ]);
});

test('positions are given up after five seconds, once, and are asked for again only with the next look [API-051]', async () => {
  jest.useFakeTimers();
  try {
    const api = fakeHttp({ [`cliente/getCoordenadasHash/${hash}`]: driverBody() });
    api.setLatency(60_000);
    let ended = '';
    const asked = client.fetchQuery(driverQuery(hash, order)).catch((error: Error) => void (ended = error.message));
    await jest.advanceTimersByTimeAsync(4999);
    expect(ended).toBe('');
    await jest.advanceTimersByTimeAsync(2);
    await asked;
    expect(ended).toBe('timeout of 5000ms exceeded');
    await jest.advanceTimersByTimeAsync(30_000);
    expect(api.calls).toHaveLength(1);
  } finally {
    jest.useRealTimers();
  }
});

test('the orders of an account are asked for with its tokens: the last ones without a body, those on their way without a payload [API-041] [API-045]', async () => {
  logIn({ token: 't', refresh: 'r' });
  const api = fakeHttp({ 'cliente/getLastOrders': { ordenes: [] }, 'cliente/getOrdersPend': { data: { cantidad: 0, ordenes: [] } } });
  await client.fetchQuery({ ...customerAnswer('cliente/getLastOrders'), ...once });
  await client.fetchQuery({ ...customerAnswer('cliente/getOrdersPend'), ...once });
  expect(api.calls.map((made) => [made.path, wayOf(made), made.payload])).toEqual([
    ['cliente/getLastOrders', 'customer, nothing', undefined],
    ['cliente/getOrdersPend', 'customer, json', {}],
  ]);
});
