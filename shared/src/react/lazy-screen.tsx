import { createElement, lazy, useContext, type ComponentType } from 'react';
import { AttemptContext } from './error-boundary.tsx';

/**
 * A screen in a chunk of its own. Unlike React's `lazy`, which remembers a failure for ever, a chunk that did not arrive
 * is asked for again when the boundary around tries again, or another one comes.
 */
export function lazyScreen<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let seen = 0;
  let failedAt: number | null = null;

  const start = (): ComponentType<Props> =>
    lazy(() =>
      load().then(
        (Screen) => ({ default: Screen }),
        (error: unknown) => {
          failedAt = seen;
          throw error;
        },
      ),
    ) as unknown as ComponentType<Props>;

  let current = start();

  return function LazyScreen(props: Props) {
    const attempt = useContext(AttemptContext);
    // It may stand in several places, and all of them hear of a failure: only a later try asks again.
    seen = Math.max(seen, attempt);
    if (failedAt !== null && attempt > failedAt) {
      failedAt = null;
      current = start();
    }
    return createElement(current, props);
  };
}
