import { clock } from '@brasa/shared/runtime';
import { useEffect, useState } from 'react';

/** `at` is the promised instant by the server's clock, in epoch milliseconds. */
export type TimeLeft = { readonly seconds: number; readonly at: number };

/** Time to the promised hour, counted on from the answer that named it; null in the first picture. */
export function useTimeLeft(seconds: number, receivedAt: number): TimeLeft | null {
  const [left, setLeft] = useState<TimeLeft | null>(null);
  useEffect(() => {
    const count = () => {
      const remaining = Math.max(0, Math.round(seconds - (Date.now() - receivedAt) / 1000));
      setLeft({ seconds: remaining, at: clock.now() + remaining * 1000 });
    };
    count();
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [seconds, receivedAt]);
  return left;
}
