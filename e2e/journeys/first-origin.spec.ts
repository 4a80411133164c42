import { waysToFail } from '../support/faults.ts';
import { firstOriginAway, ordersDespite, slowNetworkOfItsOwn } from '../support/first-origin.ts';
import { expect, test } from '../support/test.ts';

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
