/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { freshTracking, openTracking } from '../testing/open-tracking.tsx';

freshTracking();

test.each([
  ['an error', () => ({ status: 503 })],
  ['a refusal', { codigoRetorno: '01', mensajeRetorno: 'No' }],
  ['nonsense', { ordenes: 'x' }],
])('%s instead of the last orders is an empty list [API-044]', async (_name, answer) => {
  await openTracking({ path: '/orders', local: { auth: 't', refresh: 'r' }, routes: { 'cliente/getLastOrders': answer, 'cliente/getOrdersPend': { data: { cantidad: 0, ordenes: [] } } } });
  expect(await screen.findByText('No tienes pedidos recientes')).not.toBeNull();
});
