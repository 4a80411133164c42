import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../webpack/root.mjs';
import { findBrowser } from './browser.mjs';
import { runNode } from './run-command.mjs';

/** What customers do, in a real browser against the whole storefront. */
export async function runJourneys(args = []) {
  if (readdirSync(join(root, 'e2e/journeys')).length === 0) return { passed: 0, failed: 0 };
  const browser = findBrowser();
  if (!browser) {
    console.error('✗ The journeys need a Chromium and none could be installed. Install one, or set CHROME_PATH to its binary.');
    return { passed: 0, failed: 1 };
  }
  const report = join(mkdtempSync(join(tmpdir(), 'brasa-journeys-')), 'report.json');
  const { code } = await runNode(join(root, 'node_modules/@playwright/test/cli.js'), ['test', '--config', 'e2e/playwright.config.ts', ...args], { env: { CHROME_PATH: browser, JOURNEY_REPORT: report } });
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { expected, flaky, unexpected } = JSON.parse(readFileSync(report, 'utf8')).stats;
  return { passed: expected + flaky, failed: unexpected === 0 && code !== 0 ? 1 : unexpected };
}
