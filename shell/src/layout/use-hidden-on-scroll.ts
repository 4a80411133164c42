import { useEffect, useState } from 'react';
import { isHeaderHidden } from './layout-rules.ts';

/** Whether the small header is out of the way. `page` changes when the customer goes somewhere else: then it is back. */
export function useHiddenOnScroll(page: string): boolean {
  const [hidden, setHidden] = useState(false);

  useEffect(() => {
    // The first scroll says where a page starts, also one gone back to: to ask now would lay out the page that is about to leave.
    let before: { readonly top: number; readonly hidden: boolean } | null = null;
    setHidden(false);
    const onScroll = (): void => {
      const top = window.scrollY;
      before = { top, hidden: before !== null && isHeaderHidden(before, top) };
      setHidden(before.hidden);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [page]);

  return hidden;
}
