import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { testApi } from '../../../test/helper.ts';
import type { TestApi, TestCall } from '../../../test/helper.ts';
import { mailbox } from '../../../test/mailbox.ts';
import { aDraft, counter, customer, place } from '../../../test/ordering.ts';
import { countFailure, readFailures } from '../auth/login-failures.ts';
import { eraseClosedAccounts } from './close-account.ts';

let api: TestApi;
let ana: TestCall;
const email = 'ana@example.com';
const password = 'clave-demo-1';
const hash = async () => (await row()).password_hash;
beforeAll(async () => {
  api = await testApi();
}, 60_000);
afterAll(() => api.close());
beforeEach(async () => {
  await api.database.db.deleteFrom('throttle').execute();
  ana = await customer(api);
});

const days = 24 * 3_600_000;
const row = () => api.database.db.selectFrom('customer').selectAll().where('nickname', '=', 'ana').executeTakeFirstOrThrow();
const record = { nombres: 'Ana', apellidos: 'López', nickname: 'ana', telefono: '5550-1234', email, fechaNacimiento: '14/03/1994', instruccionEspecial: '', publicidad: 'N', genero: 'FE' };
const save = async (change: object) => (await api.callEncrypted('cliente/saveCliente', { ...record, ...change }, ana)).body;
const change = async (body: object, who = ana) => (await api.callEncrypted('cliente/changePassword', body, who)).body;
const closing = async (body?: object) => (await api.call('cliente/unsubscribe', body, ana)).body;
const rule = expect.stringMatching(/^La contraseña debe contener/);

test('a customer changes the own record, and sees it changed [API-094]', async () => {
  expect(await save({ apellidos: 'de León', telefono: '44443333', fechaNacimiento: '', publicidad: 'S', genero: 'NA' })).toMatchObject({ codigoRetorno: '00', mensajeRetorno: 'Datos actualizados', data: {} });
  const { body } = await api.call('cliente/getDataUser', undefined, ana);
  expect(body.data).toMatchObject({ apellidos: 'de León', telefono: '44443333', fechaNacimiento: '', publicidad: 'S', genero: 'NA', email });
  await save({});
});

test.each([
  [{ nombres: ' ' }, 'Este campo es requerido'],
  [{ telefono: 'no' }, 'Teléfono no válido'],
  [{ fechaNacimiento: '31/02/1990' }, 'Fecha de nacimiento no válida, mínimo de edad 16 años'],
  [{ email: 'otra@example.com' }, 'El correo de la cuenta no se puede cambiar'],
])('the record with %p is refused and stays as it is [API-095]', async (wrong, message) => {
  const before = await row();
  expect(await save(wrong)).toMatchObject({ codigoRetorno: '01', mensajeRetorno: message });
  expect(await row()).toEqual(before);
});

test('columns that are nobody’s to choose are not taken over', async () => {
  const before = await row();
  await save({ id: 2, status: 'DEL', customer_id: 2, password_hash: 'x', public_id: 'x', deleted_at: '2020-01-01' });
  expect({ ...(await row()), updated_at: before.updated_at }).toEqual(before);
});

test('a new password needs the present one, the rule, a second typing and a difference [API-098]', async () => {
  const right = { contrasena: password, newcontrasena: 'Volcan-2026', contrasenaConfirm: 'Volcan-2026' };
  expect(await change({ ...right, contrasena: 'otra' })).toMatchObject({ codigoRetorno: '01', mensajeRetorno: 'La contraseña actual no es correcta', errores: [{ campo: 'contrasena' }] });
  expect(await change({ ...right, newcontrasena: 'corta', contrasenaConfirm: 'corta' })).toMatchObject({ mensajeRetorno: rule });
  expect(await change({ ...right, newcontrasena: 'Qwerty-123', contrasenaConfirm: 'Qwerty-123' })).toMatchObject({ mensajeRetorno: rule });
  expect(await change({ ...right, contrasenaConfirm: 'Volcan-2027' })).toMatchObject({ mensajeRetorno: 'Contraseña y confirmación deben ser iguales' });
});

