import { afterAll, beforeAll, expect, test } from '@jest/globals';
import * as fieldRules from '@brasa/shared/domain/field-rules';
import { parseDate, parseServerTime, parseTime } from '@brasa/shared/domain/local-time';
import { fromOrderDraft } from '@brasa/shared/wire/order-draft-wire';
import { z } from 'zod';
import type { Call } from '../src/calls/call.ts';
import { chooseEncoding } from '../src/calls/document.ts';
import { clean } from '../src/calls/input.ts';
import { createModules } from '../src/modules/modules.ts';
import { noon, testApi, type TestApi } from './helper.ts';
import { aDraft, ids } from './ordering.ts';

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

type Leaf = { readonly name: string; readonly fill: (text: string) => unknown };

/** Every way to put a text into one place of a body and leave the rest as it is. */
function leaves(value: unknown, name = ''): Leaf[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => leaves(item, name).map((leaf) => ({ ...leaf, fill: (text: string) => value.with(index, leaf.fill(text)) })));
  if (typeof value !== 'object' || value === null) return [{ name, fill: (text) => text }];
  return Object.entries(value).flatMap(([key, item]) => leaves(item, `${name}.${key}`).map((leaf) => ({ ...leaf, fill: (text: string) => ({ ...value, [key]: leaf.fill(text) }) })));
}

/** Something of the right shape for a call: its fields, each with a letter. */
function bodyFor({ type, properties, items, anyOf }: z.core.JSONSchema.BaseSchema): unknown {
  if (properties) return Object.fromEntries(Object.entries(properties).map(([key, schema]) => [key, bodyFor(schema as z.core.JSONSchema.BaseSchema)]));
  if (type === 'array' && items) return [bodyFor(items as z.core.JSONSchema.BaseSchema)];
  return anyOf?.[0] ? bodyFor(anyOf[0]) : 'x';
}

const giftLine = { I: 2, P: 100, TIP: 'CER', C: 1, VS: 0, CER_N: 'Ana', CER_ND: 'Luis', CER_CD: 'luis@example.org', CER_D: '' };
const giftOrder = { orden: { idord: '' }, data: { nombres: 'Ana', nombre: 'Ana', correo: 'a@example.org', telefono: '55501234', enviarFactura: 'N', device: { os: 'x' } }, menu: [giftLine] };

test('every field of every call: sixty-four thousand letters are one pass', () => {
  const examples: Partial<Record<Call['path'], unknown>> = { 'data/saveOrderPendiente': JSON.parse(JSON.stringify(fromOrderDraft(aDraft(api.services, { products: [{ productId: ids.combo }] })))), 'data/saveOrderCertificado': giftOrder };
  const slow: string[] = [];
  let places = 0;
  for (const { path, request } of calls) {
    const body = examples[path] ?? bodyFor(z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' }) as z.core.JSONSchema.BaseSchema);
    for (const { name, fill } of leaves(body)) {
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
