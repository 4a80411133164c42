import { expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { followTree } from './process-tree.mjs';
import { isRunning } from './testing.mjs';

const waitsForEver = 'setInterval(() => {}, 1000);';
/** Code of a Node that starts another one with `code`, and says its id. */
const starting = (code, options = '{}') => `
  const child = require('node:child_process').spawn(process.execPath, ['--eval', ${JSON.stringify(code)}], { stdio: ['ignore', 'inherit', 'inherit'], ...${options} });
  console.log(child.pid);
  ${waitsForEver}
`;

/** A process with a child, which has a child in a group of its own. That one has come to the end of its code. */
async function startThree(innermost) {
  const first = spawn(process.execPath, ['--eval', starting(starting(`${innermost}; ${waitsForEver} console.log('ready');`, '{ detached: true }'))], { stdio: ['ignore', 'pipe', 'inherit'] });
  let written = '';
  for await (const chunk of first.stdout) {
    written += chunk;
    if (written.includes('ready')) break;
  }
  const [second, third] = written.match(/\d+/g).map(Number);
  return { first, second, third };
}

test('ends a process whose parent was killed meanwhile', async () => {
  const { first, second, third } = await startThree('');
  const tree = followTree(first.pid);
  process.kill(second, 'SIGKILL');
  const ended = once(first, 'exit');
  first.kill('SIGKILL');
  await ended;
  expect(isRunning(third)).toBe(true);
  await tree.end();
  expect(isRunning(third)).toBe(false);
});

test('kills what does not end when it is told to', async () => {
  const { first, second, third } = await startThree("process.on('SIGTERM', () => {})");
  await followTree(first.pid, { graceMs: 200 }).end();
  expect([first.pid, second, third].filter(isRunning)).toEqual([]);
});

test('sums the memory of all of them, where the system says it', async () => {
  const mebibyte = 2 ** 20;
  const { first } = await startThree(`globalThis.memory = Buffer.alloc(${200 * mebibyte}, 1)`);
  const enough = Promise.withResolvers();
  const tree = followTree(first.pid, { lookEveryMs: 20, onMemory: (bytes) => bytes > 220 * mebibyte && enough.resolve(true) });
  if (!existsSync('/proc/self/status')) enough.resolve(true);
  expect(await enough.promise).toBe(true);
  await tree.end();
});
