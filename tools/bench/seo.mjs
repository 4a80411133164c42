import { measureSeo } from './lighthouse.mjs';
import { takeStorefront } from './storefront.mjs';

/** The pages search engines are to list, one of each kind. */
const kinds = [
  ['home', /^\/$/],
  ['category', /^\/menu\/categoria\/[^/]+$/],
  ['product', /^\/menu\/categoria\/[^/]+\/producto\/[^/]+$/],
  ['shops', /^\/tiendas$/],
  ['shop', /^\/tiendas\/[^/]+$/],
];

/** The first address of each kind in a sitemap: `[kind, path]`. */
export function onePathEach(sitemap) {
  const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(address).pathname);
  return kinds.map(([kind, pattern]) => {
    const path = paths.find((each) => pattern.test(each));
    if (!path) throw new Error(`The sitemap lists no page of this kind: ${kind}.`);
    return [kind, path];
  });
}

/** What Lighthouse says about each kind of page for search engines; anything below 100 is an error. */
export async function seo({ say = console.log } = {}) {
  const storefront = await takeStorefront(say);
  try {
    const sitemap = await (await fetch(`${storefront.url}/sitemap.xml`)).text();
    const below = [];
    for (const [kind, path] of onePathEach(sitemap)) {
      const { score, audits, failed } = await measureSeo(storefront.url + path);
      say(`${kind} ${path}: ${score} (${audits} audits)`);
      for (const { id, title, about } of failed) say([`  ${id}: ${title}`, ...about].join('\n    '));
      if (score < 100) below.push(path);
    }
    if (below.length > 0) throw new Error(`Below 100 for search engines: ${below.join(', ')}. The audits that failed are above.`);
  } finally {
    await storefront.close();
  }
}
