import { expect, jest, test } from '@jest/globals';
import { anArtifact } from '../../registry/src/testing/an-artifact.ts';
import { checkDescriptions } from './descriptions.mjs';
import { newStep } from './steps.mjs';

const builtOf = (more) => ({ name: 'mf-menu', text: JSON.stringify({ ...anArtifact().artifact, ...more }) });

test.each([
  ['builds that are described', {}, 3, 0, '✓ artifact.json of mf-menu is as described'],
  ['a key that is not known', { licence: 'MIT' }, 2, 1, '✗ artifact.json of mf-menu is as described: Unrecognized key: "licence"'],
])('%s are told by the name of the remote', (_what, more, passed, failed, text) => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const step = newStep();
  checkDescriptions(step, [builtOf(more)]);
  const said = log.mock.calls.join('\n');
  log.mockRestore();
  expect([step.passed, step.failed]).toEqual([passed, failed]);
  expect(said).toContain(text);
});
