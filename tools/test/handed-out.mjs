import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lacking, lackText } from '../../shared/src/server/lacking.ts';
import { remotes } from '../build.mjs';
import { root } from '../webpack/root.mjs';

const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));

/** Whether each remote can run on the shell it is built beside: a shell leaves out what it cannot run, and nobody would notice before customers do. */
export function checkHandedOut(step) {
  const { provides } = read('shell/dist/web/assets.json');
  const checked = remotes().map((name) => ({ name, missing: lacking(read(`${name}/dist/artifact.json`), provides) }));
  for (const { name, missing } of checked) console.log(`${missing.length === 0 ? '✓' : '✗'} the shell hands out what ${name} needs${missing.map((each) => `, but not ${lackText(each)}`).join('')}`);
  const failed = checked.filter(({ missing }) => missing.length > 0).length;
  step.passed += checked.length - failed;
  step.failed += failed;
}
