import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { solvedCaptcha } from '../../../test/captcha.ts';
import { testApi, testClock } from '../../../test/helper.ts';
import type { TestApi } from '../../../test/helper.ts';
import { challengeLifeMs, checkFor, googleCaptcha, ownCaptcha } from './captcha.ts';

/** In the place of Google: what it was asked, and what it answers. */
let google: Server;
const asked: URLSearchParams[] = [];
let answers: string | 'nothing';
const verifyUrl = (): string => `http://127.0.0.1:${(google.address() as AddressInfo).port}`;

let api: TestApi;
beforeAll(async () => {
  google = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    asked.push(new URLSearchParams(Buffer.concat(parts).toString()));
    if (answers !== 'nothing') response.end(answers);
  });
  await new Promise<void>((resolve) => void google.listen(0, '127.0.0.1', resolve));
  api = await testApi({ clock: testClock(), env: { RECAPTCHA_SECRET: 'the secret of Google', RECAPTCHA_VERIFY_URL: verifyUrl() } });
}, 60_000);
afterAll(async () => {
  await api.close();
  google.closeAllConnections();
  google.close();
});
beforeEach(async () => {
  answers = '{"success":false}';
  await api.database.db.deleteFrom('throttle').execute();
});

const wrong = { codigoRetorno: '01', mensajeRetorno: 'Correo o contraseña incorrectos', showReCaptcha: true };
const unsolved = { codigoRetorno: '01', mensajeRetorno: 'Confirma que no eres un robot', showReCaptcha: true };

const guess = async (captcha?: string, email = 'ana@example.com', password = 'no-es-esta') => (await api.call('auth/login', { email, password, ...(captcha !== undefined && { captcha }) })).body;
async function failsThreeTimes(email = 'ana@example.com'): Promise<void> {
  for (let time = 0; time < 3; time += 1) await guess(undefined, email);
}

type Answer = { challenge: { parameters: Record<string, unknown>; signature: string }; solution: { counter: number; derivedKey: string } };
const opened = (answer: string): Answer => JSON.parse(Buffer.from(answer, 'base64').toString('utf8')) as Answer;
const closed = (answer: unknown): string => Buffer.from(JSON.stringify(answer)).toString('base64');

test.each(['ana@example.com', 'nadie@example.org'])('after three failures of %s a log-in needs a solved challenge, and each counts once', async (email) => {
  await failsThreeTimes(email);
  expect(await guess(undefined, email)).toMatchObject(unsolved);
  const captcha = await solvedCaptcha(api);
  expect(await guess(captcha, email)).toMatchObject(wrong);
  expect(await guess(captcha, email)).toMatchObject(unsolved);
  expect(await guess(await solvedCaptcha(api), email)).toMatchObject(wrong);
});

test('the right password with a solved challenge is in, and asks for none afterwards', async () => {
  await failsThreeTimes();
  expect(await guess('', 'ana@example.com', 'clave-demo-1')).toMatchObject(unsolved);
  expect((await guess(await solvedCaptcha(api), 'ana@example.com', 'clave-demo-1')).codigoRetorno).toBe('00');
  expect(await guess()).toMatchObject({ ...wrong, showReCaptcha: false });
});

test('what was not solved, was changed, or is of another shop does not count', async () => {
  const answer = await solvedCaptcha(api);
  const { challenge, solution } = opened(answer);
  const another = ownCaptcha({ database: api.database, secret: 'a secret of another shop', now: api.clock.now });
  const foreign = await another.challenge();
  const forged = [
    'no es base64',
    closed(null),
    closed({ challenge, solution: { ...solution, counter: solution.counter + 1, derivedKey: '00'.repeat(32) } }),
    closed({ challenge: { ...challenge, parameters: { ...challenge.parameters, data: { until: api.clock.now() + 10 * challengeLifeMs } } }, solution }),
    closed({ challenge: { ...challenge, parameters: { ...challenge.parameters, keySignature: undefined } }, solution }),
    closed({ challenge: { ...challenge, signature: '' }, solution }),
    closed({ challenge: foreign, solution }),
  ];
  await failsThreeTimes();
  for (const each of forged) expect(await guess(each)).toMatchObject(unsolved);
  expect(await guess(answer)).toMatchObject(wrong);
});

test('a challenge is good for ten minutes, and used ones are known to another instance', async () => {
  const [late, used] = [await solvedCaptcha(api), await solvedCaptcha(api)];
  const check = () => ownCaptcha({ database: api.database, secret: api.secrets.tokenKeys[0] ?? '', now: api.clock.now }).check;
  expect([await check()(used, ''), await check()(used, '')]).toEqual(['solved', 'unsolved']);
  api.clock.advance(challengeLifeMs - 1);
  expect(await check()(used, '')).toBe('unsolved');
  api.clock.advance(1);
  expect(await check()(late, '')).toBe('unsolved');
  api.clock.advance(-challengeLifeMs);
});

const unavailable = { codigoRetorno: '01', mensajeRetorno: 'No pudimos comprobar tu respuesta. Confirma de otra manera que no eres un robot.', showReCaptcha: true };

test('an answer of Google’s widget counts as well as one of ours, each once, and Google is asked only about its own [AUTH-009]', async () => {
  await failsThreeTimes();
  asked.length = 0;
  expect(await guess(await solvedCaptcha(api))).toMatchObject(wrong);
  expect(asked).toEqual([]);
  answers = '{"success":true,"hostname":"captcha.example"}';
  expect(await guess('solved at Google')).toMatchObject(wrong);
  expect(asked.map((form) => [...form])).toEqual([[['secret', 'the secret of Google'], ['response', 'solved at Google'], ['remoteip', '127.0.0.1']]]);
  expect(await guess('solved at Google')).toMatchObject(unsolved);
  answers = '{"success":false,"error-codes":["invalid-input-response"]}';
  expect(await guess('not solved')).toMatchObject(unsolved);
});

test('while Google cannot be asked its answers are refused with what to do instead, and ours lets the customer in', async () => {
  await failsThreeTimes();
  for (answers of ['', 'down for maintenance', '{"success":"yes"}']) expect(await guess('solved at Google', 'ana@example.com', 'clave-demo-1')).toMatchObject(unavailable);
  expect((await guess(await solvedCaptcha(api), 'ana@example.com', 'clave-demo-1')).codigoRetorno).toBe('00');
});

test('Google is not waited for longer than the limit', async () => {
  answers = 'nothing';
  const check = googleCaptcha({ database: api.database, now: api.clock.now, secret: 's', verifyUrl: verifyUrl(), timeoutMs: 50 });
  expect(await check('solved at Google', '')).toBe('unavailable');
});

test('the site key says who checks: nobody without one, and without a secret of Google ours alone [AUTH-009]', async () => {
  const providers = { own: async () => 'solved' as const, google: null };
  expect(checkFor('', providers)).toBeNull();
  const ours = await solvedCaptcha(api);
  const results = (siteKey: string) => Promise.all([ours, 'solved at Google', ''].map(async (answer) => checkFor(siteKey, providers)?.(answer, '')));
  expect(await results('/cuenta/captcha')).toEqual(['solved', 'unsolved', 'unsolved']);
  expect(await results('6Lc-of-google')).toEqual(['solved', 'unavailable', 'unsolved']);
});
