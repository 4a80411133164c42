import { expect, test } from '@jest/globals';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runScript } from './test/testing.mjs';
import { root } from './webpack/root.mjs';

test.each(['tools/build.mjs', 'tools/pz.mjs'])('%s loads no compiler before something is built', async (file) => {
  const { stdout, stderr } = await runScript(`
    import { createRequire } from 'node:module';
    await import(${JSON.stringify(pathToFileURL(join(root, file)).href)});
    const { cache } = createRequire(${JSON.stringify(join(root, file))});
    console.log(Object.keys(cache).filter((path) => /node_modules.(webpack|minimizer-webpack-plugin|@swc.core)\\W/.test(path)).length);
  `);
  expect([stdout, stderr]).toEqual(['0\n', '']);
});
