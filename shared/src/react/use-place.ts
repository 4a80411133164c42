import { useState, useSyncExternalStore } from 'react';
import { history } from '../history/history.ts';
import type { Action, Location } from '../history/location.ts';

type Place = { readonly location: Location; readonly action: Action };

/**
 * The place of the one history, as long as it is one of ours. The area that is about to leave sees the next URL before
 * it is unmounted: to it nothing has happened, so it shows its last page until it is gone.
 */
function follow(owns: (pathname: string) => boolean, drawnAt: Location | undefined) {
  const drawn: Place | undefined = drawnAt && { location: drawnAt, action: 'POP' };
  let last: Place = { location: history.location, action: history.action };
  return {
    subscribe: history.listen,
    read: (): Place => {
      const { location, action } = history;
      if (location !== last.location && owns(location.pathname)) last = { location, action };
      return last;
    },
    /** What the server drew is taken over as it was drawn, also when the customer has moved on meanwhile. */
    readDrawn: (): Place => drawn ?? last,
  };
}

export function usePlace(owns: (pathname: string) => boolean, drawnAt: Location | undefined): Place {
  const [place] = useState(() => follow(owns, drawnAt));
  return useSyncExternalStore(place.subscribe, place.read, place.readDrawn);
}
