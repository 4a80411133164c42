import { history } from '@brasa/shared/runtime';
import type { PageData } from '../composition/page-data.ts';
import type { Routing } from '../composition/routing.ts';
import { pinCookie } from '../composition/version-pins.ts';
import { goneVersionsPath, versionsText, type GoneVersions } from '../composition/visits.ts';
import { leaveOnce } from './leave-once.ts';

/** Milliseconds between two questions: customers on prepaid phones pay for each. */
const everyMs = 30_000;

/**
 * A tab keeps the versions it began with, unless one is blocked or its remote is switched off: then the next page of that remote that somebody comes
 * to is loaded anew, not one where it only fills a slot. Asked while the customer goes from page to page, and when she comes back to the tab.
 */
export function leaveBlockedVersions({ remotes }: Pick<PageData, 'remotes'>, { placeOf }: Routing, leave: (versions: string) => void = leaveOnce): void {
  const versions = versionsText(remotes.filter(({ isOff }) => !isOff));
  let askedAt = performance.now();
  let gone: readonly string[] = [];

  const ask = async (): Promise<void> => {
    if (versions === '' || performance.now() - askedAt < everyMs) return;
    askedAt = performance.now();
    const answer = await fetch(`${goneVersionsPath}?versions=${encodeURIComponent(versions)}`, { cache: 'no-store' });
    if (answer.ok) ({ gone } = (await answer.json()) as GoneVersions);
  };
  // Without a network nothing is known, and nothing changes.
  const look = (): void => void ask().catch(() => {});

  let { pathname } = history.location;
  history.listen(({ location }) => {
    if (location.pathname === pathname) return;
    // Who comes from where an order is paid, and did not place it, keeps what she typed there: it is in the memory of the page.
    const isPaying = placeOf(pathname)?.keepsVersions && document.cookie.includes(`${pinCookie}=`);
    pathname = location.pathname;
    const owner = placeOf(pathname)?.owner ?? '';
    if (gone.includes(owner) && navigator.onLine && !isPaying) leave(versions);
    look();
  });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look());
}
