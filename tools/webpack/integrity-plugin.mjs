import webpack from 'webpack';

/**
 * Every script webpack inserts at run time carries the hash that the page knows for its URL
 * (`self.__pzIntegrity`, keyed by URL or by path). A URL without a hash fails as a missing chunk does, so that it can be
 * tried again; it is never fetched. `crossOrigin` is always set: Integrity-Policy blocks scripts fetched as no-cors.
 */
const attributes = `
var known = self.__pzIntegrity || {};
var integrity = known[url] || known[new URL(url, location.href).pathname];
if (!integrity) return void done({ type: "no-integrity", target: { src: url } });
script.integrity = integrity;
script.crossOrigin = "anonymous";`;

export class IntegrityPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('IntegrityPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap('IntegrityPlugin', (source) => source + attributes);
    });
  }
}
