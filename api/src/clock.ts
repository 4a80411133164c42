/** Epoch milliseconds. Everything that decides by time asks this and never `Date.now()`, so that tests own the time. */
export type Clock = { now(): number };

export const systemClock: Clock = { now: () => Date.now() };
