import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Command } from '../log/decide.ts';
import { noClaims } from '../log/claims.ts';
import { openLedger } from '../log/ledger.ts';
import { aLogDatabase } from '../testing/a-registry.ts';
import { sharesOf } from './comparison.ts';

let database: Awaited<ReturnType<typeof aLogDatabase>>;
beforeAll(async () => {
  database = await aLogDatabase();
});
afterAll(() => database.close());

test('versions are compared since their shares were set last, and what leaves the shares alone begins no other comparison', async () => {
  let time = Date.UTC(2026, 10, 1);
  const ledger = await openLedger(database.db, () => new Date((time += 60_000)));
  const run = (command: Command) => ledger.execute(command, 'ana');
  const [one, two] = ['1.0.0+00000001', '1.1.0+00000002'];
  const publish = (remote: string, version: string) => run({ type: 'publish', remote, version, digest: version, claims: version === one ? { routes: [`/${remote}`], slots: [] } : noClaims });
  const now = () => sharesOf('mf-menu', ledger);
  await publish('mf-menu', one);
  expect(now()).toBeNull();
  await run({ type: 'promote', remote: 'mf-menu', version: one, traffic: 100 });
  expect(now()).toEqual({ arms: [{ version: one, share: 100 }], sinceEntry: 2, since: time });

  await publish('mf-menu', two);
  await run({ type: 'promote', remote: 'mf-menu', version: two, traffic: 5 });
  const ramped = { arms: [{ version: two, share: 5 }, { version: one, share: 95 }], sinceEntry: 4, since: time };
  expect(now()).toEqual(ramped);
  await publish('mf-menu', '1.2.0+00000003');
  await publish('mf-stores', one);
  await run({ type: 'promote', remote: 'mf-stores', version: one, traffic: 100 });
  for (const on of [false, true]) await run({ type: 'switch', remote: 'mf-menu', on, reason: '' });
  await run({ type: 'hand-over', remote: 'mf-menu', to: 'mf-stores', claim: '/mf-menu', reason: '' });
  expect([ledger.head()?.index, now()]).toEqual([10, ramped]);

  await run({ type: 'roll-back', remote: 'mf-menu', reason: 'prices wrong' });
  expect(now()).toEqual({ arms: [{ version: one, share: 100 }], sinceEntry: 11, since: time });
});
