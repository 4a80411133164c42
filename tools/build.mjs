import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { writeArtifact } from './artifact.mjs';
import { remoteFacts } from './webpack/remote-facts.mjs';
import { root } from './webpack/root.mjs';
import { filesUnder, hashOf, presetFiles } from './webpack/source-hash.mjs';

/** Every package with a webpack configuration, the shell first. */
export const buildable = () =>
  readdirSync(root)
    .filter((name) => existsSync(join(root, name, 'webpack.config.mjs')))
    .sort((a, b) => Number(b === 'shell') - Number(a === 'shell') || a.localeCompare(b));

export const remotes = () => buildable().filter((name) => existsSync(join(root, name, 'remote.json')));

const isRemote = (name) => existsSync(join(root, name, 'remote.json'));

/** What a build is made of. A remote's version says it already; the shell bundles anything of `shared`. */
function inputsOf(name) {
  if (isRemote(name)) return remoteFacts(join(root, name)).version;
  return hashOf([...filesUnder(join(root, name)), ...filesUnder(join(root, 'shared/src')), ...presetFiles(), join(root, 'package-lock.json')]);
}

/** In a checkout: what a package was built from (`inputs`), and webpack's hash of each of its compilations (`hashes`). */
export const stampFile = (name, folder = root) => join(folder, '.cache/build', `${name}.json`);

function isBuilt(name, inputs) {
  if (!existsSync(stampFile(name)) || !existsSync(join(root, name, 'dist'))) return false;
  return JSON.parse(readFileSync(stampFile(name), 'utf8')).inputs === inputs && (!isRemote(name) || existsSync(join(root, name, 'dist/artifact.json')));
}

/** The compiler is loaded only where something is built: a storefront usually starts on builds that are there. */
async function run(config) {
  const { default: webpack } = await import('webpack');
  return new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((error, stats) => {
      compiler.close((closing) => {
        const failed = error ?? closing ?? (stats?.hasErrors() ? new Error(stats.toString({ all: false, errors: true, errorDetails: false, colors: false })) : null);
        if (failed) reject(failed);
        else resolve(stats);
      });
    });
  });
}

/** Answers webpack's hash of each of its compilations: of all that went in, before names of files are made of what came out. */
async function compile(name) {
  const file = join(root, name, 'webpack.config.mjs');
  const { default: exported } = await import(pathToFileURL(file).href);
  const configs = await (typeof exported === 'function' ? exported() : exported);
  // One after the other: two compilers at once take longer and twice the memory on small machines.
  const hashes = [];
  for (const config of [configs].flat()) {
    const stats = await run(config);
    hashes.push(stats.hash);
    if (stats.hasWarnings()) console.warn(stats.toString({ all: false, warnings: true, colors: false }));
  }
  return hashes;
}

/** Builds what changed since the last time; answers the names that were built. `say` gets one line per package. */
export async function build({ packages = [], say = console.log } = {}) {
  const all = buildable();
  const unknown = packages.filter((name) => !all.includes(name));
  if (unknown.length > 0) throw new Error(`Nothing to build called ${unknown.join(', ')}. There is: ${all.join(', ')}.`);
  const chosen = packages.length > 0 ? packages : all;
  const built = [];
  for (const [index, name] of chosen.entries()) {
    const inputs = inputsOf(name);
    if (isBuilt(name, inputs)) continue;
    const started = performance.now();
    say(`[${index + 1}/${chosen.length}] ${name} …`);
    const hashes = await compile(name).catch((error) => {
      throw new Error(`${name} does not build:\n${error.message}`);
    });
    if (isRemote(name)) writeArtifact(join(root, name));
    mkdirSync(dirname(stampFile(name)), { recursive: true });
    writeFileSync(stampFile(name), JSON.stringify({ inputs, hashes }));
    built.push(name);
    say(`[${index + 1}/${chosen.length}] ${name} built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
  if (built.length === 0) say(`Nothing changed: ${chosen.join(', ')}`);
  return built;
}

export const main = (packages) => build({ packages });

if (import.meta.main) {
  await main(process.argv.slice(2)).catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
