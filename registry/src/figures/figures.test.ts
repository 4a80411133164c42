import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { FiguresBatch, Vote } from '@brasa/shared/composition/visit-schema';
import { aLogDatabase } from '../testing/a-registry.ts';
import { openFigures } from './figures.ts';
import { prepareTables } from '../prepare-tables.ts';

let database: Awaited<ReturnType<typeof aLogDatabase>>;
beforeAll(async () => {
  database = await aLogDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of ['registry_visits', 'registry_votes', 'registry_batches'] as const) await database.db.deleteFrom(table).execute();
});

const time = 1_800_000_000_000;
const minute = time / 60_000;
const [one, two] = ['1.0.0+00000001', '1.1.0+00000002'];
const id = () => randomBytes(16).toString('hex');
const vote = (more: Partial<Vote> = {}): Vote => ({ visit: id(), remote: 'mf-menu', version: one, minute, entry: 7, drawn: true, failed: false, failedLater: false, fellBack: false, taskDone: false, loaded: null, loadFailed: null, renderFailed: null, paymentBegun: null, lcpMs: null, inpMs: null, cls: null, ...more });
const batch = (more: Partial<FiguresBatch> = {}): FiguresBatch => ({ batch: id(), counts: [], votes: [], ...more });
const figures = () => openFigures(database.db, () => time);
const armOf = async (version = one, since = 7) => (await figures().armsOf('mf-menu', [{ version, share: 50 }], since))[0];

test('pages and votes are counted by version', async () => {
  await figures().add(batch({ counts: [{ minute, entry: 7, remote: 'mf-menu', version: one, visits: 3 }, { minute, entry: 7, remote: 'mf-menu', version: two, visits: 1 }], votes: [vote({ taskDone: true, lcpMs: 900 }), vote({ failed: true }), vote({ version: two })] }));
  await figures().add(batch({ counts: [{ minute, entry: 7, remote: 'mf-menu', version: one, visits: 2 }] }));
  expect(await armOf()).toEqual({ version: one, share: 50, visits: 5, reported: 2, failed: 1, failedLater: 0, fellBack: 0, tasks: 1, detailed: 0, loaded: 0, loadFailed: 0, renderFailed: 0, paymentBegun: 0, lcpMs: null, inpMs: null, cls: null });
  expect(await armOf(two)).toMatchObject({ visits: 1, reported: 1 });
});

test('what only browsers of today report is counted of those that report it, the last report of each', async () => {
  const visit = id();
  const details = { loaded: true, loadFailed: false, renderFailed: false, paymentBegun: false };
  await figures().add(batch({ votes: [vote({ ...details, visit }), vote({ ...details, loaded: false, failed: true, loadFailed: true }), vote({ failed: true })] }));
  await figures().add(batch({ votes: [vote({ ...details, visit, failed: true, renderFailed: true, failedLater: true, fellBack: true, paymentBegun: true, taskDone: true })] }));
  expect(await armOf()).toMatchObject({ reported: 3, failed: 3, failedLater: 1, fellBack: 1, tasks: 1, detailed: 2, loaded: 1, loadFailed: 1, renderFailed: 1, paymentBegun: 1 });
});

test('a registry of before gets what it lacks, and keeps what it has', async () => {
  const { db, close } = await aLogDatabase();
  await openFigures(db, () => time).add(batch({ votes: [vote({ taskDone: true })] }));
  for (const name of ['loaded', 'load_failed', 'render_failed', 'payment_begun']) await db.schema.alterTable('registry_votes').dropColumn(name).execute();
  await prepareTables(db);
  await openFigures(db, () => time).add(batch({ votes: [vote({ loaded: true })] }));
  expect((await openFigures(db, () => time).armsOf('mf-menu', [{ version: one, share: 50 }], 7))[0]).toMatchObject({ reported: 2, tasks: 1, detailed: 1, loaded: 1 });
  await close();
});

test('the 75th percentile is the value that three quarters do not exceed, of those whose browser reports it', async () => {
  const votes = Array.from({ length: 100 }, (_, index) => vote({ lcpMs: 100 - index, cls: index < 7 ? index : null }));
  await figures().add(batch({ votes: [...votes, vote(), vote({ version: two, lcpMs: 5000 })] }));
  expect(await armOf()).toMatchObject({ reported: 101, lcpMs: { values: 100, p75: 75, low: 67, high: 84 }, inpMs: null, cls: null });
});

test('a batch that is sent again changes nothing', async () => {
  const sent = batch({ counts: [{ minute, entry: 7, remote: 'mf-menu', version: one, visits: 3 }], votes: [vote()] });
  await figures().add(sent);
  await figures().add(sent);
  expect(await armOf()).toMatchObject({ visits: 3, reported: 1 });
});

test('a visit has one vote for each remote, the last one, and cannot change its version', async () => {
  const visit = id();
  await figures().add(batch({ votes: [vote({ visit }), vote({ visit, taskDone: true })] }));
  for (let time_ = 0; time_ < 50; time_ += 1) await figures().add(batch({ votes: [vote({ visit, failedLater: true, taskDone: true })] }));
  await figures().add(batch({ votes: [vote({ visit, version: two, failed: true })] }));
  expect(await armOf()).toMatchObject({ reported: 1, tasks: 1, failedLater: 1, failed: 0 });
  expect(await armOf(two)).toMatchObject({ reported: 0, failed: 0 });
});

test('what happened before the shares were set does not count', async () => {
  await figures().add(batch({ counts: [{ minute, entry: 6, remote: 'mf-menu', version: one, visits: 7 }], votes: [vote({ entry: 6 })] }));
  expect(await armOf()).toMatchObject({ visits: 0, reported: 0 });
  expect(await armOf(one, 6)).toMatchObject({ visits: 7, reported: 1 });
});

test('after thirty days nothing is left', async () => {
  await figures().add(batch({ counts: [{ minute, entry: 7, remote: 'mf-menu', version: one, visits: 7 }], votes: [vote()] }));
  const after = (minutes: number) => openFigures(database.db, () => time + minutes * 60_000);
  await after(30 * 24 * 60).deleteOld();
  expect(await armOf()).toMatchObject({ visits: 7, reported: 1 });
  await after(30 * 24 * 60 + 1).deleteOld();
  expect(await armOf()).toMatchObject({ visits: 0, reported: 0 });
  expect(await database.db.selectFrom('registry_batches').selectAll().execute()).toEqual([]);
});
