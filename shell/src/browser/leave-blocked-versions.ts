import { history } from '@brasa/shared/runtime';
import type { PageData } from '../composition/page-data.ts';
import { goneVersionsPath, versionsText, type GoneVersions } from '../composition/visits.ts';

/** Milliseconds between two questions: customers on prepaid phones pay for each. */
const everyMs = 30_000;

const reload = (): void => window.location.reload();

/**
 * A tab keeps the versions it began with, unless one of them is blocked or its remote is switched off: then the next page of the shop is loaded
 * anew. Asked while the customer goes from page to page, and when she comes back to the tab.
 */
export function leaveBlockedVersions({ remotes }: Pick<PageData, 'remotes'>, leave: () => void = reload): void {
  const address = `${goneVersionsPath}?versions=${encodeURIComponent(versionsText(remotes.filter(({ isOff }) => !isOff)))}`;
  let askedAt = performance.now();
  let isGone = false;

  const ask = async (): Promise<void> => {
    if (performance.now() - askedAt < everyMs) return;
    askedAt = performance.now();
    const answer = await fetch(address, { cache: 'no-store' });
    if (answer.ok) isGone = ((await answer.json()) as GoneVersions).gone.length > 0;
  };
  // Without a network nothing is known, and nothing changes.
  const look = (): void => void ask().catch(() => {});

  let { pathname } = history.location;
  history.listen(({ location }) => {
    if (location.pathname === pathname) return;
    pathname = location.pathname;
    if (isGone) leave();
    else look();
  });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look());
}
