import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { testApi } from '../../../test/helper.ts';
import type { TestApi } from '../../../test/helper.ts';
import { mailbox } from '../../../test/mailbox.ts';
import type { Mailbox } from '../../../test/mailbox.ts';
import { aDraft, place } from '../../../test/ordering.ts';

let api: TestApi;
let post: Mailbox;
let email: string;
let count = 0;
beforeAll(async () => {
  api = await testApi();
  post = mailbox(api);
}, 60_000);
afterAll(() => api.close());
beforeEach(async () => {
  count += 1;
  email = `persona${count}@example.org`;
  await api.database.db.deleteFrom('throttle').execute();
});

const minutes = 60_000;
const password = 'Volcan-2026';
const person = () => ({ nombres: 'Eva', apellidos: 'Cruz', nickname: '', telefono: '5550-9999', email, fechaNacimiento: '19/11/2010', instruccionEspecial: '', publicidad: 'S', genero: 'FE', contrasena: password, contrasenaConfirm: password });
const signUp = async (change: object = {}) => (await api.callEncrypted('auth/signupEmail', { ...person(), ...change })).body;
const activate = async (hash: string, headers = {}) => (await api.call('auth/activate', { hash }, { headers })).body;
const logIn = async (secret = password) => (await api.call('auth/login', { email, password: secret })).body;
const row = () => api.database.db.selectFrom('customer').selectAll().where('email', '=', email).executeTakeFirst();
const setPassword = async (hash: string, contrasena = 'Nuevo-Volcan-7', contrasenaConfirm = contrasena) => (await api.callEncrypted('auth/changePassword', { hash, contrasena, contrasenaConfirm })).body;
const sent = { codigoRetorno: '00', mensajeRetorno: 'Te enviamos un correo para activar tu cuenta' };
const badLink = { codigoRetorno: '01', mensajeRetorno: 'El enlace de activación no es válido o ya expiró' };

test('whoever signs up waits for the link of the mail, and is in after it [API-073] [API-082] [AUTH-043]', async () => {
  expect(await signUp()).toMatchObject({ ...sent, data: {} });
  expect(await row()).toMatchObject({ status: 'PEN', nickname: `persona${count}`, telefono: '55509999', birthday: '2010-11-19', publicidad: true, genero: 'FE' });
  expect(await logIn()).toMatchObject({ codigoRetorno: '01', mensajeRetorno: 'Tu cuenta aún no está activada. Revisa tu correo.' });
  const [mail] = await post.collect(email);
  expect(mail?.link).toMatch(/^http:\/\/localhost:4000\/validar-cuenta\?hash=[\w-]{43}$/);
  expect(await activate(mail?.link.slice(-43) ?? '')).toMatchObject({ codigoRetorno: '00', mensajeRetorno: 'Tu cuenta ha sido activada' });
  expect((await logIn()).codigoRetorno).toBe('00');
});

test.each([
  [{ nombres: '' }, 'Este campo es requerido'],
  [{ telefono: '123' }, 'Teléfono no válido'],
  [{ email: 'x@a\r\nBcc: evil@b.example' }, 'Ingresa un correo electrónico válido'],
  [{ contrasena: 'corta', contrasenaConfirm: 'corta' }, /^La contraseña debe contener al menos: 8 caracteres/],
  [{ contrasena: 'Jhon@ta2011', contrasenaConfirm: 'Jhon@ta2011' }, /^La contraseña debe contener al menos: 8 caracteres/],
  [{ contrasena: 'P@ssw0rd123!', contrasenaConfirm: 'P@ssw0rd123!' }, /^La contraseña debe contener al menos: 8 caracteres/],
  [{ contrasenaConfirm: 'Otra-2026x' }, 'Contraseña y confirmación deben ser iguales'],
  [{ fechaNacimiento: '20/11/2010' }, 'Fecha de nacimiento no válida, mínimo de edad 16 años'],
  [{ fechaNacimiento: '' }, 'Este campo es requerido'],
])('signing up with %p is refused with the sentence of the form [API-074] [AUTH-038]', async (change, message) => {
  expect(await signUp(change)).toMatchObject({ codigoRetorno: '01', mensajeRetorno: message instanceof RegExp ? expect.stringMatching(message) : message, errores: [{ campo: expect.any(String) }] });
  expect(await row()).toBeUndefined();
});

test('somebody else’s mailbox gets a letter with a way back in, and whoever typed it sees no difference [API-074]', async () => {
  const fresh = await signUp();
  const { traza: _one, ...seen } = await signUp({ email: 'ana@example.com' });
  expect(seen).toEqual(fresh);
  expect(await post.collect('ana@example.com')).toMatchObject([{ template: 'account-exists', link: expect.stringContaining('/updatepass/') }]);
  expect((await api.call('auth/login', { email: 'ana@example.com', password: 'clave-demo-1' })).body.codigoRetorno).toBe('00');
});

