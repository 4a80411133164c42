import { createHash } from 'node:crypto';
import { join } from 'node:path';
import resolver from 'enhanced-resolve';
import webpack from 'webpack';
import { cipherRule } from './cipher-parts.mjs';
import { common, root } from './common.mjs';
import { ChunkErrorPlugin } from './chunk-error-plugin.mjs';
import { IntegrityPlugin } from './integrity-plugin.mjs';
import { laterImports } from './later-imports.mjs';
import { reactRule } from './react-parts.mjs';
import { RouterPartsPlugin, routerRule } from './router-parts.mjs';
import { sharedVersions } from './shared-keys.mjs';
import { singleSpaRule } from './single-spa-parts.mjs';

const { Compilation, sources } = webpack;

export { sharedKeys, sharedVersions } from './shared-keys.mjs';
export { root };

/** The ES module of a package, which is what can be tree-shaken; Node's own resolution would give the CommonJS one. */
const esModule = resolver.create.sync({ conditionNames: ['browser', 'es2015', 'import', 'module', 'default'], mainFields: ['module', 'main'] });

/**
 * A share key is a live namespace: whatever the shell provides is shipped whole. A façade is a file of ours that
 * re-exports only what is used; below it the package is reached under `real/<package>`.
 * `facades`: package → absolute file of its façade.
 */
export const facadeAliases = (facades) =>
  Object.fromEntries(Object.entries(facades).flatMap(([name, file]) => [[`${name}$`, file], [`real/${name}$`, esModule(root, name)]]));

/**
 * What emotion needs for `withTheme` alone, which its façade does not hand out, and its list of attributes. What crypto-js makes keys of
 * passwords with: the contract's key comes from a secret in another way.
 */
const leftOut = {
  'hoist-non-react-statics$': false,
  '@emotion/is-prop-valid$': join(import.meta.dirname, 'forward-props.mjs'),
  [join(root, 'node_modules/crypto-js/evpkdf.js')]: false,
  [join(root, 'node_modules/crypto-js/md5.js')]: false,
};

/** Constants of the federation runtime, and `SHARED_VERSIONS`: share key → version. */
export const shellConstants = (target, more = {}) =>
  new webpack.DefinePlugin({
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
    ENV_TARGET: JSON.stringify(target),
    SHARED_VERSIONS: JSON.stringify(sharedVersions()),
    ...more,
  });

/** Share key → its version and the names it hands out; null where a package does not say which those are. Asked while modules are still whole. */
function providedBy({ modules, moduleGraph }) {
  const imports = [...modules].flatMap(({ dependencies }) => dependencies);
  const namesOf = (key) => {
    // Files that come later import the same name from outside of the build.
    const module = imports.filter(({ request }) => request === key).map((each) => moduleGraph.getModule(each)).find((each) => !(each instanceof webpack.ExternalModule));
    const names = moduleGraph.getExportsInfo(module).getProvidedExports();
    if (!Array.isArray(names)) return null;
    // Of a CommonJS package the whole is its default export, and not among those that have a name.
    const isWhole = module.getExportsType(moduleGraph, false) !== 'namespace';
    return [...new Set(isWhole ? [...names, 'default'] : names)].toSorted();
  };
  return Object.fromEntries(Object.entries(sharedVersions()).map(([key, version]) => [key, { version, names: namesOf(key) }]));
}

/** `assets.json`: the scripts of each entry in loading order, file → hash for every script, lazy ones included, and what remotes are handed. */
class AssetsPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('AssetsPlugin', (compilation) => {
      let provides = {};
      // After webpack has noted what each module exports.
      compilation.hooks.finishModules.tap({ name: 'AssetsPlugin', stage: 100 }, () => {
        provides = providedBy(compilation);
      });
      compilation.hooks.processAssets.tap({ name: 'AssetsPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, (assets) => {
        const isScript = (file) => file.endsWith('.js');
        const entries = Object.fromEntries([...compilation.entrypoints].map(([name, entry]) => [name, entry.getFiles().filter(isScript)]));
        const chunks = Object.fromEntries([...compilation.namedChunkGroups].map(([name, group]) => [name, group.getFiles().filter(isScript)]));
        const integrity = Object.fromEntries(
          Object.keys(assets).filter(isScript).sort().map((file) => [file, `sha384-${createHash('sha384').update(assets[file].buffer()).digest('base64')}`]),
        );
        compilation.emitAsset('assets.json', new sources.RawSource(`${JSON.stringify({ entries, chunks, integrity, provides }, null, 1)}\n`));
      });
    });
  }
}

/**
 * Nearly all of the first script runs while the page starts. Without this line browsers compile its functions when each is first called, in the task
 * that calls it; with it they do so beside the page, while the script arrives. It has to be the first line.
 */
const compileAhead = new webpack.BannerPlugin({ banner: '//# allFunctionsCalledOnLoad', raw: true, entryOnly: true, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1 });

/** The shell for browsers, in dist/web. `entry` as webpack's; scripts are served from `publicPath`. */
export function shellWebConfig({ folder, entry, facades, publicPath = '/s/', define = {} }) {
  const base = common({ name: 'shell', context: folder, target: 'web' });
  return {
    ...base,
    entry,
    externals: laterImports(Object.values(entry).map((file) => join(folder, file))),
    resolve: { ...base.resolve, alias: { ...base.resolve.alias, ...facadeAliases(facades), ...leftOut } },
    module: { ...base.module, rules: [...base.module.rules, routerRule, reactRule, singleSpaRule, cipherRule] },
    output: {
      path: join(folder, 'dist/web'),
      clean: true,
      uniqueName: 'shell',
      publicPath,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      crossOriginLoading: 'anonymous',
      // These chunks have no other origin, so nothing is won by giving one up early: 100 kbit/s bring 250 KB meanwhile, more than a whole page.
      chunkLoadTimeout: 20_000,
      trustedTypes: { policyName: 'webpack-shell' },
    },
    plugins: [
      ...base.plugins,
      shellConstants('web', define),
      new webpack.NormalModuleReplacementPlugin(/\/infiniteQueryBehavior\.js$/, join(import.meta.dirname, 'no-infinite-query.mjs')),
      new webpack.NormalModuleReplacementPlugin(/\/mutationCache\.js$/, join(import.meta.dirname, 'no-mutations.mjs')),
      new RouterPartsPlugin(),
      compileAhead,
      new IntegrityPlugin({ hasOtherOrigin: false }),
      new ChunkErrorPlugin(),
      new AssetsPlugin(),
    ],
  };
}

/** What renders on the server, in dist/node. Packages of npm stay outside, so that React is one instance for host and remotes; icons are drawn as browsers draw them. */
export function shellNodeConfig({ folder, entry, facades = {}, define = {} }) {
  const base = common({ name: 'shell', context: folder, target: 'node' });
  const isOurs = (request) => /^[./]|^@brasa\/|^real\/|^lucide-react\/icons\//.test(request) || `${request}` in facades;
  return {
    ...base,
    entry,
    resolve: { ...base.resolve, alias: { ...base.resolve.alias, ...facadeAliases(facades) } },
    externalsType: 'commonjs',
    externals: [({ request }, callback) => (isOurs(request) ? callback() : callback(null, `commonjs ${request}`))],
    output: { path: join(folder, 'dist/node'), clean: true, uniqueName: 'shell-node', filename: '[name].cjs', chunkFilename: '[name].[contenthash:8].cjs', library: { type: 'commonjs2' }, publicPath: '' },
    plugins: [...base.plugins, shellConstants('node', define)],
  };
}
