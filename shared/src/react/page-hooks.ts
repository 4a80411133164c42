import { useEffect } from 'react';
import { usePage } from './environment.tsx';

/** Names the page, without the brand: the document's title and the small header [DEC-034]. */
export function usePageTitle(title: string): void {
  const { setTitle, location } = usePage();
  // Servers run no effects: the title is noted while rendering.
  if (location) setTitle(title);
  useEffect(() => setTitle(title), [setTitle, title]);
}

/** Says that what the page shows now is complete, so that the scroll position can be restored. */
export function useContentReady(ready = true): void {
  const { contentReady } = usePage();
  useEffect(() => {
    if (ready) contentReady();
  }, [contentReady, ready]);
}
