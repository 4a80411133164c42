import { join } from 'node:path';
import webpack from 'webpack';
import { ChunkNamesPlugin } from './chunk-names-plugin.mjs';
import { CssTextPlugin } from './css-text-plugin.mjs';
import { mapEngineRule } from './map-engine.mjs';
import { root } from './root.mjs';
import { hashOf, presetFiles } from './source-hash.mjs';
import MinimizerPlugin from 'minimizer-webpack-plugin';

export { root };

const swc = (tsx, target) => ({
  loader: 'swc-loader',
  options: {
    sourceMaps: true,
    // webpack takes the path of the checkout out of a source map that is an object, and not out of a text. It counts maps into its hashes, and the
    // minimizer chooses short names by the letters of its input, hashes included: a build would depend on where the checkout lies.
    parseMap: true,
    jsc: {
      target,
      parser: { syntax: 'typescript', tsx },
      transform: { react: { runtime: 'automatic', importSource: '@emotion/react', development: false } },
    },
    module: { type: 'es6' },
  },
});

/**
 * Browsers get the map engine that needs no eval, and get it once: its React wrapper would bring a second copy. Servers draw no
 * maps, so they get none of the four megabytes.
 */
const maps = (target) => (target === 'web' ? { 'mapbox-gl$': join(root, 'node_modules/mapbox-gl/dist/mapbox-gl-csp.js') } : { 'mapbox-gl': false, 'maplibre-gl': false });

/** What the browser and the Node build of every package have in common. `name` separates their caches. */
export function common({ name, context, target, mode = process.env.NODE_ENV === 'development' ? 'development' : 'production' }) {
  const syntax = target === 'web' ? 'es2022' : 'es2023';
  return {
    name: `${name}:${target}`,
    context,
    mode,
    target: target === 'web' ? ['web', 'es2022'] : 'async-node24',
    entry: {},
    devtool: false,
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'], alias: maps(target) },
    module: {
      rules: [
        { test: /\.ts$/, use: swc(false, syntax) },
        { test: /\.tsx$/, use: swc(true, syntax) },
        mapEngineRule,
      ],
      // maplibre-gl and others ask for modules by expression on paths that are never taken in a bundle.
      // An import that does not exist would be undefined at run time: it stops the build instead.
      parser: { javascript: { exprContextCritical: false, exportsPresence: 'error' } },
    },
    plugins: [
      new ChunkNamesPlugin(),
      new CssTextPlugin(),
      // Maps are kept beside the build for whoever debugs it, without a comment that names them and outside the folder that is served.
      new webpack.SourceMapDevToolPlugin({ filename: `../maps/${target}/[file].map`, append: false }),
      new webpack.NormalModuleReplacementPlugin(/\/createLucideIcon\.mjs$/, join(import.meta.dirname, 'lucide-icon.mjs')),
    ],
    optimization: {
      // Short numbers and names: what a build has in common with the one before is files, and a file that changed is fetched whole.
      moduleIds: 'natural',
      mangleExports: mode === 'production' && 'size',
      chunkIds: 'deterministic',
      // A page has one map engine at most: what both are made of is not a file of its own, with a request of its own.
      // A chunk named whole is one file.
      splitChunks: { chunks: (chunk) => !chunk.canBeInitial() && !/^(map-|whole$)/.test(chunk.name ?? '') },
      minimize: mode === 'production' && target === 'web',
      minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, extractComments: false, terserOptions: { ecma: 2022, compress: { ecma: 2022, passes: 3 }, format: { comments: false } } })],
    },
    cache: { type: 'filesystem', cacheDirectory: join(root, '.cache/webpack'), name: `${name}-${target}-${mode}`, version: hashOf(presetFiles()) },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
