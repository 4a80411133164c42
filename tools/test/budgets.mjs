import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { remotes } from '../build.mjs';
import { root } from '../webpack/root.mjs';
import { countChecks } from './steps.mjs';

const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const brotli = (file) => brotliCompressSync(readFileSync(file)).length;

const entryBudget = 9 * 1024;
const firstLoadBudget = 139.3 * 1024;

/** The entry of every remote, gzipped: each page that has the remote pays it before anything shows. */
function entrySizes() {
  return remotes().map((name) => {
    const { entry } = read(join(root, name, 'dist/artifact.json'));
    return { what: `entry of ${name}`, size: gzipSync(readFileSync(join(root, name, 'dist/web', entry)), { level: 9 }).length, budget: entryBudget };
  });
}

/** All scripts of the home page, brotli: the shell's own and those of the remote that has `/`. */
function firstLoad() {
  const { entries } = read(join(root, 'shell/dist/web/assets.json'));
  const shell = Object.values(entries).flat().map((file) => join(root, 'shell/dist/web', file));
  const home = remotes().find((name) => read(join(root, name, 'remote.json')).routes.some((route) => route.pattern === '/'));
  const artifact = home && read(join(root, home, 'dist/artifact.json'));
  const remote = artifact ? [artifact.entry, ...(artifact.exposes['./area'] ?? [])].map((file) => join(root, home, 'dist/web', file)) : [];
  return { what: 'scripts of the home page', size: [...new Set([...shell, ...remote])].reduce((sum, file) => sum + brotli(file), 0), budget: firstLoadBudget };
}

/** Sizes customers pay for, against what was promised. */
export function checkBudgets(step) {
  const sizes = [...entrySizes(), ...(existsSync(join(root, 'shell/dist/web/assets.json')) ? [firstLoad()] : [])];
  countChecks(step, sizes.map(({ what, size, budget }) => ({ what: `${what}: ${kilobytes(size)} of ${kilobytes(budget)}`, problem: size > budget ? `${Math.ceil(size - budget)} bytes too many` : '' })));
}
