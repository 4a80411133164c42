import type { Page } from '@playwright/test';

/** A version of a remote that stood in the page, and since when, in milliseconds of the page's clock. */
export type ShownVersion = { readonly version: string; readonly ms: number };

/** From the next page on, writes down in the page every version of a remote that stands there. */
export const watchesVersions = (page: Page, name: string): Promise<unknown> =>
  page.addInitScript((remote) => {
    const shown: { version: string; ms: number }[] = [];
    Object.assign(window, { shownVersions: shown });
    new MutationObserver(() => {
      const area = document.querySelector<HTMLElement>(`main > [data-remote="${remote}"]`);
      const version = area?.dataset.version;
      if (version && version !== shown.at(-1)?.version) shown.push({ version, ms: performance.now() });
    }).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['data-version'],
    });
  }, name);

export const shownVersions = (page: Page): Promise<readonly ShownVersion[]> =>
  page.evaluate(() => (window as unknown as { shownVersions: ShownVersion[] }).shownVersions);
