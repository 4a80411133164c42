import { waysToFail } from '../support/faults.ts';
import { ordersWithoutFirstOrigin } from '../support/first-origin.ts';
import { test } from '../support/test.ts';

/** Every way an origin can be away is tried by `npm run nightly`. */
const ways = process.env.ALL_FAULTS === undefined ? ['cannot be reached', 'hangs'] : Object.keys(waysToFail);

for (const way of ways) {
  test(`a guest on a small phone orders and notices nothing while the first origin of every remote ${way}`, async ({ page }, testInfo) => {
    testInfo.annotations.push({ type: 'expects-problems' });
    await ordersWithoutFirstOrigin(page, way);
  });
}
