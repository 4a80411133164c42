import { expect, type CDPSession, type Page } from '@playwright/test';
import { expectTakenOver } from './test.ts';

/** What a page still holds after a garbage collection. */
export type Memory = { readonly nodes: number; readonly listeners: number; readonly heapBytes: number };

/** What grew between two walks, in parts of what was held after the first; `held`: trees out of the document after each. */
export type Growth = Memory & { readonly held: { readonly before: readonly string[]; readonly after: readonly string[] } };

async function devtoolsOf(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.enable');
  return devtools;
}

/**
 * What is held without being in the document, largest first: number of nodes, name of the root, beginning of the text. One page is
 * normal: React keeps what it showed last.
 */
async function heldTrees(devtools: CDPSession): Promise<readonly string[]> {
  const objectGroup = 'held';
  const { result: node } = await devtools.send('Runtime.evaluate', { expression: 'Node.prototype', objectGroup });
  const { objects } = await devtools.send('Runtime.queryObjects', { prototypeObjectId: node.objectId ?? '', objectGroup });
  const { result } = await devtools.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    returnByValue: true,
    functionDeclaration: `function () {
      const roots = new Set();
      for (const node of this) {
        try {
          if (!node.isConnected) roots.add(node.getRootNode());
        } catch {
          // One of the prototypes, which are among them.
        }
      }
      const size = (root) => {
        const walker = document.createTreeWalker(root);
        let count = 1;
        while (walker.nextNode()) count += 1;
        return count;
      };
      return [...roots].map((root) => [size(root), root]).filter(([count]) => count > 5).sort(([a], [b]) => b - a)
        .map(([count, root]) => count + ' ' + root.nodeName + ' ' + root.textContent.slice(0, 40));
    }`,
  });
  await devtools.send('Runtime.releaseObjectGroup', { objectGroup });
  return result.value as readonly string[];
}

/** Asks the browser itself, so that nothing in the page is kept by being counted. */
function memoryOf(devtools: CDPSession): () => Promise<Memory> {
  return async () => {
    // What one collection lets go of may hold what the next one finds.
    for (let round = 0; round < 4; round += 1) await devtools.send('HeapProfiler.collectGarbage');
    const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
    const { usedSize } = await devtools.send('Runtime.getHeapUsage');
    return { nodes, listeners: jsEventListeners, heapBytes: usedSize };
  };
}

/** One round through every area, with the slots each of them has; ends where it began. */
const tour = ['/tiendas', '/', '/cart', '/certificates', '/menu/categoria/entradas', '/login', '/orders', '/menu/categoria/combos', '/preguntasFrecuentes', '/'];

/** Walks through all areas without loading the page again, as links do, once the page has taken over what the server drew. */
async function walk(page: Page, navigations: number): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('main [data-server-rendered]'));
  for (let count = 0; count < navigations; count += 1) {
    const path = tour[count % tour.length] ?? '/';
    await page.evaluate((to) => history.pushState(null, '', to), path);
    await page.waitForFunction((to) => {
      const shown = [...document.querySelectorAll<HTMLElement>('main > [data-remote]')].filter(({ hidden }) => !hidden);
      const [area] = shown;
      return location.pathname !== to || (shown.length === 1 && area !== undefined && area.querySelector('h1, h2') !== null && area.querySelector('[data-cover]') === null);
    }, path);
  }
}

/** What is held once nothing more is let go: a version on trial, for example, is watched for five seconds. */
async function settledMemory(measure: () => Promise<Memory>): Promise<Memory> {
  let least = await measure();
  let since = performance.now();
  await expect
    .poll(
      async () => {
        const now = await measure();
        if (now.nodes < least.nodes || now.listeners < least.listeners) since = performance.now();
        least = now;
        return performance.now() - since;
      },
      { intervals: [500], timeout: 60_000 },
    )
    .toBeGreaterThan(6000);
  return least;
}

/** How much more is held after `navigations` than after the first 50. */
export async function growth(page: Page, navigations: number): Promise<Growth> {
  await page.addInitScript(() => localStorage.setItem('first-time', 'false'));
  await page.goto('/');
  // React compares what it takes over with what it would draw: not elsewhere before that.
  await expectTakenOver(page.locator('main h1').first());
  const devtools = await devtoolsOf(page);
  const measure = memoryOf(devtools);
  await walk(page, 50);
  const before = await settledMemory(measure);
  const heldBefore = await heldTrees(devtools);
  await walk(page, navigations - 50);
  const after = await settledMemory(measure);
  return {
    nodes: after.nodes / before.nodes - 1,
    listeners: after.listeners / before.listeners - 1,
    heapBytes: after.heapBytes / before.heapBytes - 1,
    held: { before: heldBefore, after: await heldTrees(devtools) },
  };
}
