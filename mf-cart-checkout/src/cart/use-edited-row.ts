import { useEffect, type RefObject } from 'react';
import { lineOf } from '@brasa/shared/domain/cart-entry';
import { createPath, history, navigate } from '@brasa/shared/runtime';

/** Who comes back from editing a row goes on at that row, once. */
export function useEditedRow(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const sequence = lineOf(history.location.state);
    if (sequence === null) return;
    navigate(createPath(history.location), { replace: true });
    const link = page.current?.querySelector<HTMLElement>(`[data-edit="${sequence}"]`);
    if (!link) return;
    const focus = (): void => {
      link.focus({ preventScroll: true });
      link.scrollIntoView({ block: 'nearest' });
    };
    focus();
    // The heading of a page that is new gets the focus a moment later: it goes on to the row, unless the customer was faster.
    const stop = new AbortController();
    const once = { once: true, signal: stop.signal };
    page.current?.querySelector('h1')?.addEventListener('focus', focus, once);
    for (const act of ['keydown', 'pointerdown']) window.addEventListener(act, () => stop.abort(), once);
    return () => stop.abort();
  }, []);
}
