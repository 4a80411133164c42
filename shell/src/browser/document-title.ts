import { afterPaint } from '@brasa/shared/after-paint';
import { pageTitle } from '@brasa/shared/runtime';

/**
 * Keeps the title of the document as areas set it: `Combos | Pizzería`, and the name of the brand alone on a page without a
 * title. It comes after the frame of the page, because a tap changes it twice and each change takes a browser as long as the
 * layout of the new page. The answer stops it.
 */
export function setDocumentTitle(brandName: string): () => void {
  let cancel = (): void => {};
  const subscription = pageTitle.changes$.subscribe((title) => {
    cancel();
    cancel = afterPaint(() => (document.title = title ? `${title} | ${brandName}` : brandName));
  });
  return () => {
    cancel();
    subscription.unsubscribe();
  };
}
