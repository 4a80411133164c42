import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { solvedCaptcha } from '../../../test/captcha.ts';
import { testApi, testClock } from '../../../test/helper.ts';
import type { TestApi, TestCall } from '../../../test/helper.ts';
import { revokeAllSessions } from './sessions.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ clock: testClock() });
}, 60_000);
afterAll(() => api.close());
beforeEach(async () => {
  await api.database.db.deleteFrom('throttle').execute();
});

const wrong = 'Correo o contraseña incorrectos';
const right = { email: 'ana@example.com', password: 'clave-demo-1' };
const minutes = 60_000;

const logIn = async (body: object = right, options?: TestCall) => (await api.call('auth/login', body, options)).body;
const withTokens = ({ token, refreshToken }: { token: string; refreshToken: string }): TestCall => ({ headers: { authorization: `Bearer ${token}`, 'refresh-token': refreshToken } });
const secure = (tokens: { token: string; refreshToken: string }) => api.call('cliente/getDataUser', undefined, withTokens(tokens));
const renewed = ({ headers }: Awaited<ReturnType<typeof secure>>) => ({ token: String(headers['token']), refreshToken: String(headers['refresh-token']) });

test('the right password gives both tokens, in the body only [API-070]', async () => {
  const { headers, body } = await api.call('auth/login', { ...right, email: ' ANA@example.com ' });
  expect(body).toMatchObject({ codigoRetorno: '00', mensajeRetorno: '', showReCaptcha: false, token: expect.any(String), refreshToken: expect.any(String) });
  expect(headers['token']).toBeUndefined();
});

test('a wrong password, an unknown e-mail and a closed account get the same answer [API-071]', async () => {
  const answers = [await logIn({ ...right, password: 'no' }), await logIn({ ...right, email: 'nadie@example.com' })];
  await api.database.db.updateTable('customer').set({ status: 'INA' }).where('email', '=', right.email).execute();
  answers.push(await logIn());
  await api.database.db.updateTable('customer').set({ status: 'ACT' }).where('email', '=', right.email).execute();
  for (const { traza: _trace, ...body } of answers) expect({ ...body, showReCaptcha: false }).toEqual({ codigoRetorno: '01', mensajeRetorno: wrong, showReCaptcha: false });
});

test('an account that was never activated is told so, but only with its password [API-071]', async () => {
  expect(await logIn({ ...right, email: 'luis@example.com' })).toMatchObject({ codigoRetorno: '01', mensajeRetorno: 'Tu cuenta aún no está activada. Revisa tu correo.' });
  expect(await logIn({ email: 'luis@example.com', password: 'no' })).toMatchObject({ mensajeRetorno: wrong });
});

test('the captcha is asked for after the configured number of failures, and a success forgets them', async () => {
  const flags = [];
  for (let attempt = 0; attempt < 4; attempt += 1) flags.push((await logIn({ ...right, password: 'no', captcha: await solvedCaptcha(api) })).showReCaptcha);
  expect(flags).toEqual([false, false, true, true]);
  expect((await logIn({ ...right, captcha: await solvedCaptcha(api) })).codigoRetorno).toBe('00');
  expect((await logIn({ ...right, password: 'no' })).showReCaptcha).toBe(false);
});

test('after ten failures a network waits a quarter of an hour for that account, and nobody else does', async () => {
  const solving = async (body: object, ip: string) => logIn({ ...body, captcha: await solvedCaptcha(api) }, { ip });
  const guess = (ip: string) => solving({ ...right, password: 'no' }, ip);
  for (let attempt = 0; attempt < 10; attempt += 1) await guess(`10.0.0.${attempt}`);
  expect(await solving(right, '10.0.0.77')).toMatchObject({ codigoRetorno: '01', mensajeRetorno: wrong });
  expect((await solving(right, '10.0.1.1')).codigoRetorno).toBe('00');
  api.clock.advance(15 * minutes + 1000);
  expect((await logIn(right, { ip: '10.0.0.77' })).codigoRetorno).toBe('00');
});

test('a log-out ends its own session, on every instance and for the refresh token, too, and no other', async () => {
  const [leaving, staying] = [await logIn(), await logIn()];
  const logOut = () => api.call('cuenta/cerrarSesion', undefined, withTokens(leaving));
  expect((await logOut()).body).toEqual({ codigoRetorno: '00', mensajeRetorno: '', data: {} });
  const after = await secure(leaving);
  expect([after.status, after.headers['token']]).toEqual([401, undefined]);
  expect((await secure(staying)).status).toBe(200);
  expect((await logOut()).status).toBe(401);
  api.clock.advance(24 * 60 * minutes);
  const late = await secure(leaving);
  expect([late.status, late.headers['token']]).toEqual([401, undefined]);
  api.clock.advance(-24 * 60 * minutes);
});

test('a secure call without a token answers 401 without new tokens [HTTP-021] [API-092]', async () => {
  const { status, headers, body } = await api.call('cliente/getDataUser');
  expect(status).toBe(401);
  expect(headers['token']).toBeUndefined();
  expect(body).toMatchObject({ codigoRetorno: '01', error: 'UNAUTHENTICATED' });
});

