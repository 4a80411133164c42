import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (file) => JSON.parse(readFileSync(file, 'utf8')).packages ?? {};

/** Whether node_modules holds what package-lock.json says, by npm's own note of what it installed. Optional packages may be missing: they are for other machines. */
export function isInstalled(root) {
  const note = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(note)) return false;
  const installed = read(note);
  return Object.entries(read(join(root, 'package-lock.json')))
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.link && !entry.optional && !entry.devOptional)
    .every(([path, entry]) => installed[path]?.version === entry.version);
}

/** npm as whoever called us started it, else the one on the PATH. */
const npm = () => (process.env.npm_execpath?.endsWith('.js') ? [process.execPath, process.env.npm_execpath] : [process.platform === 'win32' ? 'npm.cmd' : 'npm']);

export async function ensureInstalled(root) {
  if (isInstalled(root)) return;
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  console.log('Installing packages (once, about a minute) …');
  const beat = setInterval(() => console.log(`  still installing, ${seconds()} s`), 10_000);
  const [command, ...first] = npm();
  const code = await new Promise((resolve, reject) => {
    const child = spawn(command, [...first, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', (error) => reject(new Error(`npm could not be started (${error.message}). Install Node with npm from https://nodejs.org.`)));
    child.on('exit', resolve);
  }).finally(() => clearInterval(beat));
  if (code !== 0) throw new Error(`Installing the packages failed (npm ci ended with ${code}). Its message is above; with no network, try again when there is one.`);
  console.log(`Packages installed in ${seconds()} s`);
}
