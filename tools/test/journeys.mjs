import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../webpack/root.mjs';
import { findBrowser } from './browser.mjs';
import { runTests } from './run-tests.mjs';
import { fail } from './steps.mjs';

const playwrightProgram = join(root, 'node_modules/@playwright/test/cli.js');

/**
 * What customers do, in a real browser against the whole storefront. Without arguments all of it, by two workers with a storefront
 * each; where `STOREFRONT_URL` is given there is one storefront, so that one worker does everything.
 */
export async function runJourneys(step, args = [], { findChromium = findBrowser, program = playwrightProgram } = {}) {
  if (readdirSync(join(root, 'e2e/journeys')).length === 0) return;
  const browser = await findChromium({ step, hasWindow: args.some((arg) => /^--(headed|debug|ui)\b/.test(arg)) });
  if (!browser) {
    const message = 'The journeys need a Chromium and none could be installed. Install one, or set CHROME_PATH to its binary.';
    console.error(`✗ ${message}`);
    fail(step, message);
    return;
  }
  const all = ['--workers', process.env.STOREFRONT_URL ? '1' : '2'];
  await runTests('Playwright', program, ['test', '--config', 'e2e/playwright.config.ts', ...(args.length > 0 ? args : all)], { env: { CHROME_PATH: browser }, step });
}
