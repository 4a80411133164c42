import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root } from '../webpack/root.mjs';
import { runNode } from './run-command.mjs';

/** More files than these are not bad luck: they stay failed. */
const mostSecondChances = 10;

async function jest(args) {
  const report = join(mkdtempSync(join(tmpdir(), 'brasa-jest-')), 'report.json');
  const { code, signal } = await runNode(join(root, 'node_modules/jest/bin/jest.js'), ['--json', '--outputFile', report, '--forceExit', ...args], {
    env: { NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning', TZ: 'UTC' },
  });
  if (!existsSync(report)) {
    console.error(`✗ jest ended without a report (${signal ? `signal ${signal}` : `exit code ${code}`}).`);
    return { passed: 0, failed: 1, failedFiles: [] };
  }
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  return {
    passed: numPassedTests,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    failedFiles: testResults.filter(({ status }) => status === 'failed').map(({ name, assertionResults }) => ({ name, failures: Math.max(1, assertionResults.filter((one) => one.status === 'failed').length) })),
  };
}

/**
 * Runs jest and counts its tests; a file that cannot be loaded is a failure, and so is a run without a report.
 * With `secondChance`, a file with failures is run once more, alone in a fresh process: what passes then is counted as passed and named in `flaky`.
 */
export async function runJest(args = [], { isSilent = true, secondChance = false } = {}) {
  const silent = isSilent ? ['--silent'] : [];
  const sum = { flaky: [], ...await jest([...silent, ...args]) };
  if (!secondChance || sum.failedFiles.length > mostSecondChances) return sum;
  for (const { name, failures } of sum.failedFiles) {
    const file = relative(root, name);
    console.log(`\nA second chance for ${file}, alone:`);
    const again = await jest([...silent, '--runTestsByPath', file]);
    if (again.failed > 0) continue;
    sum.flaky.push(file);
    sum.passed += failures;
    sum.failed -= failures;
  }
  return sum;
}
