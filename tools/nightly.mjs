/**
 * Everything `npm test` proves, with 10,000 random cases for every property and 2,000 races for coupons and balances on a
 * real PostgreSQL and every fault of every remote, then the measurements. Hours rather than minutes.
 */
export async function main() {
  process.env.RANDOM_CASES ??= '10000';
  process.env.RACES ??= '2000';
  process.env.ALL_FAULTS ??= '1';
  const [{ main: test }, { main: bench }] = await Promise.all([import('./test.mjs'), import('./bench.mjs')]);
  await test();
  await bench([]);
}
