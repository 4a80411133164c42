import { wideQuery } from '@brasa/shared/ui';
import { useSyncExternalStore } from 'react';

function subscribe(notify: () => void): () => void {
  const media = window.matchMedia(wideQuery);
  media.addEventListener('change', notify);
  return () => media.removeEventListener('change', notify);
}

/** Room for list and map side by side [STO-002]. Servers do not know; styles keep the place meanwhile. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(wideQuery).matches,
    () => false,
  );
