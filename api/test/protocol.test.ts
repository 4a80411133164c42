import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { refusal } from '@brasa/shared/wire/envelope-schema';
import { z } from 'zod';
import { done } from '../src/calls/answer.ts';
import { defineCall } from '../src/calls/call.ts';
import type { Authenticate } from '../src/calls/caller.ts';
import { Refusal } from '../src/calls/failures.ts';
import { encrypt } from '../src/envelope-crypto.ts';
import { type TestApi, testApi, testClock } from './helper.ts';

const person = z.object({ nombres: z.string().min(1, 'Este campo es requerido').max(60), telefono: z.string().regex(/^\d{8}$/, 'Teléfono no válido'), gustos: z.array(z.string()).optional() });
const seen: { input: unknown; caller: unknown; key: unknown; hash: string }[] = [];

/** `ana` is a customer, `luis` a guest, `vieja` an expired token of a customer, `cerrada` of a closed account. */
const authenticate: Authenticate = async ({ bearer, refreshToken }) => {
  if (bearer === 'ana') return { kind: 'known', caller: { kind: 'customer', customerId: 1, publicId: 'p', email: 'ana@example.com', sessionId: 's' } };
  if (bearer === 'luis') return { kind: 'known', caller: { kind: 'guest', guestId: 'g-1' } };
  if (bearer === 'vieja' && refreshToken === 'buena') return { kind: 'renewed', token: 'ana', refreshToken: 'nueva' };
  return bearer === 'cerrada' ? { kind: 'forbidden' } : { kind: 'unknown' };
};

const open = defineCall({
  path: 'data/checkOrder',
  summary: 'takes fields',
  request: person,
  response: refusal,
  limits: [{ by: 'ip', max: 3, seconds: 60 }],
  handler(input, context) {
    seen.push({ input, caller: context.caller, key: context.idempotencyKey, hash: context.contentHash });
    if (input.nombres === 'falla') throw new Error('a bug with secrets in it: contrasena=123');
    if (input.nombres === 'refusa') throw new Refusal('No se puede');
    return done({ data: input }, 'Listo');
  },
});
const sealed = defineCall({ path: 'auth/signupEmail', summary: 'only in the envelope', request: person, response: refusal, handler: (input, context) => done({ data: input, key: context.idempotencyKey }) });
const big = defineCall({ path: 'data/saveOrderCertificado', summary: 'an order', request: z.object({ nota: z.string() }), response: refusal, size: 'order', encryptionOptional: true, handler: ({ nota }) => done({ length: nota.length }) });
const secure = defineCall({ path: 'cliente/getDataUser', summary: 'for customers', request: z.object({}), response: refusal, handler: (_input, { caller }) => done({ who: caller.customerId }) });
const away = defineCall({
  path: 'data/checkPr',
  summary: 'asks a database that is away',
  request: z.object({}),
  response: refusal,
  handler() {
    throw Object.assign(new Error('connect ECONNREFUSED 10.0.0.7:5432'), { code: 'ECONNREFUSED' });
  },
});

const clock = testClock();
const ck = [
  { kid: 'b', secret: 'clave-de-prueba' },
  { kid: 'a', secret: 'clave-anterior' },
];
let api: TestApi;

beforeAll(async () => {
  api = await testApi({
    clock,
    secrets: { ckSecrets: ck },
    env: { RATE_LIMITS: '1', STOREFRONT_ORIGINS: 'https://tienda.example', LOG_LEVEL: 'silent' },
    compose: () => ({ modules: [{ name: 'test', calls: [open, sealed, big, secure, away] }], authenticate }),
  });
});
afterAll(() => api.close());

const fields = { nombres: 'Ana', telefono: '55501234' };
let visitor = 1;
/** Limits count by address: every test is another visitor. */
const fresh = () => ({ ip: `10.0.${Math.floor(visitor / 250)}.${(visitor++ % 250) + 1}` });

