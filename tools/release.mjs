import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { root } from './webpack/root.mjs';

/** npm writes the lockfile, and must run under the Node whose npm made it. */
export const environment = () => ({ ...process.env, PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}`, NX_DAEMON: 'false' });

export const lerna = join(root, 'node_modules/lerna/dist/cli.js');

/**
 * New versions of the packages that changed, with their changelogs, from the commit messages since the last tags: `npm run release`, or with what
 * `lerna version` takes (`-- --yes`, `-- --no-git-tag-version`). Commits and tags; pushing is left to you.
 */
export function main(args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [lerna, 'version', ...args], { cwd: root, stdio: 'inherit', env: environment() });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(Object.assign(new Error('No version was made; what lerna says is above.'), { exitCode: code ?? 1 }))));
  });
}
