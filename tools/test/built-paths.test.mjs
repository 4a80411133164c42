import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, jest, test } from '@jest/globals';
import { checkBuiltPaths } from './built-paths.mjs';
import { newStep } from './steps.mjs';
import { withFiles } from './testing.mjs';

test('a build that names the folder it was made in is told with its files', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const step = newStep();
  await withFiles({}, async (folder) => {
    const write = (file, content) => {
      mkdirSync(join(folder, file, '..'), { recursive: true });
      writeFileSync(join(folder, file), content);
    };
    write('fine/dist/web/area.js', `let path = "${folder}le";`);
    write('fine/dist/maps/web/area.js.map', `file://${folder}/node_modules/engine.mjs`);
    write('leaks/dist/web/area.js', `let file = "file://${folder}/node_modules/engine.mjs";`);
    checkBuiltPaths(step, ['fine', 'leaks'], folder);
  });
  expect([step.passed, step.failed]).toEqual([1, 1]);
  expect(log.mock.calls.join('\n')).toContain('✗ the build of leaks names no folder of this machine: leaks/dist/web/area.js');
  log.mockRestore();
});
