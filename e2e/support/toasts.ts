import { expect, type Page } from '@playwright/test';
import { letters } from './large-letters.ts';

type Toast = { readonly id: number; readonly kind: 'info'; readonly text: string; readonly persistent: boolean; readonly duration: number; readonly leaving: boolean };

const show = (page: Page, visible: readonly Toast[]): Promise<void> =>
  page.evaluate((toasts) => {
    const store = (globalThis as unknown as Record<symbol, { set: (state: object) => void }>)[Symbol.for('brasa.store.toasts/1')];
    store?.set({ visible: toasts, waiting: [] });
  }, visible);

/** Says something as any area would, and until it is taken away. */
export const says = (page: Page, text: string): Promise<void> => show(page, [{ id: 1, kind: 'info', text, persistent: true, duration: 5000, leaving: false }]);

const words = 'Esta tienda cerró hace un momento y ya no puede preparar tu orden';

/** What of a toast something else hides, and which buttons at the lower edge of the open dialog the toast hides; by what is really on top there. */
const hidden = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const region = document.querySelector('[data-toasts]');
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    if (!region || !dialog) return [`${region ? 'no dialog' : 'no toast'}`];
    const isOnTop = (element: Element): boolean => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const found = document.elementFromPoint(x + width / 2, y + height / 2);
      return found !== null && (element.contains(found) || found.contains(element));
    };
    const own = [...region.querySelectorAll('p, button')];
    const buttons = [...dialog.querySelectorAll(':scope > footer button, :scope > footer a')];
    return [...own, ...buttons].filter((each) => !isOnTop(each)).map((each) => `${(each.textContent || each.getAttribute('aria-label')) ?? ''} is hidden`);
  });

/** What is said while a dialog is open lies on top of it, can be closed there, and covers none of the buttons at its lower edge: also on the narrowest phone with letters twice as large. */
export async function expectToastOnTop(page: Page, where: string): Promise<void> {
  const before = page.viewportSize();
  const setLetters = await letters(page);
  for (const [size, viewport] of [[16, before], [32, { width: 320, height: 740 }]] as const) {
    if (viewport) await page.setViewportSize(viewport);
    await setLetters(size);
    await says(page, words);
    await expect(page.getByRole('region', { name: 'Avisos' }).getByText(words)).toBeVisible();
    await expect.poll(() => hidden(page), { message: `${where}, letters of ${size} pixels` }).toEqual([]);
    await show(page, []);
  }
  await setLetters(16);
  if (before) await page.setViewportSize(before);
}
