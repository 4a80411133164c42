import { mkdtempSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../test/browser.mjs';
import { root } from '../webpack/root.mjs';
import { fetchPage, startReplay, withHtml } from './replay.mjs';
import { startLargeMenu } from './large-menu.mjs';
import { startStorefront, takeStorefront } from './storefront.mjs';
import { tapTable } from './tap-table.mjs';
import { toStatic } from './variants.mjs';

const category = '/menu/categoria/combos';
const product = '/menu/categoria/entradas/producto/alitas-16';
/** Milliseconds between the load of a page and the tap. */
const pauseMs = 3000;
const timeoutMs = 60_000;

const link = (page, name) => page.getByRole('main').getByRole('link', { name, exact: true }).first();
const addButton = (page) => page.getByRole('button', { name: /^Añadir Q/ }).first();
const cartLink = (page) => page.getByRole('link', { name: /^Ver mi orden: / }).filter({ visible: true }).first();
const count = { selector: 'a[href="/cart"]', text: 'Ver mi orden: 1 producto' };
const heading = (text) => ({ selector: 'h1', text });

/** `wanted`: what answers the tap. `isStatic`: whether a page without scripts can answer it. */
const taps = [
  { name: 'home → category', path: '/', target: (page) => link(page, 'Combos'), wanted: heading('Combos'), isStatic: true },
  { name: 'category → product', path: category, target: (page) => link(page, 'Combo Amigos'), wanted: heading('Combo Amigos'), isStatic: true },
  { name: '«Añadir» → count', path: product, target: addButton, wanted: count },
  { name: 'category → cart', path: category, target: cartLink, wanted: heading('Mi orden'), needsCart: true },
];

const opened = [
  { name: 'home opened, LCP', path: '/' },
  { name: 'cart opened, LCP', path: '/cart', needsCart: true },
];

/** Runs in every document: notes when the finger came down, and when what was wanted had been painted. The two may be in two documents. */
function watch() {
  localStorage.setItem('first-time', 'false');
  const page = { events: [], lcp: 0 };
  globalThis.__taps = page;
  addEventListener('pointerdown', ({ timeStamp }) => sessionStorage.setItem('tap-at', performance.timeOrigin + timeStamp), true);
  new PerformanceObserver((list) => page.events.push(...list.getEntries().filter(({ interactionId }) => interactionId > 0).map(({ duration }) => duration))).observe({ type: 'event', durationThreshold: 16, buffered: true });
  new PerformanceObserver((list) => (page.lcp = list.getEntries().at(-1).startTime)).observe({ type: 'largest-contentful-paint', buffered: true });
  const isThere = ({ selector, text }) => [...document.querySelectorAll(selector)].some((element) => element.checkVisibility() && element.textContent.includes(text));
  const look = () => {
    const wanted = JSON.parse(sessionStorage.getItem('tap-wanted') ?? 'null');
    const tapAt = Number(sessionStorage.getItem('tap-at') ?? 0);
    if (!wanted || tapAt === 0 || !isThere(wanted)) return requestAnimationFrame(look);
    // The frame that shows it has been handed over when the first task after it runs.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => (page.tookMs = performance.timeOrigin + performance.now() - tapAt);
      port2.postMessage(null);
    });
  };
  requestAnimationFrame(look);
}

const sleep = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

async function fillCart(page, origin) {
  await page.goto(origin + product);
  await addButton(page).click({ timeout: timeoutMs });
  await page.locator(count.selector, { hasText: count.text }).filter({ visible: true }).first().waitFor({ timeout: timeoutMs });
}

/** A phone. Warm: home, category, product and cart have been open before, and the worker is there. */
async function newVisitor(browser, origin, { isWarm, isStatic }) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
  await context.addInitScript(watch);
  const page = await context.newPage();
  page.setDefaultTimeout(timeoutMs);
  if (isWarm) {
    for (const path of ['/', category, ...(isStatic ? [`${category}/producto/combo-amigos`] : [product, '/cart'])]) {
      await page.goto(origin + path);
      await sleep(pauseMs);
    }
  }
  return { context, page };
}

/** `kbits`: kilobits per second of a network that takes 200 ms to answer; as fast as it is without. */
async function slowDown(context, page, { cpu, kbits }) {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (kbits === undefined) return;
  const bytesPerSecond = (kbits * 1000) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, latency: 200, downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond });
}

async function measureTap(browser, origin, { name, path, target, wanted, needsCart }, setting) {
  const { context, page } = await newVisitor(browser, origin, setting);
  try {
    if (needsCart) await fillCart(page, origin);
    await slowDown(context, page, setting);
    await page.goto(origin + path);
    await sleep(pauseMs);
    const finger = target(page);
    await finger.scrollIntoViewIfNeeded();
    await page.evaluate((given) => {
      sessionStorage.removeItem('tap-at');
      sessionStorage.setItem('tap-wanted', JSON.stringify(given));
    }, wanted);
    await finger.tap();
    // The document that answers may be another one than the one that was tapped.
    await page.waitForFunction(() => globalThis.__taps?.tookMs !== undefined).catch((error) => {
      throw new Error(`The tap ${name} was not answered within ${timeoutMs / 1000} s; the page is ${page.url()}.`, { cause: error });
    });
    const { tookMs, events } = await page.evaluate(() => globalThis.__taps);
    return { tookMs, inpMs: Math.max(0, ...events) };
  } finally {
    await context.close();
  }
}

