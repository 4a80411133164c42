import { relative } from 'node:path';
import { root } from '../webpack/root.mjs';
import { tell } from './progress.mjs';

/** How jest says that the process of a file was killed, or died, while the file ran. */
const deadWorker = /jest worker process .*was terminated/is;

/** Tells which test files run and what came of them. */
export default class JestReporter {
  onTestFileStart({ path }) {
    tell({ type: 'started', id: path, name: relative(root, path) });
  }

  onTestFileResult({ path }, { numPassingTests, testExecError, testResults }) {
    const failures = testResults.filter(({ status }) => status === 'failed').map(({ fullName, failureMessages }) => ({ name: fullName, message: failureMessages.join('\n') }));
    // A file that could not be loaded, or whose worker was killed, is one failure.
    if (testExecError) failures.push({ name: '', message: testExecError.message });
    tell({ type: 'ended', id: path, name: relative(root, path), passed: numPassingTests, failed: failures.length, failures, hasCrashed: deadWorker.test(testExecError?.message ?? '') });
  }

  onRunComplete() {
    tell({ type: 'done' });
  }
}
