import { stripVTControlCharacters } from 'node:util';

/** How much of a message is kept for the summary. */
const mostLines = 12;
const mostCharacters = 300;

/** The first lines of a message, without colours and empty lines; long ones are cut. The rest was printed when it came. */
export function firstLines(message) {
  const lines = stripVTControlCharacters(message).split('\n').filter((line) => line.trim() !== '');
  return lines.slice(0, mostLines).map((line) => (line.length > mostCharacters ? `${line.slice(0, mostCharacters)}…` : line)).join('\n');
}

/** Tells the runner, if one started us, how far the tests are; of messages of failures what the summary repeats. */
export function tell({ failures, ...told }) {
  process.send?.({ ...told, ...(failures && { failures: failures.map(({ name, message }) => ({ name, message: firstLines(message) })) }) });
}

/**
 * What the reporters of jest and Playwright tell while tests run:
 * `ready` when the first test may start, `started` and `ended` of each file or attempt of a journey, `done` after the last.
 */
export function newProgress() {
  const running = new Map();
  const results = new Map();
  let isDone = false;
  const sum = (key) => [...results.values()].reduce((total, result) => total + result[key], 0);

  return {
    /** Whether the message says that the tests get on, rather than that one more has started. */
    receive({ type, id, name, ...counts }) {
      if (type === 'started') {
        running.set(id, { name, startedAt: performance.now() });
        return false;
      }
      if (type === 'ended') {
        const ms = performance.now() - (running.get(id)?.startedAt ?? performance.now());
        running.delete(id);
        // A later attempt takes the place of an earlier one.
        results.set(id, { name, ...counts, ms: Math.max(ms, results.get(id)?.ms ?? 0) });
      }
      isDone = type === 'done';
      return true;
    },
    get isDone() {
      return isDone;
    },
    get passed() {
      return sum('passed');
    },
    get failed() {
      return sum('failed');
    },
    running: () => [...running.values()].map(({ name, startedAt }) => `${name} (for ${Math.round((performance.now() - startedAt) / 1000)} s)`),
    results: () => [...results].map(([id, result]) => ({ id, ...result })),
  };
}
