import { afterEach, expect, jest, test } from '@jest/globals';
import type { FiguresBatch } from '@brasa/shared/composition/visit-schema';
import { versionsText } from '../composition/visits.ts';
import { countVisits, type Visits } from './visits.ts';

const remotes = [{ name: 'mf-menu', chosen: { version: '1.0.0+aaaaaaaa' } }, { name: 'mf-stores', chosen: { version: '2.0.0+bbbbbbbb' } }] as unknown as Parameters<Visits['begin']>[0];
const versions = versionsText(remotes);
const facts = { drawn: true, failed: false, failedLater: false, fellBack: false, taskDone: false, lcpMs: 900, inpMs: null, cls: 0 };
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
  const [visit] = [visits.begin(remotes, 7), visits.begin(remotes, 7)];
  expect(visits.hear({ visit, versions, remotes: { 'mf-menu': { ...facts, taskDone: true } } })).toBe(true);
  await visits.stop();
  const minute = time / 60_000;
  expect(sent).toEqual([
    {
      batch: expect.stringMatching(/^[0-9a-f]{32}$/),
      counts: [{ minute, entry: 7, remote: 'mf-menu', version: '1.0.0+aaaaaaaa', visits: 2 }, { minute, entry: 7, remote: 'mf-stores', version: '2.0.0+bbbbbbbb', visits: 2 }],
      votes: [{ ...facts, taskDone: true, visit: visit?.slice(0, 32), minute, entry: 7, remote: 'mf-menu', version: '1.0.0+aaaaaaaa' }],
    },
  ]);
});

test('what another copy of the shell sent is heard, too; what nobody sent is not', () => {
  const { visits } = counting();
  const { visits: other } = counting();
  const { visits: stranger } = counting({ token: 'of another installation' });
  const beacon = (visit: string, changed: object = {}) => ({ visit, versions, remotes: { 'mf-menu': facts }, ...changed });
  const visit = visits.begin(remotes, 7);
  expect(other.hear(beacon(visit))).toBe(true);
  expect(stranger.hear(beacon(visit))).toBe(false);
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
  expect(forged.map((each) => other.hear(each))).toEqual(forged.map(() => false));
});

test('ten thousand repetitions are one vote, and a remote that was not on the page has none', async () => {
  const { visits, sent } = counting();
  const visit = visits.begin(remotes, 7);
  for (let time_ = 0; time_ < 10_000; time_ += 1) visits.hear({ visit, versions, remotes: { 'mf-menu': facts, 'mf-tracking': { ...facts, failed: true } } });
  await visits.stop();
  expect(sent.flatMap(({ votes }) => votes).map(({ remote }) => remote)).toEqual(['mf-menu']);
});

test('a visit of yesterday tells nothing any more', () => {
  let now = time;
  const { visits } = counting({ now: () => now });
  const visit = visits.begin(remotes, 7);
  now += 12 * 3_600_000;
  expect(visits.hear({ visit, versions, remotes: { 'mf-menu': facts } })).toBe(true);
  now += 60_000;
  expect(visits.hear({ visit, versions, remotes: { 'mf-menu': facts } })).toBe(false);
});

test('while the registry is away figures are kept and sent again under the same name; what it does not take is dropped', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  let status = 503;
  const { visits, sent } = counting({ answer: async () => new Response(null, { status }) });
  visits.begin(remotes, 7);
  await jest.advanceTimersByTimeAsync(5_000);
  visits.begin(remotes, 7);
  await jest.advanceTimersByTimeAsync(5_000);
  status = 204;
  await jest.advanceTimersByTimeAsync(5_000);
  expect(sent.map(({ batch }) => batch === sent[0]?.batch)).toEqual([true, true, true]);
  status = 400;
  await jest.advanceTimersByTimeAsync(10_000);
  expect(new Set(sent.map(({ batch }) => batch)).size).toBe(2);
  expect(sent.map(({ counts }) => counts[0]?.visits)).toEqual([1, 1, 1, 1]);
  jest.useRealTimers();
});
