import { afterEach, expect, jest, test } from '@jest/globals';
import { figuresBatch, type FiguresBatch } from '@brasa/shared/composition/visit-schema';
import { versionsText } from '../composition/visits.ts';
import { countVisits, type Visits } from './visits.ts';

const remotes = [{ name: 'mf-menu', chosen: { version: '1.0.0+aaaaaaaa' } }, { name: 'mf-stores', chosen: { version: '2.0.0+bbbbbbbb' } }] as unknown as Parameters<Visits['start']>[0];
const versions = versionsText(remotes);
const facts = { drawn: true, failed: false, failedLater: false, fellBack: false, taskDone: false, lcpMs: 900, inpMs: null, cls: 0 };
/** What a page of a shell of before 2026-12 does not report. */
const unreported = { loaded: null, loadFailed: null, renderFailed: null, paymentBegun: null };
const time: number = 1_800_000_000_000;

const running: Visits[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map(({ stop }) => stop()));
});

function counting({ token = 'of the shells', now = () => time, answer = async (): Promise<Response> => new Response(null, { status: 204 }) } = {}) {
  const sent: FiguresBatch[] = [];
  const fetch = (async (_url: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    return answer();
  }) as typeof globalThis.fetch;
  const log = { warn: jest.fn(), error: jest.fn() };
  const visits = countVisits({ registryUrl: 'http://registry.test', token, now, fetch, log });
  running.push(visits);
  return { visits, sent, log };
}

test('pages are counted by remote and version, and what a browser tells goes under the version its page was sent with', async () => {
  const { visits, sent } = counting();
  const [visit] = [visits.start(remotes, 7), visits.start(remotes, 7)];
  expect(visits.record({ visit, versions, remotes: { 'mf-menu': { ...facts, taskDone: true } } })).toBe(true);
  await visits.stop();
  const minute = time / 60_000;
  expect(sent).toEqual([
    {
      batch: expect.stringMatching(/^[0-9a-f]{32}$/),
      counts: [{ minute, entry: 7, remote: 'mf-menu', version: '1.0.0+aaaaaaaa', visits: 2 }, { minute, entry: 7, remote: 'mf-stores', version: '2.0.0+bbbbbbbb', visits: 2 }],
      votes: [{ ...facts, ...unreported, taskDone: true, visit: visit?.slice(0, 32), minute, entry: 7, remote: 'mf-menu', version: '1.0.0+aaaaaaaa' }],
    },
  ]);
});

test('a browser of today tells also what was loaded, how it failed and whether paying began', async () => {
  const { visits, sent } = counting();
  const reported = { loaded: true, failed: true, loadFailed: false, renderFailed: true, paymentBegun: true };
  visits.record({ visit: visits.start(remotes, 7), versions, remotes: { 'mf-menu': { ...facts, ...reported } } });
  await visits.stop();
  expect(sent.flatMap(({ votes }) => votes)).toMatchObject([reported]);
});

test('what another copy of the shell sent is heard, too; what nobody sent is not', () => {
  const { visits } = counting();
  const { visits: other } = counting();
  const { visits: stranger } = counting({ token: 'of another installation' });
  const beacon = (visit: string, changed: object = {}) => ({ visit, versions, remotes: { 'mf-menu': facts }, ...changed });
  const visit = visits.start(remotes, 7);
  expect(other.record(beacon(visit))).toBe(true);
  expect(stranger.record(beacon(visit))).toBe(false);
  const [id = '', minute = '', entry = '', signed = ''] = visit.split('.');
  const forged = [
    beacon(`${'0'.repeat(32)}.${minute}.${entry}.${signed}`),
    beacon(`${id}.${Number(minute) + 1}.${entry}.${signed}`),
    beacon(`${id}.${minute}.8.${signed}`),
    beacon(`${id}.${minute}.${entry}.${'A'.repeat(32)}`),
    beacon(`${id}.${minute}.${entry}`),
    beacon(visit, { versions: versions.replace('1.0.0+aaaaaaaa', '1.1.0+cccccccc') }),
    beacon(visit, { remotes: { 'mf-menu': { ...facts, lcpMs: -1 } } }),
    beacon(visit, { remotes: { 'mf-menu': { drawn: true } } }),
    beacon(visit, { remotes: { constructor: facts } }),
    null,
    'text',
    [],
  ];
  expect(forged.map((each) => other.record(each))).toEqual(forged.map(() => false));
});

