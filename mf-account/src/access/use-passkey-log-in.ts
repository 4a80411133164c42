import { useEffect, useRef, useState } from 'react';
import { hasPasskeys, offersPasskeys, stopWaiting } from './passkey-device.ts';
import { logInWithPasskey } from './passkey-log-in.ts';

type Handlers = { readonly onEntered: () => void; readonly onRefused: (message: string) => void };

/** Passkeys at the log-in: offered among what the browser fills in, as long as the page is open, and by a button. */
export function usePasskeyLogIn(handlers: Handlers) {
  const [isBusy, setBusy] = useState(false);
  /** Counts up to offer them again: a ceremony is over once the button was pressed. */
  const [round, setRound] = useState(0);
  const now = useRef(handlers);
  useEffect(() => {
    now.current = handlers;
  });

  useEffect(() => {
    let isOver = false;
    const offer = async (): Promise<void> => {
      if (!(await offersPasskeys())) return;
      while (!isOver) {
        const result = await logInWithPasskey({ autofill: true });
        if (isOver) return;
        if (result.ok) return now.current.onEntered();
        if (result.message !== '') now.current.onRefused(result.message);
        if (!result.mayTryAgain) return;
      }
    };
    void offer();
    return () => {
      isOver = true;
      stopWaiting();
    };
  }, [round]);

  const press = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    now.current.onRefused('');
    const result = await logInWithPasskey({ autofill: false });
    if (result.ok) return now.current.onEntered();
    setBusy(false);
    now.current.onRefused(result.message);
    setRound((count) => count + 1);
  };
  return { isPossible: hasPasskeys(), isBusy, press: () => void press() };
}
