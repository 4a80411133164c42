import { startStorefront } from './storefront.ts';

/** One storefront serves all journeys; `STOREFRONT_URL` points them at one that already runs. */
export default async function setup() {
  if (process.env.STOREFRONT_URL) return undefined;
  const storefront = await startStorefront();
  process.env.STOREFRONT_URL = storefront.url;
  process.env.STOREFRONT_DATA_DIR = storefront.dataDir;
  return () => storefront.stop();
}
