import { createRequire } from 'node:module';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../webpack/root.mjs';
import { runCommand } from './run-command.mjs';

const withWindow = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];
/** The same engine without what only a window needs: an eighth less of the processor. */
const withoutWindow = ['/usr/bin/chromium-headless-shell'];

function installed(hasWindow) {
  const { chromium } = createRequire(join(root, 'e2e/package.json'))('@playwright/test');
  return [process.env.CHROME_PATH, ...(hasWindow ? [] : withoutWindow), chromium.executablePath(), ...withWindow].find((path) => path && existsSync(path));
}

async function attempt(what, command, args, step) {
  console.log(`No browser here: ${what} …`);
  await runCommand(command, args, { name: what, step, env: { DEBIAN_FRONTEND: 'noninteractive' } });
}

/**
 * The Chromium that is there; else Debian's when we may install it; else the one Playwright downloads. Null when none can be had.
 * `hasWindow`: one that can show windows, for who watches it, and for figures that are compared with earlier ones taken in such a one.
 */
export async function findBrowser({ step, hasWindow = false } = {}) {
  const path = installed(hasWindow);
  if (path) return path;
  const packages = hasWindow ? ['chromium'] : ['chromium-headless-shell', 'chromium'];
  const install = packages.map((name) => `apt-get install -y -qq ${name}`).join(' || ');
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) await attempt('installing Chromium from the system\'s packages', 'sh', ['-c', `apt-get update -qq && { ${install}; }`], step);
  if (!installed(hasWindow)) await attempt('downloading Playwright\'s', process.execPath, [join(root, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium'], step);
  return installed(hasWindow) ?? null;
}
