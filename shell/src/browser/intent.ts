import { isNarrow } from '@brasa/shared/domain/saves-data';
import type { Area } from '@brasa/shared/react';
import type { Routing } from '../composition/routing.ts';
import type { Loaded } from './loader/remote-loader.ts';

/** Milliseconds a pointer rests on a link, or a link has the focus, until the customer is taken to mean it. */
const restMs = 80;

/**
 * What a link leads to is asked for before it is pressed: its area, and the screen of that address. At once where a finger comes down; where a
 * pointer or the focus rests, a moment later, unless it has moved on. On a narrow network nothing is asked for that was not touched.
 */
export function loadOnIntent(routing: Routing, load: (name: string) => Promise<Loaded>): void {
  let timer = 0;
  const reach = ({ target, type }: Event): void => {
    clearTimeout(timer);
    const link = target instanceof Element ? target.closest('a') : null;
    const owner = link?.origin === location.origin && routing.placeOf(link.pathname)?.owner;
    if (!owner) return;
    const { pathname } = link;
    // Whether it works shows when the customer gets there.
    const ask = (): void => void load(owner).then(({ module }) => (module as { readonly area: Area }).area.prepare?.(pathname)).catch(() => {});
    if (type === 'pointerdown') ask();
    else timer = window.setTimeout(ask, restMs);
  };
  for (const kind of isNarrow(navigator) ? ['pointerdown'] : ['pointerdown', 'pointerover', 'focusin']) document.addEventListener(kind, reach, { passive: true });
}
