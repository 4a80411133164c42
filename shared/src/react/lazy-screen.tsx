import { Suspense, createElement, lazy, useContext, useEffect, useReducer, useState, type ComponentType, type ReactNode } from 'react';
import { AttemptContext } from './error-boundary.tsx';

/** `fetch`: asks for the chunk before it is needed, so that the screen is drawn at once, and does nothing once it is there; rejects like `load`. Older shells do not have it. */
export type LazyScreen<Props> = ComponentType<Props> & { readonly fetch?: () => Promise<unknown> };

/** Called when a chunk has arrived. */
const listeners = new Set<() => void>();

/**
 * A screen in a chunk of its own. Unlike React's `lazy`, which remembers a failure for ever, a chunk that did not arrive
 * is asked for again when the boundary around tries again, or another one comes. One that is there is drawn without
 * waiting, which `lazy` never does.
 */
export function lazyScreen<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyScreen<Props> {
  let seen = 0;
  let failedAt: number | null = null;
  let arrived: ComponentType<Props> | null = null;

  const fetch = async (): Promise<ComponentType<Props>> => {
    if (arrived) return arrived;
    arrived = await load();
    listeners.forEach((hear) => hear());
    return arrived;
  };

  const start = (): ComponentType<Props> =>
    lazy(() =>
      fetch().then(
        (Screen) => ({ default: Screen }),
        (error: unknown) => {
          failedAt = seen;
          throw error;
        },
      ),
    ) as unknown as ComponentType<Props>;

  let current = start();

  /** It may stand in several places, and all of them hear of a failure: only a later try asks again. */
  const forTry = (attempt: number): ComponentType<Props> => {
    seen = Math.max(seen, attempt);
    if (failedAt !== null && attempt > failedAt) {
      failedAt = null;
      current = start();
    }
    return current;
  };

  function Screen(props: Props) {
    const attempt = useContext(AttemptContext);
    // What stands as another type would be drawn anew, and forget what was typed.
    const [ready] = useState(() => arrived);
    return createElement(ready ?? forTry(attempt), props);
  }
  return Object.assign(Screen, { fetch });
}

/** Calls `onArrival` whenever a chunk has arrived while this stands. */
function Fallback({ children, onArrival }: { readonly children: ReactNode; readonly onArrival: () => void }) {
  useEffect(() => {
    listeners.add(onArrival);
    return () => void listeners.delete(onArrival);
  }, [onArrival]);
  return children;
}

/**
 * `Suspense` for a `lazyScreen`. React shows what replaces a fallback 300 ms after that fallback at the earliest, unless something else is drawn
 * as well: drawing this component again is that, so that a screen shows when its chunk is there.
 */
export function ArrivalSuspense({ fallback, children }: { readonly fallback: ReactNode; readonly children: ReactNode }) {
  const [, onArrival] = useReducer((count: number) => count + 1, 0);
  return <Suspense fallback={<Fallback onArrival={onArrival}>{fallback}</Fallback>}>{children}</Suspense>;
}