async function measureOpening(browser, origin, { path, needsCart }, setting) {
  const { context, page } = await newVisitor(browser, origin, setting);
  try {
    if (needsCart) await fillCart(page, origin);
    await slowDown(context, page, setting);
    await page.goto(origin + path);
    await sleep(pauseMs * setting.cpu);
    return { tookMs: await page.evaluate(() => globalThis.__taps.lcp), inpMs: 0 };
  } finally {
    await context.close();
  }
}

/** The pages of the taps as files without scripts, from a server that answers from memory. */
async function serveStatic(origin) {
  const paths = ['/', category, `${category}/producto/combo-amigos`];
  const pages = Object.fromEntries(await Promise.all(paths.map(async (path) => {
    const page = await fetchPage(origin, path);
    return [path, withHtml(page, toStatic(page.html), 11)];
  })));
  return startReplay({ origin, pages }, new Map());
}

/** Each tap and each opened page of `shop`, in every setting and round, and beside it what `plain` has of them. */
async function measureBoth({ shop, plain, settings, runs, hasPlain, say }) {
  const { chromium } = createRequire(join(root, 'e2e/package.json'))('@playwright/test');
  const browser = await chromium.launch({ executablePath: await findBrowser({ hasWindow: true }), args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--no-first-run'] });
  const results = new Map();
  try {
    for (let round = 0; round < runs; round += 1) {
      for (const setting of settings) {
        const note = async (name, variant, measured) => {
          const key = `${setting.isWarm ? 'warm' : 'cold'}, ${setting.cpu}×${setting.kbits ? `, ${setting.kbits} kbit/s` : ''}`;
          const list = results.get(key) ?? [];
          results.set(key, list);
          const found = list.find((each) => each.name === name && each.variant === variant) ?? list[list.push({ name, variant, samples: [] }) - 1];
          found.samples.push(await measured);
        };
        for (const [all, measure] of [[taps, measureTap], [opened, measureOpening]]) {
          for (const each of all) {
            const plainSetting = hasPlain(each);
            const measurements = [() => note(each.name, 'shop', measure(browser, shop, each, setting)), ...(plainSetting ? [() => note(each.name, 'static', measure(browser, plain, each, { ...setting, ...plainSetting }))] : [])];
            // Neither is always the first one on a busy minute.
            for (const run of round % 2 === 0 ? measurements : measurements.reverse()) await run();
          }
        }
      }
      say(`round ${round + 1} of ${runs}`);
    }
  } finally {
    await browser.close();
  }
  return results;
}

/** Cold and warm. */
const visits = (machine) => [false, true].map((isWarm) => ({ ...machine, isWarm }));

/** How long a tap takes until its answer is painted, on a page load of its own each; the same taps on pages without scripts beside it. */
export async function measureTaps({ runs = 5, say = console.log } = {}) {
  const storefront = await takeStorefront(say);
  const plain = await serveStatic(storefront.url);
  const settings = [{ cpu: 1 }, { cpu: 4 }, { cpu: 4, kbits: 400 }].flatMap(visits);
  try {
    const results = await measureBoth({ shop: storefront.url, plain: plain.url, settings, runs, hasPlain: ({ isStatic }) => isStatic && { isStatic }, say });
    say(`\n${tapTable(results)}`);
  } finally {
    await plain.close();
    await storefront.close();
  }
}

const htmlOf = async (origin) => Promise.all(['/', category, `${category}/producto/combo-amigos`, '/cart'].map(async (path) => [path, (await fetchPage(origin, path, { 'accept-encoding': 'br' })).body.length]));

/** Products in the menu that its home page names. */
async function productsOf(origin) {
  const [file] = /\/answers\/catalog\.\w+\.json/.exec(await (await fetch(origin)).text()) ?? [];
  if (!file) throw new Error(`The home page of ${origin} names no menu: adapt tools/bench/taps.mjs to where the menu is now.`);
  return (await (await fetch(origin + file)).json()).products.length;
}

/** What `products` products cost, against the menu of the seed: the size of pages, and the taps of `measureTaps`. */
export async function measureLargeMenu({ runs = 5, products = 600, say = console.log } = {}) {
  const small = await startStorefront(mkdtempSync(join(tmpdir(), 'brasa-bench-')), say);
  try {
    const large = await startLargeMenu(products, say);
    try {
      await compareMenus({ small: small.url, large: large.url, runs, products, say });
    } finally {
      await large.close();
    }
  } finally {
    await small.close();
  }
}

async function compareMenus({ small, large, runs, products, say }) {
  const [seeded, enlarged] = [await productsOf(small), await productsOf(large)];
  if (enlarged < products) throw new Error(`The large menu has ${enlarged} products where ${products} were asked for: tools/bench/large-menu.mjs no longer fits the tables of the menu.`);
  const [pages, largePages] = [await htmlOf(small), await htmlOf(large)];
  say([`| HTML, brotli | ${seeded} products | ${enlarged} products | ÷ |`, '|---|--:|--:|--:|', ...pages.map(([path, bytes], index) => `| ${path} | ${bytes} | ${largePages[index][1]} | × ${(largePages[index][1] / bytes).toFixed(3)} |`)].join('\n'));
  const results = await measureBoth({ shop: large, plain: small, settings: visits({ cpu: 4 }), runs, hasPlain: () => ({}), say });
  say(`\n${tapTable(results, 'menu of the seed')}`);
}
