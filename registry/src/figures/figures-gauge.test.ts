import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createMetrics } from '@brasa/shared/server/metrics';
import { aLogDatabase } from '../testing/a-registry.ts';
import { noClaims } from '../log/claims.ts';
import { openLedger, type Ledger } from '../log/ledger.ts';
import { figuresGauge } from './figures-gauge.ts';
import { openFigures, type Figures } from './figures.ts';

let database: Awaited<ReturnType<typeof aLogDatabase>>;
let ledger: Ledger;
const [one, two] = ['1.0.0+00000001', '1.1.0+00000002'];
beforeAll(async () => {
  database = await aLogDatabase();
  ledger = await openLedger(database.db);
  for (const remote of ['mf-a', 'mf-b']) {
    for (const version of [one, two]) await ledger.execute({ type: 'publish', remote, version, digest: version, claims: noClaims }, 'ana');
    await ledger.execute({ type: 'promote', remote, version: one, traffic: 100 }, 'ana');
    await ledger.execute({ type: 'promote', remote, version: two, traffic: 5 }, 'ana');
  }
});
afterAll(() => database.close());

const reported = async (metrics: ReturnType<typeof createMetrics>): Promise<readonly string[]> => (await metrics.metrics()).split('\n').flatMap((line) => /^registry_remote_visits\{remote="([^"]+)",version="([^"]+)",outcome="reported"\} (\d+)/.exec(line)?.slice(1).join(' ') ?? []);

/** Figures that note how many of their reads run at once, and how often they are asked. */
function watched(figures: Pick<Figures, 'countsOf'>) {
  const seen = { asked: 0, running: 0, most: 0 };
  const countsOf: Figures['countsOf'] = async (...wanted) => {
    seen.asked += 1;
    seen.running += 1;
    seen.most = Math.max(seen.most, seen.running);
    return figures.countsOf(...wanted).finally(() => (seen.running -= 1));
  };
  return { countsOf, seen };
}

test('scrapes at the same time read each remote once, one after the other', async () => {
  const vote = { visit: randomBytes(16).toString('hex'), remote: 'mf-b', version: two, minute: 1, entry: 99, drawn: true, failed: false, failedLater: false, fellBack: false, taskDone: false, loaded: null, loadFailed: null, renderFailed: null, paymentBegun: null, lcpMs: 900, inpMs: null, cls: null };
  await openFigures(database.db).add({ batch: randomBytes(16).toString('hex'), counts: [], votes: [vote] });
  const metrics = createMetrics();
  const { countsOf, seen } = watched(openFigures(database.db));
  figuresGauge(metrics, ledger, { countsOf });
  const told = [`mf-a ${two} 0`, `mf-a ${one} 0`, `mf-b ${two} 1`, `mf-b ${one} 0`];
  for (const scrape of await Promise.all([reported(metrics), reported(metrics), reported(metrics)])) expect([...scrape].sort()).toEqual([...told].sort());
  expect(seen).toEqual({ asked: 2, running: 0, most: 1 });
});

test('figures that cannot be read are asked for again after a minute, not with every scrape', async () => {
  let time = 0;
  let isAway = true;
  const metrics = createMetrics();
  const { countsOf, seen } = watched({ countsOf: async (...wanted) => (isAway ? Promise.reject(new Error('the database is away')) : openFigures(database.db).countsOf(...wanted)) });
  figuresGauge(metrics, ledger, { countsOf }, () => time);
  for (const at of [0, 1000, 59_999]) {
    time = at;
    expect(await reported(metrics)).toEqual([]);
  }
  expect(seen.asked).toBe(1);
  isAway = false;
  time = 60_000;
  expect(await reported(metrics)).toHaveLength(4);
});
