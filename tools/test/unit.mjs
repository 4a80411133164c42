import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../webpack/root.mjs';
import { runNode } from './run-command.mjs';

/** Runs jest and counts what it says; a file that cannot be loaded is a failure, and so is a run that says nothing. */
export async function runJest(args = [], { isSilent = true } = {}) {
  const report = join(mkdtempSync(join(tmpdir(), 'brasa-jest-')), 'report.json');
  const { code } = await runNode(join(root, 'node_modules/jest/bin/jest.js'), ['--json', '--outputFile', report, ...(isSilent ? ['--silent'] : []), '--forceExit', ...args], {
    env: { NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning', TZ: 'UTC' },
  });
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(readFileSync(report, 'utf8'));
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  return { passed: numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed };
}
