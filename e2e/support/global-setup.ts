import { startStorefront } from './storefront.ts';

/** One storefront serves all journeys; `STOREFRONT_URL` points them at one that already runs. */
export default async function setup() {
  if (process.env.STOREFRONT_URL) return undefined;
  // Less than `npm test` waits for a first journey, so that a storefront that does not start says why.
  const storefront = await startStorefront({ waitMs: 240_000 });
  process.env.STOREFRONT_URL = storefront.url;
  process.env.STOREFRONT_DATA_DIR = storefront.dataDir;
  return () => storefront.stop();
}
