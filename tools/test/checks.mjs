import { join } from 'node:path';
import { root } from '../webpack/root.mjs';
import { howItEnded, runNode } from './run-command.mjs';
import { fail } from './steps.mjs';

const program = (path) => join(root, 'node_modules', path);

/** What can be said about the code without running it; each is one pass or one failure. */
const checks = [
  { name: 'types', file: program('typescript/bin/tsc'), args: ['-p', '.', '--noEmit'] },
  { name: 'lint', file: program('oxlint/bin/oxlint'), args: ['--type-aware', '--quiet'] },
  { name: 'boundaries', file: program('dependency-cruiser/bin/dependency-cruiser.mjs'), args: ['--config', '.dependency-cruiser.mjs', '--output-type', 'err', 'shared', 'api', 'registry', 'shell', 'tools', 'e2e'] },
  { name: 'dead code', file: program('knip/bin/knip.js'), args: ['--no-progress', '--no-config-hints', '--include', 'files,exports,types,dependencies,unresolved'] },
  { name: 'requirement IDs', file: join(root, 'tools/run.mjs'), args: ['trace', '--summary'] },
];

/** Runs each to its end. Its output is shown when it fails. */
export async function runChecks(step, remotes, chosen = checks) {
  for (const { name, file, args } of chosen) {
    const started = performance.now();
    const result = await runNode(file, name === 'boundaries' ? [...args, ...remotes] : args, { name, isQuiet: true, step });
    const seconds = `${((performance.now() - started) / 1000).toFixed(1)} s`;
    if (result.code === 0) {
      console.log(`✓ ${name} (${seconds})`);
      step.passed += 1;
    } else {
      console.log(`✗ ${name} (${howItEnded(result)}, ${seconds})\n${result.output.trimEnd()}`);
      fail(step, name, `${howItEnded(result)}\n${result.output}`);
    }
  }
}
