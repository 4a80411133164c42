/** Keeps what was asked for last, up to a weight. A Map iterates in insertion order, so the first key is the one unused for longest. */
export function recentlyUsed<T>(limit: number, weigh: (value: T) => number) {
  const kept = new Map<string, T>();
  let weight = 0;

  const forget = (key: string): void => {
    const value = kept.get(key);
    if (value === undefined) return;
    kept.delete(key);
    weight -= weigh(value);
  };

  return {
    get: (key: string): T | undefined => {
      const value = kept.get(key);
      if (value === undefined) return undefined;
      kept.delete(key);
      kept.set(key, value);
      return value;
    },
    set: (key: string, value: T): void => {
      forget(key);
      if (weigh(value) > limit / 4) return;
      kept.set(key, value);
      weight += weigh(value);
      for (const oldest of kept.keys()) {
        if (weight <= limit) return;
        forget(oldest);
      }
    },
    clear: (): void => {
      kept.clear();
      weight = 0;
    },
  };
}
