import webpack from 'webpack';

const { Compilation, sources } = webpack;
const scripts = (files) => [...files].filter((file) => /\.(js|cjs)$/.test(file));

/** Share key → the names this build takes from it, after what nobody uses was shaken off. `import *` and side effects take no names. */
function usedExports({ modules, moduleGraph, chunkGraph }) {
  const namesOf = (module) =>
    [...moduleGraph.getIncomingConnections(module)]
      .filter((connection) => connection.originModule && chunkGraph.getNumberOfModuleChunks(connection.originModule) > 0 && connection.isTargetActive(undefined))
      .flatMap(({ dependency }) => dependency?.getIds?.(moduleGraph)[0] ?? []);
  const consumed = [...modules].filter(({ type }) => type === 'consume-shared-module');
  return new Map(consumed.map((module) => [module.options.shareKey, [...new Set(namesOf(module))].sort()]));
}

/** Writes `mf-manifest.json`: the remote entry and, per exposed module, the chunks it needs. The same shape Module Federation's own plugin writes. */
export class ManifestPlugin {
  constructor({ name, version, globalName, exposes, shared }) {
    this.facts = { name, version, globalName, exposes, shared };
  }

  apply(compiler) {
    const { name, version, globalName, exposes, shared } = this.facts;
    compiler.hooks.thisCompilation.tap('ManifestPlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'ManifestPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
        const used = usedExports(compilation);
        const filesOf = (group) => scripts(new Set((compilation.namedChunkGroups.get(group)?.chunks ?? []).flatMap((chunk) => [...chunk.files])));
        const manifest = {
          id: name,
          name,
          metaData: { name, type: 'app', buildInfo: { buildVersion: version, buildName: name }, remoteEntry: { name: filesOf(globalName)[0], path: '', type: 'var' }, globalName, publicPath: 'auto' },
          shared: Object.entries(shared).map(([key, requiredVersion]) => ({ id: `${name}:${key}`, name: key, version: requiredVersion.slice(1), singleton: true, requiredVersion, usedExports: used.get(key) ?? [], assets: { js: { sync: [], async: [] }, css: { sync: [], async: [] } } })),
          remotes: [],
          exposes: Object.entries(exposes).map(([path, { name: chunk }]) => ({ id: `${name}:${path.slice(2)}`, name: path.slice(2), path, assets: { js: { sync: filesOf(chunk), async: [] }, css: { sync: [], async: [] } } })),
        };
        compilation.emitAsset('mf-manifest.json', new sources.RawSource(`${JSON.stringify(manifest, null, 1)}\n`));
      });
    });
  }
}
