import { Global } from '@emotion/react';
import { useEffect, useState, type RefObject } from 'react';

/** Keeps toasts above a bar at the lower edge, as tall as it is at the moment. The shell's styles take `--bar-height` as the height of the bar. */
export function ToastRoom({ above }: { readonly above: RefObject<HTMLElement | null> }) {
  /** In pixels; 0 until it was measured. */
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const bar = above.current;
    if (!bar || !('ResizeObserver' in globalThis)) return;
    const observer = new ResizeObserver(() => setHeight(Math.ceil(bar.getBoundingClientRect().height)));
    observer.observe(bar);
    return () => observer.disconnect();
  }, []);
  // Said to the toasts alone: a variable of the root restyles the whole page.
  return height > 0 && <Global styles={{ '[data-toasts]': { '--bar-height': `${height}px` } }} />;
}