test('every answer carries the secret, errors included, and shows it to browsers of the shop [HTTP-019]', async () => {
  const answers = [
    await api.call('data/checkOrder', fields, { ...fresh(), headers: { origin: 'https://tienda.example' } }),
    await api.call('data/nothing', {}, { ...fresh(), headers: { origin: 'https://tienda.example' } }),
    await api.call('cliente/getDataUser', {}, { ...fresh(), headers: { origin: 'https://tienda.example' } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 404, 401]);
  for (const { headers } of answers) {
    expect(headers['ck']).toBe('/k/b/clave-de-prueba');
    expect(String(headers['access-control-expose-headers'])).toContain('ck');
    expect(headers['x-request-id']).toMatch(/^req-[0-9a-f]{12}$/);
  }
});

test('another site gets no permission to read an answer', async () => {
  const { headers } = await api.call('data/checkOrder', fields, { ...fresh(), headers: { origin: 'https://otra.example' } });
  expect(headers['access-control-allow-origin']).toBeUndefined();
  const preflight = await api.app.inject({ method: 'OPTIONS', url: '/api/data/checkOrder', headers: { origin: 'https://tienda.example', 'access-control-request-method': 'POST', 'access-control-request-headers': 'refresh-token, ck-id' } });
  expect(preflight.statusCode).toBe(204);
  expect(preflight.headers['access-control-allow-origin']).toBe('https://tienda.example');
  expect(preflight.headers['access-control-max-age']).toBe('600');
});

test('a call answers only to POST, and paths nobody knows do not exist [HTTP-024]', async () => {
  const get = await api.app.inject({ method: 'GET', url: '/api/data/checkOrder' });
  expect([get.statusCode, get.headers['allow'], get.json().error]).toEqual([405, 'POST', 'METHOD']);
  const put = await api.app.inject({ method: 'PUT', url: '/api/data/checkOrder', payload: 'x', headers: { 'content-type': 'text/plain' } });
  expect(put.statusCode).toBe(405);
  const unknown = await api.call('data/getEverything', {}, fresh());
  expect([unknown.status, unknown.body.error, unknown.body.codigoRetorno]).toEqual([404, 'NOT_FOUND', '01']);
});

test('JSON, form and multipart bodies give the same fields, and lists come in every spelling', async () => {
  const json = await api.call('data/checkOrder', { ...fields, gustos: ['a', 'b'] }, fresh());
  const form = await api.call('data/checkOrder', 'nombres=Ana&telefono=55501234&gustos=a&gustos=b', { ...fresh(), contentType: 'application/x-www-form-urlencoded' });
  const brackets = await api.call('data/checkOrder', 'nombres=Ana&telefono=55501234&gustos%5B0%5D=a&gustos[]=b', { ...fresh(), contentType: 'application/x-www-form-urlencoded' });
  const boundary = 'X';
  const part = (name: string, value: string) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const body = `${part('nombres', 'Ana')}${part('telefono', '55501234')}${part('gustos[]', 'a')}${part('gustos[]', 'b')}--${boundary}--\r\n`;
  const multipart = await api.call('data/checkOrder', body, { ...fresh(), contentType: `multipart/form-data; boundary=${boundary}` });
  for (const answer of [json, form, brackets, multipart]) expect(answer.body).toMatchObject({ codigoRetorno: '00', data: { nombres: 'Ana', telefono: '55501234', gustos: ['a', 'b'] } });
});

test('an absent body is an empty one, whatever its type says [HTTP-007]', async () => {
  const headers = { authorization: 'Bearer ana' };
  const none = await api.call('cliente/getDataUser', undefined, { ...fresh(), headers });
  const emptyJson = await api.app.inject({ method: 'POST', url: '/api/cliente/getDataUser', headers: { ...headers, 'content-type': 'application/json' } });
  const emptyForm = await api.app.inject({ method: 'POST', url: '/api/cliente/getDataUser', headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' }, payload: '' });
  expect([none.status, emptyJson.statusCode, emptyForm.statusCode]).toEqual([200, 200, 200]);
});

test('texts are trimmed, composed and freed of control characters, and fields nobody asked for vanish', async () => {
  const { body } = await api.call('data/checkOrder', { nombres: '  Jose\u0301\u0000 \u001bP  ', telefono: '55501234', status: 'ACT', role: 'admin' }, fresh());
  expect(body.data).toEqual({ nombres: 'José P', telefono: '55501234' });
});

test('keys that would change the prototype are refused, in JSON and in forms', async () => {
  for (const payload of ['{"nombres":"Ana","telefono":"55501234","__proto__":{"admin":true}}', '{"nombres":"Ana","x":{"constructor":{"prototype":{}}}}']) {
    expect(await api.call('data/checkOrder', payload, fresh())).toMatchObject({ status: 400, body: { error: 'BAD_REQUEST' } });
  }
  expect((await api.call('data/checkOrder', '__proto__=1&nombres=Ana', { ...fresh(), contentType: 'application/x-www-form-urlencoded' })).status).toBe(400);
});

test('what is no JSON, too deep, too large or of another type has its own status', async () => {
  const deep = `${'{"a":'.repeat(14)}1${'}'.repeat(14)}`;
  const form = 'application/x-www-form-urlencoded';
  expect((await api.call('data/checkOrder', '{"nombres":', fresh())).status).toBe(400);
  expect((await api.call('data/checkOrder', '[1]', fresh())).status).toBe(400);
  expect((await api.call('data/checkOrder', `{"x":${deep}}`, fresh())).status).toBe(400);
  expect((await api.call('data/checkOrder', { ...fields, nombres: 'a'.repeat(70_000) }, fresh())).status).toBe(413);
  expect((await api.call('data/checkOrder', Array.from({ length: 41 }, (_, index) => `f${index}=1`).join('&'), { ...fresh(), contentType: form })).status).toBe(413);
  expect((await api.call('data/checkOrder', `nombres=${'a'.repeat(17_000)}`, { ...fresh(), contentType: form })).status).toBe(413);
  expect((await api.call('data/checkOrder', '<x/>', { ...fresh(), contentType: 'text/xml' })).status).toBe(415);
  expect((await api.call('data/checkOrder', fields, { ...fresh(), headers: { 'content-encoding': 'gzip' } })).status).toBe(415);
});

test('a file in a form is refused', async () => {
  const body = '--X\r\ncontent-disposition: form-data; name="foto"; filename="a.png"\r\ncontent-type: image/png\r\n\r\nxx\r\n--X--\r\n';
  expect((await api.call('data/checkOrder', body, { ...fresh(), contentType: 'multipart/form-data; boundary=X' })).status).toBe(413);
});

test('a form that ends too early is a bad request, not a crash', async () => {
  const whole = '--X\r\ncontent-disposition: form-data; name="nombres"\r\n\r\nAna\r\n--X--\r\n';
  for (const body of [whole.slice(0, 20), whole.slice(0, -9), '--X']) {
    expect(await api.call('data/checkOrder', body, { ...fresh(), contentType: 'multipart/form-data; boundary=X' })).toMatchObject({ status: 400, body: { error: 'BAD_REQUEST' } });
  }
});

test('a wrong field is an answer the customer reads, first problem first', async () => {
  const { status, body, headers } = await api.call('data/checkOrder', { nombres: 'Ana', telefono: '123' }, fresh());
  expect(status).toBe(200);
  expect(body).toMatchObject({ codigoRetorno: '01', mensajeRetorno: 'Teléfono no válido', data: null, errores: [{ campo: 'telefono', mensaje: 'Teléfono no válido' }] });
  expect(body.traza).toBe(headers['x-request-id']);
  const missing = await api.call('data/checkOrder', {}, fresh());
  expect(missing.body.errores.map((problem: { mensaje: string }) => problem.mensaje)).toEqual(['Este campo es requerido', 'Este campo es requerido']);
});

test('a refusal from inside is 200 with code 01; a bug is 500 and says nothing of itself', async () => {
  expect(await api.call('data/checkOrder', { ...fields, nombres: 'refusa' }, fresh())).toMatchObject({ status: 200, body: { codigoRetorno: '01', mensajeRetorno: 'No se puede' } });
  const bug = await api.call('data/checkOrder', { ...fields, nombres: 'falla' }, fresh());
  expect(bug).toMatchObject({ status: 500, body: { error: 'INTERNAL', mensajeRetorno: 'Ocurrió un error inesperado. Inténtalo de nuevo.' } });
  expect(JSON.stringify(bug.body)).not.toContain('contrasena');
});

test('a database that is away is 503 with a time to come back', async () => {
  const { status, headers, body } = await api.call('data/checkPr', {}, fresh());
  expect([status, headers['retry-after'], body.error]).toEqual([503, '5', 'UNAVAILABLE']);
  expect(JSON.stringify(body)).not.toContain('10.0.0.7');
});

test('a secure call needs a customer: 401 without tokens, 403 for a guest or a closed account [HTTP-021, HTTP-022, API-133]', async () => {
  const as = (token?: string) => api.call('cliente/getDataUser', {}, { ...fresh(), headers: token ? { authorization: `Bearer ${token}` } : {} });
  const answers = [await as(), await as('nadie'), await as('luis'), await as('cerrada'), await as('ana')];
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 403, 403, 200]);
  expect(answers[0]?.headers['token']).toBeUndefined();
  expect(answers[4]?.body.who).toBe(1);
});

test('an expired token with a good refresh token is answered 401 with both new ones, and nothing has run [HTTP-020]', async () => {
  const answer = await api.call('cliente/getDataUser', {}, { ...fresh(), headers: { authorization: 'Bearer vieja', 'refresh-token': 'buena' } });
  expect([answer.status, answer.headers['token'], answer.headers['refresh-token']]).toEqual([401, 'ana', 'nueva']);
  expect(answer.body.who).toBeUndefined();
});

test('a public call takes a good token and ignores a bad one', async () => {
  await api.call('data/checkOrder', fields, { ...fresh(), headers: { authorization: 'Bearer luis' } });
  expect(seen.at(-1)?.caller).toEqual({ kind: 'guest', guestId: 'g-1' });
  const bad = await api.call('data/checkOrder', fields, { ...fresh(), headers: { authorization: 'Bearer nadie' } });
  expect(bad.status).toBe(200);
  expect(seen.at(-1)?.caller).toEqual({ kind: 'anonymous' });
});

test('the envelope of the contract opens, with the newest or an older secret [HTTP-023]', async () => {
  expect(encrypt({ a: 1 }, 'clave-de-prueba')).toBe('g8KuOHNhVnLBHNqhZsAjXw==');
  const newest = await api.callEncrypted('auth/signupEmail', { ...fields, _id: '6f1f4b6e-0c0e-4c51-9a3e-0f2f3c0b8a11', _ts: clock.now() }, fresh());
  expect(newest.body).toMatchObject({ codigoRetorno: '00', data: fields, key: '6f1f4b6e-0c0e-4c51-9a3e-0f2f3c0b8a11' });
  const older = { data: encrypt(fields, 'clave-anterior') };
  expect((await api.call('auth/signupEmail', older, fresh())).status).toBe(200);
  expect((await api.call('auth/signupEmail', older, { ...fresh(), headers: { 'ck-id': 'a' } })).status).toBe(200);
  expect((await api.call('auth/signupEmail', older, { ...fresh(), headers: { 'ck-id': 'b' } })).status).toBe(400);
});

test('all ways of being unreadable look the same: plain, foreign, damaged, too old [HTTP-023]', async () => {
  const payloads = [
    fields,
    {},
    { data: 'no base64 at all' },
    { data: encrypt(fields, 'otra-clave') },
    { data: encrypt([1], 'clave-de-prueba') },
    { data: encrypt({ ...fields, _ts: clock.now() - 25 * 3_600_000 }, 'clave-de-prueba') },
  ];
  for (const payload of payloads) {
    const { status, body, headers } = await api.call('auth/signupEmail', payload, fresh());
    expect([status, body.error, body.mensajeRetorno]).toEqual([400, 'CK_UNREADABLE', 'No pudimos leer la información enviada. Actualiza la página e inténtalo de nuevo.']);
    expect(headers['ck']).toBeDefined();
  }
});

test('a call that takes both ways reads plain JSON and the envelope, and orders may be large', async () => {
  expect((await api.call('data/saveOrderCertificado', { nota: 'x'.repeat(200_000) }, { ...fresh(), headers: { authorization: 'Bearer luis' } })).body.length).toBe(200_000);
  expect((await api.callEncrypted('data/saveOrderCertificado', { nota: 'x'.repeat(250_000) }, { ...fresh(), headers: { authorization: 'Bearer luis' } })).body.length).toBe(250_000);
  expect((await api.callEncrypted('data/saveOrderCertificado', { nota: 'x'.repeat(262_144) }, { ...fresh(), headers: { authorization: 'Bearer luis' } })).status).toBe(413);
});

test('an idempotency key that is none is refused; equal content has equal hashes whatever the order of its keys', async () => {
  expect((await api.call('data/checkOrder', { ...fields, _id: 'uno' }, fresh())).status).toBe(400);
  await api.call('data/checkOrder', { nombres: 'Ana', telefono: '55501234', extra: 1 }, fresh());
  await api.call('data/checkOrder', { telefono: '55501234', nombres: 'Ana', _ts: 5 }, fresh());
  expect(seen.at(-1)?.hash).toBe(seen.at(-2)?.hash);
  await api.call('data/checkOrder', { ...fields, nombres: 'Eva' }, fresh());
  expect(seen.at(-1)?.hash).not.toBe(seen.at(-2)?.hash);
});

test('whoever carries the anti-forgery cookie must show it too [HTTP-025]', async () => {
  const send = (headers: Record<string, string>) => api.call('data/checkOrder', fields, { ...fresh(), headers });
  const statuses = [
    await send({ cookie: 'a=1; XSRF-TOKEN=abc' }),
    await send({ cookie: 'XSRF-TOKEN=abc', 'x-xsrf-token': 'abd' }),
    await send({ cookie: 'XSRF-TOKEN=abc', 'x-xsrf-token': 'abc' }),
    await send({ cookie: 'a=1' }),
  ].map(({ status }) => status);
  expect(statuses).toEqual([403, 403, 200, 200]);
});

test('the fourth call of a minute waits, the one after the minute does not', async () => {
  const one = fresh();
  const statuses: number[] = [];
  for (let call = 0; call < 4; call += 1) statuses.push((await api.call('data/checkOrder', fields, one)).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  const refused = await api.call('data/checkOrder', fields, one);
  expect([refused.headers['retry-after'], refused.body.error]).toEqual(['60', 'RATE_LIMITED']);
  clock.advance(60_000);
  expect((await api.call('data/checkOrder', fields, one)).status).toBe(200);
});

test('pretending to come from elsewhere does not open another minute', async () => {
  const one = fresh();
  const statuses: number[] = [];
  for (let call = 0; call < 4; call += 1) statuses.push((await api.call('data/checkOrder', fields, { ...one, headers: { 'x-forwarded-for': `203.0.113.${call}` } })).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
});

test('answers with data of a person are kept by nobody', async () => {
  expect((await api.call('cliente/getDataUser', {}, { ...fresh(), headers: { authorization: 'Bearer ana' } })).headers['cache-control']).toBe('no-store');
  expect((await api.call('cliente/getDataUser', {}, fresh())).headers['cache-control']).toBe('no-store');
});

test('an address nobody can read is a bad request, not a crash', async () => {
  const answer = await api.app.inject({ method: 'POST', url: '/api/data/%E0%A4%A' });
  expect([answer.statusCode, answer.json().error]).toEqual([400, 'BAD_REQUEST']);
});
