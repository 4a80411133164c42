/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { objectOf, textOf } from '../wire/read.ts';
import { connectAuth, keepTokens } from '../stores/auth-store.ts';
import { logIn, logOut } from '../stores/session.ts';
import { fakeHttp, type FakeCall } from '../testing/fake-http.ts';
import { renderArea } from '../testing/render-area.tsx';
import { resetStores } from '../testing/reset.ts';
import { useCustomerAnswer } from './use-customer-answer.ts';

const path = 'cliente/getDataUser';
const ana = { data: { nombres: 'Ana', email: 'ana@example.com' } };
const luis = { data: { nombres: 'Luis', email: 'luis@example.com' } };

const field = (name: string) => (answer: unknown) => textOf(objectOf(objectOf(answer)['data'])[name]);
const toName = field('nombres');
const toEmail = field('email');
function Reader({ select }: { readonly select: (answer: unknown) => string }) {
  return <output>{useCustomerAnswer(path, select).data ?? '–'}</output>;
}
const Both = () => (
  <>
    <Reader select={toName} />
    <Reader select={toEmail} />
  </>
);
const read = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

let stop = () => {};
beforeEach(() => {
  resetStores();
  localStorage.clear();
});
afterEach(() => stop());

/** What another tab writes reaches this one key by key. */
function writtenByOtherTab(entries: Record<string, string>): void {
  for (const [key, newValue] of Object.entries(entries)) {
    localStorage.setItem(key, newValue);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  }
}

test('two readers that need different parts of an answer ask once, and a renewed token asks nothing again', async () => {
  const api = fakeHttp({ [path]: ana });
  logIn({ token: 'token of Ana', refresh: 'r' });
  renderArea(<Both />);
  await screen.findByText('Ana');
  expect(read()).toEqual(['Ana', 'ana@example.com']);
  act(() => keepTokens({ token: 'renewed', refresh: 'r2' }));
  expect([read(), api.callsTo(path).length]).toEqual([['Ana', 'ana@example.com'], 1]);
});

test('for a guest nothing is asked, and after a log-out nothing is left to read', async () => {
  const api = fakeHttp({ [path]: ana });
  renderArea(<Both />);
  expect([read(), api.calls]).toEqual([['–', '–'], []]);
  act(() => logIn({ token: 'token of Ana', refresh: 'r' }));
  await screen.findByText('Ana');
  act(() => logOut());
  expect(read()).toEqual(['–', '–']);
});

test('when another customer enters in another tab, what is on the screen is theirs, also when the first answer is late', async () => {
  let answerAna = () => {};
  const late = new Promise<void>((resolve) => (answerAna = resolve));
  const api = fakeHttp({
    [path]: async ({ headers }: FakeCall) => {
      if (headers.get('authorization') === 'Bearer token of Luis') return { body: luis };
      await late;
      return { body: ana };
    },
  });
  logIn({ token: 'token of Ana', refresh: 'r' });
  stop = connectAuth();
  renderArea(<Both />);
  await waitFor(() => expect(api.callsTo(path)).toHaveLength(1));
  await act(async () => writtenByOtherTab({ auth: 'token of Luis', refresh: 'r2', 'pz-session': 'of Luis' }));
  await screen.findByText('Luis');
  await act(async () => answerAna());
  expect(read()).toEqual(['Luis', 'luis@example.com']);
});
