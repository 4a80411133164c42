import { expect, type Locator, type Page } from '@playwright/test';

export type Taps = {
  /** Presses so far, over all pages, without those on fields that are typed into. */
  readonly count: () => number;
  /** Fields that were pressed to be typed into. */
  readonly fields: () => number;
  /** Taps as soon as it can be pressed. */
  readonly on: (target: Locator, options?: Parameters<Locator['tap']>[0]) => Promise<void>;
  /** Taps a field and types. */
  readonly types: (field: Locator, text: string) => Promise<void>;
  /** Waits for what answers a press. */
  readonly until: (target: Locator) => Promise<void>;
  /** Milliseconds from each press until what the customer goes on with is there, in all, and the longest of them with what it was for. */
  readonly waited: () => { readonly totalMs: number; readonly longest: string };
};

/**
 * From the next page on, counts every press of a finger or a mouse, wherever it lands: the pages report it, not the test that presses.
 * A press also begins a wait, as the start does; what a test takes to press ends none and is part of none.
 */
export async function countsTaps(page: Page): Promise<Taps> {
  let count = 0;
  let fields = 0;
  let since: number | null = Date.now();
  const waits: { readonly ms: number; readonly target: string }[] = [];
  await page.exposeBinding('reportTap', (_, at: number, isField: boolean) => {
    if (isField) fields += 1;
    else count += 1;
    since = at;
  });
  await page.addInitScript(() => {
    addEventListener(
      'pointerdown',
      ({ isTrusted, target }) => {
        const isField = target instanceof Element && target.matches('input:not([type="radio"], [type="checkbox"]), textarea');
        if (isTrusted) (window as unknown as { reportTap: (at: number, isField: boolean) => void }).reportTap(Date.now(), isField);
      },
      { capture: true },
    );
  });
  const until = async (target: Locator): Promise<void> => {
    await target.waitFor();
    if (since !== null) waits.push({ ms: Date.now() - since, target: String(target) });
    since = null;
  };
  const on: Taps['on'] = async (target, options) => {
    await until(target.and(page.locator(':not(:disabled, [aria-disabled="true"])')));
    await target.scrollIntoViewIfNeeded();
    // What lies over the target for a moment is waited for. By default Playwright scrolls the page before each further try, and that try's press may land on what has moved there, and would be counted.
    await target.tap({ ...options, scroll: 'none' });
  };
  return {
    count: () => count,
    fields: () => fields,
    until,
    on,
    types: async (field, text) => {
      await on(field);
      await expect(field).toBeFocused();
      await page.keyboard.insertText(text);
    },
    waited: () => ({
      totalMs: waits.reduce((sum, { ms }) => sum + ms, 0),
      longest: waits.toSorted((a, b) => b.ms - a.ms).slice(0, 5).map(({ ms, target }) => `${ms} ms until ${target}`).join(', '),
    }),
  };
}
