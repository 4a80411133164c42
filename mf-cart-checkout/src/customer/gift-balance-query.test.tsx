/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { useReducer } from 'react';
import { authStore, logIn, unfinishedOrder } from '@brasa/shared/runtime';
import { fakeHttp, type FakeCall, resetStores } from '@brasa/shared/testing';
import { renderArea } from '@brasa/shared/testing/render-area';
import { useGiftBalance } from './gift-balance-query.ts';

const path = 'data/getCertificadosCliente';

function Balance() {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  return (
    <>
      <output>{useGiftBalance() ?? '–'}</output>
      <button onClick={renderAgain}>Otra vez</button>
    </>
  );
}
const shown = () => screen.getByRole('status').textContent;

beforeEach(() => {
  resetStores();
  localStorage.clear();
});

/** Answers with the balance of whoever asks, as soon as `ready` is resolved for them. */
function balances(ofCustomers: Record<string, { readonly saldo: number; readonly ready?: Promise<void> }>) {
  return fakeHttp({
    [path]: async ({ headers }: FakeCall) => {
      const { saldo = 0, ready } = ofCustomers[headers.get('authorization')?.replace('Bearer ', '') ?? ''] ?? {};
      await ready;
      return { body: { data: [], saldo } };
    },
  });
}

test('the balance of one customer is not shown to the next one, who enters in another tab, while hers is on its way', async () => {
  let answerLuis = () => {};
  const ready = new Promise<void>((resolve) => (answerLuis = resolve));
  const api = balances({ Ana: { saldo: 50 }, Luis: { saldo: 7, ready } });
  logIn({ token: 'Ana', refresh: 'r' });
  renderArea(<Balance />);
  await screen.findByText('5000');
  act(() => authStore.set({ token: 'Luis', refresh: 'r2', guest: null, session: 'of Luis' }));
  await waitFor(() => expect(api.callsTo(path)).toHaveLength(2));
  expect(shown()).toBe('–');
  await act(async () => answerLuis());
  await screen.findByText('700');
});

test('while it is asked for again because of another unfinished order, the last balance stands', async () => {
  let answer = () => {};
  const customers = { Ana: { saldo: 50 } as { saldo: number; ready?: Promise<void> } };
  const api = balances(customers);
  logIn({ token: 'Ana', refresh: 'r' });
  renderArea(<Balance />);
  await screen.findByText('5000');
  customers.Ana = { saldo: 20, ready: new Promise<void>((resolve) => (answer = resolve)) };
  unfinishedOrder.write(17);
  act(() => screen.getByRole('button').click());
  await waitFor(() => expect(api.callsTo(path)).toHaveLength(2));
  expect(shown()).toBe('5000');
  await act(async () => answer());
  await screen.findByText('2000');
});
