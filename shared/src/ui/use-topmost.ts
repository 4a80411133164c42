import { useLayoutEffect, useRef, useState } from 'react';
import { toastOffset } from './toast-offset.ts';

/** All dialogs of the shop are modal. */
const openDialogs = 'dialog[open]';

/** The dialog above all others: the one that has the focus, else the last of the document. */
function topDialog(): HTMLElement | undefined {
  const open = [...document.querySelectorAll<HTMLElement>(openDialogs)];
  return open.find((dialog) => dialog === document.activeElement?.closest(openDialogs)) ?? open.at(-1);
}

/** Above everything that was opened before. Browsers without popovers leave it where its own style puts it. */
export const showOnTop = (popover: HTMLElement | null): void => popover?.showPopover?.();

/**
 * An element for popovers that have to be above everything, also above an open dialog. A modal dialog makes everything outside of it inert,
 * so the element is moved into the top dialog while one is open, and to the end of the page otherwise. After each move its popovers are
 * shown again; their `--toast-offset` keeps them off the dialog's buttons. Null until the page is drawn.
 * `onMove`: it was moved; browsers then send no event that pointer and focus have left.
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
    // Weakly: a dialog that is gone is not kept.
    const watched = new WeakSet<Element>();
    const place = (): void => {
      const dialog = topDialog();
      const parent = dialog ?? document.body;
      const popovers = element.querySelectorAll<HTMLElement>('[popover]');
      if (element.parentNode !== parent) {
        if (element.parentNode) latestOnMove.current();
        parent.append(element);
        for (const popover of popovers) showOnTop(popover);
      }
      // Another size of letters or of the content moves the buttons, also in a dialog that is as high as the window and stays so.
      // Forms before footers: in the other order the script is larger by more bytes than the first load has left.
      for (const each of [dialog, ...(dialog?.querySelectorAll('form, footer') ?? []), ...popovers]) {
        if (!each || watched.has(each)) continue;
        watched.add(each);
        sizes?.observe(each);
      }
      for (const popover of popovers) {
        const offset = dialog ? toastOffset(dialog, popover.offsetHeight) : null;
        if (offset === null) popover.style.removeProperty('--toast-offset');
        else popover.style.setProperty('--toast-offset', `${offset}px`);
      }
    };
    const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(place);
    place();
    setHost(element);
    // Dialogs open, close, leave the page and change their content while something is shown; so do the popovers.
    const observer = new MutationObserver(place);
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] });
    const stop = new AbortController();
    addEventListener('resize', place, { signal: stop.signal });
    // A form in a dialog is scrolled with its buttons; scrolling does not bubble. The page below a dialog moves nothing in it.
    const placeInDialog = ({ target }: Event): void => {
      if (target instanceof Element && target.closest(openDialogs)) place();
    };
    addEventListener('scroll', placeInDialog, { signal: stop.signal, capture: true, passive: true });
    return () => {
      stop.abort();
      sizes?.disconnect();
      observer.disconnect();
      element.remove();
    };
  }, []);

  return host;
}
