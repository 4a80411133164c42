import { runJourneys } from './test/journeys.mjs';

/** One journey, or all: `npm run journeys -- cart`. Takes what Playwright takes; STOREFRONT_URL is walked when it is given (journeys that publish also ask for its STOREFRONT_DATA_DIR), else one of its own. */
export async function main(args) {
  const { failed } = await runJourneys(args);
  process.exitCode = failed > 0 ? 1 : 0;
}
