import webpack from 'webpack';

/**
 * Every script webpack inserts at run time carries the hash that the page knows for its URL
 * (`self.__pzIntegrity`, keyed by URL or by path). A URL without a hash fails as a missing chunk does, so
 * that it can be tried again; it is never fetched. `crossOrigin` is always set: Integrity-Policy blocks
 * scripts fetched as no-cors.
 *
 * Of a remote (`hasOtherOrigin`) a script that does not arrive is fetched from the other origin of its version (`self.__pzSecond`, which the
 * shell sets). The second request has a key of its own: webpack takes a tag with the same key for the same
 * request. Where the script's own origin is known to be away the shell answers nothing and asks itself: no
 * script is inserted, because one that hangs keeps a connection of the browser's until the page is left, also
 * when it is taken out. `extraMs` is of `chunk-timeout-plugin.mjs`.
 */
const attributes = `
var known = self.__pzIntegrity || {};
var integrity = known[url] || known[new URL(url, location.href).pathname];
if (!integrity) return void done({ type: "no-integrity", target: { src: url } });
script.integrity = integrity;
script.crossOrigin = "anonymous";`;

const otherOrigin = `
if (self.__pzSecond && key && !/@$/.test(key)) {
  done = self.__pzSecond(script.src, done, (other, both) => __webpack_require__.l(other, both, key + "@", chunkId), true, extraMs);
  if (!done) return;
}`;

export class IntegrityPlugin {
  constructor({ hasOtherOrigin }) {
    this.code = attributes + (hasOtherOrigin ? otherOrigin : '');
  }

  apply(compiler) {
    compiler.hooks.compilation.tap('IntegrityPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        (source) => source + this.code,
      );
    });
  }
}
