import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remotes } from '../build.mjs';
import { root } from '../webpack/root.mjs';

const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));

/** Whether each remote can run on the shell it is built beside: a shell leaves out what it cannot run, and nobody would notice before customers do. */
export function checkHandedOut() {
  const { provides } = read('shell/dist/web/assets.json');
  const lacking = remotes().map((name) => {
    const { uses } = read(`${name}/dist/artifact.json`);
    return { name, names: Object.entries(uses).flatMap(([key, used]) => used.filter((each) => provides[key]?.names?.includes(each) === false).map((each) => `${each} of ${key}`)) };
  });
  for (const { name, names } of lacking) console.log(`${names.length === 0 ? '✓' : '✗'} the shell hands out what ${name} needs${names.map((each) => `, but not ${each}`).join('')}`);
  const failed = lacking.filter(({ names }) => names.length > 0).length;
  return { passed: lacking.length - failed, failed };
}
