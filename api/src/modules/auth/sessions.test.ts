import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { testApi, type TestApi, type TestCall } from '../../../test/helper.ts';
import { mailbox } from '../../../test/mailbox.ts';
import { forgetOldAudits } from '../orders/no-shows.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  for (const table of ['session', 'audit_log', 'throttle'] as const) await api.database.db.deleteFrom(table).execute();
});

const minute = 60_000;
const browsers = {
  phone: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
  tablet: 'Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  desk: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0',
} as const;

type Session = { readonly id: string; readonly dispositivo: string; readonly inicio: string; readonly ultimoUso: string; readonly actual: string };

async function logsIn(browser: string, email = 'ana@example.com'): Promise<TestCall> {
  const { body } = await api.call('auth/login', { email, password: 'clave-demo-1' }, { ip: '203.0.113.9', headers: { 'user-agent': browser } });
  return { headers: { authorization: `Bearer ${body.token}`, 'refresh-token': body.refreshToken } };
}
const sessionsOf = async (who: TestCall): Promise<readonly Session[]> => (await api.call('cuenta/sesiones', undefined, who)).body.data;
const otherOf = async (who: TestCall): Promise<string> => (await sessionsOf(who)).find(({ actual }) => actual === 'N')?.id ?? '';
const statusOf = async (who: TestCall): Promise<number> => (await api.call('cliente/getDataUser', undefined, who)).status;
const ends = async (who: TestCall, id: string) => (await api.call('cuenta/terminarSesion', { id }, who)).body;
const events = async () => (await api.database.db.selectFrom('audit_log').selectAll().orderBy('id').execute()).map(({ id: _id, at: _at, ...row }) => row);

test('a customer sees each device with its last use and without an address, ends one, and what it still holds is good for nothing', async () => {
  const start = api.clock.now();
  const phone = await logsIn(browsers.phone);
  api.clock.advance(60 * minute);
  const desk = await logsIn(browsers.desk);
  const listed = await api.call('cuenta/sesiones', undefined, desk);
  expect(listed.body.data).toMatchObject([
    { dispositivo: 'Firefox en Windows', inicio: '19/11/2026 13:00', ultimoUso: '19/11/2026 13:00', actual: 'S' },
    { dispositivo: 'Chrome en Android', inicio: '19/11/2026 12:00', ultimoUso: '19/11/2026 12:00', actual: 'N' },
  ]);
  expect(JSON.stringify(listed.body)).not.toContain('203.0.113');

  const other = await otherOf(desk);
  expect(await ends(desk, other)).toMatchObject({ codigoRetorno: '00', mensajeRetorno: 'Sesión cerrada', data: {} });
  // The access token has expired, too: the refresh token of an ended session brings no other.
  expect((await api.call('cliente/getDataUser', undefined, phone)).headers['token']).toBeUndefined();
  api.clock.set(start + minute);
  expect([await statusOf(phone), await statusOf(desk)]).toEqual([401, 200]);
  expect(await ends(desk, other)).toMatchObject({ codigoRetorno: '01', mensajeRetorno: 'Esa sesión ya no está abierta' });
  expect((await sessionsOf(desk)).map(({ actual }) => actual)).toEqual(['S']);
  api.clock.set(start);
});

test('all others end at once, and the one that asks goes on', async () => {
  const [phone, tablet, desk] = [await logsIn(browsers.phone), await logsIn(browsers.tablet), await logsIn(browsers.desk)];
  expect((await api.call('cuenta/terminarOtrasSesiones', undefined, tablet)).body).toMatchObject({ codigoRetorno: '00', mensajeRetorno: 'Cerramos tus otras sesiones' });
  expect([await statusOf(phone), await statusOf(tablet), await statusOf(desk)]).toEqual([401, 200, 401]);
  expect((await sessionsOf(tablet)).map(({ dispositivo }) => dispositivo)).toEqual(['Safari en iPhone o iPad']);
});

const answerTo = async (who: TestCall) => {
  const { status, headers, body } = await api.call('cliente/getDataUser', undefined, who);
  return [status, headers['token'], body.error, body.motivo, body.mensajeRetorno];
};
const wasEnded = [401, undefined, 'UNAUTHENTICATED', 'CERRADA', 'Tu sesión expiró. Ingresa de nuevo.'];
const isOver = [401, undefined, 'UNAUTHENTICATED', undefined, 'Tu sesión expiró. Ingresa de nuevo.'];
const changesPassword = (who: TestCall) => api.callEncrypted('cliente/changePassword', { contrasena: 'clave-demo-1', newcontrasena: 'Volcan-2027', contrasenaConfirm: 'Volcan-2027' }, who);
const email = 'ana@example.com';

