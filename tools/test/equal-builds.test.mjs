import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, jest, test } from '@jest/globals';
import { checkEqualBuilds } from './equal-builds.mjs';
import { newStep } from './steps.mjs';
import { withFiles } from './testing.mjs';

/** Builds four packages: one the same way everywhere, of which only the map names the folder; one with its folder in a file; one with another file in each folder; one with its folder in what webpack hashes. */
const builder = `
  import { mkdirSync, writeFileSync } from 'node:fs';
  import { join } from 'node:path';
  import { lib } from 'lib';
  const root = join(import.meta.dirname, '..');
  const write = (name, file, content) => {
    mkdirSync(join(root, name, 'dist/web'), { recursive: true });
    writeFileSync(join(root, name, 'dist/web', file), content);
  };
  write('fine', 'area.js', lib);
  write('fine', 'area.js.map', root);
  write('leaks', 'area.js', root);
  write('more', 'area.js', lib);
  write('more', root.length + '.js', lib);
  write('hashed', 'area.js', lib);
  mkdirSync(join(root, '.cache/build'), { recursive: true });
  writeFileSync(join(root, '.cache/build/fine.json'), JSON.stringify({ inputs: root, hashes: ['same'] }));
  writeFileSync(join(root, '.cache/build/hashed.json'), JSON.stringify({ hashes: [root] }));
`;

async function checked(builds) {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const step = newStep();
  await withFiles({}, async (folder) => {
    const write = (file, content) => {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), content);
    };
    write('node_modules/lib/package.json', '{"name":"lib","type":"module","exports":"./dist/lib.js"}');
    write('node_modules/lib/dist/lib.js', "export const lib = 'of a package';");
    write('tools/build.mjs', builds);
    write('leaks/dist/web/old.js', 'of an earlier build, which is not copied');
    if (builds === builder) execFileSync(process.execPath, [join(folder, 'tools/build.mjs')]);
    await checkEqualBuilds(step, ['fine', 'leaks', 'more', 'hashed', 'none'], folder);
  });
  log.mockRestore();
  return step;
}

test('a build that differs in another folder is told with the files that do, and so is a package that nobody built', async () => {
  const { passed, failures } = await checked(builder);
  expect(passed).toBe(1);
  expect(failures).toEqual([
    { name: 'leaks is built in the same way in another folder', message: 'web/area.js, web/old.js' },
    { name: 'more is built in the same way in another folder', message: expect.stringMatching(/^web\/\d+\.js, web\/\d+\.js$/) },
    { name: 'hashed is built in the same way in another folder', message: "webpack's hashes of its sources" },
    { name: 'none is built in the same way in another folder', message: 'nothing is built here: run npm run build' },
  ]);
});

test('a build that stops in the other folder is one failure, with what it wrote', async () => {
  const { passed, failures } = await checked("throw new Error('no compiler here');");
  expect(passed).toBe(0);
  expect(failures).toEqual([{ name: 'the build in another folder', message: expect.stringContaining('no compiler here') }]);
});
