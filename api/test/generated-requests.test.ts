import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { isOwnCall, type CallPath } from '@brasa/shared/wire/call';
import fc from 'fast-check';
import { z } from 'zod';
import type { Call } from '../src/calls/call.ts';
import { encrypt } from '../src/envelope-crypto.ts';
import { createModules } from '../src/modules/modules.ts';
import { goodBodies, leaves } from './every-field.ts';
import { testApi, type TestApi } from './helper.ts';
import { customer, guest } from './ordering.ts';

/** A nightly run asks for 10,000 cases; this one makes twice as many. */
const requests = 2 * Number(process.env['RANDOM_CASES'] ?? 150);

/** Part of every text that is sent, so that a line of the log which repeats any of them is seen. */
const marker = 'zqx7secreto';

let api: TestApi;
let calls: readonly Call[] = [];
let good: Partial<Record<CallPath, object>>;
const lines: string[] = [];
beforeAll(async () => {
  api = await testApi({
    env: { LOG_LEVEL: 'trace' },
    logTo: { write: (line) => void lines.push(line) },
    compose: (services) => {
      const composed = createModules(services);
      calls = composed.modules.flatMap((module) => module.calls ?? []);
      return composed;
    },
  });
  good = goodBodies(api);
});
afterAll(() => api.close());

const secrets = [
  `Clave-${marker}-7`,
  `${marker}@example.org`,
  `eyJhbGciOiJIUzI1NiJ9.${marker}.firma`,
  `ZQX7SECRETO23456`,
  `https://brasa.example/validar-cuenta?hash=${marker}`,
  marker.padEnd(22, 'a'),
  marker.padEnd(43, 'b'),
];
/** Texts that programs trip over. */
const trouble = ['', ' ', '🍕👩‍👩‍👧', '\u202e\u2066', '<script>alert(1)</script>', '\r\nSet-Cookie: a=1', '\ud800', 'a\udc00', '\u0000', '\ufffe\uffff', "' or 1=1 --", '%00%0a', '${7*7}', '\\', '\u0301'.repeat(200), 'x'.repeat(300), 'ñ'.repeat(5_000), 'y'.repeat(70_000), '__proto__', '-1', '1e999', '31/02/2026', 'NaN'];
const text = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...secrets) },
  { weight: 3, arbitrary: fc.constantFrom(...trouble).map((part) => `${marker}${part}`) },
  { weight: 1, arbitrary: fc.constantFrom(...trouble) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }).map((part) => `${part}${marker}`) },
);
const number = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(0, -0, -1, 0.1, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, Number.MIN_VALUE));
const anything: fc.Arbitrary<unknown> = fc.oneof(
  { depthSize: 'small' },
  text,
  number,
  fc.boolean(),
  fc.constantFrom(null, [], {}, [[[[['x']]]]], { toString: 1, length: 9 }, { valueOf: 1 }, Array.from({ length: 500 }, () => 1)),
  fc.array(text, { maxLength: 4 }),
  fc.dictionary(text, text, { maxKeys: 3 }),
  fc.jsonValue({ maxDepth: 6 }),
);

type Schema = z.core.JSONSchema.JSONSchema;
const asSchema = (schema: z.core.JSONSchema._JSONSchema | undefined): Schema => (typeof schema === 'object' ? schema : {});
/** Values a schema takes, more or less: limits and patterns are met now and then, by good luck. */
function fromSchema(schema: Schema): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => fromSchema(asSchema(choice))));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  switch (schema.type) {
    case 'object': {
      const properties = Object.entries(schema.properties ?? {}).map(([name, value]) => [name, fc.oneof({ weight: 9, arbitrary: fromSchema(asSchema(value)) }, { weight: 1, arbitrary: anything })] as const);
      return fc.record(Object.fromEntries(properties), { requiredKeys: [] });
    }
    case 'array':
      return fc.array(fromSchema(asSchema(Array.isArray(schema.items) ? schema.items[0] : schema.items)), { maxLength: 3 });
    case 'string':
      return schema.pattern === undefined ? text : fc.oneof(text, matching(schema.pattern));
    case 'number':
    case 'integer':
      return fc.oneof(fc.integer({ min: Math.max(schema.minimum ?? -3, -1e9), max: Math.min(schema.maximum ?? 10_000, 1e9) }), number);
    case 'boolean':
      return fc.boolean();
    default:
      return anything;
  }
}
function matching(pattern: string): fc.Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern), { size: 'small' });
  } catch {
    return text;
  }
}