test.each<[string, (desk: TestCall, phone: TestCall) => Promise<unknown>]>([
  ['from another device', async (desk) => ends(desk, await otherOf(desk))],
  ['with all others', (desk) => api.call('cuenta/terminarOtrasSesiones', undefined, desk)],
  ['by a log-out, of which a sleeping tab has not heard', (_desk, phone) => api.call('cuenta/cerrarSesion', undefined, phone)],
  ['by another password', changesPassword],
  [
    'by a password that a mailed link set',
    async () => {
      await api.call('auth/recoveryPassword', { email });
      await api.callEncrypted('auth/changePassword', { hash: await mailbox(api).secret(email), contrasena: 'Volcan-2027', contrasenaConfirm: 'Volcan-2027' });
    },
  ],
  ['with the account', (desk) => api.call('cliente/unsubscribe', undefined, desk)],
])('the 401 of a session that was ended %s says so, also once its tokens have expired', async (_how, ending) => {
  const { db } = api.database;
  const { password_hash } = await db.selectFrom('customer').select('password_hash').where('email', '=', email).executeTakeFirstOrThrow();
  const start = api.clock.now();
  const phone = await logsIn(browsers.phone);
  await ending(await logsIn(browsers.desk), phone);
  expect(await answerTo(phone)).toEqual(wasEnded);
  api.clock.set(start + 24 * 60 * minute);
  expect(await answerTo(phone)).toEqual(wasEnded);
  // Where no token is needed it is as good as none.
  expect((await api.call('data/getPromo', { codigo: 'postre' }, phone)).status).toBe(200);
  api.clock.set(start);
  await db.updateTable('customer').set({ password_hash, status: 'ACT', deleted_at: null }).where('email', '=', email).execute();
});

test('the 401 of a session that ran out, made room for others or is not known any more says nothing of that', async () => {
  const start = api.clock.now();
  const [late, first] = [await logsIn(browsers.desk), await logsIn(browsers.phone)];
  api.clock.set(start + 31 * 24 * 60 * minute);
  expect(await answerTo(late)).toEqual(isOver);
  api.clock.set(start);
  for (let session = 1; session <= 10; session += 1) {
    api.clock.set(start + session * 1000);
    await logsIn(browsers.tablet);
  }
  expect(await answerTo(first)).toEqual(isOver);
  api.clock.set(start);
  await api.database.db.deleteFrom('session').execute();
  expect(await answerTo(first)).toEqual(isOver);
});

test('a session of somebody else is as unknown as one that never was, and goes on', async () => {
  await api.database.db.updateTable('customer').set({ status: 'ACT' }).where('email', '=', 'luis@example.com').execute();
  const [ana, luis] = [await logsIn(browsers.desk), await logsIn(browsers.phone, 'luis@example.com')];
  const [his] = await sessionsOf(luis);
  const answers = [await ends(ana, his?.id ?? ''), await ends(ana, randomUUID()), await ends(ana, 'no')];
  for (const { traza: _trace, errores: _problems, ...answer } of answers) expect(answer).toEqual({ codigoRetorno: '01', mensajeRetorno: 'Esa sesión ya no está abierta', data: null });
  expect(await statusOf(luis)).toBe(200);
  expect((await sessionsOf(ana)).map(({ dispositivo }) => dispositivo)).toEqual(['Firefox en Windows']);
  await api.database.db.updateTable('customer').set({ status: 'PEN' }).where('email', '=', 'luis@example.com').execute();
});

test('the last use is known to five minutes', async () => {
  const start = api.clock.now();
  const desk = await logsIn(browsers.desk);
  const uses = [];
  for (const at of [4, 6, 9]) {
    api.clock.set(start + at * minute);
    uses.push((await sessionsOf(desk))[0]?.ultimoUso);
  }
  expect(uses).toEqual(['19/11/2026 12:00', '19/11/2026 12:06', '19/11/2026 12:06']);
  api.clock.set(start);
});

test('log-ins, log-outs, changed passwords and ended sessions are written down: who, from where and with which browser, and no secret', async () => {
  const { id } = await api.database.db.selectFrom('customer').select('id').where('email', '=', 'ana@example.com').executeTakeFirstOrThrow();
  const [phone, desk] = [await logsIn(browsers.phone), await logsIn(browsers.desk)];
  const other = await otherOf(desk);
  await ends(desk, other);
  await api.call('cuenta/terminarOtrasSesiones', undefined, desk);
  await changesPassword(desk);
  await api.call('cuenta/cerrarSesion', undefined, desk);
  const seen = await events();
  expect(seen.map(({ action }) => action)).toEqual(['log-in', 'log-in', 'session-ended', 'other-sessions-ended', 'password-changed', 'log-out']);
  expect(seen[0]).toEqual({ actor: `cli:${id}`, action: 'log-in', target: null, ip: '203.0.113.9', detail: { device: 'Chrome en Android' } });
  const written = JSON.stringify(seen);
  for (const secret of ['clave-demo-1', 'Volcan-2027', 'ana@example.com', phone.headers?.['authorization'] ?? '', other]) expect(written).not.toContain(secret);

  await forgetOldAudits(api.database.db, api.clock.now() + 729 * 24 * 60 * minute);
  expect(await events()).toHaveLength(6);
  await forgetOldAudits(api.database.db, api.clock.now() + 731 * 24 * 60 * minute);
  expect(await events()).toHaveLength(0);
});
