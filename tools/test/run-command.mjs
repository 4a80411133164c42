import { spawn } from 'node:child_process';
import { root } from '../webpack/root.mjs';

/** Runs a program of node_modules under this Node. Shows what it says, or keeps it until it fails (`quiet`). Answers its exit code. */
export function runNode(file, args, { env = {}, quiet = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [file, ...args], { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'] });
    let said = '';
    child.stdout?.on('data', (text) => (said += text));
    child.stderr?.on('data', (text) => (said += text));
    child.once('error', (error) => resolve({ code: 1, said: error.message }));
    child.once('exit', (code) => resolve({ code: code ?? 1, said }));
  });
}
