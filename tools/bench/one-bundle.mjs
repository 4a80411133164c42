import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import { remotes } from '../build.mjs';
import { remoteFacts } from '../webpack/remote-facts.mjs';
import { root } from '../webpack/root.mjs';

/** Where the scripts of the bundle are served. */
export const bundlePath = '/one-bundle/';
const folder = join(root, '.cache/bench/one-bundle');

/**
 * The shell's own start with every remote's modules beside it. `atOnce`: remote → exposes whose scripts the composed page
 * carries; they are imported statically, the others lazily, as one application split by routes would have them.
 */
function entrySource(atOnce) {
  const all = remotes().flatMap((name) => {
    const { exposes, globalName } = remoteFacts(join(root, name));
    return Object.entries(exposes).map(([expose, { import: file }]) => ({ globalName, expose, file: join(root, name, file), isStatic: (atOnce[name] ?? []).includes(expose) }));
  });
  const text = JSON.stringify;
  const imports = all.flatMap(({ file, isStatic }, index) => (isStatic ? [`import * as module${index} from ${text(file)};`] : []));
  const entries = all.map(({ globalName, expose, file, isStatic }, index) => `  [${text(globalName)}, ${text(expose)}, () => ${isStatic ? `Promise.resolve(module${index})` : `import(${text(file)})`}],`);
  return [
    ...imports,
    `import { start } from ${text(join(root, 'shell/src/browser/start.tsx'))};`,
    'const modules: readonly (readonly [string, string, () => Promise<unknown>])[] = [',
    ...entries,
    '];',
    'for (const name of new Set(modules.map(([globalName]) => globalName))) {',
    '  const get = async (expose: string) => { const found = await modules.find(([owner, path]) => owner === name && path === expose)?.[2](); return () => found; };',
    '  Object.assign(globalThis, { [name]: { init: () => {}, get } });',
    '}',
    'void start();',
  ].join('\n');
}

const compile = (config) =>
  new Promise((done, fail) => {
    const compiler = webpack(config);
    compiler.run((error, stats) => compiler.close(() => (error || stats.hasErrors() ? fail(error ?? new Error(stats.toString({ all: false, errors: true }))) : done())));
  });

/** The same code as one webpack build. Answers its scripts, their hashes and where their files are. */
export async function buildOneBundle(atOnce) {
  const { default: configs } = await import('../../shell/webpack.config.mjs');
  const web = configs.find(({ name }) => name === 'shell:web');
  mkdirSync(folder, { recursive: true });
  const entry = join(folder, 'entry.ts');
  const nothing = join(folder, 'libraries.ts');
  writeFileSync(entry, entrySource(atOnce));
  // One build needs no list of libraries to hand out, and may leave out what nobody of it uses.
  writeFileSync(nothing, 'export const libraries = {};\n');
  await compile({
    ...web,
    name: 'one-bundle',
    entry: { bundle: entry },
    externals: [],
    output: { ...web.output, path: join(folder, 'web'), publicPath: bundlePath },
    cache: { ...web.cache, name: 'one-bundle' },
    plugins: [...web.plugins.filter((plugin) => !(plugin instanceof webpack.SourceMapDevToolPlugin)), new webpack.NormalModuleReplacementPlugin(/[\\/]libraries\.ts$/, nothing)],
  });
  const { entries, integrity } = JSON.parse(readFileSync(join(folder, 'web/assets.json'), 'utf8'));
  const byUrl = Object.fromEntries(Object.entries(integrity).map(([file, hash]) => [bundlePath + file, hash]));
  const fileOf = (url) => {
    const file = join(folder, 'web', url.slice(bundlePath.length));
    return byUrl[url] && existsSync(file) ? readFileSync(file) : null;
  };
  return { scripts: entries.bundle.map((file) => bundlePath + file), integrity: byUrl, fileOf };
}
