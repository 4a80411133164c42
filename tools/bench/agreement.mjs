import { createRequire } from 'node:module';
import { join } from 'node:path';
import webpack from 'webpack';
import { findBrowser } from '../test/browser.mjs';
import { common } from '../webpack/common.mjs';
import { root } from '../webpack/root.mjs';

const folder = join(root, '.cache/bench/agreement');
const batch = 500;
/** Each with prices of its own. */
const menus = 20;

/** The storefront's own rules, compiled as remotes are. */
const build = () =>
  new Promise((done, fail) => {
    const base = common({ name: 'bench-agreement', context: join(root, 'tools/bench/agreement'), target: 'web', mode: 'production' });
    const compiler = webpack({ ...base, entry: { page: './page.ts' }, output: { path: folder, filename: '[name].js' } });
    compiler.run((error, stats) => compiler.close(() => (error || stats.hasErrors() ? fail(error ?? new Error(stats.toString({ all: false, errors: true }))) : done())));
  });

async function openPage() {
  const executablePath = await findBrowser({ hasWindow: true });
  if (!executablePath) throw new Error('There is no Chromium and none could be installed. Set CHROME_PATH to one.');
  const { chromium } = createRequire(join(root, 'e2e/package.json'))('@playwright/test');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--no-first-run'] });
  const page = await browser.newPage();
  await page.addScriptTag({ path: join(folder, 'page.js') });
  return { page, close: () => browser.close() };
}

function printed({ menu, seed, message, ...prices }) {
  const line = (name, of) => (of ? `  ${name}: ${of.subtotal} − ${of.discount} = ${of.total} (${of.units.join(', ')})` : `  ${name}: nothing`);
  return [`Menu ${menu}, cart ${seed}: ${message}`, ...Object.entries(prices).map(([name, of]) => line(name, of))].join('\n');
}

/** Random carts priced by the storefront's code in a real browser, by the api and by SQL: the three must agree to the centavo. */
export async function agreement({ carts = 100_000 } = {}) {
  const [{ testApi }, { agreementOf }] = await Promise.all([import('../../api/test/helper.ts'), import('../../api/test/agreement/agreement.ts')]);
  await build();
  const api = await testApi();
  const { page, close } = await openPage();
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  let reported = 0;
  const say = (done, different) => {
    if (done - reported < carts / 10) return;
    reported = done;
    console.log(`${done} of ${carts} after ${seconds().toFixed(0)} s, ${different} different`);
  };
  try {
    // As text: the protocol of the browser takes its time over objects.
    const storefront = async ({ menu, couponAnswers, from, to }) => JSON.parse(await page.evaluate((asked) => JSON.stringify(globalThis.randomOrders(...JSON.parse(asked))), JSON.stringify([menu, couponAnswers, { from, to }])));
    const result = await agreementOf(api, storefront, { carts, menus: Math.min(menus, carts), batch, say });
    console.log(['| Carts | Units | With a coupon | With a promotion | Menus | Differences | Time |', '|--:|--:|--:|--:|--:|--:|--:|', `| ${result.carts} | ${result.units} | ${result.discounted} | ${result.promoted} | ${Math.min(menus, carts)} | ${result.disagreements.length} | ${seconds().toFixed(0)} s |`].join('\n'));
    for (const each of result.disagreements.slice(0, 5)) console.error(printed(each));
    if (result.disagreements.length > 0) throw new Error(`${result.disagreements.length} of ${result.carts} carts have different prices.`);
  } finally {
    await close();
    await api.close();
  }
}
