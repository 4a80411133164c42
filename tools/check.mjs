import { remotes } from './build.mjs';
import { runChecks } from './test/checks.mjs';
import { newStep, usualLimits } from './test/steps.mjs';
import { runJest } from './test/unit.mjs';

/** The part of `npm test` that takes no browser and no database: what to run before every commit. */
export async function main(args) {
  const step = newStep({ limits: usualLimits });
  await runChecks(step, remotes());
  await runJest(step, ['--selectProjects', 'shared', 'tools', ...args]);
  process.exitCode = step.failed > 0 ? 1 : 0;
  console.log(`${step.passed} passed, ${step.failed} failed`);
}
