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

  onTestEnd(test) {
    const outcome = test.outcome();
    const failed = Number(outcome === 'unexpected');
    const passed = Number(outcome === 'expected' || outcome === 'flaky');
    // Of all attempts the first one that failed, which is why there were others.
    const errors = test.results.find((attempt) => attempt.errors.length > 0)?.errors ?? [];
    const failures = failed || outcome === 'flaky' ? [{ name: '', message: errors.map(({ message }) => message).join('\n') }] : [];
    tell({ type: 'ended', id: test.id, name: nameOf(test), passed, failed, failures, isFlaky: outcome === 'flaky' });
  }

  onEnd() {
    tell({ type: 'done' });
  }

  printsToStdio() {
    return false;
  }
}
