import { waysToFail } from '../support/faults.ts';
import { firstOriginAway, ordersDespite, relayTo, slowNetworkOfItsOwn, type Hang, type Relay } from '../support/first-origin.ts';
import { ownStorefront } from '../support/own-storefront.ts';
import { expect, expectInteractive, test } from '../support/test.ts';

/** Every way an origin can be away is tried by `npm run nightly`. */
const ways = process.env.ALL_FAULTS === undefined ? ['cannot be reached', 'hangs'] : Object.keys(waysToFail);

for (const way of ways) {
  test(`a guest on a small phone orders and notices nothing while the first origin of every remote ${way}`, async ({ page }, testInfo) => {
    testInfo.annotations.push({ type: 'expects-problems' });
    await ordersDespite(page, firstOriginAway(way));
  });
}

test.describe('where the remotes come from a network of their own', () => {
  // It would answer the reload, with a page that nobody has changed on its way.
  test.use({ serviceWorkers: 'block' });

  test('a guest orders and notices nothing although every script is a second and a half late', async ({ page }) => {
    // On a busy machine some are late enough for the second origin to be asked: that is no trouble either.
    const fromNetwork = new Set<string>();
    page.on('request', (sent) => {
      const remote = /^https:\/\/cdn\.example\/r\/(mf-[a-z-]+)\//.exec(sent.url())?.[1];
      if (remote) fromNetwork.add(remote);
    });
    await ordersDespite(page, slowNetworkOfItsOwn(1500));
    expect([...fromNetwork]).toEqual(expect.arrayContaining(['mf-menu', 'mf-cart-checkout', 'mf-tracking']));
  });
});

/** What the browser has from an earlier visit: nothing, or what home consists of. */
const caches = ['empty', 'warm'] as const;
/** With real connections; all of them are tried by `npm run nightly`. */
const hangs: readonly (readonly [Hang, (typeof caches)[number]])[] =
  process.env.ALL_FAULTS === undefined ? [['nothing', 'warm']] : (['nothing', 'half'] as const).flatMap((how) => caches.map((cache) => [how, cache] as const));

const relayed = test.extend<{ relay: Relay }>({
  relay: async ({}, use) => {
    const relay = await relayTo(ownStorefront().url);
    await use(relay);
    await relay.stop();
  },
  storefront: async ({ relay }, use) => {
    await use(relay.url);
  },
});

for (const [how, cache] of hangs) {
  relayed(`both origins share the browser's six connections to one host: a guest orders with a cache that is ${cache} while the first one sends ${how} of a file`, async ({ page, relay }, testInfo) => {
    testInfo.annotations.push({ type: 'expects-problems' });
    if (cache === 'warm') {
      await page.goto('/');
      await expectInteractive(page);
    }
    await ordersDespite(page, async () => relay.hang(how));
  });
}
