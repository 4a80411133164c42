import { createPath, history, isBoolean, isLoggedIn, isRecord, isShape, isString } from '@brasa/shared/runtime';
import { inputDebounce } from '@brasa/shared/domain/field-rules';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FormValues } from './form-values.ts';

type Draft = FormValues & {
  /** Typed with a session: no guest sees it. */
  readonly asCustomer: boolean;
};

const isDraft = isShape<Draft>({ buyerName: isString, recipientName: isString, recipientEmail: isString, dedication: isString, sendsLater: isBoolean, sendDate: isString, asCustomer: isBoolean });
const field = 'giftCardForm';
const stateHere = (): Readonly<Record<string, unknown>> => (isRecord(history.location.state) ? history.location.state : {});

/** What stands in the form stays with its entry of the history: a reload finds it again, another visit does not. */
function createFormMemory() {
  const address = createPath(history.location);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  function write(values: FormValues | null): void {
    const draft: Draft | null = values && { ...values, asCustomer: isLoggedIn() };
    // Another entry keeps what is its own.
    if (createPath(history.location) !== address || JSON.stringify(stateHere()[field] ?? null) === JSON.stringify(draft)) return;
    const { [field]: _before, ...others } = stateHere();
    history.replace(address, draft ? { ...others, [field]: draft } : others);
  }

  return {
    read: (): FormValues | null => {
      const found = stateHere()[field];
      if (!isDraft(found) || (found.asCustomer && !isLoggedIn())) return null;
      const { asCustomer: _who, ...values } = found;
      return values;
    },
    keepNow: (values: FormValues): void => {
      clearTimeout(timer);
      if (!isOver) write(values);
    },
    /** A moment after the last key [DEC-276]. */
    keepSoon: (values: () => FormValues): void => {
      clearTimeout(timer);
      if (!isOver) timer = setTimeout(() => write(values()), inputDebounce);
    },
    stop: (): void => clearTimeout(timer),
    /** The card is in the cart: nothing is kept any more. */
    forget: (): void => {
      isOver = true;
      clearTimeout(timer);
      write(null);
    },
  };
}

export type FormMemory = ReturnType<typeof createFormMemory>;

export const useFormMemory = (): FormMemory => useState(createFormMemory)[0];

/** Keeps what is typed a moment after the last key, and at once when the page is left or put to sleep. */
export function useKeptForm(form: UseFormReturn<FormValues>, memory: FormMemory): void {
  useEffect(() => {
    const keepNow = (): void => memory.keepNow(form.getValues());
    const stop = form.subscribe({ formState: { values: true }, callback: () => memory.keepSoon(form.getValues) });
    const look = (): void => void (document.visibilityState === 'hidden' && keepNow());
    document.addEventListener('visibilitychange', look);
    window.addEventListener('beforeunload', keepNow);
    return () => {
      stop();
      memory.stop();
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('beforeunload', keepNow);
    };
  }, [form, memory]);
}
