import { createCipheriv, createHash } from 'node:crypto';
import { Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { callOptions, type CallPath } from '@brasa/shared/wire/call';
import { goodBodies, leaves } from './every-field.ts';
import { testApi, type TestAnswer, type TestApi, type TestCall } from './helper.ts';
import { customer, guest } from './ordering.ts';

/** Text that is no JSON of ours in the envelope of the contract. */
function sealText(text: string): string {
  const key = Buffer.from(createHash('sha1').update(api.secrets.ckSecrets[0]?.secret ?? '').digest('hex').slice(0, 32), 'hex');
  const cipher = createCipheriv('aes-128-ecb', key, null);
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64');
}

let api: TestApi;
let ana: TestCall;
let visitor: TestCall;
beforeAll(async () => {
  api = await testApi({ env: { LOG_LEVEL: 'silent' } });
  [ana, visitor] = [await customer(api), await guest(api)];
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.database.db.deleteFrom('throttle').execute();
});

const callerFor = (path: CallPath): TestCall => ('secure' in callOptions[path] ? ana : { headers: { ...visitor.headers, origin: 'http://localhost:4000' } });
const ask = (path: CallPath, body: unknown): Promise<TestAnswer> => ('encrypt' in callOptions[path] ? api.callEncrypted(path, body, callerFor(path)) : api.call(path, body, callerFor(path)));

/** One thing in one place of every body, everything else in order; what each call answered that was no answer. */
async function everywhere(values: readonly unknown[], calls = goodBodies(api)): Promise<{ asked: number; bugs: string[] }> {
  let asked = 0;
  const bugs: string[] = [];
  for (const [path, body] of Object.entries(calls) as [CallPath, object][]) {
    for (const { name, fill } of leaves(body)) {
      for (const value of values) {
        asked += 1;
        const { status } = await ask(path, fill(value));
        if (status >= 500) bugs.push(`${path}${name} = ${JSON.stringify(value)}: ${status}`);
      }
    }
  }
  return { asked, bugs };
}

test('the bodies the attacks begin with are good ones', async () => {
  const refused: string[] = [];
  for (const [path, body] of Object.entries(goodBodies(api)) as [CallPath, object][]) {
    const answer = await ask(path, body);
    // Of these two the password is the wrong one: the right one would end the account that the attacks need.
    const isWrongPassword = answer.body.mensajeRetorno === 'La contraseña actual no es correcta';
    if (answer.status !== 200 || (answer.body.errores && !isWrongPassword)) refused.push(`${path}: ${JSON.stringify(answer.body)}`);
  }
  expect(refused).toEqual([]);
});

test('numbers nobody counts in, in every field of every call, end in an answer', async () => {
  const { asked, bugs } = await everywhere([-1, 1.5, 2 ** 31, Number.MAX_SAFE_INTEGER, 1e308, '99999999999999999999']);
  expect(bugs).toEqual([]);
  expect(asked).toBeGreaterThan(800);
}, 240_000);

test('things of another kind in every field of every call end in an answer', async () => {
  expect((await everywhere([null, true, [], {}, [[['x']]], { toString: 1, length: 9 }])).bugs).toEqual([]);
}, 240_000);

test('halves of letters, nulls and signs that turn the writing around are not kept, in fields and in names of fields', async () => {
  const placing = { 'data/saveOrderPendiente': { ...goodBodies(api)['data/saveOrderPendiente'], checkout: true } };
  expect((await everywhere(['\ud800', 'a\udc00b', '\u0000', '\u202eabc', '\ufffe'])).bugs).toEqual([]);
  for (const name of ['\u0000', '\ud800', 'os\u0000']) {
    const named = { ...placing['data/saveOrderPendiente'], orden: { device: { [name]: 'x' } } };
    expect((await api.callEncrypted('data/saveOrderPendiente', named, await guest(api))).body.mensajeRetorno).toBe('Recibimos tu orden');
  }
  const { bugs } = await everywhere(['x\ud800\u0000\u202e'], { 'data/saveOrderPendiente': placing['data/saveOrderPendiente'], 'cliente/saveCliente': goodBodies(api)['cliente/saveCliente'] ?? {}, 'data/saveOrderCertificado': goodBodies(api)['data/saveOrderCertificado'] ?? {} });
  expect(bugs).toEqual([]);
  const { nombres } = await api.database.db.selectFrom('customer').select('nombres').where('email', '=', 'ana@example.com').executeTakeFirstOrThrow();
  for (const sign of ['\u0000', '\ud800', '\u202e']) expect(nombres).not.toContain(sign);
  const cut = { ...goodBodies(api)['data/saveOrderPendiente'], orden: { device: { agent: `${'x'.repeat(349)}😀` } }, checkout: true };
  expect((await api.callEncrypted('data/saveOrderPendiente', cut, await guest(api))).body.mensajeRetorno).toBe('Recibimos tu orden');
}, 120_000);

test('no text of a request is an address the server goes to', async () => {
  const connect = jest.spyOn(Socket.prototype, 'connect');
  const fetched = jest.spyOn(globalThis, 'fetch');
  try {
    expect((await everywhere(['http://169.254.169.254/latest/meta-data/', '//127.0.0.1:5432', 'file:///etc/passwd'])).bugs).toEqual([]);
    expect([connect.mock.calls, fetched.mock.calls]).toEqual([[], []]);
  } finally {
    connect.mockRestore();
    fetched.mockRestore();
  }
}, 240_000);

test('a body as deep as it is long is refused before anybody looks into it, sealed or not', async () => {
  const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
  expect((await api.call('data/checkPr', `{"id":${deep}}`)).status).toBe(400);
  const sealed = `{"data":"${sealText(`{"a":${deep}}`)}"}`;
  expect((await api.call('data/saveOrderPendiente', sealed, visitor)).status).toBe(400);
  expect((await api.call('data/getVS', { ids: deep })).status).toBe(200);
});

test('behind a proxy it is the address the proxy saw that counts, not what the request says of itself', async () => {
  const behind = await testApi({ env: { RATE_LIMITS: '1', TRUST_PROXY: '127.0.0.1' } });
  const statuses = async (times: number, forwarded: (index: number) => string, ip = '127.0.0.1') => {
    const seen = new Set<number>();
    for (let index = 0; index < times; index += 1) seen.add((await behind.call('data/getPromo', { codigo: 'x' }, { ip, headers: { 'x-forwarded-for': forwarded(index) } })).status);
    return [...seen];
  };
  expect(await statuses(16, (index) => `203.0.113.${index}, 198.51.100.7`)).toEqual([200, 429]);
  expect(await statuses(1, () => '198.51.100.8')).toEqual([200]);
  // Whoever is no proxy of ours may write what it likes.
  expect(await statuses(16, (index) => `198.51.100.${index + 20}`, '192.0.2.1')).toEqual([200, 429]);
  for (const nonsense of ['', 'x', ',,,', "'; drop table session; --", '::ffff:999.1.1.1', '198.51.100.9:1234', 'fe80::1%eth0', 'a'.repeat(4000)]) {
    expect((await behind.call('auth/login', { email: 'ana@example.com', password: 'clave-demo-1' }, { ip: '127.0.0.1', headers: { 'x-forwarded-for': nonsense } })).status).toBeLessThan(500);
  }
  await behind.close();
}, 60_000);

test('three hundred menus a minute are all a network gets, whatever guest token it shows; none of them asks the database or packs anything', async () => {
  const flooded = await testApi({ env: { RATE_LIMITS: '1' } });
  const tokens = [await guest(flooded), await guest(flooded)];
  const { brotli } = flooded.services.release.current().documents.data;
  const engine = flooded.database.engine;
  if (engine.kind !== 'pglite') throw new Error('the embedded database is asked here');
  const asked = jest.spyOn(engine.pglite, 'query');
  const menus: { statusCode: number; rawPayload: Buffer }[] = [];
  for (let index = 0; index < 301; index += 1) {
    const { headers } = tokens[index % 2] ?? {};
    menus.push(await flooded.app.inject({ method: 'POST', url: '/api/data/getData', headers: { 'accept-encoding': 'br', ...headers }, remoteAddress: '203.0.113.77' }));
  }
  expect(menus.map(({ statusCode }) => statusCode)).toEqual([...Array.from({ length: 300 }, () => 200), 429]);
  expect(menus.slice(0, 300).every(({ rawPayload }) => rawPayload.equals(brotli))).toBe(true);
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();
  await flooded.close();
}, 60_000);
