import { useEffect, useRef, useState } from 'react';
import { ceremonyEnded } from '../access/passkey-device.ts';

/** Runs what waits for the device. Its signal is aborted when the customer does not want to wait any longer. */
export type AtDevice = <Result>(work: (signal: AbortSignal) => Promise<Result>) => Promise<Result>;

/** A device may wait for minutes until somebody touches it. The wait ends with the dialog that asked for it. */
export function useDeviceWait() {
  const controller = useRef<AbortController | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => () => controller.current?.abort(ceremonyEnded), []);

  const atDevice: AtDevice = async (work) => {
    const { signal } = (controller.current = new AbortController());
    setWaiting(true);
    try {
      return await work(signal);
    } finally {
      setWaiting(false);
    }
  };
  return { atDevice, isWaiting };
}
