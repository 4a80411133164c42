import { spawn } from 'node:child_process';
import { root } from '../webpack/root.mjs';

/**
 * Runs a program of node_modules under this Node. Shows its output, or keeps it until the program fails (`quiet`).
 * Resolves to its exit code (1 where it could not be started), the signal that ended it, if any, and the kept output.
 */
export function runNode(file, args, { env = {}, quiet = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [file, ...args], { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'] });
    let said = '';
    child.stdout?.on('data', (text) => (said += text));
    child.stderr?.on('data', (text) => (said += text));
    child.once('error', (error) => resolve({ code: 1, signal: null, said: error.message }));
    child.once('exit', (code, signal) => resolve({ code: code ?? 1, signal, said }));
  });
}
