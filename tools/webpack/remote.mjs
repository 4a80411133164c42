import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import { common } from './common.mjs';
import { ChunkErrorPlugin } from './chunk-error-plugin.mjs';
import { ChunkTimeoutPlugin } from './chunk-timeout-plugin.mjs';
import { IntegrityPlugin } from './integrity-plugin.mjs';
import { ManifestPlugin } from './manifest-plugin.mjs';
import { remoteFacts } from './remote-facts.mjs';
import { consumedFromShell, sharedRanges } from './shared-keys.mjs';

/** A remote's whole webpack configuration: `export default remoteConfig(import.meta.url)`. Two builds of one container, for browsers and for the shell's server. */
export function remoteConfig(configUrl) {
  const folder = dirname(fileURLToPath(configUrl));
  const { remote, exposes, version, globalName } = remoteFacts(folder);
  const { name } = remote;
  const shared = consumedFromShell();

  const build = (target, filename, chunkFilename, library, output, plugins) => {
    const base = common({ name, context: folder, target });
    return {
      ...base,
      output: {
        path: join(folder, 'dist', target),
        clean: true,
        // Two versions of one remote in one page share chunks, and mix, unless this differs.
        uniqueName: `${name}@${version}`,
        chunkFilename,
        ...output,
      },
      plugins: [
        ...base.plugins,
        new webpack.container.ModuleFederationPlugin({ name: globalName, filename, library, exposes, shared }),
        new ManifestPlugin({ name, version, globalName, exposes, shared: sharedRanges() }),
        ...plugins,
      ],
    };
  };

  return [
    // Each version has a folder of its own, so names need no hash: a page names every file.
    build('web', 'remoteEntry.js', '[name].js', { type: 'var', name: globalName }, {
      publicPath: 'auto',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 8000,
      trustedTypes: { policyName: `webpack-${name}` },
    }, [new ChunkTimeoutPlugin(), new IntegrityPlugin({ hasOtherOrigin: true }), new ChunkErrorPlugin()]),
    build('node', 'remoteEntry.cjs', '[name].[contenthash:8].cjs', { type: 'commonjs-module' }, { publicPath: '' }, []),
  ];
}
