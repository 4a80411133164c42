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
    // What a worker fetches cannot be taken away by a journey; the one about the worker allows it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: browserPath(), args: browserFlags },
  },
});
