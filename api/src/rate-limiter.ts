import type { Clock } from './clock.ts';

export type Limit = { readonly max: number; readonly seconds: number };

type Window = { hits: number; readonly startsAt: number; readonly endsAt: number };

const purgeEvery = 5_000;

/**
 * Fixed windows in the memory of the process: enough for one instance. More instances multiply the limits; wrong passwords
 * and wrong codes are counted in the database instead.
 */
export class RateLimiter {
  readonly #clock: Clock;
  readonly #enabled: boolean;
  readonly #windows = new Map<string, Window>();
  #calls = 0;

  constructor(clock: Clock, enabled: boolean) {
    this.#clock = clock;
    this.#enabled = enabled;
  }

  /** Counts one use. Answers the seconds to wait once the limit is passed, otherwise 0. */
  count(key: string, limit: Limit): number {
    if (!this.#enabled) return 0;
    const now = this.#clock.now();
    this.#purge(now);
    const open = this.#windows.get(key);
    const window = open && open.endsAt > now ? open : { hits: 0, startsAt: now, endsAt: now + limit.seconds * 1000 };
    window.hits += 1;
    this.#windows.set(key, window);
    return window.hits > limit.max ? Math.ceil((window.endsAt - now) / 1000) : 0;
  }

  /**
   * Takes back a use that was counted at `countedAt` (epoch milliseconds): for limits that count only what went wrong, but have
   * to count before anybody knows. When another window has begun since, it was not counted there, and nothing is taken back.
   */
  giveBack(key: string, countedAt: number): void {
    const window = this.#windows.get(key);
    if (window && window.startsAt <= countedAt && window.hits > 0) window.hits -= 1;
  }

  /** Seconds to wait if the limit is already used up, without counting: for limits that count only misses. */
  waitFor(key: string, limit: Limit): number {
    if (!this.#enabled) return 0;
    const now = this.#clock.now();
    const window = this.#windows.get(key);
    return window && window.endsAt > now && window.hits >= limit.max ? Math.ceil((window.endsAt - now) / 1000) : 0;
  }

  forget(key: string): void {
    this.#windows.delete(key);
  }

  #purge(now: number): void {
    this.#calls += 1;
    if (this.#calls % purgeEvery !== 0) return;
    for (const [key, window] of this.#windows) if (window.endsAt <= now) this.#windows.delete(key);
  }
}
