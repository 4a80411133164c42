const earlyError = /(?:var|const) error = new Error\(\);/g;
const failed = /(?:var|const) errorType = /g;

/**
 * webpack makes the error of a chunk that might fail before it asks for the chunk, for the sake of a stack that nobody reads. With developer
 * tools attached (or what tests and measures a page) each error notes where it is, and every function on the way there is parsed again: at the
 * start of the page, and between a tap and the chunk it needs. Here it is made when the chunk has failed.
 */
export class ChunkErrorPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('ChunkErrorPlugin', (compilation) => {
      compilation.hooks.runtimeModule.tap('ChunkErrorPlugin', (module) => {
        if (module.name !== 'jsonp chunk loading') return;
        const generate = module.generate.bind(module);
        module.generate = () => {
          const source = generate();
          // Builds without chunks load none.
          if (!source.includes('ChunkLoadError')) return source;
          const [[error] = [], ...others] = [...source.matchAll(earlyError)];
          if (!error || others.length > 0 || source.match(failed)?.length !== 1)
            throw new Error('webpack loads chunks in another way than tools/webpack/chunk-error-plugin.mjs knows: adapt it to the new version, or take it away.');
          return source.replace(error, '').replace(failed, `${error}\n$&`);
        };
      });
    });
  }
}
