import { createRequire } from 'node:module';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../webpack/root.mjs';
import { runCommand } from './run-command.mjs';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

function installed() {
  const { chromium } = createRequire(join(root, 'e2e/package.json'))('@playwright/test');
  return [process.env.CHROME_PATH, chromium.executablePath(), ...places].find((path) => path && existsSync(path));
}

async function attempt(what, command, args, step) {
  console.log(`No browser here: ${what} …`);
  await runCommand(command, args, { name: what, step, env: { DEBIAN_FRONTEND: 'noninteractive' } });
}

/** The Chromium that is there; else Debian's when we may install it; else the one Playwright downloads. Null when none can be had. */
export async function findBrowser(step) {
  const found = installed();
  if (found) return found;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) await attempt('installing Chromium from the system\'s packages', 'sh', ['-c', 'apt-get update -qq && apt-get install -y -qq chromium'], step);
  if (!installed()) await attempt('downloading Playwright\'s', process.execPath, [join(root, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium'], step);
  return installed() ?? null;
}
