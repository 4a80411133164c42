import { afterAll, beforeAll, expect, test } from '@jest/globals';
import * as fieldRules from '@brasa/shared/domain/field-rules';
import { parseDate, parseServerTime, parseTime } from '@brasa/shared/domain/local-time';
import type { Call } from '../src/calls/call.ts';
import { chooseEncoding } from '../src/calls/document.ts';
import { clean } from '../src/calls/input.ts';
import { createModules } from '../src/modules/modules.ts';
import { goodBodies, leaves } from './every-field.ts';
import { noon, testApi, type TestApi } from './helper.ts';

let api: TestApi;
let calls: readonly Call[];
beforeAll(async () => {
  api = await testApi();
  calls = createModules(api.services).modules.flatMap((module) => module.calls ?? []);
});
afterAll(() => api.close());

const sizes = { small: 8 * 1024, large: 64 * 1024 } as const;

/** Texts on which careless patterns go back and forth: what nearly fits, again and again, and what does not fit at the end. */
const hostile: Readonly<Record<string, (length: number) => string>> = {
  letters: (length) => `${'a'.repeat(length)}!`,
  digits: (length) => `${'1'.repeat(length)}x`,
  spaces: (length) => `a${' '.repeat(length)}b`,
  'line breaks': (length) => `a${'\r\n\t '.repeat(length / 4)}b`,
  mailboxes: (length) => `${'a.'.repeat(length / 2)}@`,
  hosts: (length) => `a@${'a-.'.repeat(length / 3)}`,
  'at signs': (length) => 'a@'.repeat(length / 2),
  hyphens: (length) => `${'1234-'.repeat(length / 5)}x`,
  dates: (length) => '31/12/2026 '.repeat(length / 11),
  accents: (length) => `e${'\u0301\u0316'.repeat(length / 4)}`,
  brackets: (length) => '[{("'.repeat(length / 4),
  commas: (length) => '1,'.repeat(length / 2),
  passwords: (length) => 'aA1#'.repeat(length / 4),
};

const quickest = (work: () => unknown): number => {
  const tries = [1, 2, 3].map(() => {
    const before = performance.now();
    work();
    return performance.now() - before;
  });
  return Math.min(...tries);
};

/** Eight times the text is eight times the work of one pass, and sixty-four times that of a pass for every letter. */
const limit = 24;
/** Milliseconds that bother nobody, and in which nothing is told apart. */
const unnoticed = 50;

/** Whether the work grows with the text, and not with its square. Both sizes are taken in the same run on the same machine. */
function isLinear(work: (text: string) => unknown, make: (length: number) => string): boolean {
  const [small, large] = [make(sizes.small), make(sizes.large)];
  const taken = quickest(() => work(large));
  return taken < unnoticed || taken < limit * quickest(() => work(small));
}

const slowOn = (work: (text: string) => unknown): string[] => Object.keys(hostile).filter((kind) => !isLinear(work, hostile[kind] as (length: number) => string));

test('a pattern that goes back for every letter is told apart', () => {
  expect(slowOn((text) => /\s+$/.test(`${text.slice(0, text.length / 4)}b`))).toContain('spaces');
});

const { birthday, fieldMessages: _messages, inputDebounce: _debounce, allOf: _allOf, optional: _optional, ...rules } = fieldRules;

test.each<readonly [string, (text: string) => unknown]>([
  ...Object.entries(rules),
  ['birthday', birthday(noon)],
  ['cleaning', clean],
  ['dates', parseDate],
  ['hours', parseTime],
  ['moments', parseServerTime],
  ['accept-encoding', chooseEncoding],
])('%s: sixty-four thousand letters are one pass', (_name, work) => {
  expect(slowOn(work)).toEqual([]);
});

test('every field of every call: sixty-four thousand letters are one pass', () => {
  const bodies = goodBodies(api);
  const slow: string[] = [];
  let places = 0;
  for (const { path, request } of calls) {
    for (const { name, fill } of leaves(bodies[path] ?? {})) {
      places += 1;
      slow.push(...slowOn((text) => request.safeParse(fill(text))).map((kind) => `${path}${name}: ${kind}`));
    }
  }
  expect(slow).toEqual([]);
  expect(places).toBeGreaterThan(100);
}, 120_000);

test('the longest texts a call takes end in an answer, in the field and in the address', async () => {
  for (const make of Object.values(hostile)) {
    const text = make(20_000).slice(0, 20_000);
    expect((await api.call('auth/recoveryPassword', { email: text })).status).toBe(200);
    expect((await api.call('data/checkHr', { ids: text, pff: text.slice(0, 1000), pfh: 'n' })).status).toBe(200);
  }
  expect((await api.call(`cliente/getOrdenHash/${'a'.repeat(5000)}`)).status).toBe(400);
  expect((await api.app.inject({ method: 'POST', url: '/api/data/getData', headers: { 'accept-encoding': `a${' '.repeat(15_000)}b` } })).statusCode).toBe(200);
});
