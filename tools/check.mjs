import { join } from 'node:path';
import { remotes } from './build.mjs';
import { runChecks } from './test/checks.mjs';
import { newStep, usualLimits } from './test/steps.mjs';
import { runJest } from './test/unit.mjs';
import { root } from './webpack/root.mjs';

/** The part of `npm test` that takes no browser and no database: what to run before every commit. */
export async function main(args) {
  const step = newStep({ limits: usualLimits });
  await runChecks(step, remotes());
  await runJest(step, [...['shared', 'tools'].map((name) => `${join(root, name)}/`), ...args]);
  process.exitCode = step.failed > 0 ? 1 : 0;
  console.log(`${step.passed} passed, ${step.failed} failed`);
}
