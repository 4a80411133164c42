import { defineConfig } from '@playwright/test';
import { browserFlags } from './support/browser.ts';
import { readViewport } from './support/viewport.ts';

export default defineConfig({
  testDir: './journeys',
  outputDir: './test-results',
  globalSetup: './support/global-setup.ts',
  // Each worker has a storefront of its own, so that what a journey publishes or breaks is nobody else's.
  fullyParallel: true,
  workers: 1,
  // Machines that prove a commit are shared: a journey that passes at a second try is named as flaky, not as failed.
  retries: process.env.CI ? 2 : 0,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // The runner hears from the second one what runs, and ends it when nothing gets on.
  reporter: [['list'], ['../tools/test/journey-reporter.mjs']],
  use: {
    // What cannot be pressed within this is stuck: the rest of the journey's time would not help it.
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    locale: 'es-GT',
    timezoneId: 'America/Guatemala',
    viewport: readViewport(process.env.VIEWPORT),
    hasTouch: true,
    screenshot: 'only-on-failure',
    // The command that runs the journeys finds or installs a browser and says where it is.
    launchOptions: { executablePath: process.env.CHROME_PATH, args: browserFlags },
  },
});
