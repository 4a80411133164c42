import { authStore, createPath, history, isLoggedIn, isShape, isString, orNull, type Check } from '@brasa/shared/runtime';
import { inputDebounce } from '@brasa/shared/domain/field-rules';
import { entryFields } from '@brasa/shared/orders';
import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

type Draft<T> = {
  readonly values: T;
  /** Log-in it was typed under, null for a guest: nobody else sees it. */
  readonly session: string | null;
};

const sessionNow = (): string | null => (isLoggedIn() ? (authStore.get().session ?? '') : null);
const stateHere = () => entryFields(history.location);

/** What stands in the form of the page shown stays with its entry of the history, under `field`: a reload finds it again, another visit does not. */
export function createFormMemory<T>(field: string, isValues: Check<T>) {
  const isDraft = isShape<Draft<T>>({ values: isValues, session: orNull(isString) });
  const address = createPath(history.location);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  function write(values: T | null): void {
    const draft: Draft<T> | null = values && { values, session: sessionNow() };
    // Another entry keeps what is its own.
    if (createPath(history.location) !== address || JSON.stringify(stateHere()[field] ?? null) === JSON.stringify(draft)) return;
    const { [field]: _before, ...others } = stateHere();
    history.replace(address, draft ? { ...others, [field]: draft } : others);
  }

  return {
    read: (): T | null => {
      const found = stateHere()[field];
      return isDraft(found) && (found.session === null || found.session === sessionNow()) ? found.values : null;
    },
    keepNow: (values: T): void => {
      clearTimeout(timer);
      if (!isOver) write(values);
    },
    /** A moment after the last key [DEC-276]. */
    keepSoon: (values: () => T): void => {
      clearTimeout(timer);
      if (!isOver) timer = setTimeout(() => write(values()), inputDebounce);
    },
    stop: (): void => clearTimeout(timer),
    /** Nothing is kept any more: it was sent, or does not belong to whoever is here now. */
    forget: (): void => {
      isOver = true;
      clearTimeout(timer);
      write(null);
    },
  };
}

type FormMemory<T> = Pick<ReturnType<typeof createFormMemory<T>>, 'keepNow' | 'keepSoon' | 'stop'>;

/** Keeps what is typed a moment after the last key, and at once when the page is left or put to sleep. */
export function useKeptForm<T extends FieldValues>(form: UseFormReturn<T>, memory: FormMemory<T>): void {
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
