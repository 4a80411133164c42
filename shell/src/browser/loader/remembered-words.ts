/** Words without spaces, remembered until the tab closes; without a storage the page remembers by itself. */
export function rememberedWords(storage: Pick<Storage, 'getItem' | 'setItem'>, key: string) {
  const known = new Set<string>();
  const change = (work: () => void): void => {
    try {
      work();
    } catch {
      // The storage is full or forbidden.
    }
  };
  const save = (): void => change(() => storage.setItem(key, [...known].join(' ')));
  change(() => (storage.getItem(key) ?? '').split(' ').forEach((word) => word && known.add(word)));
  return {
    has: (word: string): boolean => known.has(word),
    /** Whether `text` begins with one of them, as a file does with its origin. */
    hasStartOf: (text: string): boolean => [...known].some((word) => text.startsWith(word)),
    add: (word: string): void => {
      known.add(word);
      save();
    },
    isEmpty: (): boolean => known.size === 0,
    clear: (): void => {
      if (known.size === 0) return;
      known.clear();
      save();
    },
  };
}

export type RememberedWords = ReturnType<typeof rememberedWords>;