test('after a change every other session ends at once, this one stays, and the owner gets a notice [API-097]', async () => {
  const before = await hash();
  const other = await customer(api);
  const outcome = await change({ contrasena: password, newcontrasena: 'Volcan-2026', contrasenaConfirm: 'Volcan-2026' });
  expect(outcome).toMatchObject({ codigoRetorno: '00', mensajeRetorno: 'Contraseña actualizada' });
  expect((await api.call('cliente/getDataUser', undefined, other)).status).toBe(401);
  expect((await api.call('cliente/getDataUser', undefined, ana)).status).toBe(200);
  expect(await mailbox(api).collect(email)).toMatchObject([{ template: 'password-changed', subject: 'Tu contraseña cambió' }]);
  const again = { contrasena: 'Volcan-2026', newcontrasena: 'Volcan-2026', contrasenaConfirm: 'Volcan-2026' };
  expect(await change(again)).toMatchObject({ codigoRetorno: '01', mensajeRetorno: 'La nueva contraseña debe ser distinta a la actual', errores: [{ campo: 'newcontrasena' }] });
  await api.database.db.updateTable('customer').set({ password_hash: before }).where('email', '=', email).execute();
});

test('a password has up to 72 characters, and all of them count', async () => {
  const before = await hash();
  const long = 'Volcan-2026'.padEnd(72, 'xY7.');
  const to = (newcontrasena: string) => change({ contrasena: password, newcontrasena, contrasenaConfirm: newcontrasena });
  expect(await to(`${long}x`)).toMatchObject({ codigoRetorno: '01', mensajeRetorno: rule });
  expect((await to(long)).codigoRetorno).toBe('00');
  const logsIn = async (typed: string) => (await api.call('auth/login', { email, password: typed })).body.codigoRetorno;
  expect([await logsIn(long.slice(0, -1)), await logsIn(long)]).toEqual(['01', '00']);
  await api.database.db.updateTable('customer').set({ password_hash: before }).where('email', '=', email).execute();
});

/** The statuses of calls that the password confirms, and the seconds that those wait which are told to. */
async function confirming(who: TestCall, contrasena = password): Promise<readonly unknown[]> {
  const answers = [await api.callEncrypted('cuenta/misDatos', { contrasena }, who), await api.callEncrypted('cuenta/retoLlave', { contrasena }, who), await api.call('cliente/unsubscribe', { contrasena, tipo: 'PUBLICIDAD' }, who)];
  return answers.map(({ status, headers }) => (status === 429 ? Number(headers['retry-after']) : status));
}

test('wrong passwords at the log-in, however many and from wherever, do not keep the owner of a session from confirming', async () => {
  for (let time = 0; time < 30; time += 1) await countFailure(api.database.db, email, `198.51.${time}.7`, api.clock.now());
  for (let time = 0; time < 10; time += 1) await countFailure(api.database.db, email, '127.0.0.1', api.clock.now());
  expect(await confirming(ana)).toEqual([200, 200, 200]);
  const changed = { contrasena: password, newcontrasena: 'Volcan-2026', contrasenaConfirm: 'Volcan-2026' };
  const before = await hash();
  expect((await change(changed)).codigoRetorno).toBe('00');
  await api.database.db.updateTable('customer').set({ password_hash: before }).where('email', '=', email).execute();
});

test('a session has ten wrong passwords in a quarter of an hour, in whatever calls and at once; all sessions together have thirty', async () => {
  const guess = { contrasena: 'adivino', newcontrasena: 'Volcan-2026', contrasenaConfirm: 'Volcan-2026' };
  const sessions = [ana, await customer(api), await customer(api), await customer(api)];
  const [stolen = ana, own = ana] = sessions;
  for (let time = 0; time < 6; time += 1) expect((await api.callEncrypted('cliente/changePassword', guess, stolen)).body.mensajeRetorno).toBe('La contraseña actual no es correcta');
  expect(await confirming(stolen)).toEqual([200, 200, 200]);
  const atOnce = await Promise.all(Array.from({ length: 5 }, () => api.callEncrypted('cuenta/misDatos', { contrasena: 'adivino' }, stolen)));
  expect(atOnce.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 429]);
  api.clock.advance(60_000);
  expect(await confirming(stolen)).toEqual([840, 840, 840]);
  expect(await confirming(own)).toEqual([200, 200, 200]);

  for (const other of sessions.slice(1, 3)) for (let time = 0; time < 10; time += 1) await api.callEncrypted('cliente/changePassword', guess, other);
  expect(await confirming(sessions[3] ?? ana)).toEqual([840, 840, 840]);
  api.clock.advance(840_000);
  expect(await confirming(stolen)).toEqual([200, 200, 200]);
});

