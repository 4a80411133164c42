import { whenOrphaned } from '../orphan.mjs';
import { firstLines } from './progress.mjs';

const slowestCount = 10;

/** How many failures the summary repeats. */
const repeatedFailures = 20;

/** 300000 → 5 min */
export const inWords = (ms) => (ms < 60_000 ? `${ms / 1000} s` : `${ms / 60_000} min`);

/**
 * Of the whole run (`totalMs`), of a command without tests (`commandMs`), and how long tests may run without that one ends (`quietMs`).
 * Far above what a busy machine needs.
 */
export const usualLimits = { totalMs: 60 * 60_000, commandMs: 10 * 60_000, quietMs: 5 * 60_000 };

/**
 * What a step counts while it runs, and what limits it. Without limits it takes as long as it takes. `memory`: program → bytes that it
 * holds now with all that it started; `peakBytes`: the most that all of them held together.
 */
export const newStep = ({ limits = {}, signal = new AbortController().signal } = {}) => ({ passed: 0, failed: 0, failures: [], flaky: [], times: [], memory: new Map(), peakBytes: 0, limits, signal });

/** Counts one failure. The summary repeats it: what failed, and the first lines of the message. */
export function fail(step, name, message = '') {
  step.failed += 1;
  step.failures.push({ name, message: firstLines(message) });
}

/** Counts checks of a step, each with the problem that was found, if any: `{ what, problem }`. */
export function countChecks(step, checked) {
  for (const { what, problem } of checked) {
    console.log(problem ? `✗ ${what}: ${problem}` : `✓ ${what}`);
    if (problem) fail(step, what, problem);
    else step.passed += 1;
  }
}

/** Notes how many bytes a program holds now: none once it has ended. */
export function noteMemory(step, program, bytes) {
  step.memory.set(program, bytes);
  step.peakBytes = Math.max(step.peakBytes, [...step.memory.values()].reduce((sum, each) => sum + each, 0));
}

/** Adds what tests have told, whether they came to their end or not. */
export function count(step, progress) {
  step.passed += progress.passed;
  step.failed += progress.failed;
  // What a flaky journey failed with at its first try is no failure.
  for (const { name, failures = [], isFlaky } of progress.results()) (isFlaky ? step.flaky : step.failures).push(...failures.map((failure) => ({ ...failure, file: name })));
  step.times.push(...progress.results());
}

const minutesSince = (started) => `${((performance.now() - started) / 60_000).toFixed(1)} min`;

function printStep(name, { passed, failed, times }, started) {
  console.log(`   ${name}: ${passed} passed, ${failed} failed in ${minutesSince(started)}`);
  const slowest = times.toSorted((one, other) => other.ms - one.ms).slice(0, slowestCount);
  if (slowest.length > 0) console.log('   The slowest:');
  for (const { name: what, ms } of slowest) console.log(`   ${(ms / 1000).toFixed(1).padStart(7)} s  ${what}`);
}

const inSummary = ({ file, name, message }) => `${[file, name].filter(Boolean).join(' › ')}${message.replaceAll(/^(?=.)/gm, '    ').replace(/^(?=.)/, '\n')}`;

/** Each failure once more: whoever reads only the end of what was printed reads what failed. */
function printFailures(failures) {
  if (failures.length > 0) console.log('\nFailed:');
  for (const failure of failures.slice(0, repeatedFailures)) console.log(`✗ ${inSummary(failure)}`);
  if (failures.length > repeatedFailures) console.log(`… and ${failures.length - repeatedFailures} more`);
}

function printSummary(done, started) {
  const sum = (key) => done.reduce((total, step) => total + step[key], 0);
  printFailures(done.flatMap(({ failures }) => failures));
  for (const each of done.flatMap(({ flaky }) => flaky)) console.log(`flaky, passed at a second try: ${inSummary(each)}`);
  const peakBytes = Math.max(0, ...done.map((step) => step.peakBytes));
  if (peakBytes > 0) console.log(`At most ${(peakBytes / 1024 ** 3).toFixed(1)} GB of memory in all processes together (resident, without shared pages)`);
  console.log(`\nAll steps took ${minutesSince(started)}\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
}

/** A signal for everything that runs: aborted when the run takes too long, is told to end, or nobody waits for it any more. */
function endOfRun(totalMs) {
  const end = new AbortController();
  const because = (reason) => end.abort(new Error(reason));
  const timer = setTimeout(because, totalMs, `the whole run took longer than ${inWords(totalMs)}, so it was ended.`);
  const onSignal = (signal) => because(`ended by ${signal}.`);
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const name of signals) process.once(name, onSignal);
  whenOrphaned(() => because('nobody waits for the tests any more.'));
  const stop = () => {
    clearTimeout(timer);
    for (const name of signals) process.off(name, onSignal);
  };
  return { signal: end.signal, stop };
}

/** A part that breaks is one failure; the end of the whole run is not that of the part. */
const runPart = (name, run, step) =>
  run(step).catch((error) => {
    if (error === step.signal.reason) return;
    console.error(`✗ ${name}: ${error.message}`);
    fail(step, name, error.message);
  });

/**
 * Runs steps `[name, ...parts]` one after the other, the parts of each at the same time, and prints what came of it. A part that breaks
 * counts as one failure, and everything else still runs; the end of the whole run counts as one failure too, and only the summary follows.
 */
export async function runSteps(steps, limits = usualLimits) {
  const started = performance.now();
  const { signal, stop } = endOfRun(limits.totalMs);
  const done = [];
  for (const [index, [name, ...parts]] of steps.entries()) {
    if (signal.aborted) break;
    console.log(`\n── ${index + 1}/${steps.length} ${name} (after ${minutesSince(started)})`);
    const [step, stepStarted] = [newStep({ limits, signal }), performance.now()];
    done.push(step);
    await Promise.all(parts.map((run) => runPart(name, run, step)));
    printStep(name, step, stepStarted);
  }
  stop();
  if (signal.aborted) {
    console.error(`✗ ${signal.reason.message}`);
    const end = newStep();
    fail(end, signal.reason.message);
    done.push(end);
  }
  printSummary(done, started);
}
