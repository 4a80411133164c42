import { expect, test } from '@jest/globals';
import { moduleAt, runScript } from './testing.mjs';

test('without a Chromium the journeys are one failure that names it', async () => {
  const { stdout, stderr } = await runScript(`
    import { runJourneys } from ${moduleAt('journeys.mjs')};
    import { newStep } from ${moduleAt('steps.mjs')};
    const step = newStep();
    await runJourneys(step, [], { findChromium: async () => null });
    console.log(step.passed, step.failed);
  `);
  expect(stderr).toContain('The journeys need a Chromium');
  expect(stdout).toBe('0 1\n');
});
