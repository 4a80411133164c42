import { newProgress } from './progress.mjs';
import { howItEnded, runNode, sayHowItDied } from './run-command.mjs';
import { count, fail } from './steps.mjs';

/**
 * Runs a program whose reporter tells how far its tests are. Adds to the step what they told, also when the program or the whole run
 * is ended before they were done: that is one failure more. Resolves to what was told.
 */
export async function runTests(name, file, args, { env, step }) {
  const progress = newProgress();
  const result = await runNode(file, args, { name, env, step, progress }).finally(() => count(step, progress));
  const hasDied = result.stopped !== null || (result.code !== 0 && !progress.isDone);
  if (hasDied) sayHowItDied(result);
  if (hasDied || (result.code !== 0 && progress.failed === 0)) fail(step, name, result.stopped ?? `ended with ${howItEnded(result)}`);
  return progress;
}
