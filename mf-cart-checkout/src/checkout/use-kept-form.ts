import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { inputDebounce } from '@brasa/shared/domain/field-rules';
import { updateCheckout, updateClient } from '@brasa/shared/runtime';
import type { ClientValues } from './client-values.ts';

function keep({ wantsInvoice, wantsAccount, acceptsTerms, ...client }: ClientValues): void {
  updateClient(client);
  updateCheckout({ wantsInvoice, wantsAccount, acceptsTerms });
}

/** What is typed is kept a moment after the last key, and at once when the field or the page is left or put to sleep [DEC-276]. */
export function useKeptForm(form: UseFormReturn<ClientValues>): { readonly keepNow: () => void } {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const keepNow = useRef(() => {
    clearTimeout(timer.current);
    keep(form.getValues());
  }).current;

  useEffect(() => {
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer.current);
        timer.current = setTimeout(keepNow, inputDebounce);
      },
    });
    const look = (): void => void (document.visibilityState === 'hidden' && keepNow());
    document.addEventListener('visibilitychange', look);
    window.addEventListener('beforeunload', keepNow, { capture: true });
    return () => {
      stop();
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('beforeunload', keepNow, { capture: true });
      keepNow();
    };
  }, [form, keepNow]);

  return { keepNow };
}
