/** Where a storefront is reached and, where journeys publish or read mail, its data folder. */
export type Address = {
  readonly url: string;
  readonly dataDir?: string;
  /** Pages that came without a first view when they were asked for right after the start; not known of one that ran already. */
  readonly undrawn?: readonly string[];
};

/** Of each worker's storefront, from the global setup to the workers, which are processes of their own. */
const variable = 'JOURNEY_STOREFRONTS';

export const handOver = (storefronts: readonly Address[]): void => void (process.env[variable] = JSON.stringify(storefronts));

/**
 * The storefront of this worker: no other journey runs on it meanwhile. With `STOREFRONT_URL` it is that one for every worker,
 * with its data in `STOREFRONT_DATA_DIR`.
 */
export function ownStorefront(): Address {
  const { STOREFRONT_URL: url, STOREFRONT_DATA_DIR: dataDir, TEST_PARALLEL_INDEX: index = '0', [variable]: started = '[]' } = process.env;
  if (url) return { url, ...(dataDir && { dataDir }) };
  const own = (JSON.parse(started) as Address[])[Number(index)];
  if (!own) throw new Error(`Worker ${index} of the journeys has no storefront of its own: ${variable} is ${started}. Start journeys with "npm run journeys", or name one in STOREFRONT_URL.`);
  return own;
}