test('ten thousand repetitions are one vote, and a remote that was not on the page has none', async () => {
  const { visits, sent } = counting();
  const visit = visits.start(remotes, 7);
  for (let time_ = 0; time_ < 10_000; time_ += 1) visits.record({ visit, versions, remotes: { 'mf-menu': facts, 'mf-tracking': { ...facts, failed: true } } });
  await visits.stop();
  expect(sent.flatMap(({ votes }) => votes).map(({ remote }) => remote)).toEqual(['mf-menu']);
});

test('a visit of yesterday tells nothing any more', () => {
  let now = time;
  const { visits } = counting({ now: () => now });
  const visit = visits.start(remotes, 7);
  now += 12 * 3_600_000;
  expect(visits.record({ visit, versions, remotes: { 'mf-menu': facts } })).toBe(true);
  now += 60_000;
  expect(visits.record({ visit, versions, remotes: { 'mf-menu': facts } })).toBe(false);
});

test('while the registry is away figures are kept and sent again under the same name; what it does not take is dropped', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  let status = 503;
  const { visits, sent } = counting({ answer: async () => new Response(null, { status }) });
  visits.start(remotes, 7);
  await jest.advanceTimersByTimeAsync(5_000);
  visits.start(remotes, 7);
  await jest.advanceTimersByTimeAsync(5_000);
  status = 204;
  await jest.advanceTimersByTimeAsync(5_000);
  expect(sent.map(({ batch }) => batch === sent[0]?.batch)).toEqual([true, true, true, false]);
  status = 400;
  visits.start(remotes, 7);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(new Set(sent.map(({ batch }) => batch)).size).toBe(3);
  expect(sent.map(({ counts }) => counts[0]?.visits)).toEqual([1, 1, 1, 1, 1]);
  jest.useRealTimers();
});

const dayMinutes = 24 * 60;

test('after a day without the registry nothing it would refuse is sent, and nothing of that day is missing', async () => {
  let now = time;
  let isAway = true;
  const { visits, sent } = counting({ now: () => now, answer: async () => new Response(null, { status: isAway ? 503 : 204 }) });
  for (let minute = 0; minute < dayMinutes; minute += 1) {
    const tokens = [7, 8, 9].map((entry) => visits.start(remotes, entry));
    tokens.forEach((visit) => visits.record({ visit, versions, remotes: { 'mf-menu': facts } }));
    now += 60_000;
  }
  isAway = false;
  await visits.stop();
  for (const batch of sent) expect(figuresBatch.safeParse(batch).success).toBe(true);
  expect(sent.flatMap(({ counts }) => counts).reduce((sum, count) => sum + count.visits, 0)).toBe(dayMinutes * 3 * 2);
  expect(sent.flatMap(({ votes }) => votes)).toHaveLength(dayMinutes * 3);
});

test('what is kept without the registry has an end: the oldest goes', async () => {
  let now = time;
  const { visits, sent } = counting({ now: () => now });
  for (let minute = 0; minute < 20_001; minute += 1) {
    visits.start(remotes, 7);
    now += 60_000;
  }
  await visits.stop();
  const minutes = sent.flatMap(({ counts }) => counts).map(({ minute }) => minute - time / 60_000);
  expect([minutes.length, minutes[0], minutes.at(-1)]).toEqual([40_000, 1, 20_000]);
});

test('a shell that stops sends what came while a batch was on its way', async () => {
  let finish = (): void => undefined;
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  const { visits, sent } = counting({ answer: () => new Promise((resolve) => (finish = () => resolve(new Response(null, { status: 204 })))) });
  visits.start(remotes, 7);
  await jest.advanceTimersByTimeAsync(5_000);
  visits.start(remotes, 8);
  const stopped = visits.stop();
  finish();
  await jest.advanceTimersByTimeAsync(0);
  finish();
  await stopped;
  jest.useRealTimers();
  expect(sent.map(({ counts }) => counts[0]?.entry)).toEqual([7, 8]);
});
