import { expect, test } from '@jest/globals';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../webpack/root.mjs';
import { followUntil, withFiles } from './testing.mjs';

const reporter = (name) => JSON.stringify(join(import.meta.dirname, name));
const counts = (results) => Object.fromEntries(results.map(({ id: _id, ms: _ms, failures: _failures, name, ...told }) => [name.split('/').at(-1), told]));
/** Of a file or journey: what failed and how the message begins. */
const failuresOf = (results, file) => results.find(({ name }) => name.endsWith(file)).failures.map(({ name, message }) => [name, stripVTControlCharacters(message).split('\n')[0]]);

test('jest tells which files run on and what came of the others; a killed worker is a failure of its file', async () => {
  const files = {
    'fine.test.cjs': "test('one', () => {}); test('two', () => {});",
    'broken.test.cjs': "describe('a cart', () => { test('is empty', () => { throw new Error('it has a pizza'); }); test('is open', () => {}); });",
    'unreadable.test.cjs': "throw new Error('no such module');",
    'loop.test.cjs': 'for (;;);',
    'waits.test.mjs': 'await new Promise(() => {});',
    'killed.test.cjs': "test('ends its worker', () => process.kill(process.pid, 'SIGKILL'));",
    'jest.config.mjs': `export default { maxWorkers: 4, transform: {}, testMatch: ['**/*.test.?js'], reporters: ['default', ${reporter('jest-reporter.mjs')}] };`,
  };
  await withFiles(files, async (folder) => {
    const program = join(root, 'node_modules/jest/bin/jest.js');
    const { results, stderr } = await followUntil(program, ['--rootDir', folder, '--config', join(folder, 'jest.config.mjs')], {
      ended: 4,
      running: ['loop.test.cjs', 'waits.test.mjs'],
      env: { NODE_OPTIONS: '--experimental-vm-modules' },
    });
    expect(counts(results)).toEqual({
      'fine.test.cjs': { passed: 2, failed: 0, hasCrashed: false },
      'broken.test.cjs': { passed: 1, failed: 1, hasCrashed: false },
      'unreadable.test.cjs': { passed: 0, failed: 1, hasCrashed: false },
      'killed.test.cjs': { passed: 0, failed: 1, hasCrashed: true },
    });
    expect(failuresOf(results, 'fine.test.cjs')).toEqual([]);
    expect(failuresOf(results, 'broken.test.cjs')).toEqual([['a cart is empty', 'Error: it has a pizza']]);
    expect(failuresOf(results, 'unreadable.test.cjs')).toEqual([['', expect.stringContaining('no such module')]]);
    expect(stderr).toMatch(/The others have ended\. Running: .*loop\.test\.cjs/);
    expect(stderr).toMatch(/The others have ended\. Running: .*waits\.test\.mjs/);
    expect(stderr).toMatch(/FAIL.*killed\.test\.cjs/);
    expect(stderr).toContain('signal=SIGKILL');
  });
});

test('Playwright tells which journeys run on and what came of the others', async () => {
  const files = {
    'cart.spec.mjs': `
      import { expect, test } from ${JSON.stringify(pathToFileURL(join(root, 'node_modules/@playwright/test/index.mjs')).href)};
      test.describe('a cart', () => {
        test('fine', () => {});
        test('flaky', ({}, { retry }) => expect(retry).toBe(1));
        test('broken', () => expect(1).toBe(2));
        test('endless', () => { for (;;); });
      });
    `,
    'playwright.config.mjs': `export default { workers: 1, retries: 1, reporter: [['line'], [${reporter('journey-reporter.mjs')}]] };`,
  };
  await withFiles(files, async (folder) => {
    const { results, stderr } = await followUntil(join(root, 'node_modules/@playwright/test/cli.js'), ['test', '--config', join(folder, 'playwright.config.mjs')], { ended: 3, running: ['endless'] });
    expect(counts(results)).toEqual({
      'cart.spec.mjs: a cart › fine': { passed: 1, failed: 0, isFlaky: false },
      'cart.spec.mjs: a cart › flaky': { passed: 1, failed: 0, isFlaky: true },
      'cart.spec.mjs: a cart › broken': { passed: 0, failed: 1, isFlaky: false },
    });
    expect(failuresOf(results, 'fine')).toEqual([]);
    expect(failuresOf(results, 'flaky')).toEqual([['', expect.stringContaining('expect(received).toBe(expected)')]]);
    expect(failuresOf(results, 'broken')).toEqual([['', expect.stringContaining('expect(received).toBe(expected)')]]);
    expect(stderr).toMatch(/The others have ended\. Running: cart\.spec\.mjs: a cart › endless \(for \d+ s\)/);
  });
});
