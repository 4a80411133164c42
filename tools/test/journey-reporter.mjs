import { basename } from 'node:path';
import { tell } from './progress.mjs';

const nameOf = (test) => `${basename(test.location.file)}: ${test.titlePath().slice(3).join(' › ')}`;

/** Tells which journeys run and what came of each attempt. */
export default class JourneyReporter {
  onBegin() {
    tell({ type: 'ready' });
  }

  onTestBegin(test) {
    tell({ type: 'started', id: test.id, name: nameOf(test) });
  }

  onTestEnd(test, { errors }) {
    const outcome = test.outcome();
    const hasPassed = outcome === 'expected' || outcome === 'flaky';
    const failures = outcome === 'unexpected' ? [{ name: '', message: errors.map(({ message }) => message).join('\n') }] : [];
    tell({ type: 'ended', id: test.id, name: nameOf(test), passed: Number(hasPassed), failed: failures.length, failures, isFlaky: outcome === 'flaky' });
  }

  onEnd() {
    tell({ type: 'done' });
  }

  printsToStdio() {
    return false;
  }
}
