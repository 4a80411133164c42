import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../webpack/root.mjs';
import { measure } from './lighthouse.mjs';
import { buildOneBundle } from './one-bundle.mjs';
import { fetchPage, startReplay, withHtml } from './replay.mjs';
import { takeStorefront } from './storefront.mjs';
import { table } from './table.mjs';
import { exposesIn, hasFirstView, selfContained, toOneBundle, toStatic } from './variants.mjs';

/** Three servers with the same pages: as composed, as one bundle of what they need at once, as a file. */
async function serveVariants(origin, paths, say) {
  const composed = Object.fromEntries(await Promise.all(paths.map(async (path) => [path, await fetchPage(origin, path)])));
  for (const [path, { html }] of Object.entries(composed)) if (!hasFirstView(html)) say(`${path} comes without a first view: what is measured is how browsers draw it.`);
  const textAt = async (url) => (await fetch(origin + url)).text();
  const whole = Object.fromEntries(await Promise.all(paths.map(async (path) => [path, await selfContained(composed[path].html, textAt)])));
  const exposes = paths.map((path) => exposesIn(whole[path]));
  const atOnce = Object.fromEntries(Object.keys(exposes[0]).map((name) => [name, [...new Set(exposes.flatMap((found) => found[name] ?? []))]]));
  const bundle = await buildOneBundle(atOnce);
  const map = (change, quality) => Object.fromEntries(paths.map((path) => [path, withHtml(composed[path], change(whole[path]), quality)]));
  const known = new Map();
  return {
    composed: await startReplay({ origin, pages: composed }, known),
    bundle: await startReplay({ origin, pages: map((html) => toOneBundle(html, bundle), 5), fileOf: bundle.fileOf }, known),
    static: await startReplay({ origin, pages: map(toStatic, 11) }, known),
  };
}

/** Round after round, each variant once per round and in another order: what disturbs the machine disturbs all of them. */
async function rounds(servers, { runs, throttling, paths, say }) {
  const results = paths.flatMap((path) => Object.keys(servers).map((variant) => ({ path, variant, runs: [] })));
  for (let round = 0; round < runs; round += 1) {
    for (const path of paths) {
      const those = results.filter((result) => result.path === path);
      for (let index = 0; index < those.length; index += 1) {
        const result = those[(index + round) % those.length];
        const found = await measure(servers[result.variant].url + path, { throttling });
        result.runs.push(found);
        say(`${round + 1}/${runs} ${path} ${result.variant}: LCP ${found.values.lcp.toFixed(0)} ms, TBT ${found.values.tbt.toFixed(0)} ms${found.complaints.length > 0 ? ` — ${found.complaints.join(' | ').slice(0, 300)}` : ''}`);
      }
    }
  }
  return results;
}

export async function firstLoad({ runs = 5, throttling = 'simulate', paths = ['/', '/menu/categoria/combos'], say = console.log } = {}) {
  const storefront = await takeStorefront(say);
  let servers = {};
  try {
    say('Building the same code as one bundle …');
    servers = await serveVariants(storefront.url, paths, say);
    // Whatever the storefront makes when it is first asked, it makes here.
    for (const path of paths) await measure(servers.composed.url + path, { throttling });
    const results = await rounds(servers, { runs, throttling, paths, say });
    const file = join(root, '.cache/bench/first-load.json');
    mkdirSync(join(root, '.cache/bench'), { recursive: true });
    writeFileSync(file, JSON.stringify({ throttling, results }, null, 1));
    say(`\n${table(results)}\n\nEvery run: ${file}`);
  } finally {
    for (const server of Object.values(servers)) await server.close();
    await storefront.close();
  }
}
