import { join } from 'node:path';
import { root } from '../webpack/root.mjs';
import { runNode } from './run-command.mjs';

const program = (path) => join(root, 'node_modules', path);

/** What can be said about the code without running it; each is one pass or one failure. */
const checks = [
  { name: 'types', file: program('typescript/bin/tsc'), args: ['-p', '.', '--noEmit'] },
  { name: 'lint', file: program('oxlint/bin/oxlint'), args: ['--type-aware', '--quiet'] },
  { name: 'boundaries', file: program('dependency-cruiser/bin/dependency-cruiser.mjs'), args: ['--config', '.dependency-cruiser.mjs', '--output-type', 'err', 'shared', 'api', 'registry', 'shell', 'tools', 'e2e'] },
  { name: 'dead code', file: program('knip/bin/knip.js'), args: ['--no-progress', '--no-config-hints', '--include', 'files,exports,types,dependencies,unresolved'] },
  { name: 'requirement IDs', file: join(root, 'tools/run.mjs'), args: ['trace', '--summary'] },
];

export async function runChecks(remotes) {
  let failed = 0;
  for (const { name, file, args } of checks) {
    const started = performance.now();
    const { code, said } = await runNode(file, name === 'boundaries' ? [...args, ...remotes] : args, { quiet: true });
    console.log(`${code === 0 ? '✓' : '✗'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
    if (code === 0) continue;
    failed += 1;
    console.log(said.trimEnd());
  }
  return { passed: checks.length - failed, failed };
}