test('a guest token comes for the asking, each another one, and opens what is for guests [API-088]', async () => {
  const [one, other] = [await api.call('auth/guest'), await api.call('auth/guest')];
  expect(one).toMatchObject({ status: 200, body: { codigoRetorno: '00', token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) } });
  expect(other.body.token).not.toBe(one.body.token);
  const asGuest = (token: string) => api.call('checkout/getValidatorTokenPromerica', { idorder: 123_456_789, tipo: 'ORD' }, { headers: { authorization: `Bearer ${token}`, origin: 'http://localhost:4000' } });
  expect((await asGuest(one.body.token)).status).toBe(200);
  expect((await asGuest('x')).status).toBe(401);
});

test('a guest is not let into a secure call [HTTP-022]', async () => {
  const { token } = (await api.call('auth/guest')).body;
  expect((await api.call('cliente/getDataUser', undefined, { headers: { authorization: `Bearer ${token}` } })).status).toBe(403);
});

test('a customer reads the own record and addresses, the main one first [API-091] [AUTH-034]', async () => {
  const { status, body } = await secure(await logIn());
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ nombres: 'Ana', apellidos: expect.any(String), fechaNacimiento: '14/03/1994', nickname: expect.any(String), email: 'ana@example.com', telefono: expect.stringMatching(/^\d{8}$/), cuentaNueva: 'N', genero: 'FE', direcciones: [{ tag: 'Mi Casa', principal: 1 }, { tag: 'Mi Trabajo', principal: 0 }] });
});

test('an expired token with its refresh token is answered with a new pair and nothing else; the new pair works [HTTP-020]', async () => {
  const tokens = await logIn();
  api.clock.advance(31 * minutes);
  const answer = await secure(tokens);
  expect(answer.status).toBe(401);
  expect(answer.body.data).toBeNull();
  expect((await secure(renewed(answer))).status).toBe(200);
});

test('thirty calls at once with the same expired token all get the same successor', async () => {
  const tokens = await logIn();
  api.clock.advance(31 * minutes);
  const answers = await Promise.all(Array.from({ length: 30 }, () => secure(tokens)));
  expect(new Set(answers.map(({ headers }) => headers['refresh-token'])).size).toBe(1);
  expect(answers.every(({ status }) => status === 401)).toBe(true);
});

test('a refresh token used long after it was replaced ends the session for everybody, and the owner gets a mail', async () => {
  const tokens = await logIn();
  api.clock.advance(31 * minutes);
  const successor = renewed(await secure(tokens));
  api.clock.advance(31_000);
  const late = await secure(tokens);
  expect([late.status, late.headers['token']]).toEqual([401, undefined]);
  const { status, body } = await secure(successor);
  // It may be the owner's, who has chosen nothing.
  expect([status, body.error]).toEqual([401, 'UNAUTHENTICATED']);
  const mails = await api.database.db.selectFrom('mail_outbox').select('template').where('to_email', '=', right.email).where('template', '=', 'session-ended').execute();
  expect(mails).toHaveLength(1);
});

test('a successor that is still fresh is repeated for thirty seconds', async () => {
  const tokens = await logIn();
  api.clock.advance(31 * minutes);
  const first = renewed(await secure(tokens));
  api.clock.advance(29_000);
  expect(renewed(await secure(tokens)).refreshToken).toBe(first.refreshToken);
});

/** The last letter is another one. */
const forged = (token: string): string => `${token.slice(0, -1)}${token.endsWith('A') ? 'E' : 'A'}`;

test('a forged, foreign or missing refresh token renews nothing', async () => {
  const [tokens, other] = [await logIn(), await logIn()];
  api.clock.advance(31 * minutes);
  for (const refreshToken of [other.refreshToken, forged(tokens.refreshToken), tokens.refreshToken.replace('.0.', '.5.'), 'x']) {
    const answer = await secure({ ...tokens, refreshToken });
    expect([answer.status, answer.headers['token']]).toEqual([401, undefined]);
  }
  expect((await secure(tokens)).headers['token']).toEqual(expect.any(String));
});

test('a revoked session ends at once, although its token has not expired', async () => {
  const tokens = await logIn();
  expect((await secure(tokens)).status).toBe(200);
  const { id } = await api.database.db.selectFrom('customer').select('id').where('email', '=', right.email).executeTakeFirstOrThrow();
  await revokeAllSessions(api.database.db, id, 'LOGOUT', api.clock.now());
  expect((await secure(tokens)).status).toBe(401);
});

test('a session ends after thirty days without use and after ninety in any case', async () => {
  const tokens = await logIn();
  api.clock.advance(30 * 24 * 60 * minutes + 1000);
  expect((await secure(tokens)).headers['token']).toBeUndefined();

  let current = await logIn();
  for (let renewal = 0; renewal < 3; renewal += 1) {
    api.clock.advance(29 * 24 * 60 * minutes);
    current = renewed(await secure(current));
  }
  api.clock.advance(4 * 24 * 60 * minutes);
  expect((await secure(current)).headers['token']).toBeUndefined();
});

test('the eleventh session ends the oldest', async () => {
  const first = await logIn();
  for (let session = 0; session < 10; session += 1) {
    api.clock.advance(1000);
    await logIn();
  }
  expect((await secure(first)).status).toBe(401);
});

test('an account that is not active any more is forbidden, not merely logged out', async () => {
  const tokens = await logIn();
  await api.database.db.updateTable('customer').set({ status: 'INA' }).where('email', '=', right.email).execute();
  expect((await secure(tokens)).status).toBe(403);
  await api.database.db.updateTable('customer').set({ status: 'ACT' }).where('email', '=', right.email).execute();
});
