import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { openShells, type ShellReport } from './shells.ts';
import { aLogDatabase } from './testing/a-registry.ts';

let database: Awaited<ReturnType<typeof aLogDatabase>>;
beforeAll(async () => {
  database = await aLogDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.db.deleteFrom('registry_shell').execute());

const report = (id: string, more: Partial<ShellReport> = {}): ShellReport => ({ id, index: 1, provides: { react: { version: '19.3.1', names: ['use'] } }, refused: [], ...more });

test('a shell counts until it leaves or has been silent for half a minute, with what it told last', async () => {
  let time = 1_800_000_000_000;
  const shells = openShells(database.db, () => time);
  await shells.report(report('a'));
  await shells.report(report('b'));
  time += 20_000;
  await shells.report(report('a', { index: 2 }));
  expect(await shells.live()).toEqual([{ ...report('a', { index: 2 }), seenAt: time }, { ...report('b'), seenAt: time - 20_000 }]);
  time += 10_001;
  expect((await shells.live()).map(({ id }) => id)).toEqual(['a']);
  await shells.leave('a');
  expect(await shells.live()).toEqual([]);
});

test('shells that have long been gone leave no rows', async () => {
  let time = 1_800_000_000_000;
  const shells = openShells(database.db, () => time);
  for (let day = 0; day < 3; day += 1) {
    await shells.report(report(`of day ${day}`.replaceAll(' ', '-')));
    time += 24 * 3_600_000 + 1;
  }
  expect(await database.db.selectFrom('registry_shell').select('id').execute()).toEqual([{ id: 'of-day-2' }]);
});

test('every copy of the registry knows the same shells', async () => {
  const [one, other] = [openShells(database.db), openShells(database.db)];
  await one.report(report('a'));
  expect((await other.live()).map(({ id }) => id)).toEqual(['a']);
});
