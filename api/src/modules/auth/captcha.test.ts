import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { solvedCaptcha } from '../../../test/captcha.ts';
import { testApi, testClock } from '../../../test/helper.ts';
import type { TestApi } from '../../../test/helper.ts';
import { challengeLifeMs, checkFor, ownCaptcha, type CaptchaCheck } from './captcha.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ clock: testClock() });
}, 60_000);
afterAll(() => api.close());
beforeEach(async () => {
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
  expect([await check()(used, ''), await check()(used, '')]).toEqual([true, false]);
  api.clock.advance(challengeLifeMs - 1);
  expect(await check()(used, '')).toBe(false);
  api.clock.advance(1);
  expect(await check()(late, '')).toBe(false);
  api.clock.advance(-challengeLifeMs);
});

test('the site key says who checks: ours, nobody, or Google when its secret is known [AUTH-009]', () => {
  const [own, google]: CaptchaCheck[] = [async () => true, async () => false];
  const providers = { own: own as CaptchaCheck, google: google as CaptchaCheck };
  expect(checkFor('/cuenta/captcha', providers)).toBe(own);
  expect(checkFor('', providers)).toBeNull();
  expect(checkFor('6Lc-of-google', providers)).toBe(google);
  expect(checkFor('6Lc-of-google', { ...providers, google: null })).toBeNull();
});
