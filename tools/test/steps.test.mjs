import { expect, test } from '@jest/globals';
import { join } from 'node:path';
import { newStep, noteMemory } from './steps.mjs';
import { isRunning, moduleAt, runScript, withFiles } from './testing.mjs';

/** What the runner prints about these steps; `command` runs a script below it. */
const runSteps = (steps, limits = { totalMs: 60_000 }, options = {}) =>
  runScript(
    `
    import { runSteps } from ${moduleAt('steps.mjs')};
    import { runTests } from ${moduleAt('run-tests.mjs')};
    import { runChecks } from ${moduleAt('checks.mjs')};
    await runSteps([${steps}], ${JSON.stringify(limits)});
  `,
    options,
  );

const lastLine = (text) => text.trimEnd().split('\n').at(-1);
const tests = (file) => `(step) => runTests('program', ${JSON.stringify(file)}, [], { step })`;

/** A program whose reporter tells what it does. */
const tells = (...messages) => messages.map((message) => `(await import(${moduleAt('progress.mjs')})).tell(${JSON.stringify(message)});`).join('\n');
const started = (name) => ({ type: 'started', id: name, name });
const ended = (name, passed = 1, failed = 0) => ({ type: 'ended', id: name, name, passed, failed });
const waitsForEver = "process.on('message', () => {}); setInterval(() => {}, 1000);";

test('steps say how long they took and the slowest files, and the last line is the sum', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `file-${index}.test.ts`);
  await withFiles({ 'tests.mjs': `${names.map((name) => tells(started(name), ended(name, 2))).join('\n')}\n${tells({ type: 'done' })}` }, async (folder) => {
    const { stdout, code } = await runSteps(`['Tests', ${tests(join(folder, 'tests.mjs'))}], ['Sizes', async (step) => { step.passed += 1; }]`);
    expect(stdout).toMatch(/Tests: 24 passed, 0 failed in 0\.\d min/);
    expect(stdout.match(/ \d+\.\d s {2}file-\d+\.test\.ts/g)).toHaveLength(10);
    expect(stdout).toMatch(/Sizes: 1 passed, 0 failed in 0\.0 min/);
    expect(lastLine(stdout)).toBe('25 passed, 0 failed');
    expect(code).toBe(0);
  });
});

test('the summary repeats what failed with the first lines of its message, whatever has been printed since', async () => {
  const failures = [{ name: 'the cart is empty', message: `\u001B[31mIt has a pizza.\u001B[39m\n\n${'at cart.ts\n'.repeat(40)}` }];
  const program = `${tells(started('cart.test.ts'), { ...ended('cart.test.ts', 3, 1), failures })} ${tells({ type: 'done' })} process.exitCode = 1;`;
  await withFiles({ 'tests.mjs': program, 'fails.mjs': "console.log('three errors'); process.exitCode = 7;" }, async (folder) => {
    const check = JSON.stringify([{ name: 'types', file: join(folder, 'fails.mjs'), args: [] }]);
    const { stdout } = await runSteps(`['Checks', (step) => runChecks(step, [], ${check}), async () => { throw new Error('no such thing'); }], ['Tests', ${tests(join(folder, 'tests.mjs'))}], ['Journeys', async () => console.log('all well')]`);
    const summary = stdout.slice(stdout.indexOf('all well'));
    expect(summary).toContain('\nFailed:\n');
    expect(summary).toContain('✗ Checks\n    no such thing\n');
    expect(summary).toContain('✗ types\n    exit code 7\n    three errors\n');
    expect(summary).toContain(`✗ cart.test.ts › the cart is empty\n    It has a pizza.\n${'    at cart.ts\n'.repeat(11)}`);
    expect(summary.match(/at cart\.ts/g)).toHaveLength(11);
    expect(lastLine(stdout)).toBe('3 passed, 3 failed');
  });
});

test('a journey that passed at a second try is named with what its first one failed with, and is no failure', async () => {
  const flaky = { ...ended('cart.spec.ts: opens'), isFlaky: true, failures: [{ name: '', message: 'Timeout 30000ms exceeded.' }] };
  await withFiles({ 'tests.mjs': tells(flaky, { type: 'done' }) }, async (folder) => {
    const { stdout, code } = await runSteps(`['Journeys', ${tests(join(folder, 'tests.mjs'))}]`);
    expect(stdout).toContain('flaky, passed at a second try: cart.spec.ts: opens\n    Timeout 30000ms exceeded.\n');
    expect(stdout).not.toContain('Failed:');
    expect([lastLine(stdout), code]).toEqual(['1 passed, 0 failed', 0]);
  });
});

