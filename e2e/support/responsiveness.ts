import type { Page } from '@playwright/test';

/** From the next page on, writes down in the page how long each key press took to be seen: Event Timing, in steps of 8 ms. */
export const watchesPresses = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const presses: number[] = [];
    Object.assign(window, { presses });
    // Event Timing tells nothing of quick ones: without this, a page that no press reached would look like a quick one.
    addEventListener('keydown', () => presses.push(0), true);
    const slow = new PerformanceObserver((list) => presses.push(...list.getEntriesByName('keydown').map(({ duration }) => duration)));
    slow.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });

/** Milliseconds of each press so far. */
export const presses = (page: Page): Promise<readonly number[]> => page.evaluate(() => (window as unknown as { presses: number[] }).presses);

/** From the next page on, writes down in the page when frames were drawn, in milliseconds of its clock. */
export const watchesFrames = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const frames: number[] = [];
    Object.assign(window, { frames });
    const drawn = (): void => {
      frames.push(performance.now());
      requestAnimationFrame(drawn);
    };
    requestAnimationFrame(drawn);
  });

/** Milliseconds between two frames at most, of those after a moment of the page's clock. One that is still awaited counts. */
export const slowestFrameMs = (page: Page, since: number): Promise<number> =>
  page.evaluate((from) => {
    const at = (window as unknown as { frames: number[] }).frames.filter((each) => each >= from);
    return [...at, performance.now()].reduce((slowest, each, index, all) => Math.max(slowest, each - (all[index - 1] ?? from)), 0);
  }, since);
