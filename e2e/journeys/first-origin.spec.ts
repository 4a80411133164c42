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
    const askedFor = { network: new Set<string>(), here: new Set<string>() };
    page.on('request', (sent) => {
      const { hostname, pathname } = new URL(sent.url());
      const remote = /^\/r2?\/(mf-[a-z-]+)\//.exec(pathname)?.[1];
      if (remote) askedFor[hostname === 'cdn.example' ? 'network' : 'here'].add(remote);
    });
    await ordersDespite(page, slowNetworkOfItsOwn(1500));
    expect([...askedFor.network]).toEqual(expect.arrayContaining(['mf-menu', 'mf-cart-checkout', 'mf-tracking']));
    expect([...askedFor.here]).toEqual([]);
  });
});
