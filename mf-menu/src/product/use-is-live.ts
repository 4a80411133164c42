import { useDeferredValue, useSyncExternalStore } from 'react';

const never = (): (() => void) => () => {};

/** False in the first HTML and in the first frame of a page, and until the browser has nothing more urgent to do. */
export const useIsLive = (): boolean =>
  useDeferredValue(
    useSyncExternalStore(
      never,
      () => true,
      () => false,
    ),
    false,
  );
