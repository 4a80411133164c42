import { useDeferredValue, useSyncExternalStore } from 'react';

const never = (): (() => void) => () => {};

/** False in the first HTML, and until the browser that took it over has nothing more urgent to do. */
export const useIsLive = (): boolean =>
  useDeferredValue(
    useSyncExternalStore(
      never,
      () => true,
      () => false,
    ),
  );
