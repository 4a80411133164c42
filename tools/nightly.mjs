/** Everything `npm test` proves, with ten times as many random cases, then the measurements. */
export async function main() {
  process.env.RANDOM_CASES ??= '1000';
  const [{ main: test }, { main: bench }] = await Promise.all([import('./test.mjs'), import('./bench.mjs')]);
  await test();
  await bench([]);
}
