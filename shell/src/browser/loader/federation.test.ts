/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { createFederation } from './federation.ts';
import { aVersion } from './testing/remotes.ts';

const globals = globalThis as unknown as Record<string, unknown>;

/** Leaves a container that gives its own URL. */
const leave = (url: string): void =>
  void (globals.pz_mf_menu = { init: async () => {}, get: async () => () => url });

test('an entry that does not arrive keeps no other version of its remote waiting, and each gets its own container', async () => {
  const arrive = new Map<string, () => void>();
  const runScript = (url: string): Promise<void> =>
    new Promise((resolve) =>
      arrive.set(url, () => {
        leave(url);
        resolve();
      }),
    );
  const load = createFederation({ libraries: {}, runScript });
  const chosen = load({ version: aVersion('2.0.0'), origin: '/r/mf-menu/2.0.0/', isLast: false }, './area');
  const lastGood = load({ version: aVersion('1.0.0'), origin: '/r/mf-menu/1.0.0/', isLast: false }, './area');
  await waitFor(() => expect(arrive.size).toBe(2));
  arrive.get('/r/mf-menu/1.0.0/remoteEntry.js')?.();
  expect(await lastGood).toBe('/r/mf-menu/1.0.0/remoteEntry.js');
  arrive.get('/r/mf-menu/2.0.0/remoteEntry.js')?.();
  expect(await chosen).toBe('/r/mf-menu/2.0.0/remoteEntry.js');
});
