import { takeStorefront } from './storefront.mjs';
import { quantiles, samples } from './timing.mjs';

/** How long the server takes for the HTML of a page. */
export async function pages() {
  const storefront = await takeStorefront();
  try {
    for (const path of ['/', '/menu/categoria/combos', '/tiendas', '/cart']) {
      const get = async () => void (await (await fetch(storefront.url + path)).text());
      await get();
      console.log(`page ${path}: ${quantiles(await samples(100, get))}`);
    }
  } finally {
    await storefront.close();
  }
}
