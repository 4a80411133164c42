import { useEffect, useRef, useState } from 'react';
import { ceremonyEnded, hasPasskeys, offersPasskeys } from './passkey-device.ts';
import { logInWithPasskey } from './passkey-log-in.ts';

/**
 * Passkeys at the log-in: offered among what the browser fills in, as long as the page is open, and by a button. Only one of
 * the two waits for the customer at a time: the button ends the offer, which begins again when the button's log-in failed.
 * `onRefused` gets the sentence to show, empty when a new attempt begins.
 */
export function usePasskeyLogIn(onRefused: (message: string) => void) {
  const [isBusy, setBusy] = useState(false);
  /** Counts up to offer them again after the button. */
  const [round, setRound] = useState(0);
  const latest = useRef(onRefused);
  useEffect(() => {
    latest.current = onRefused;
  });
  /** Of the ceremony that runs, be it the offer's or the button's. */
  const running = useRef(new AbortController());
  const begin = (): AbortSignal => {
    running.current.abort(ceremonyEnded);
    running.current = new AbortController();
    return running.current.signal;
  };

  useEffect(() => {
    const signal = begin();
    const offer = async (): Promise<void> => {
      if (!(await offersPasskeys())) return;
      while (!signal.aborted) {
        const result = await logInWithPasskey({ autofill: true, signal, onSigned: () => setBusy(true) });
        if (signal.aborted) return;
        if (result.ok) return;
        setBusy(false);
        if (result.message !== '') latest.current(result.message);
        if (!result.mayTryAgain) return;
      }
    };
    void offer();
    return () => running.current.abort(ceremonyEnded);
  }, [round]);

  const press = async (): Promise<void> => {
    if (isBusy) return;
    const signal = begin();
    setBusy(true);
    latest.current('');
    const result = await logInWithPasskey({ autofill: false, signal, onSigned: () => {} });
    if (signal.aborted) return;
    if (result.ok) return;
    setBusy(false);
    latest.current(result.message);
    setRound((count) => count + 1);
  };
  return { isPossible: hasPasskeys(), isBusy, press: () => void press() };
}
