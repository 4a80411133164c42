/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { checkoutStore } from '@brasa/shared/runtime';
import { anExampleMenu } from '@brasa/shared/testing';
import { balanceOf, choose, confirm, freshCheckouts, openPayment, save, sentData, server, session, toasts } from '../testing/checkout-page.tsx';

freshCheckouts();

const methods = () => screen.getAllByRole('radio').map((radio) => radio.parentElement?.querySelector('strong')?.textContent);

test('who has a gift-card balance that reaches pays with it, by cash or by card, and with nothing else [GEN-006] [PAYM-005]', async () => {
  const page = await openPayment({ local: session, routes: balanceOf(119) });
  expect(methods()).toEqual(['Efectivo', 'Tarjeta', 'Gift Card']);
  await choose(/Gift Card/);
  await confirm();
  expect(sentData(page)).toMatchObject({ tipoPago: 'C', montoCertificado: 119, totalVenta: 119 });
  expect(page.path()).toBe('/tracking/h4Jt0mWc');
  expect(checkoutStore.get().showPaymentSuccess).toBe(false);
});

test('gift cards are not offered to guests, without a balance, or while they are switched off [PAYM-005]', async () => {
  const guest = await openPayment();
  expect([methods(), guest.api.callsTo('data/getCertificadosCliente')]).toEqual([['Efectivo', 'Tarjeta'], []]);
  cleanup();
  await openPayment({ local: session, routes: balanceOf(0) });
  expect(screen.queryByText('Gift Card')).toBeNull();
  cleanup();
  const off = await openPayment({ local: session, routes: balanceOf(119), catalog: anExampleMenu({ certificatesEnabled: false }) });
  expect(screen.queryByText('Gift Card')).toBeNull();
  expect(off.api.callsTo('data/getCertificadosCliente')).toEqual([]);
});

test('a balance below the total is used first, and cash pays the rest [PAYM-006]', async () => {
  const page = await openPayment({ local: session, routes: balanceOf(56.8) });
  await userEvent.click(screen.getByRole('checkbox', { name: /Gift Card/ }));
  expect(checkoutStore.get().partialPayment).toBe(true);
  expect(screen.getByText('Por pagar').parentElement?.textContent).toContain('Q62.20');
  await choose(/Efectivo/);
  await userEvent.type(screen.getByLabelText(/Con cuánto pagas/), '62');
  await confirm();
  expect(screen.getByText('Debe ser al menos Q62.20')).not.toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText(/Con cuánto pagas/));
  await userEvent.type(screen.getByLabelText(/Con cuánto pagas/), '{Backspace}5');
  await confirm();
  expect(sentData(page)).toMatchObject({ tipoPago: 'E', montoCertificado: 56.8, totalVenta: 119, comentarios: 'Paga con Q65.00' });
});

test('a balance nobody asked for stays in the account [PAYM-006]', async () => {
  const page = await openPayment({ local: session, routes: balanceOf(56.8) });
  const part = screen.getByRole('checkbox', { name: /Gift Card/ });
  await userEvent.click(part);
  await userEvent.click(part);
  await choose(/Efectivo/);
  await confirm();
  expect(sentData(page)).not.toHaveProperty('montoCertificado');
  expect(sentData(page)).toMatchObject({ tipoPago: 'E' });
});

test('a balance that was spent elsewhere meanwhile is asked for again', async () => {
  let saldo = 56.8;
  const refused = { body: { codigoRetorno: '01', mensajeRetorno: 'Tu saldo de Gift Card no es suficiente' } };
  await openPayment({ local: session, routes: { ...balanceOf(0), 'data/getCertificadosCliente': () => ({ body: { data: [], saldo } }), [save]: server(refused) } });
  await userEvent.click(screen.getByRole('checkbox', { name: /Gift Card/ }));
  await choose(/Efectivo/);
  saldo = 20;
  await confirm();
  expect(screen.getByRole('checkbox', { name: /Gift Card/ }).parentElement?.textContent).toContain('Q20.00');
  expect(toasts()).toEqual([['warning', 'Tu saldo de Gift Card no es suficiente']]);
});

test('what an unpaid order keeps aside can be used by the order that follows it', async () => {
  const kept = { data: { orden: { idorder: 4827, hash: 'h4Jt0mWc', trackerStatus: 'PEN', paymentStatus: 'PEN' }, detalle: { total: 119, certificado: 56.8, porPagar: 62.2 } } };
  await openPayment({ local: { ...session, 'order-id': '4827', order_hash: 'h4Jt0mWc' }, routes: { ...balanceOf(0), 'cliente/getOrdenHash': kept } });
  expect(screen.getByRole('checkbox', { name: /Gift Card/ }).parentElement?.textContent).toContain('Q56.80');
});
