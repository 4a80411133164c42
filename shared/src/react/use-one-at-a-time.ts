import { useRef, useState } from 'react';

/** Does `work` unless it is under way already: a second press may come before the button is drawn as busy. Answers what to call, and whether it is under way. */
export function useOneAtATime<Args extends readonly unknown[]>(work: (...args: Args) => Promise<unknown>): readonly [begin: (...args: Args) => Promise<void>, isUnderWay: boolean] {
  const isBegun = useRef(false);
  const [isUnderWay, setUnderWay] = useState(false);
  const begin = async (...args: Args): Promise<void> => {
    if (isBegun.current) return;
    isBegun.current = true;
    setUnderWay(true);
    try {
      await work(...args);
    } finally {
      isBegun.current = false;
      setUnderWay(false);
    }
  };
  return [begin, isUnderWay];
}
