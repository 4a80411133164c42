import { bus, history } from '@brasa/shared/runtime';
import { matchPath } from 'react-router-dom';
import type { Remote } from '../composition/slice.ts';
import { pinCookieText } from '../composition/version-pins.ts';

/**
 * From a route that asks for it on (`keepsVersions` in remote.json), as where an order is paid, every page this visitor loads is made of the
 * versions of this one, until an order is placed or gift cards are bought. What is tried out follows from its own cookie, and ends with the trial.
 */
export function keepVersions(remotes: readonly Remote[]): void {
  const patterns = remotes.flatMap(({ routes }) => routes.flatMap(({ keepsVersions, pattern }) => (keepsVersions ? pattern : [])));
  const write = (kept: readonly Remote[]): void => {
    document.cookie = pinCookieText(kept.filter(({ isTried }) => !isTried), location.protocol === 'https:');
  };
  const look = (): void => {
    if (patterns.some((pattern) => matchPath(pattern, history.location.pathname))) write(remotes);
  };
  history.listen(look);
  for (const done of ['order/placed', 'certificate/bought'] as const) bus.on(done, () => write([]));
  look();
}
