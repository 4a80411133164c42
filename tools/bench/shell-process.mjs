import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../webpack/root.mjs';

/** A shell in a process of its own, on a free port, with these settings; resolves when it answers pages. */
export async function startShell(settings) {
  const child = spawn(process.execPath, [join(root, 'shell/src/server/main.ts')], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, PORT: '0', LOG_LEVEL: 'silent', ...settings } });
  const exited = once(child, 'exit');
  const close = async () => {
    child.kill('SIGTERM');
    await exited;
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^Listo: (http\S+)$/.exec(line)?.[1];
    if (url) return { url, close };
  }
  await exited;
  throw new Error('A shell ended before it answered pages.');
}
