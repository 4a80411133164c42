import { useEffect, useRef, type RefObject } from 'react';

/** Pixels the mouse must move before a press is a drag; less is a click [SHELL-013]. */
export const dragThreshold = 10;

/** Lets a mouse pull a horizontally scrolling element; fingers already can. */
export function useDragScroll<Element extends HTMLElement>(): RefObject<Element | null> {
  const ref = useRef<Element>(null);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let start: { readonly x: number; readonly scroll: number } | undefined;
    let dragging = false;

    const down = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || event.button !== 0) return;
      start = { x: event.clientX, scroll: element.scrollLeft };
      dragging = false;
    };
    const move = (event: PointerEvent) => {
      if (!start) return;
      const distance = event.clientX - start.x;
      if (!dragging && Math.abs(distance) < dragThreshold) return;
      dragging = true;
      element.dataset.dragging = '';
      element.scrollLeft = start.scroll - distance;
    };
    const up = () => {
      start = undefined;
      delete element.dataset.dragging;
      // Let go elsewhere there is no such click, and the next one is meant.
      setTimeout(() => (dragging = false));
    };
    // The click that ends a drag is not one.
    const click = (event: MouseEvent) => {
      if (!dragging) return;
      dragging = false;
      event.preventDefault();
      event.stopPropagation();
    };

    element.addEventListener('pointerdown', down);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', up);
    element.addEventListener('click', click, true);
    return () => {
      element.removeEventListener('pointerdown', down);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', up);
      element.removeEventListener('click', click, true);
    };
  }, []);

  return ref;
}
