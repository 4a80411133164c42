import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { processes } from './process-tree.mjs';

/** The address of a module beside this one, for the code of a script. */
export const moduleAt = (name) => JSON.stringify(pathToFileURL(join(import.meta.dirname, name)).href);

/** Runs the code in a Node of its own, which gets SIGTERM when it has written `endWhen`. */
export async function runScript(code, { endWhen } = {}) {
  // Playwright refuses to run below a worker of jest.
  const { JEST_WORKER_ID: _, ...env } = process.env;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  let written = '';
  const onData = (chunk) => {
    written += chunk;
    if (!written.includes(endWhen)) return;
    child.stdout.off('data', onData);
    child.kill('SIGTERM');
  };
  if (endWhen) child.stdout.on('data', onData);
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { stdout, stderr, code: await exited };
}

/** Writes the files into a temporary folder, which is removed after `run`. */
export async function withFiles(files, run) {
  const folder = mkdtempSync(join(tmpdir(), 'brasa-runner-'));
  try {
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
    return await run(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const isRunning = (pid) => processes().some((each) => each.pid === pid);

/**
 * Runs a program with a reporter of ours until so many tests have ended and those named run on: then it is ended.
 * Answers what was told of each that ended, and what the runner said.
 */
export async function followUntil(file, args, { ended, running, env = {} }) {
  const { stdout, stderr } = await runScript(`
    import { newProgress } from ${moduleAt('progress.mjs')};
    import { runNode } from ${moduleAt('run-command.mjs')};
    import { newStep } from ${moduleAt('steps.mjs')};
    const enough = new AbortController();
    const told = newProgress();
    const receive = (message) => {
      const getsOn = told.receive(message);
      const isRunning = (part) => told.running().some((name) => name.includes(part));
      if (told.results().length === ${ended} && ${JSON.stringify(running)}.every(isRunning)) enough.abort(new Error('The others have ended.'));
      return getsOn;
    };
    const step = newStep({ signal: enough.signal, limits: { graceMs: 500 } });
    await runNode(${JSON.stringify(file)}, ${JSON.stringify(args)}, { step, progress: { ...told, receive }, env: ${JSON.stringify(env)} }).catch(() => undefined);
    console.log('\\n' + JSON.stringify(told.results()));
  `);
  return { results: JSON.parse(stdout.trimEnd().split('\n').at(-1)), stderr };
}
