import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomOrders } from '@brasa/shared/testing/random-orders';
import { testApi, type TestApi } from '../helper.ts';
import { agreementOf, type Storefront } from './agreement.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

/** `npm run bench -- agreement` asks a browser instead, about many more. */
const here: Storefront = async ({ menu, couponAnswers, ...range }) => randomOrders(menu, couponAnswers, range);

const carts = Number(process.env['RANDOM_CASES'] ?? 400);

test('storefront, api and database price the same random carts to the centavo, on four menus [PAYL-045]', async () => {
  const { disagreements, ...seen } = await agreementOf(api, here, { carts, menus: 4, batch: 100 });
  expect(disagreements.slice(0, 3)).toEqual([]);
  expect(seen.carts).toBe(carts);
  // Enough of them have what makes prices hard.
  expect(seen.discounted).toBeGreaterThan(carts / 10);
  expect(seen.promoted).toBeGreaterThan(carts / 20);
}, 600_000);
