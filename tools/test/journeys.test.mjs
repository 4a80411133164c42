import { expect, test } from '@jest/globals';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../webpack/root.mjs';
import { moduleAt, runScript, withFiles } from './testing.mjs';

test('without a Chromium the journeys are one failure that names it', async () => {
  const { stdout, stderr } = await runScript(`
    import { runJourneys } from ${moduleAt('journeys.mjs')};
    import { newStep } from ${moduleAt('steps.mjs')};
    const step = newStep();
    await runJourneys(step, [], { findChromium: async () => null });
    console.log(step.passed, step.failed);
  `);
  expect(stderr).toContain('The journeys need a Chromium');
  expect(stdout).toBe('0 1\n');
});

/** How many workers each start of Playwright gets. */
const workersWith = (storefrontUrl) =>
  withFiles({ 'playwright.mjs': "console.log('workers', process.argv[process.argv.indexOf('--workers') + 1]); process.send({ type: 'done' });" }, async (folder) => {
    const { stdout } = await runScript(`
      import { runJourneys } from ${moduleAt('journeys.mjs')};
      import { newStep } from ${moduleAt('steps.mjs')};
      process.env.STOREFRONT_URL = ${JSON.stringify(storefrontUrl)};
      await runJourneys(newStep(), [], { findChromium: async () => '/chromium', program: ${JSON.stringify(join(folder, 'playwright.mjs'))} });
    `);
    return stdout.match(/\d+/g);
  });

test('two workers share all journeys in one run; one does everything on a storefront that already runs', async () => {
  expect(await workersWith('')).toEqual(['2']);
  expect(await workersWith('http://localhost:4000')).toEqual(['1']);
});

test('only journeys that are watched need a browser with windows', async () => {
  const { stdout } = await runScript(`
    import { runJourneys } from ${moduleAt('journeys.mjs')};
    import { newStep } from ${moduleAt('steps.mjs')};
    for (const args of [[], ['cart'], ['cart', '--headed'], ['--ui-port=8080'], ['--debug']])
      await runJourneys(newStep(), args, { findChromium: async ({ hasWindow }) => void console.log(hasWindow) });
  `);
  expect(stdout).toBe('false\nfalse\ntrue\ntrue\ntrue\n');
});

test('each worker has a storefront of its own, or says that there is none; one that already runs is everybody’s', async () => {
  const { stdout } = await runScript(`
    import { handOver, ownStorefront } from ${JSON.stringify(pathToFileURL(join(root, 'e2e/support/own-storefront.ts')).href)};
    delete process.env.STOREFRONT_URL;
    handOver([{ url: 'http://first', dataDir: '/one' }, { url: 'http://second', dataDir: '/two' }]);
    const seen = ['0', '1'].map((index) => {
      process.env.TEST_PARALLEL_INDEX = index;
      return ownStorefront();
    });
    process.env.TEST_PARALLEL_INDEX = '2';
    try {
      ownStorefront();
    } catch ({ message }) {
      seen.push(message);
    }
    Object.assign(process.env, { STOREFRONT_URL: 'http://running', STOREFRONT_DATA_DIR: '/running' });
    console.log(JSON.stringify([...seen, ownStorefront()]));
  `);
  expect(JSON.parse(stdout)).toEqual([
    { url: 'http://first', dataDir: '/one' },
    { url: 'http://second', dataDir: '/two' },
    expect.stringMatching(/^Worker 2 of the journeys has no storefront of its own: .*STOREFRONT_URL\.$/),
    { url: 'http://running', dataDir: '/running' },
  ]);
});

test('journeys that set no window of their own have the one of VIEWPORT, else that of a small phone; another text is refused', async () => {
  const windowWith = (value) =>
    runScript(`
      process.env.VIEWPORT = ${JSON.stringify(value)};
      const { default: { use } } = await import(${JSON.stringify(pathToFileURL(join(root, 'e2e/playwright.config.ts')).href)});
      console.log(JSON.stringify(use.viewport));
    `);
  const [usual, wide, mistyped] = await Promise.all(['', '1280x800', '1280'].map(windowWith));
  expect(JSON.parse(usual.stdout)).toEqual({ width: 360, height: 740 });
  expect(JSON.parse(wide.stdout)).toEqual({ width: 1280, height: 800 });
  expect(mistyped.stderr).toContain('VIEWPORT is "1280". Give width and height in pixels, such as VIEWPORT=1280x800.');
});

test('the browser of the journeys has all switched off that Playwright switches off, and more', async () => {
  // Node is no browser: it ends at once, and Playwright says how it was started.
  const { stdout } = await runScript(`
    import { chromium } from ${JSON.stringify(pathToFileURL(join(root, 'node_modules/playwright-core/index.mjs')).href)};
    import { browserFlags, mapBrowserFlags } from ${JSON.stringify(pathToFileURL(join(root, 'e2e/support/browser.ts')).href)};
    for (const args of [browserFlags, mapBrowserFlags]) {
      const { message } = await chromium.launch({ executablePath: process.execPath, args }).catch((error) => error);
      console.log(JSON.stringify([...message.split('<launching>')[1].matchAll(/--disable-features=(\\S+)/g)].slice(0, 2).map(([, names]) => names.split(','))));
    }
  `);
  for (const line of stdout.trim().split('\n')) {
    const [offByPlaywright, off] = JSON.parse(line);
    expect(off).toEqual(expect.arrayContaining(offByPlaywright));
    expect(off.length).toBeGreaterThan(offByPlaywright.length);
  }
});
