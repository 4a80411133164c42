import { useLayoutEffect, useRef, useState } from 'react';
import { riseAboveButtons } from './keep-off-buttons.ts';

/** All dialogs of the shop are modal. */
const openDialogs = 'dialog[open]';

/** The modal dialog that was opened last: the one in which the focus is, else the last of the document. */
function topDialog(): HTMLElement | undefined {
  const open = [...document.querySelectorAll<HTMLElement>(openDialogs)];
  return open.find((dialog) => dialog === document.activeElement?.closest(openDialogs)) ?? open.at(-1);
}

/** Above everything that was opened before. Browsers without popovers leave it where its own style puts it. */
export const showOnTop = (popover: HTMLElement | null): void => popover?.showPopover?.();

/**
 * An element for what has to lie above everything: inside the dialog that lies on top, because a modal dialog makes whatever is outside of it
 * impossible to press and to hear, else at the end of the page. A popover in it is shown anew after each move, and its `--toast-offset`
 * keeps it off the buttons of the dialog. Null until the page is drawn.
 * `onMove`: it moves; browsers do not say of what moves that pointer and focus have left it.
 */
export function useTopmost(onMove: () => void): HTMLElement | null {
  const [host, setHost] = useState<HTMLElement | null>(null);
  const latestOnMove = useRef(onMove);
  useLayoutEffect(() => {
    latestOnMove.current = onMove;
  });

  useLayoutEffect(() => {
    const element = document.createElement('div');
    element.style.display = 'contents';
    const watched = new Set<Element>();
    const place = (): void => {
      const dialog = topDialog();
      const parent = dialog ?? document.body;
      const popovers = element.querySelectorAll<HTMLElement>('[popover]');
      if (element.parentNode !== parent) {
        if (element.parentNode) latestOnMove.current();
        parent.append(element);
        for (const popover of popovers) showOnTop(popover);
      }
      // Letters that change, or a dialog that gets its last line, move the buttons.
      for (const each of [...(dialog ? [dialog] : []), ...popovers]) {
        if (watched.has(each)) continue;
        watched.add(each);
        sizes?.observe(each);
      }
      for (const popover of popovers) {
        const rise = dialog ? riseAboveButtons(dialog, popover.offsetHeight) : null;
        if (rise === null) popover.style.removeProperty('--toast-offset');
        else popover.style.setProperty('--toast-offset', `${rise}px`);
      }
    };
    const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(place);
    place();
    setHost(element);
    // Dialogs open, close and leave the page while something is shown; so does what is shown here.
    const observer = new MutationObserver(place);
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] });
    addEventListener('resize', place);
    return () => {
      removeEventListener('resize', place);
      sizes?.disconnect();
      observer.disconnect();
      element.remove();
    };
  }, []);

  return host;
}
