import { expect, type Page } from '@playwright/test';
import { letters } from './large-letters.ts';

type Toast = { readonly id: number; readonly kind: 'info'; readonly text: string; readonly persistent: boolean; readonly duration: number; readonly leaving: boolean };

const setToasts = (page: Page, visible: readonly Toast[]): Promise<void> =>
  page.evaluate((toasts) => {
    const store = (globalThis as unknown as Record<symbol, { set: (state: object) => void }>)[Symbol.for('brasa.store.toasts/1')];
    store?.set({ visible: toasts, waiting: [] });
  }, visible);

/** Shows a toast as any area would; it stays until another one or none is set. */
export const showToast = (page: Page, text: string): Promise<void> => setToasts(page, [{ id: 1, kind: 'info', text, persistent: true, duration: 5000, leaving: false }]);

const longText = 'Esta tienda cerró hace un momento y ya no puede preparar tu orden';

/**
 * The text and the buttons of the toast that something else covers, and the buttons of the open dialog that the toast covers: those at its
 * lower edge and those that send its form, which are scrolled to as a customer would. What `elementFromPoint` gives at their middle decides.
 */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const region = document.querySelector('[data-toasts]');
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    if (!region || !dialog) return [`${region ? 'no dialog' : 'no toast'}`];
    const isUncovered = (element: Element): boolean => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const topmost = document.elementFromPoint(x + width / 2, y + height / 2);
      return topmost !== null && (element.contains(topmost) || topmost.contains(element));
    };
    const submits = [...dialog.querySelectorAll('form [type="submit"]')].filter((each) => each.checkVisibility());
    for (const each of submits) each.scrollIntoView({ block: 'nearest' });
    const parts = [...region.querySelectorAll('p, button'), ...dialog.querySelectorAll(':scope > footer button, :scope > footer a'), ...submits];
    return parts.filter((each) => !isUncovered(each)).map((each) => `${(each.textContent || each.getAttribute('aria-label')) ?? ''} is covered`);
  });

/**
 * A toast that is shown while a dialog is open is above it, can be closed, and covers none of the dialog's buttons: with usual letters, and
 * with letters twice as large on the narrowest phone. Window and letters are as before when it ends.
 */
export async function expectToastOnTop(page: Page, where: string): Promise<void> {
  const before = page.viewportSize();
  const setLetters = await letters(page);
  for (const [size, viewport] of [[16, before], [32, { width: 320, height: 740 }]] as const) {
    if (viewport) await page.setViewportSize(viewport);
    await setLetters(size);
    await showToast(page, longText);
    await expect(page.getByRole('region', { name: 'Avisos' }).getByText(longText)).toBeVisible();
    await expect.poll(() => covered(page), { message: `${where}, letters of ${size} pixels` }).toEqual([]);
    await setToasts(page, []);
  }
  await setLetters(16);
  if (before) await page.setViewportSize(before);
}
