import { remotes } from './build.mjs';
import { runChecks } from './test/checks.mjs';
import { runJest } from './test/unit.mjs';

/** The part of `npm test` that takes no browser and no database: what to run before every commit. */
export async function main(args) {
  const checks = await runChecks(remotes());
  const unit = await runJest(['--selectProjects', 'shared', 'tools', ...args]);
  process.exitCode = checks.failed + unit.failed > 0 ? 1 : 0;
  console.log(`${checks.passed + unit.passed} passed, ${checks.failed + unit.failed} failed`);
}
