const numbersOf = (version: string): [number, number, number] | null => {
  const match = /^(\d+)\.(\d+)\.(\d+)$/.exec(version.trim());
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : null;
};

export type VersionCheck = {
  /** `reset` on the first visit, `clear` when the menu made a break; `keep` otherwise. The first two empty the cart. */
  readonly cart: 'reset' | 'clear' | 'keep';
  /** What to store from now on; null: leave what is there. */
  readonly store: string | null;
};

/** The release of the menu against the one the cart was made with [DEC-111]. */
export function checkVersion(stored: string | null, current: string): VersionCheck {
  const now = numbersOf(current);
  if (!now) return { cart: 'keep', store: null };
  const before = numbersOf(stored ?? '');
  const store = now.join('.');
  if (!before) return { cart: 'reset', store };
  if (before[0] !== now[0]) return { cart: 'clear', store };
  return { cart: 'keep', store: before.join('.') === store ? null : store };
}
