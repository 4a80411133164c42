/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { act, fireEvent } from '@testing-library/react';
import { navigate } from '@brasa/shared/runtime';
import { freshTracking, openTracking, settle } from '../testing/open-tracking.tsx';
import { orderBody } from '../testing/order-body.ts';
import { onRequest } from './orders-queries.ts';

const last = 'cliente/getLastOrders';
const pending = 'cliente/getOrdersPend';
const routes = { [last]: { ordenes: [] }, [pending]: { data: { cantidad: 0, ordenes: [] } }, 'cliente/getOrdenHash/h4Jt0mWc': orderBody({ status: 'FIN', order: { isOwner: true } }) };
const customer = { auth: 't', refresh: 'r' };

freshTracking();

test('the orders of a customer do not grow old by themselves [QRY-006]', () => {
  expect(onRequest.staleTime).toBe(Infinity);
});

test('they are asked for again on entering every page of orders, and on coming back to its tab [ORDS-020]', async () => {
  const { api } = await openTracking({ path: '/orders', local: customer, routes });
  await settle();
  const asked = () => [api.callsTo(last).length, api.callsTo(pending).length];
  expect(asked()).toEqual([1, 1]);
  for (const [index, path] of ['/tracking/h4Jt0mWc', '/tracker/h4Jt0mWc', '/orders'].entries()) {
    await act(async () => navigate(path));
    await settle();
    expect(asked()).toEqual([index + 2, index + 2]);
  }
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  await act(async () => void fireEvent(window, new Event('visibilitychange')));
  await settle();
  expect(asked()).toEqual([5, 5]);
  visibility.mockRestore();
});

test('nobody asks for the orders of a guest [ORDS-020]', async () => {
  const { api } = await openTracking({ path: '/orders', routes });
  await act(async () => navigate('/tracking/h4Jt0mWc'));
  await settle();
  expect([...api.callsTo(last), ...api.callsTo(pending)]).toEqual([]);
});
