/** The ID of a chunk that has a name is that name: a runtime then needs no list from numbers to the names of files. */
export class ChunkNamesPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('ChunkNamesPlugin', (compilation) => {
      compilation.hooks.chunkIds.tap({ name: 'ChunkNamesPlugin', before: 'DeterministicChunkIdsPlugin', stage: -100 }, (chunks) => {
        for (const chunk of chunks) if (chunk.name) [chunk.id, chunk.ids] = [chunk.name, [chunk.name]];
      });
    });
  }
}
