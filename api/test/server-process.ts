import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

export type ServerProcess = {
  readonly url: string;
  isAlive(): boolean;
  /** What it wrote to its log so far. */
  log(): string;
  kill(): Promise<void>;
};

/** The api as a process of its own, as `npm start` runs it, with shops that are always open and without limits for callers. Rejects with its output when it ends before it answers. */
export async function startProcess(settings: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const env = { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'development', PORT: '0', SEED_HOURS: 'always', RATE_LIMITS: '0', LOG_LEVEL: 'error', ...settings };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const isAlive = (): boolean => child.exitCode === null && child.signalCode === null;
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`The server did not start:\n${output}`)));
    const read = (chunk: Buffer): void => {
      output += String(chunk);
      const [, address] = /The api answers on (\S+)/.exec(output) ?? [];
      if (address) resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });
  return {
    url,
    isAlive,
    log: () => output,
    async kill() {
      if (!isAlive()) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