/** A body the call takes, with something else in one to three of its places. */
const mutated = (body: object): fc.Arbitrary<unknown> =>
  fc.array(fc.tuple(fc.nat(), anything), { minLength: 1, maxLength: 3 }).map((changes) =>
    changes.reduce<unknown>((current, [place, value]) => {
      const all = leaves(current);
      return all[place % Math.max(all.length, 1)]?.fill(value) ?? current;
    }, body),
  );

type Sent = { readonly payload?: string; readonly contentType?: string };
const json = (value: unknown): string => JSON.stringify(value) ?? '';
const ck = (): string => api.secrets.ckSecrets[0]?.secret ?? '';
const sealed = (value: unknown): string => json({ data: encrypt(value, ck()) });
const form = (value: unknown): string => new URLSearchParams(Object.entries(value ?? {}).map(([name, item]): [string, string] => [name, typeof item === 'string' ? item : json(item)])).toString();
const multipart = (value: unknown): string => `${Object.entries(value ?? {}).map(([name, item]) => `--X\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${typeof item === 'string' ? item : json(item)}\r\n`).join('')}--X--\r\n`;

/** How a body travels: mostly as the call wants it. */
const ways: readonly { readonly weight: number; readonly send: (value: unknown, call: Call, place: number) => Sent }[] = [
  { weight: 12, send: (value, call) => ({ payload: call.options.encrypt ? sealed(value) : json(value), contentType: 'application/json' }) },
  { weight: 2, send: (value) => ({ payload: sealed(value), contentType: 'application/json' }) },
  { weight: 2, send: (value) => ({ payload: json(value), contentType: 'application/json' }) },
  { weight: 2, send: (value) => ({ payload: form(value), contentType: 'application/x-www-form-urlencoded' }) },
  { weight: 2, send: (value) => ({ payload: multipart(value), contentType: 'multipart/form-data; boundary=X' }) },
  { weight: 1, send: () => ({}) },
  // Broken JSON, the same key twice, what is no object.
  { weight: 1, send: (value, _call, place) => ({ payload: json(value).slice(0, place % Math.max(json(value).length, 1)), contentType: 'application/json' }) },
  { weight: 1, send: (value) => ({ payload: json(value).replace(/^\{(.+)\}$/s, '{$1,$1}'), contentType: 'application/json' }) },
  { weight: 1, send: (value) => ({ payload: json([value]), contentType: 'application/json' }) },
  // Broken envelopes.
  { weight: 1, send: (value, _call, place) => ({ payload: json({ data: encrypt(value, ck()).slice(0, place % 200) }), contentType: 'application/json' }) },
  { weight: 1, send: (value) => ({ payload: json({ data: encrypt(value, 'another secret') }), contentType: 'application/json' }) },
  { weight: 1, send: (value) => ({ payload: json({ data: value }), contentType: 'application/json' }) },
  { weight: 1, send: (value) => ({ payload: sealed([value]), contentType: 'application/json' }) },
  // Broken forms, other types.
  { weight: 1, send: (value, _call, place) => ({ payload: multipart(value).slice(0, place % Math.max(multipart(value).length, 1)), contentType: 'multipart/form-data; boundary=X' }) },
  { weight: 1, send: (value, _call, place) => ({ payload: json(value), contentType: ['text/xml', 'multipart/form-data', 'application/json; charset=utf-16', 'application/x-www-form-urlencoded', 'image/png', `text/${marker}`][place % 6] ?? '' }) },
];

