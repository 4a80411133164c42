import { join } from 'node:path';
import { remotes } from './build.mjs';
import { checkBuiltPaths } from './test/built-paths.mjs';
import { runChecks } from './test/checks.mjs';
import { checkBudgets } from './test/budgets.mjs';
import { checkDescriptions } from './test/descriptions.mjs';
import { checkEqualBuilds } from './test/equal-builds.mjs';
import { checkHandedOut } from './test/handed-out.mjs';
import { runJourneys } from './test/journeys.mjs';
import { howItEnded, runNode, sayHowItDied } from './test/run-command.mjs';
import { fail, runSteps, usualLimits } from './test/steps.mjs';
import { runJest } from './test/unit.mjs';
import { root } from './webpack/root.mjs';

// Nightly, a test has one chance: a flaky one is found there. Its random cases take thirty times as long.
const isNightly = Boolean(process.env.RANDOM_CASES);
if (!isNightly) process.env.CI ??= 'true';
const limits = Object.fromEntries(Object.entries(usualLimits).map(([name, ms]) => [name, isNightly ? 30 * ms : ms]));

/** In a process of its own: it takes a gigabyte, and a compiler that dies leaves the other steps alone. */
async function buildAndMeasure(step) {
  const result = await runNode(join(root, 'tools/build.mjs'), [], { name: 'the build', step });
  if (result.code !== 0) {
    sayHowItDied(result);
    fail(step, result.name, `${result.stopped ?? `ended with ${howItEnded(result)}`}\n${result.output}`);
    return;
  }
  checkBudgets(step);
  checkHandedOut(step);
  checkDescriptions(step);
  checkBuiltPaths(step);
  if (isNightly) await checkEqualBuilds(step);
}

/** Everything that proves the project. */
export const main = () =>
  runSteps(
    [
      // A check keeps one core busy most of the time, and so does the compiler.
      ['Checks, builds and sizes', (step) => runChecks(step, remotes()), buildAndMeasure],
      ['Unit and api tests', (step) => runJest(step, [], { secondChance: !isNightly })],
      ['Journeys in a browser', (step) => runJourneys(step)],
    ],
    limits,
  );
