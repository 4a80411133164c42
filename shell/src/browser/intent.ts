import type { Routing } from '../composition/routing.ts';

/** The area a link leads to is loaded as soon as somebody reaches for the link. */
export function loadOnIntent(routing: Routing, load: (name: string) => Promise<unknown>): void {
  const reach = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
    const owner = routing.placeOf(link.pathname)?.owner;
    // Whether it works shows when the customer gets there.
    if (owner) load(owner).catch(() => {});
  };
  for (const kind of ['pointerover', 'touchstart', 'focusin']) document.addEventListener(kind, reach, { passive: true });
}

/** When the browser has nothing better to do; at once where it cannot say. */
export const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 4000 });
  else setTimeout(work, 200);
};
