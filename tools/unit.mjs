import { newStep } from './test/steps.mjs';
import { runJest } from './test/unit.mjs';

/** The tests of a file, a folder or a package: `npm run unit -- api/src/seed`. Takes what jest takes, and shows what tests write. */
export async function main(args) {
  const step = newStep();
  await runJest(step, args, { isSilent: false });
  process.exitCode = step.failed > 0 ? 1 : 0;
}
