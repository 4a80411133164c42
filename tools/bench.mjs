import { build } from './build.mjs';
import { agreement } from './bench/agreement.mjs';
import { candidate } from './bench/candidate.mjs';
import { firstLoad } from './bench/first-load.mjs';
import { mailbox } from './bench/mailbox.mjs';
import { pages } from './bench/pages.mjs';
import { releases } from './bench/releases.mjs';
import { seo } from './bench/seo.mjs';
import { sizes } from './bench/sizes.mjs';
import { measureLargeMenu, measureTaps } from './bench/taps.mjs';

const parts = { sizes, releases, pages, mailbox, seo, candidate, agreement, load: firstLoad, taps: measureTaps, menu: measureLargeMenu };

function readArguments(given) {
  const options = Object.fromEntries(given.filter((word) => word.startsWith('--')).map((word) => word.slice(2).split('=')));
  const wanted = given.filter((word) => !word.startsWith('--'));
  const unknown = wanted.find((name) => !(name in parts));
  if (unknown) throw new Error(`There is nothing to measure called ${unknown}. There is: ${Object.keys(parts).join(', ')}.`);
  const runs = Number(options.runs ?? 5);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1.');
  const carts = Number(options.carts ?? 100_000);
  if (!Number.isInteger(carts) || carts < 1) throw new Error('--carts takes a whole number from 1.');
  const products = Number(options.products ?? 600);
  if (!Number.isInteger(products) || products < 100) throw new Error('--products takes a whole number from 100.');
  const throttling = options.throttling ?? 'simulate';
  if (!['simulate', 'devtools', 'provided'].includes(throttling)) throw new Error('--throttling is simulate, devtools or provided.');
  const paths = options.paths?.split(',');
  if (paths?.some((path) => !path.startsWith('/'))) throw new Error('--paths takes addresses of the storefront, each with its first slash, with commas between them.');
  return { wanted: wanted.length > 0 ? wanted : Object.keys(parts), runs, carts, products, throttling, paths };
}

/** Sizes, times and whether prices agree, printed; only ratios inside one run mean anything on a shared machine. */
export async function main(given = []) {
  const { wanted, ...options } = readArguments(given);
  await build();
  for (const name of wanted) {
    console.log(`\n## ${name}`);
    await parts[name](options);
  }
}