test('a wrong present password counts as a failed log-in of the mailbox, one for another confirmation does not', async () => {
  const failures = async () => (await readFailures(api.database.db, email, '127.0.0.1', api.clock.now())).byEmail;
  await confirming(ana, 'adivino');
  expect(await failures()).toBe(0);
  for (let time = 0; time < 3; time += 1) await change({ contrasena: 'adivino', newcontrasena: 'Volcan-2026', contrasenaConfirm: 'Volcan-2026' });
  expect(await failures()).toBe(3);
  const { body } = await api.call('auth/login', { email, password });
  expect([body.codigoRetorno, body.showReCaptcha]).toEqual(['01', true]);
});

test('these calls are for customers alone [API-092] [API-113] [API-133]', async () => {
  for (const path of ['cliente/saveCliente', 'cliente/changePassword', 'cliente/unsubscribe']) expect((await api.call(path, {})).status).toBe(401);
});

test('consent to advertising is withdrawn without closing anything', async () => {
  await save({ publicidad: 'S' });
  expect((await closing({ tipo: 'PUBLICIDAD' })).codigoRetorno).toBe('00');
  expect(await row()).toMatchObject({ publicidad: false, status: 'ACT' });
});

test('an account with an order on its way is not closed, nor is one whose password is wrong', async () => {
  const { body } = await place(api, aDraft(api.services, { destination: counter() }), ana);
  expect(body.codigoRetorno).toBe('00');
  expect(await closing()).toMatchObject({ codigoRetorno: '01', mensajeRetorno: 'Tienes órdenes en proceso. Espera a que terminen.' });
  await api.database.db.updateTable('orders').set({ status: 'FIN' }).where('number', '=', body.data.orden.idorder).execute();
  expect(await closing({ contrasena: 'no' })).toMatchObject({ codigoRetorno: '01', mensajeRetorno: 'La contraseña actual no es correcta' });
});

test('a closed account is shut at once, and opens again by the mailed link [API-112]', async () => {
  expect(await closing()).toMatchObject({ codigoRetorno: '00', mensajeRetorno: 'Tu cuenta fue desactivada' });
  expect((await api.call('cliente/getDataUser', undefined, ana)).status).toBe(401);
  expect((await api.call('auth/login', { email, password })).body).toMatchObject({ codigoRetorno: '01', mensajeRetorno: 'Correo o contraseña incorrectos' });
  const undo = await mailbox(api).secret(email);
  expect((await api.call('auth/activate', { hash: undo })).body.codigoRetorno).toBe('00');
  expect((await api.call('auth/login', { email, password })).body.codigoRetorno).toBe('00');
});

test('thirty days later nothing tells who the customer was, the sales stay, and the mailbox is free', async () => {
  const { id } = await row();
  await closing();
  const undo = await mailbox(api).secret(email);
  expect(await eraseClosedAccounts({ database: api.database, outbox: '' }, api.clock.now() + 30 * days - 1000)).toBe(0);
  expect(await eraseClosedAccounts({ database: api.database, outbox: '' }, api.clock.now() + 30 * days)).toBe(1);
  const orders = await api.database.db.selectFrom('orders').select(['total_cents', 'contact', 'destination']).where('customer_id', '=', id).execute();
  expect(orders.length).toBeGreaterThan(2);
  expect(orders.every(({ total_cents: total }) => total > 0)).toBe(true);
  expect(JSON.stringify(orders)).not.toMatch(/Ana|5550|5a avenida/);
  const erased = await api.database.db.selectFrom('customer').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect(erased).toMatchObject({ status: 'DEL', nombres: '', telefono: '', password_hash: null, birthday: null });
  const cards = await api.database.db.selectFrom('gift_card').select(['status', 'balance_cents']).where('owner_id', '=', id).execute();
  expect(cards).toEqual([{ status: 'EXPIRED', balance_cents: 0 }]);
  expect((await api.call('auth/activate', { hash: undo })).body.codigoRetorno).toBe('01');
});
