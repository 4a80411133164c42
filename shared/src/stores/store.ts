import { BehaviorSubject, Subscription, type Observable } from 'rxjs';
import { anchored } from './anchor.ts';

/** What is true now. Values are replaced, never changed in place. */
export type Store<T> = {
  readonly name: string;
  /** The value every server renders with and every browser hydrates with. */
  readonly initial: T;
  readonly get: () => T;
  /** Setting the same value tells nobody. */
  readonly set: (next: T | ((current: T) => T)) => void;
  /** The current value, then each new one; every subscriber sees them in the same order. */
  readonly changes$: Observable<T>;
};

function create<T>(name: string, initial: T): Store<T> {
  const subject = new BehaviorSubject(initial);
  let current = initial;
  let telling = false;
  const waiting: T[] = [];

  const set = (next: T | ((current: T) => T)): void => {
    const value = typeof next === 'function' ? (next as (current: T) => T)(current) : next;
    if (Object.is(value, current)) return;
    current = value;
    waiting.push(value);
    // A subscriber may set again while it is being told: the others hear of both, the older first.
    if (telling) return;
    telling = true;
    try {
      while (waiting.length > 0) subject.next(waiting.shift() as T);
    } finally {
      telling = false;
    }
  };

  return { name, initial, get: () => current, set, changes$: subject.asObservable() };
}

/** The number is raised when the shape of the value changes so that old and new code must not share it. */
export const createStore = <T>(name: string, initial: T, version = 1): Store<T> =>
  anchored(`store.${name}/${version}`, () => create(name, initial));

/**
 * Calls `listener` once for each store now, and then at each change of any of them; returns what ends it. RxJS's `merge`
 * would do the same, with 2 KB (brotli) of operators in the first scripts of every page.
 */
export function watchStores(stores: readonly Pick<Store<unknown>, 'changes$'>[], listener: () => void): () => void {
  const subscription = new Subscription();
  for (const { changes$ } of stores) subscription.add(changes$.subscribe(() => listener()));
  return () => subscription.unsubscribe();
}
