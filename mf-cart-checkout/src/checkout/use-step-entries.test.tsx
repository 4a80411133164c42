/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { checkoutStore, navigate, updateCheckout } from '@brasa/shared/runtime';
import { freshStorage, resetStores } from '@brasa/shared/testing';
import { useStepEntries } from './use-step-entries.ts';

afterEach(cleanup);

/** What the browser does when somebody goes back: the entry is another, and the page is told. */
function goesBackToForm(): void {
  window.history.replaceState({ usr: null, key: 'form', idx: 0 }, '', '/checkout');
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }));
}

function Payment({ onShown }: { readonly onShown: () => void }) {
  useStepEntries('payment');
  useLayoutEffect(onShown, [onShown]);
  return null;
}

test('who goes back in the very moment in which the payment is shown comes to the form [BACK-005]', () => {
  resetStores();
  freshStorage();
  navigate('/checkout', { state: { step: 'payment' } });
  updateCheckout({ step: 'payment' });
  act(() => void render(<Payment onShown={goesBackToForm} />));
  expect(checkoutStore.get().step).toBe('form-data');
});