test('long lines of a message are cut', async () => {
  const failures = [{ name: 'draws', message: 'x'.repeat(10_000) }];
  await withFiles({ 'tests.mjs': `${tells({ ...ended('cart.test.ts', 0, 1), failures }, { type: 'done' })} process.exitCode = 1;` }, async (folder) => {
    const { stdout } = await runSteps(`['Tests', ${tests(join(folder, 'tests.mjs'))}]`);
    expect(stdout).toContain(`✗ cart.test.ts › draws\n    ${'x'.repeat(300)}…\n`);
  });
});

test('a summary without failures has no list of them, and one with many is cut', async () => {
  const fine = await runSteps(`['Sizes', async (step) => { step.passed += 1; }]`);
  expect(fine.stdout).not.toContain('Failed:');
  const failures = Array.from({ length: 23 }, (_, index) => ({ name: `test ${index}`, message: '' }));
  await withFiles({ 'tests.mjs': `${tells({ ...ended('cart.test.ts', 0, 23), failures }, { type: 'done' })} process.exitCode = 1;` }, async (folder) => {
    const { stdout } = await runSteps(`['Tests', ${tests(join(folder, 'tests.mjs'))}]`);
    expect(stdout.match(/✗ cart\.test\.ts › test \d+/g)).toHaveLength(20);
    expect(stdout).toContain('… and 3 more\n');
  });
});

test('a step that breaks is one failure, and the others still run', async () => {
  const { stdout, stderr, code } = await runSteps(`['Broken', async () => { throw new Error('no such thing'); }], ['Sizes', async (step) => { step.passed += 1; }]`);
  expect(stderr).toContain('✗ Broken: no such thing');
  expect([lastLine(stdout), code]).toEqual(['1 passed, 1 failed', 1]);
});

test('the parts of a step run at the same time, and all of them when one breaks', async () => {
  // Each ends when it has heard that the other one has started.
  const meets = `import { existsSync, writeFileSync } from 'node:fs';
    const [own, other] = process.argv.slice(2);
    writeFileSync(own, '');
    setInterval(() => existsSync(other) && process.exit(), 20);`;
  await withFiles({ 'meets.mjs': meets }, async (folder) => {
    const check = (own, other) => `(step) => runChecks(step, [], [${JSON.stringify({ name: own, file: join(folder, 'meets.mjs'), args: [join(folder, own), join(folder, other)] })}])`;
    const parts = [check('one', 'two'), check('two', 'one'), "async () => { throw new Error('no such thing'); }"];
    const { stdout, stderr, code } = await runSteps(`['Checks and builds', ${parts.join(', ')}], ['Sizes', async (step) => { step.passed += 1; }]`, { totalMs: 60_000, commandMs: 20_000 });
    expect(stderr).toBe('✗ Checks and builds: no such thing\n');
    expect(stdout).toContain('Checks and builds: 2 passed, 1 failed');
    expect([lastLine(stdout), code]).toEqual(['3 passed, 1 failed', 1]);
  });
});

test('the memory of a step is the most that its programs held together; one that has ended holds none', async () => {
  const step = newStep();
  for (const [program, bytes] of [['compiler', 300], ['lint', 200], ['compiler', 0], ['lint', 450]]) noteMemory(step, program, bytes);
  expect(step.peakBytes).toBe(500);
  await withFiles({ 'fine.mjs': '' }, async (folder) => {
    const { stdout } = await runScript(`
      import { newStep } from ${moduleAt('steps.mjs')};
      import { runNode } from ${moduleAt('run-command.mjs')};
      const step = newStep();
      await runNode(${JSON.stringify(join(folder, 'fine.mjs'))}, [], { step });
      console.log(JSON.stringify([...step.memory.values()]));
    `);
    expect(JSON.parse(stdout)).toEqual([0]);
  });
});

test('a program that is killed says so with its last lines; what had passed is counted', async () => {
  const program = `${tells(started('one'), ended('one', 3), started('two'))}
    for (let line = 1; line <= 50; line += 1) console.log('line ' + line + ' of the program');
    process.kill(process.pid, 'SIGKILL');`;
  await withFiles({ 'tests.mjs': program }, async (folder) => {
    const { stdout, stderr, code } = await runSteps(`['Tests', ${tests(join(folder, 'tests.mjs'))}]`);
    expect(stdout).toContain('line 1 of the program');
    expect(stderr).toContain('✗ program ended with signal SIGKILL.');
    expect(stderr.match(/│ line \d+ of the program/g)).toEqual(Array.from({ length: 30 }, (_, index) => `│ line ${index + 21} of the program`));
    expect([lastLine(stdout), code]).toEqual(['3 passed, 1 failed', 1]);
  });
});

