import webpack from 'webpack';

/** Bytes of JavaScript, before compression, that a line of about 128 kbit/s brings in a second: code shrinks to a quarter on its way. */
const bytesPerSecond = 64_000;

/** Milliseconds that the chunks which one runtime loads may take longer than others, by the chunk's ID; only those that take a second more. */
function extraTimeouts({ chunkGraph }, chunk) {
  const bytesOf = (each) => [...(chunkGraph.getChunkModulesIterableBySourceType(each, 'javascript') ?? [])].reduce((sum, module) => sum + module.size('javascript'), 0);
  const entries = [...chunk.getAllAsyncChunks()].map((each) => [each.id, Math.floor(bytesOf(each) / bytesPerSecond) * 1000]);
  return Object.fromEntries(entries.filter(([, extraMs]) => extraMs > 0));
}

/**
 * webpack gives every chunk the same time. Of a large one (the engine of a map) a slow line would then bring nothing: it is given up, and asked for
 * at the other origin, while it arrives. Here a chunk has a second more for each 64,000 bytes, as `extraMs` in the code of the `createScript` hook,
 * so this comes before the plugins that read it; and on a line that the shell calls slow (`__pzLineFactor`) all have a multiple of webpack's time.
 */
export class ChunkTimeoutPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('ChunkTimeoutPlugin', (compilation) => {
      const timer = `, ${compilation.outputOptions.chunkLoadTimeout});`;
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkTimeoutPlugin',
        (source, chunk) => `${source}\nvar extraMs = (${JSON.stringify(extraTimeouts(compilation, chunk))})[chunkId] || 0;`,
      );
      compilation.hooks.runtimeModule.tap('ChunkTimeoutPlugin', (module) => {
        if (module.name !== 'load script') return;
        const generate = module.generate.bind(module);
        module.generate = () => {
          const parts = generate().split(timer);
          if (parts.length !== 2) throw new Error('webpack loads scripts in another way than tools/webpack/chunk-timeout-plugin.mjs knows: adapt it to the new version, or take it away.');
          // A tag that was there before has no time of its own.
          return parts.join(`${timer.slice(0, -2)} * (self.__pzLineFactor?.() ?? 1) + (extraMs || 0));`);
        };
      });
    });
  }
}