test('a stranger who signs up with the same mailbox, before or after, never chooses the password of its owner', async () => {
  await signUp({ contrasena: 'Extrano-2026', contrasenaConfirm: 'Extrano-2026', nombres: 'Extraño' });
  await post.collect(email);
  await signUp();
  const own = await post.secret(email);
  await signUp({ contrasena: 'Extrano-2027', contrasenaConfirm: 'Extrano-2027' });
  const stranger = await post.secret(email);
  expect((await activate(own)).codigoRetorno).toBe('00');
  expect((await row())?.nombres).toBe('Eva');
  expect((await logIn()).codigoRetorno).toBe('00');
  expect(await activate(stranger)).toMatchObject(badLink);
});

test('asked for again after several sign-ups, the mail lets its reader choose the password', async () => {
  await signUp({ contrasena: 'Extrano-2026', contrasenaConfirm: 'Extrano-2026' });
  await signUp();
  await post.collect(email);
  await api.call('auth/resendActivation', { email });
  const [mail] = await post.collect(email);
  expect(mail?.link).toContain('/updatepass/');
  expect((await setPassword(mail?.link.slice(-43) ?? '')).codigoRetorno).toBe('00');
  expect((await logIn('Nuevo-Volcan-7')).codigoRetorno).toBe('00');
});

test('what was mailed before opens nothing once the account is open: a letter to choose a password neither', async () => {
  await signUp();
  const own = await post.secret(email);
  await signUp({ contrasena: 'Extrano-2026', contrasenaConfirm: 'Extrano-2026' });
  await api.call('auth/resendActivation', { email });
  const second = await post.secret(email);
  expect((await activate(own)).codigoRetorno).toBe('00');
  expect(await setPassword(second)).toMatchObject({ codigoRetorno: '01', mensajeRetorno: 'El enlace de recuperación no es válido o ya expiró' });
  expect((await logIn()).codigoRetorno).toBe('00');
});

test('what was typed to sign up goes out of the files of the embedded database, whichever link opens the account', async () => {
  const { db } = api.database;
  await signUp();
  const activation = await post.secret(email);
  await db.deleteFrom('erasure').execute();
  expect((await activate(activation)).codigoRetorno).toBe('00');
  email = `otra${count}@example.org`;
  await signUp();
  await api.call('auth/recoveryPassword', { email });
  expect((await setPassword(await post.secret(email))).codigoRetorno).toBe('00');
  expect((await db.selectFrom('erasure').select('tables').execute()).map(({ tables }) => tables)).toEqual([['sign_up', 'customer'], ['sign_up', 'customer']]);
});

test('the activation mail comes again for who waits for it, and for nobody else [API-079] [API-080]', async () => {
  await signUp();
  const first = await post.secret(email);
  const answers = [];
  for (const to of [email, 'nadie@example.org', 'ana@example.com']) answers.push((await api.call('auth/resendActivation', { email: to })).body);
  expect(answers).toEqual(Array.from({ length: 3 }, () => ({ codigoRetorno: '00', mensajeRetorno: 'Te enviamos un nuevo correo de activación', data: {} })));
  const second = await post.secret(email);
  expect(await post.collect('ana@example.com')).toEqual([]);
  expect(await post.collect('nadie@example.org')).toEqual([]);
  expect((await activate(second)).codigoRetorno).toBe('00');
  expect(await activate(first)).toMatchObject(badLink);
  expect((await api.call('auth/resendActivation', { email: 'x' })).body).toMatchObject({ codigoRetorno: '01', mensajeRetorno: 'Ingresa un correo electrónico válido' });
});

test('a link works for two days and once; pressing twice says so again for ten minutes [API-083]', async () => {
  await signUp();
  const secret = await post.secret(email);
  expect(await activate('nada')).toMatchObject(badLink);
  api.clock.advance(48 * 60 * minutes);
  expect(await activate(secret)).toMatchObject(badLink);
  api.clock.advance(-1000);
  expect((await activate(secret)).codigoRetorno).toBe('00');
  api.clock.advance(9 * minutes);
  expect((await activate(secret)).codigoRetorno).toBe('00');
  api.clock.advance(minutes);
  expect(await activate(secret)).toMatchObject(badLink);
  api.clock.advance(1000 - 48 * 60 * minutes - 10 * minutes);
});

