import { useEffect, useRef } from 'react';
import { entryFields } from '../orders/entry-fields.ts';
import { createPath, history, navigate, randomId, type Location } from '@brasa/shared/runtime';

const field = 'bankPage';

/** Whether it is the entry of the bank's page, which lies over that of the page below. */
export const isBankEntry = (entry: Location): boolean => field in entryFields(entry);

let leaving: Promise<void> = Promise.resolve();

/** Resolves when no entry of the bank's page is on its way out any more: the browser takes it away a moment after it is told to. */
export const bankEntryLeft = (): Promise<void> => leaving;

function leaveEntry(): void {
  leaving = new Promise((resolve) => {
    const stop = history.listen(() => {
      stop();
      resolve();
    });
  });
  history.go(-1);
}

/**
 * As long as the page of the bank is open it has an entry of its own in the history: the browser's back button closes it
 * and leaves the page below as it is. Closed in another way, it takes its entry along.
 */
export function useBankEntry(isOpen: boolean, onBack: () => void): void {
  const latestOnBack = useRef(onBack);
  latestOnBack.current = onBack;
  useEffect(() => {
    if (!isOpen) return undefined;
    const mark = randomId();
    const isOnTop = (): boolean => entryFields(history.location)[field] === mark;
    navigate(createPath(history.location), { state: { ...entryFields(history.location), [field]: mark } });
    const stop = history.listen(({ action }) => {
      if (action === 'POP' && !isOnTop()) latestOnBack.current();
    });
    return () => {
      stop();
      if (isOnTop()) leaveEntry();
    };
  }, [isOpen]);
}
