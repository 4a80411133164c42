import { defineConfig } from '@playwright/test';
import { browserFlags, browserPath } from './support/browser.ts';

export default defineConfig({
  testDir: './journeys',
  outputDir: './test-results',
  globalSetup: './support/global-setup.ts',
  fullyParallel: false,
  workers: 1,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: process.env.JOURNEY_REPORT ?? './test-results/report.json' }]],
  use: {
    locale: 'es-GT',
    timezoneId: 'America/Guatemala',
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: browserPath(), args: browserFlags },
  },
});
