import { useEffect, useState } from 'react';
import { isHeaderHidden } from './layout-rules.ts';

/** Whether the small header is out of the way. `page` changes when the customer goes somewhere else: the header is drawn with the new page as it stands again. */
export function useHiddenOnScroll(page: string): boolean {
  const [hiddenOn, setHiddenOn] = useState<string | null>(null);

  useEffect(() => {
    // The first scroll says where a page starts, also one gone back to: to ask now would lay out the page that is about to leave.
    let before: { readonly top: number; readonly hidden: boolean } | null = null;
    const onScroll = (): void => {
      const top = window.scrollY;
      before = { top, hidden: before !== null && isHeaderHidden(before, top) };
      setHiddenOn(before.hidden ? page : null);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      // Who comes back to the page finds the header, too.
      setHiddenOn(null);
    };
  }, [page]);

  return hiddenOn === page;
}
