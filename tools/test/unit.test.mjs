import { expect, test } from '@jest/globals';
import { join } from 'node:path';
import { moduleAt, runScript, withFiles } from './testing.mjs';

/** What the runner counts and prints when this stands in for jest. */
async function runJest(program, options = {}) {
  return withFiles({ 'jest.mjs': program }, async (folder) => {
    const { stdout, stderr } = await runScript(`
      import { runJest } from ${moduleAt('unit.mjs')};
      import { newStep } from ${moduleAt('steps.mjs')};
      const step = newStep();
      await runJest(step, [], { program: ${JSON.stringify(join(folder, 'jest.mjs'))}, ...${JSON.stringify(options)} });
      const { passed, failed, failures, flaky } = step;
      console.log(JSON.stringify({ passed, failed, failures, flaky }));
    `);
    return { ...JSON.parse(stdout.trimEnd().split('\n').at(-1)), stdout, stderr };
  });
}

/** Two files, of which the second cannot be loaded the first time. */
const failsOnce = (secondTime) => `
  const tell = (id, passed, failed) => process.send({ type: 'ended', id: '/' + id, name: id, passed, failed, failures: failed ? [{ name: 'opens', message: 'it does not' }] : [] });
  if (process.argv.includes('--runTestsByPath')) tell('flaky.test.ts', ...${JSON.stringify(secondTime)});
  else {
    tell('fine.test.ts', 5, 0);
    tell('flaky.test.ts', 0, 1);
    process.exitCode = 1;
  }
  process.send({ type: 'done' });
`;

test('a file that passes at its second chance counts all its tests, as in a run where it passed at once', async () => {
  expect(await runJest(failsOnce([7, 0]), { secondChance: true })).toMatchObject({ passed: 12, failed: 0, failures: [], flaky: [{ file: 'flaky.test.ts', name: 'opens', message: 'it does not' }] });
});

test('a file that fails at its second chance too counts as in its first run', async () => {
  expect(await runJest(failsOnce([6, 1]), { secondChance: true })).toMatchObject({ passed: 5, failed: 1, failures: [{ file: 'flaky.test.ts', name: 'opens', message: 'it does not' }], flaky: [] });
});

test('without a second chance a failure stays one', async () => {
  expect(await runJest(failsOnce([7, 0]))).toMatchObject({ passed: 5, failed: 1, flaky: [] });
});

test('more than ten failed files get no second chance', async () => {
  const program = `for (let id = 1; id <= 11; id += 1) process.send({ type: 'ended', id, name: id, passed: 0, failed: 1 });
    process.send({ type: 'done' });
    process.exitCode = 1;`;
  const { failed, stdout } = await runJest(program, { secondChance: true });
  expect(failed).toBe(11);
  expect(stdout).not.toContain('second chance');
});

test('a file whose worker was killed gets no second chance', async () => {
  const program = `process.send({ type: 'ended', id: '/killed', name: 'killed.test.ts', passed: 0, failed: 1, hasCrashed: true });
    process.send({ type: 'done' });
    process.exitCode = 1;`;
  const { failed, stdout } = await runJest(program, { secondChance: true });
  expect(failed).toBe(1);
  expect(stdout).not.toContain('second chance');
});

test('a jest that ends badly without a failed test is a failure', async () => {
  expect(await runJest("process.send({ type: 'done' }); process.exitCode = 1;")).toMatchObject({ passed: 0, failed: 1, failures: [{ name: 'jest', message: 'ended with exit code 1' }] });
});
