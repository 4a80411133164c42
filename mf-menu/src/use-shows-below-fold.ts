import { history } from '@brasa/shared/runtime';
import { useDeferredValue, useSyncExternalStore } from 'react';

const never = (): (() => void) => () => {};

/**
 * False in the first frame of a page that a tap led to: what is below its first screen is drawn right after that frame, in steps that
 * taps can interrupt. A page that is opened, or gone back to, is drawn whole: its scroll position is there at once.
 */
export const useShowsBelowFold = (): boolean =>
  useDeferredValue(
    true,
    useSyncExternalStore(
      never,
      () => history.action === 'POP',
      () => true,
    ),
  );
