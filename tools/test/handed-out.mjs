import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lacking, lackText } from '../../shared/src/server/lacking.ts';
import { remotes } from '../build.mjs';
import { root } from '../webpack/root.mjs';
import { countChecks } from './steps.mjs';

const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));

/** Whether each remote can run on the shell it is built beside: a shell leaves out what it cannot run, and nobody would notice before customers do. */
export function checkHandedOut(step) {
  const { provides } = read('shell/dist/web/assets.json');
  const problemOf = (name) => lacking(read(`${name}/dist/artifact.json`), provides).map((each) => `not ${lackText(each)}`).join(', ');
  countChecks(step, remotes().map((name) => ({ what: `the shell hands out what ${name} needs`, problem: problemOf(name) })));
}
