import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../webpack/root.mjs';
import { findBrowser } from './browser.mjs';
import { runNode } from './run-command.mjs';

const flakyIn = ({ suites = [], specs = [] }) => [
  ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(flakyIn),
];

async function playwright(browser, args) {
  const report = join(mkdtempSync(join(tmpdir(), 'brasa-journeys-')), 'report.json');
  const { code, signal } = await runNode(join(root, 'node_modules/@playwright/test/cli.js'), ['test', '--config', 'e2e/playwright.config.ts', ...args], { env: { CHROME_PATH: browser, JOURNEY_REPORT: report } });
  if (!existsSync(report)) {
    console.error(`✗ Playwright ended without a report (${signal ? `signal ${signal}` : `exit code ${code}`}).`);
    return { passed: 0, failed: 1, flaky: [] };
  }
  const { stats: { expected, flaky, unexpected }, suites } = JSON.parse(readFileSync(report, 'utf8'));
  return { passed: expected + flaky, failed: unexpected === 0 && code !== 0 ? 1 : unexpected, flaky: flakyIn({ suites }) };
}

/**
 * What customers do, in a real browser against the whole storefront. Without arguments all of it: first what visitors of one
 * storefront can do side by side, then, alone, what publishes, breaks or measures.
 */
export async function runJourneys(args = []) {
  if (readdirSync(join(root, 'e2e/journeys')).length === 0) return { passed: 0, failed: 0, flaky: [] };
  const browser = findBrowser();
  if (!browser) {
    console.error('✗ The journeys need a Chromium and none could be installed. Install one, or set CHROME_PATH to its binary.');
    return { passed: 0, failed: 1, flaky: [] };
  }
  if (args.length > 0) return playwright(browser, args);
  // Folders of their own: the second run would empty the first one's pictures of failures.
  const side = await playwright(browser, ['--project', 'side by side', '--workers', '2', '--output', 'e2e/test-results/side-by-side']);
  const alone = await playwright(browser, ['--project', 'alone', '--workers', '1', '--output', 'e2e/test-results/alone']);
  return { passed: side.passed + alone.passed, failed: side.failed + alone.failed, flaky: [...side.flaky, ...alone.flaky] };
}
