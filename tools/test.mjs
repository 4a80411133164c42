import { build, remotes } from './build.mjs';
import { runChecks } from './test/checks.mjs';
import { checkBudgets } from './test/budgets.mjs';
import { checkHandedOut } from './test/handed-out.mjs';
import { runJourneys } from './test/journeys.mjs';
import { runJest } from './test/unit.mjs';

// Nightly, a test has one chance: a flaky one is found there.
const isNightly = Boolean(process.env.RANDOM_CASES);
if (!isNightly) process.env.CI ??= 'true';

const steps = [
  ['Checks', () => runChecks(remotes())],
  ['Builds and sizes', async () => (await build(), together(checkBudgets(), checkHandedOut()))],
  ['Unit and api tests', () => runJest([], { secondChance: !isNightly })],
  ['Journeys in a browser', () => runJourneys()],
];

const together = (one, other) => ({ passed: one.passed + other.passed, failed: one.failed + other.failed });

/** Everything that proves the project. A step that breaks counts as one failure, and the others still run. */
export async function main() {
  const started = performance.now();
  const minutes = () => `${((performance.now() - started) / 60_000).toFixed(1)} min`;
  const sum = { passed: 0, failed: 0, flaky: [] };
  for (const [index, [name, run]] of steps.entries()) {
    console.log(`\n── ${index + 1}/${steps.length} ${name} (after ${minutes()})`);
    const { passed, failed, flaky = [] } = await run().catch((error) => {
      console.error(`✗ ${name}: ${error.message}`);
      return { passed: 0, failed: 1 };
    });
    console.log(`   ${name}: ${passed} passed, ${failed} failed`);
    sum.passed += passed;
    sum.failed += failed;
    sum.flaky.push(...flaky);
  }
  for (const each of sum.flaky) console.log(`flaky, passed at a second try: ${each}`);
  process.exitCode = sum.failed > 0 ? 1 : 0;
  console.log(`\nAll steps took ${minutes()}\n${sum.passed} passed, ${sum.failed} failed`);
}
