import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { basename } from 'node:path';
import { root } from '../webpack/root.mjs';
import { followTree } from './process-tree.mjs';
import { inWords, newStep, noteMemory } from './steps.mjs';

const tailLines = 30;
const lastLines = (text, count = tailLines) => text.trimEnd().split('\n').slice(-count).join('\n');

/** Resolves with what the promise does, or with nothing when that takes longer. */
function within(ms, promise) {
  let timer;
  const late = new Promise((resolve) => (timer = setTimeout(resolve, ms)));
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** Keeps what the program writes: all of it when `isQuiet`, else its end, and passes it on. */
function readOutput(child, isQuiet) {
  let written = '';
  for (const [stream, ours] of [[child.stdout, process.stdout], [child.stderr, process.stderr]]) {
    stream.setEncoding('utf8').on('data', (text) => {
      if (!isQuiet) ours.write(text);
      written = isQuiet ? written + text : (written + text).slice(-100_000);
    });
  }
  return () => (isQuiet ? written : lastLines(written));
}

/** Calls `onLate` when `restart` was not called for so long. */
function newTimer(ms, onLate) {
  let timer;
  const stop = () => clearTimeout(timer);
  const restart = () => {
    stop();
    if (Number.isFinite(ms)) timer = setTimeout(() => onLate(), ms);
  };
  restart();
  return { restart, stop };
}

/** Resolves to why the program must be ended: its limit, silence of the tests it runs, or the end of the whole run. */
function watch(child, { step, progress }) {
  const { promise, resolve } = Promise.withResolvers();
  const { commandMs = Infinity, quietMs = Infinity } = step.limits;
  const running = () => (progress ? ` Running: ${progress.running().join(', ') || 'no test'}.` : '');
  const limit = progress
    ? newTimer(quietMs, () => resolve(`no test has ended for ${inWords(quietMs)}, so it was ended.${running()}`))
    : newTimer(commandMs, () => resolve(`took longer than ${inWords(commandMs)}, so it was ended.`));
  child.on('message', (message) => progress?.receive(message) && limit.restart());
  const onAbort = () => resolve(`${step.signal.reason.message}${running()}`);
  step.signal.addEventListener('abort', onAbort);
  const stop = () => {
    limit.stop();
    step.signal.removeEventListener('abort', onAbort);
  };
  return { reason: promise, stop };
}

/**
 * Runs a program and ends with everything that it started. Passes its output on, or keeps it (`isQuiet`); with `progress` the
 * program tells how far its tests are. Resolves to the exit code (1 where there is none), the signal that ended it, why we ended
 * it, and its output (without `isQuiet` the last lines). Rejects when the whole run has ended.
 */
export async function runCommand(command, args, { name = basename(args[0] ?? command), env = {}, isQuiet = false, progress, step = newStep() } = {}) {
  step.signal.throwIfAborted();
  const colours = process.stdout.isTTY && !isQuiet && !process.env.NO_COLOR ? { FORCE_COLOR: '1' } : {};
  const child = spawn(command, args, { cwd: root, env: { ...colours, ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe', ...(progress ? ['ipc'] : [])] });
  const exited = once(child, 'exit').catch((error) => error);
  const closed = once(child, 'close').catch(() => undefined);
  if (child.pid === undefined) return { name, code: 1, signal: null, stopped: null, output: (await exited).message };

  const output = readOutput(child, isQuiet);
  const tree = followTree(child.pid, { graceMs: step.limits.graceMs, onMemory: (bytes) => noteMemory(step, child, bytes) });
  const watching = watch(child, { step, progress });
  const stopped = await Promise.race([exited.then(() => null), watching.reason]);
  watching.stop();
  if (stopped) console.error(`✗ ${name}: ${stopped}`);
  await tree.end();
  noteMemory(step, child, 0);
  child.kill('SIGKILL');
  // Who still holds its output or cannot be ended does not hold us up.
  await within(5000, closed);
  for (const stream of [child.stdout, child.stderr]) stream.destroy();
  child.unref();
  step.signal.throwIfAborted();
  return { name, code: child.exitCode ?? 1, signal: child.signalCode, stopped, output: output() };
}

/** The same with a script for this Node. */
export const runNode = (file, args, options) => runCommand(process.execPath, [file, ...args], options);

/** `exit code 1`, `signal SIGKILL` */
export const howItEnded = ({ code, signal }) => (signal ? `signal ${signal}` : `exit code ${code}`);

/** How a program died, with its last lines. Why we ended it was said when we did. */
export function sayHowItDied({ name, output, ...result }) {
  if (!result.stopped) console.error(`✗ ${name} ended with ${howItEnded(result)}.`);
  if (output.trim()) console.error(`  The last lines of ${name}:\n${lastLines(output).replaceAll(/^/gm, '  │ ')}`);
}
