import { existsSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { root } from './webpack/root.mjs';
import { runNode } from './test/run-command.mjs';

const fileOf = (name) => `shared/src/domain/${name}.ts`;

/**
 * Breaks the rules of the business on purpose, one small change after the other, and says which of them no test notices.
 * `npm run mutation -- pricing coupons`; without names all of them, which takes an hour the first time. What did not change since the last
 * run is not broken again.
 */
export async function main(names = []) {
  const unknown = names.find((name) => !existsSync(join(root, fileOf(name))));
  if (unknown) throw new Error(`There is no ${fileOf(unknown)}.`);
  // Work that nobody waits for.
  setPriority(10);
  const chosen = names.length > 0 ? ['--mutate', names.map(fileOf).join(',')] : [];
  // What random cases notice, sixty notice: a run has thousands of mutants.
  const { code } = await runNode(join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js'), ['run', 'tools/mutation/stryker.config.mjs', ...chosen], { env: { RANDOM_CASES: '60' } });
  process.exitCode = code;
}