test('the orders of the same guest join the account that is activated, those of another browser do not', async () => {
  const guests = await Promise.all([1, 2].map(async () => `Bearer ${(await api.call('auth/guest')).body.token}`));
  const [own = '', other = ''] = guests;
  for (const authorization of guests) await place(api, aDraft(api.services, { contact: { name: 'Eva Cruz', phone: '55509999', email } }), { headers: { authorization } });
  await signUp();
  await activate(await post.secret(email), { authorization: own });
  expect(other).not.toBe(own);
  const { token } = await logIn();
  expect((await api.call('cliente/getOrdersPend', undefined, { headers: { authorization: `Bearer ${token}` } })).body.data.cantidad).toBe(1);
});

test('a forgotten password is replaced by the mailed link, once, within the hour; every session ends, and failed log-ins are forgotten [API-076] [API-085]', async () => {
  await signUp();
  await activate(await post.secret(email));
  const { token } = await logIn();
  for (let failure = 0; failure < 3; failure += 1) await logIn('No-es-esta-1');
  expect(await logIn()).toMatchObject({ codigoRetorno: '01', showReCaptcha: true });
  expect((await api.call('auth/recoveryPassword', { email })).body).toMatchObject({ codigoRetorno: '00', mensajeRetorno: 'Te enviamos un correo para recuperar tu contraseña' });
  const secret = await post.secret(email);
  expect(await setPassword(secret)).toMatchObject({ codigoRetorno: '00', mensajeRetorno: 'Contraseña actualizada' });
  expect((await api.call('cliente/getDataUser', undefined, { headers: { authorization: `Bearer ${token}` } })).status).toBe(401);
  expect((await logIn()).codigoRetorno).toBe('01');
  expect((await logIn('Nuevo-Volcan-7')).codigoRetorno).toBe('00');
  expect(await setPassword(secret)).toMatchObject({ codigoRetorno: '01', mensajeRetorno: 'El enlace de recuperación no es válido o ya expiró' });
});

test('a rejected password does not use the link up; an hour does [API-086]', async () => {
  await signUp();
  await activate(await post.secret(email));
  await api.call('auth/recoveryPassword', { email });
  const secret = await post.secret(email);
  expect((await setPassword(secret, 'corta')).mensajeRetorno).toMatch(/^La contraseña debe contener/);
  expect((await setPassword(secret, 'Buena-2026', 'Otra-2026')).mensajeRetorno).toBe('Contraseña y confirmación deben ser iguales');
  api.clock.advance(60 * minutes);
  expect((await setPassword(secret)).codigoRetorno).toBe('01');
  api.clock.advance(-1000);
  expect((await setPassword(secret)).codigoRetorno).toBe('00');
  api.clock.advance(1000 - 60 * minutes);
});

test('recovery tells nobody who has an account, and wants an address [API-077]', async () => {
  const [known, unknown] = [await api.call('auth/recoveryPassword', { email: 'ana@example.com' }), await api.call('auth/recoveryPassword', { email })];
  expect(unknown.body).toEqual(known.body);
  expect(await post.collect(email)).toEqual([]);
  expect((await api.call('auth/recoveryPassword', {})).body).toMatchObject({ codigoRetorno: '01' });
});

test('a mailbox gets three letters an hour, however often somebody asks', async () => {
  await signUp();
  await activate(await post.secret(email));
  for (let time = 0; time < 6; time += 1) await api.call('auth/recoveryPassword', { email });
  expect(await post.collect(email)).toHaveLength(3);
  api.clock.advance(60 * minutes);
  await api.call('auth/recoveryPassword', { email });
  expect(await post.collect(email)).toHaveLength(1);
  api.clock.advance(-60 * minutes);
});

test('the database keeps no link, only what it can be compared with', async () => {
  await signUp();
  const secret = await post.secret(email);
  const outbox = await api.database.db.selectFrom('mail_outbox').selectAll().execute();
  expect(JSON.stringify(outbox)).not.toContain(secret);
  const tokens = await api.database.db.selectFrom('one_time_token').select('token_hash').execute();
  expect(tokens.every(({ token_hash }) => token_hash.length === 32)).toBe(true);
});

test('each mailed link has a secret of its own of 256 bits', async () => {
  const secrets = [];
  for (const name of ['una', 'otra']) {
    email = `${name}${count}@example.org`;
    await signUp();
    secrets.push(await post.secret(email));
  }
  expect(secrets.map((secret) => Buffer.from(secret, 'base64url').length)).toEqual([32, 32]);
  expect(new Set(secrets.map((secret) => secret.slice(0, 8))).size).toBe(2);
});

test('what nobody asked for cannot be set when signing up', async () => {
  await signUp({ status: 'ACT', id: 1, password_hash: 'x', balance: 100, emailVerified: true });
  expect(await row()).toMatchObject({ status: 'PEN', password_hash: expect.stringMatching(/^\$argon2id/) });
});
