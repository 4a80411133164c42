import { browserFlags } from '../support/browser.ts';
import { growth } from '../support/memory.ts';
import { expect, test } from '../support/test.ts';

/**
 * `npm run nightly` walks for minutes and counts memory too. What V8 compiles of code that runs often counts as heap, and
 * grows for hundreds of navigations, and so does what it writes down of each function once that has run often: there it
 * compiles none, and has its notes from the first call.
 */
const isNightly = process.env.ALL_FAULTS !== undefined;
test.use(isNightly ? { launchOptions: { executablePath: process.env.CHROME_PATH, args: [...browserFlags, '--js-flags=--no-opt --no-sparkplug --no-maglev --no-lazy-feedback-allocation'] } } : {});

test('navigations through all areas leave no nodes and no listeners behind', async ({ page }) => {
  if (isNightly) test.setTimeout(600_000);
  const more = await growth(page, isNightly ? 1000 : 150);
  expect(more.nodes, JSON.stringify(more.held, null, 2)).toBeLessThanOrEqual(0.01);
  expect(more.listeners).toBeLessThanOrEqual(0.01);
  // Nor the copy of what the server drew, which is needed until its version has proved itself.
  expect(more.held.after.filter((tree) => tree.includes('#document-fragment'))).toEqual([]);
  if (isNightly) expect(more.heapBytes).toBeLessThanOrEqual(0.01);
});
