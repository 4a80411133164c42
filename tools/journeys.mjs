import { runJourneys } from './test/journeys.mjs';
import { newStep } from './test/steps.mjs';

/** One journey, or all: `npm run journeys -- cart`. Takes what Playwright takes; STOREFRONT_URL is walked when it is given (journeys that publish also ask for its STOREFRONT_DATA_DIR), else one of its own. */
export async function main(args) {
  const step = newStep();
  await runJourneys(step, args);
  process.exitCode = step.failed > 0 ? 1 : 0;
}
