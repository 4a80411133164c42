/** Keeps the values asked for most recently. */
export function recent<T>(limit: number) {
  const values = new Map<string, T>();
  return {
    get(key: string): T | undefined {
      const value = values.get(key);
      if (value === undefined) return undefined;
      values.delete(key);
      values.set(key, value);
      return value;
    },
    set(key: string, value: T): void {
      values.delete(key);
      values.set(key, value);
      const oldest = values.size > limit ? values.keys().next().value : undefined;
      if (oldest !== undefined) values.delete(oldest);
    },
    forget: (key: string) => void values.delete(key),
    clear: () => values.clear(),
  };
}
