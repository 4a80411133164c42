/**
 * Every script of package.json comes through here: `node tools/run.mjs <name> [arguments]`.
 * It needs nothing but Node 20: it installs what is missing, then goes on under the Node 24 that the project brings along.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { whenOrphaned } from './orphan.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [script, ...rest] = process.argv.slice(2);
const file = join(root, 'tools', `${script}.mjs`);
const major = (version) => Number(version.split('.')[0]);

function fail(sentence, exitCode = 1) {
  console.error(sentence);
  process.exit(exitCode);
}

/** The same command again under the project's own Node; its signals and its exit code are ours. */
function continueUnder(node) {
  const child = spawn(node, [join(root, 'tools/run.mjs'), script, ...rest], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  whenOrphaned(() => child.kill('SIGTERM'));
  child.on('error', (error) => fail(`The project's Node could not be started (${error.message}). Delete node_modules and try again.`));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
}

if (!script || !/^[a-z-]+$/.test(script) || !existsSync(file)) fail(`There is no command "${script ?? ''}". See the scripts of package.json.`);
if (major(process.versions.node) < 20) fail(`Node ${process.versions.node} is too old: install Node 20.19 or newer from https://nodejs.org and try again.`);

await ensureInstalled(root).catch((error) => fail(error.message));

if (major(process.versions.node) >= 24) {
  const { main } = await import(pathToFileURL(file).href);
  await main(rest).catch((error) => fail(process.env.DEBUG ? error.stack : error.message, error.exitCode));
} else {
  const own = join(root, 'node_modules/node/bin/node');
  if (!existsSync(own)) fail('The project\'s own Node 24 is not there: npm was told not to run install scripts. Run `npm ci --ignore-scripts=false`, or use Node 24.');
  continueUnder(own);
}
