import { useEffect, useRef } from 'react';

/** Does something each time the network comes back, as long as the component is there. */
export function useWhenBack(work: () => void): void {
  const latest = useRef(work);
  useEffect(() => void (latest.current = work), [work]);
  useEffect(() => {
    const back = (): void => latest.current();
    window.addEventListener('online', back);
    return () => window.removeEventListener('online', back);
  }, []);
}
