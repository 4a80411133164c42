import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/** The browser the journeys run in: `CHROME_PATH`, one that Playwright downloaded, or one of the system's. */
export function browserPath(): string {
  const own = chromium.executablePath();
  const found = [process.env.CHROME_PATH, own, ...installed].find((path) => path && existsSync(path));
  if (!found) throw new Error('No Chromium found. Install one (for example `apt-get install chromium`) or set CHROME_PATH to its binary.');
  return found;
}

/** Quiet and offline; software WebGL so that maps draw on machines without a graphics card. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];