const identities = ['nobody', 'guest', 'customer', 'forged'] as const;
const theRequest = () =>
  fc
    .constantFrom(...calls)
    .chain((call) => {
      const body = good[call.path];
      const fitting = fromSchema(z.toJSONSchema(call.request, { io: 'input', unrepresentable: 'any' }));
      return fc.record({
        path: fc.constant(call.path),
        value: fc.oneof(fitting, ...(body ? [mutated(body), fc.constant(body)] : []), anything),
        way: fc.oneof(...ways.map(({ weight }, way) => ({ weight, arbitrary: fc.constant(way) }))),
        place: fc.nat(),
        identity: fc.oneof({ weight: 3, arbitrary: fc.constant(call.options.secure ? 'customer' : call.options.guest ? 'guest' : 'nobody') }, { weight: 2, arbitrary: fc.constantFrom(...identities) }) as fc.Arbitrary<(typeof identities)[number]>,
        parameter: fc.oneof(fc.constantFrom(...secrets, `${marker}%00`, `${marker}%F0%9F%8D%95`, '%E0%A4%A', `${marker}/..`, ''), fc.webSegment().map((part) => `${marker}${part}`)),
      });
    });

test(`${requests} generated requests to all calls: each gets an answer of ours, and no line of the log repeats anything of them`, async () => {
  expect(calls.length).toBeGreaterThan(40);
  const forged = { authorization: `Bearer ${secrets[2]}`, 'refresh-token': marker, 'ck-id': marker, cookie: `XSRF-TOKEN=${marker}`, 'user-agent': marker };
  /** Wrong passwords and codes of before do not count. */
  const forgetFailures = () => api.database.db.deleteFrom('throttle').execute();
  const visitor = await guest(api);
  let ana = await customer(api);
  const tokens = new Set<string>();
  const bugs: string[] = [];
  const leaks: string[] = [];
  const reached = new Set<CallPath>();
  const statuses = new Map<number, number>();
  let sent = 0;
  await fc.assert(
    fc.asyncProperty(theRequest(), async ({ path, value, way, place, identity, parameter }) => {
      const call = calls.find((each) => each.path === path);
      if (!call) throw new Error(path);
      if (sent % 10 === 0) await forgetFailures();
      sent += 1;
      const headers = { nobody: {}, guest: visitor.headers, customer: ana.headers, forged }[identity] ?? {};
      for (const header of Object.values(headers)) if (header.length > 30) tokens.add(header.replace('Bearer ', ''));
      const { payload, contentType } = ways[way]?.send(value, call, place) ?? {};
      const answer = await api.app.inject({
        method: 'POST',
        url: `${isOwnCall(call.path) ? '' : api.config.basePath}/${call.path}${call.options.parameter ? `/${parameter}` : ''}`,
        headers: { ...headers, origin: 'http://localhost:4000', ...(contentType !== undefined && { 'content-type': contentType }) },
        ...(payload !== undefined && { payload }),
      });
      statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
      const log = lines.splice(0).join('');
      const what = `${call.path} as ${identity}, ${contentType}: ${(payload ?? '').slice(0, 600)} ${call.options.encrypt ? json(value).slice(0, 600) : ''}`;
      if (answer.statusCode >= 500) bugs.push(`${answer.statusCode} ${log.slice(0, 700)} ← ${what}`);
      if (answer.statusCode === 200) reached.add(call.path);
      const known = [...tokens, 'clave-demo-1', 'ana@example.com', ck()];
      if (/zqx7secreto/i.test(log) || known.some((secret) => log.includes(secret))) leaks.push(`${what} → ${log}`);
      // She logged out or closed her account, which needs no password.
      if (answer.statusCode === 401 && identity === 'customer') {
        await forgetFailures();
        await api.database.db.updateTable('customer').set({ status: 'ACT' }).where('email', '=', 'ana@example.com').execute();
        ana = await customer(api);
      }
    }),
    { numRuns: requests, endOnFailure: true },
  );
  if (process.env['RANDOM_CASES']) process.stdout.write(`${sent} generated requests: ${json([...statuses].toSorted(([one], [other]) => one - other))}\n`);
  expect([bugs.slice(0, 5), bugs.length]).toEqual([[], 0]);
  expect([leaks.slice(0, 5), leaks.length]).toEqual([[], 0]);
  // What is refused at the door proves nothing.
  expect(reached.size).toBeGreaterThan(calls.length * 0.7);
});