test.concurrent('tests of which none ends are named and ended with all that they started; the next step runs', async () => {
  const program = `import { spawn } from 'node:child_process';
    const detached = spawn(process.execPath, ['--eval', "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000)"], { detached: true, stdio: 'inherit' });
    console.log('pids', process.pid, detached.pid);
    ${tells(started('quick.test.ts'), ended('quick.test.ts', 4), started('stuck.test.ts'))}
    for (;;);`;
  await withFiles({ 'tests.mjs': program }, async (folder) => {
    const { stdout, stderr, code } = await runSteps(`['Tests', ${tests(join(folder, 'tests.mjs'))}], ['Sizes', async (step) => { step.passed += 1; }]`, { totalMs: 60_000, quietMs: 1500, graceMs: 100 });
    expect(stderr).toMatch(/✗ program: no test has ended for 1\.5 s, so it was ended\. Running: stuck\.test\.ts \(for \d+ s\)\./);
    const pids = /pids (\d+) (\d+)/.exec(stdout).slice(1).map(Number);
    expect(pids.filter(isRunning)).toEqual([]);
    expect([lastLine(stdout), code]).toEqual(['5 passed, 1 failed', 1]);
  });
});

test.concurrent('tests that end one after the other may take longer than the limit of one', async () => {
  const program = `import { setTimeout as pause } from 'node:timers/promises';
    for (const name of ['one', 'two', 'three', 'four', 'five', 'six', 'seven']) {
      process.send({ type: 'started', id: name, name });
      await pause(300);
      process.send({ type: 'ended', id: name, name, passed: 1, failed: 0 });
    }
    ${tells({ type: 'done' })}`;
  await withFiles({ 'tests.mjs': program }, async (folder) => {
    const { stdout } = await runSteps(`['Tests', ${tests(join(folder, 'tests.mjs'))}]`, { totalMs: 60_000, quietMs: 1500 });
    expect(lastLine(stdout)).toBe('7 passed, 0 failed');
  });
});

test.concurrent('a check has a limit of its own, and says how it ended', async () => {
  await withFiles({ 'waits.mjs': waitsForEver, 'fails.mjs': "console.log('three errors'); process.exitCode = 7;", 'fine.mjs': '' }, async (folder) => {
    const checks = ['waits', 'fails', 'fine'].map((name) => ({ name, file: join(folder, `${name}.mjs`), args: [] }));
    const { stdout, stderr } = await runSteps(`['Checks', (step) => runChecks(step, [], ${JSON.stringify(checks)})]`, { totalMs: 60_000, commandMs: 1500 });
    expect(stderr).toContain('✗ waits: took longer than 1.5 s, so it was ended.');
    expect(stdout).toMatch(/✗ waits \(signal SIGTERM, \d+\.\d s\)/);
    expect(stdout).toMatch(/✗ fails \(exit code 7, \d+\.\d s\)\nthree errors/);
    expect(lastLine(stdout)).toBe('1 passed, 2 failed');
  });
});

test.concurrent('the end of the whole run ends what runs, is one failure, and only the summary follows', async () => {
  const program = `console.log('pids', process.pid); ${tells(started('one'), ended('one', 3), started('endless'))} ${waitsForEver}`;
  await withFiles({ 'tests.mjs': program }, async (folder) => {
    const { stdout, stderr, code } = await runSteps(`['Tests', ${tests(join(folder, 'tests.mjs'))}], ['Sizes', async (step) => { step.passed += 1; }]`, { totalMs: 1500 });
    expect(stderr).toContain('the whole run took longer than 1.5 s, so it was ended. Running: endless');
    expect(isRunning(Number(/pids (\d+)/.exec(stdout)[1]))).toBe(false);
    expect(stdout).not.toContain('Sizes');
    expect([lastLine(stdout), code]).toEqual(['3 passed, 1 failed', 1]);
  });
});

test('a runner that is told to end ends what runs first, and sums up', async () => {
  const program = `${tells(started('endless'))} console.log('pids', process.pid); ${waitsForEver}`;
  await withFiles({ 'tests.mjs': program }, async (folder) => {
    const { stdout, stderr, code } = await runSteps(`['Tests', ${tests(join(folder, 'tests.mjs'))}]`, undefined, { endWhen: 'pids' });
    expect(stderr).toContain('ended by SIGTERM. Running: endless');
    expect(isRunning(Number(/pids (\d+)/.exec(stdout)[1]))).toBe(false);
    expect([lastLine(stdout), code]).toEqual(['0 passed, 1 failed', 1]);
  });
});

test('a program writes in colours only when somebody looks at a terminal', async () => {
  await withFiles({ 'program.mjs': "console.log('colours:', process.env.FORCE_COLOR ?? 'none');" }, async (folder) => {
    const run = (isTTY) =>
      runScript(`
        import { runNode } from ${moduleAt('run-command.mjs')};
        process.stdout.isTTY = ${isTTY};
        delete process.env.FORCE_COLOR;
        delete process.env.NO_COLOR;
        await runNode(${JSON.stringify(join(folder, 'program.mjs'))}, []);
      `);
    expect((await run(true)).stdout).toBe('colours: 1\n');
    expect((await run(false)).stdout).toBe('colours: none\n');
  });
});
