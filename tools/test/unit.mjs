import { join } from 'node:path';
import { root } from '../webpack/root.mjs';
import { runTests } from './run-tests.mjs';
import { newStep } from './steps.mjs';

/** More files than these do not fail by chance: they stay failed. */
const mostSecondChances = 10;

const env = { NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning', TZ: 'UTC' };
const jestProgram = join(root, 'node_modules/jest/bin/jest.js');

/** Runs a file alone in a fresh process. What passes then is counted instead of its first run, and named. */
async function giveSecondChance(file, jest, step) {
  console.log(`\nA second chance for ${file.name}, alone:`);
  const again = newStep(step);
  await jest(['--runTestsByPath', file.id], again);
  step.peakBytes = Math.max(step.peakBytes, again.peakBytes);
  if (again.failed > 0) return;
  step.flaky.push(...file.failures.map((failure) => ({ ...failure, file: file.name })));
  step.passed += again.passed - file.passed;
  step.failed -= file.failed;
  step.failures = step.failures.filter((failure) => failure.file !== file.name);
}

/**
 * Runs jest and counts its tests; a file that cannot be loaded is a failure, and so is a jest that dies.
 * With `secondChance`, a file with failures is run once more, unless jest or the worker of that file died.
 */
export async function runJest(step, args = [], { isSilent = true, secondChance = false, program = jestProgram } = {}) {
  const always = ['--forceExit', ...(isSilent ? ['--silent'] : [])];
  const jest = (more, ofStep) => runTests('jest', program, [...always, ...more], { env, step: ofStep });
  const progress = await jest(args, step);
  const failedFiles = progress.results().filter(({ failed }) => failed > 0);
  if (!secondChance || !progress.isDone || failedFiles.length > mostSecondChances) return;
  for (const file of failedFiles.filter(({ hasCrashed }) => !hasCrashed)) await giveSecondChance(file, jest, step);
}
