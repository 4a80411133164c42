import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { testApi, type TestApi, type TestCall } from '../../../test/helper.ts';
import { mailbox } from '../../../test/mailbox.ts';
import { softAuthenticator, type SoftAuthenticator, type Wrong } from '../../../test/soft-authenticator.ts';
import { forgetOldChallenges } from './challenges.ts';

let api: TestApi;
let ana: TestCall;
beforeAll(async () => {
  api = await testApi();
  await api.database.db.updateTable('customer').set({ status: 'ACT' }).where('email', '=', 'luis@example.com').execute();
});
afterAll(() => api.close());
beforeEach(async () => {
  for (const table of ['session', 'passkey', 'passkey_challenge', 'throttle', 'audit_log', 'mail_outbox', 'erasure'] as const) await api.database.db.deleteFrom(table).execute();
  ana = await logsIn();
});

const password = 'clave-demo-1';
const minute = 60_000;
async function logsIn(email = 'ana@example.com', secret = password): Promise<TestCall> {
  const { body } = await api.call('auth/login', { email, password: secret });
  return { headers: { authorization: `Bearer ${body.token}`, 'refresh-token': body.refreshToken } };
}
const asked = async (path: string, who: TestCall = {}) => (await api.call(path, undefined, who)).body.data;
const sealed = async (path: string, body: object, who: TestCall) => (await api.callEncrypted(path, body, who)).body;
const passkeysOf = async (who: TestCall): Promise<readonly { id: number; nombre: string; inicio: string; ultimoUso: string }[]> => asked('cuenta/llaves', who);
const adds = async (device: SoftAuthenticator, who = ana, nombre = 'Mi teléfono') => {
  const { data } = await sealed('cuenta/retoLlave', { contrasena: password }, who);
  return (await api.call('cuenta/agregarLlave', { nombre, credencial: device.create(data) }, who)).body;
};
const enters = async (credencial: object) => (await api.call('cuenta/ingresarConLlave', { credencial })).body;
const signs = async (device: SoftAuthenticator, wrong: Wrong = {}) => device.get(await asked('cuenta/retoIngreso'), wrong);
const idOf = async (who: TestCall): Promise<number> => (await passkeysOf(who))[0]?.id ?? 0;

const notIn = { codigoRetorno: '01', mensajeRetorno: 'No pudimos ingresar con esa llave de acceso. Inténtalo de nuevo o usa tu contraseña.' };

test('a passkey is added with the password, opens a session without it, gets another name and is removed; each change is mailed and written down', async () => {
  const device = softAuthenticator();
  const { data: options } = await sealed('cuenta/retoLlave', { contrasena: password }, ana);
  expect(options).toMatchObject({ rp: { id: 'localhost' }, attestation: 'none', timeout: 5 * minute, authenticatorSelection: { residentKey: 'required', userVerification: 'required' }, user: { name: 'ana@example.com' } });
  expect((await api.call('cuenta/agregarLlave', { nombre: 'Mi teléfono', credencial: device.create(options) }, ana)).body).toMatchObject({ codigoRetorno: '00', mensajeRetorno: 'Llave de acceso agregada', data: {} });
  expect(await passkeysOf(ana)).toEqual([{ id: expect.any(Number), nombre: 'Mi teléfono', inicio: '19/11/2026 12:00', ultimoUso: '' }]);

  const challenge = await asked('cuenta/retoIngreso');
  expect(challenge).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
  // Nobody is named before the log-in: the device knows whose key it is.
  expect(challenge.allowCredentials ?? []).toEqual([]);
  const { token, refreshToken, codigoRetorno } = await enters(device.get(challenge));
  expect(codigoRetorno).toBe('00');
  const byKey = { headers: { authorization: `Bearer ${token}`, 'refresh-token': refreshToken } };
  expect((await asked('cliente/getDataUser', byKey)).email).toBe('ana@example.com');
  expect((await passkeysOf(ana))[0]?.ultimoUso).toBe('19/11/2026 12:00');

  const id = await idOf(ana);
  expect(await sealed('cuenta/renombrarLlave', { id, nombre: 'Mi laptop', contrasena: password }, ana)).toMatchObject({ codigoRetorno: '00', mensajeRetorno: 'Nombre guardado' });
  expect((await passkeysOf(ana))[0]?.nombre).toBe('Mi laptop');
  // Confirmed with the very passkey that goes.
  const confirmation = await asked('cuenta/retoConfirmacion', byKey);
  expect(confirmation.allowCredentials).toMatchObject([{ id: device.id, transports: ['internal', 'hybrid'] }]);
  expect(await sealed('cuenta/eliminarLlave', { id, credencial: device.get(confirmation) }, byKey)).toMatchObject({ codigoRetorno: '00', mensajeRetorno: 'Llave de acceso eliminada' });
  expect(await passkeysOf(byKey)).toEqual([]);
  expect(await enters(await signs(device))).toMatchObject(notIn);

  const letters = await mailbox(api).collect('ana@example.com');
  expect(letters.map(({ template, subject }) => [template, subject])).toEqual([
    ['passkey-added', 'Agregaste una llave de acceso'],
    ['passkey-renamed', 'Cambiaste el nombre de una llave de acceso'],
    ['passkey-removed', 'Eliminaste una llave de acceso'],
  ]);
  expect(letters.map(({ text }) => /Llave de acceso: (.*)\./.exec(text)?.[1])).toEqual(['Mi teléfono', 'Mi laptop', 'Mi laptop']);
  const events = await api.database.db.selectFrom('audit_log').select(['action', 'detail', 'target']).orderBy('id').execute();
  expect(events.map(({ action }) => action)).toEqual(['log-in', 'passkey-added', 'log-in-passkey', 'passkey-renamed', 'passkey-removed']);
  for (const secret of [device.id, 'Mi teléfono', password]) expect(JSON.stringify(events)).not.toContain(secret);
});

/** What is to be taken out of the files of the embedded database, too. */
const erasures = async () => (await api.database.db.selectFrom('erasure').select('id').execute()).length;
const statusOf = async (who: TestCall): Promise<number> => (await api.call('cliente/getDataUser', undefined, who)).status;
const letterOf = async (template: string, email: string) => (await mailbox(api).collect(email)).find((letter) => letter.template === template)?.text;

test('a passkey that is removed ends all sessions but the one that asks, and the letter says so', async () => {
  const device = softAuthenticator();
  await adds(device);
  const { token, refreshToken } = await enters(await signs(device));
  const byKey = { headers: { authorization: `Bearer ${token}`, 'refresh-token': refreshToken } };
  expect(await statusOf(byKey)).toBe(200);
  expect((await sealed('cuenta/eliminarLlave', { id: await idOf(ana), contrasena: password }, ana)).codigoRetorno).toBe('00');
  expect([await statusOf(byKey), await statusOf(ana)]).toEqual([401, 200]);
  expect((await api.call('cliente/getDataUser', undefined, byKey)).body.motivo).toBe('CERRADA');
  expect(await erasures()).toBe(1);
  expect(await letterOf('passkey-removed', 'ana@example.com')).toContain('cerramos tus otras sesiones');
});

test('a password that is set by a mailed link removes the passkeys, and the letter says so; one that is changed in the profile keeps them, and the letter says where they are', async () => {
  const { db } = api.database;
  const email = 'luis@example.com';
  const { password_hash: before } = await db.selectFrom('customer').select('password_hash').where('email', '=', email).executeTakeFirstOrThrow();
  const changes = async (contrasena: string, newcontrasena: string) => {
    api.clock.advance(1000);
    return (await sealed('cliente/changePassword', { contrasena, newcontrasena, contrasenaConfirm: newcontrasena }, await logsIn(email, contrasena))).codigoRetorno;
  };
  const recovers = async (contrasena: string) => {
    api.clock.advance(1000);
    await api.call('auth/recoveryPassword', { email });
    return (await api.callEncrypted('auth/changePassword', { hash: await mailbox(api).secret(email), contrasena, contrasenaConfirm: contrasena })).body.codigoRetorno;
  };
  const device = softAuthenticator();
  await adds(device, await logsIn(email));
  expect(await changes(password, 'Volcan-2026')).toBe('00');
  expect((await enters(await signs(device))).codigoRetorno).toBe('00');
  expect(await letterOf('password-changed', email)).toContain('Para ingresar también sirve tu llave de acceso. Si no la reconoces, elimínala en tu perfil, en «Seguridad».');

  expect(await recovers('Volcan-2027')).toBe('00');
  expect(await enters(await signs(device))).toMatchObject(notIn);
  expect(await passkeysOf(await logsIn(email, 'Volcan-2027'))).toEqual([]);
  expect(await erasures()).toBe(1);
  expect(await letterOf('password-changed', email)).toContain('Por seguridad cerramos todas tus sesiones y eliminamos tu llave de acceso.');

  // Who has none reads of none.
  expect(await changes('Volcan-2027', 'Volcan-2028')).toBe('00');
  expect(await letterOf('password-changed', email)).not.toContain('llave');
  expect(await recovers('Volcan-2029')).toBe('00');
  expect(await letterOf('password-changed', email)).toMatch(/cerramos todas tus sesiones\./);
  api.clock.advance(-4000);
  await db.updateTable('customer').set({ password_hash: before }).where('email', '=', email).execute();
});

test.each<[string, Wrong]>([
  ['that nobody knows', { id: 'x'.repeat(43) }],
  ['for another website', { rpId: 'example.org' }],
  ['from a page of another website', { origin: 'https://example.org' }],
  ['from a frame', { crossOrigin: true }],
  ['of a device that did not ask who holds it', { unverified: true }],
  ['with another signature', { signature: Buffer.alloc(70, 7).toString('base64url') }],
  ['of another account', { userHandle: Buffer.alloc(16, 7).toString('base64url') }],
  ['without an account', { userHandle: '' }],
  ['that was made for something else', { type: 'webauthn.create' }],
])('a log-in with a passkey %s gets the one answer, and opens nothing', async (_what, wrong) => {
  const device = softAuthenticator();
  await adds(device);
  const before = await api.database.db.selectFrom('session').select('id').execute();
  const { traza: _trace, ...answer } = await enters(await signs(device, wrong));
  expect(answer).toEqual({ ...notIn, showReCaptcha: false });
  expect(await api.database.db.selectFrom('session').select('id').execute()).toHaveLength(before.length);
  expect((await enters(await signs(device))).codigoRetorno).toBe('00');
});

test('a challenge counts once, for five minutes, for its own purpose and session', async () => {
  const device = softAuthenticator();
  await adds(device);
  const challenge = await asked('cuenta/retoIngreso');
  expect((await enters(device.get(challenge))).codigoRetorno).toBe('00');
  expect(await enters(device.get(challenge))).toMatchObject(notIn);

  const late = await asked('cuenta/retoIngreso');
  api.clock.advance(5 * minute);
  expect(await enters(device.get(late))).toMatchObject(notIn);
  await forgetOldChallenges(api.database.db, api.clock.now());
  expect(await api.database.db.selectFrom('passkey_challenge').select('purpose').execute()).toEqual([]);
  api.clock.advance(-5 * minute);

  // One to confirm logs nobody in, one to log in confirms nothing, and neither does one of another session.
  expect(await enters(device.get(await asked('cuenta/retoConfirmacion', ana)))).toMatchObject(notIn);
  const elsewhere = await logsIn();
  for (const challenge of [await asked('cuenta/retoIngreso'), await asked('cuenta/retoConfirmacion', elsewhere)]) {
    expect(await sealed('cuenta/retoLlave', { credencial: device.get(challenge) }, ana)).toMatchObject({ codigoRetorno: '01', errores: [{ campo: 'credencial' }] });
  }
  const { data } = await sealed('cuenta/retoLlave', { contrasena: password }, elsewhere);
  expect((await api.call('cuenta/agregarLlave', { nombre: 'Otra', credencial: softAuthenticator().create(data) }, ana)).body).toMatchObject({ codigoRetorno: '01', mensajeRetorno: 'No pudimos agregar la llave de acceso. Inténtalo de nuevo.' });
  expect(await passkeysOf(ana)).toHaveLength(1);
});

test('nothing is changed by whoever has only the session: no proof, a wrong password, a passkey of somebody else', async () => {
  const [hers, his] = [softAuthenticator(), softAuthenticator()];
  await adds(hers);
  const luis = await logsIn('luis@example.com');
  await adds(his, luis);
  const id = await idOf(ana);
  const proofs = [{}, { contrasena: 'No-es-esta-1' }, { credencial: his.get(await asked('cuenta/retoConfirmacion', ana)) }];
  for (const proof of proofs) {
    for (const [path, body] of [['cuenta/retoLlave', {}], ['cuenta/renombrarLlave', { id, nombre: 'Robada' }], ['cuenta/eliminarLlave', { id }]] as const) {
      expect([path, (await sealed(path, { ...body, ...proof }, ana)).codigoRetorno]).toEqual([path, '01']);
    }
  }
  expect((await passkeysOf(ana)).map(({ nombre }) => nombre)).toEqual(['Mi teléfono']);
});

test('a passkey of somebody else is as unknown as none, and stays as it is', async () => {
  const luis = await logsIn('luis@example.com');
  await adds(softAuthenticator(), luis);
  const his = await idOf(luis);
  const unknown = { codigoRetorno: '01', mensajeRetorno: 'No encontramos esa llave de acceso', data: null };
  for (const id of [his, 999_999]) {
    for (const { traza: _trace, ...answer } of [await sealed('cuenta/renombrarLlave', { id, nombre: 'Mía', contrasena: password }, ana), await sealed('cuenta/eliminarLlave', { id, contrasena: password }, ana)]) expect(answer).toEqual(unknown);
  }
  expect(await passkeysOf(luis)).toMatchObject([{ id: his, nombre: 'Mi teléfono' }]);
});

test('a key that counts its uses and goes back is a copy, and opens nothing', async () => {
  const device = softAuthenticator({ counts: true });
  await adds(device);
  expect([(await enters(await signs(device))).codigoRetorno, (await enters(await signs(device))).codigoRetorno]).toEqual(['00', '00']);
  device.setCounter(1);
  expect(await enters(await signs(device))).toMatchObject(notIn);
  device.setCounter(2);
  expect((await enters(await signs(device))).codigoRetorno).toBe('00');
});

test('ten are the most, and a device has one', async () => {
  const device = softAuthenticator();
  await adds(device);
  expect(await adds(device)).toMatchObject({ codigoRetorno: '01', mensajeRetorno: 'Ese dispositivo ya tiene una llave de acceso' });
  for (let more = 1; more < 10; more += 1) expect((await adds(softAuthenticator())).codigoRetorno).toBe('00');
  expect(await sealed('cuenta/retoLlave', { contrasena: password }, ana)).toMatchObject({ codigoRetorno: '01', mensajeRetorno: expect.stringContaining('el máximo') });
});

test('with a closed account its passkeys are gone, also when it is opened again', async () => {
  const device = softAuthenticator();
  const luis = await logsIn('luis@example.com');
  await adds(device, luis);
  expect((await api.call('cliente/unsubscribe', undefined, luis)).body.codigoRetorno).toBe('00');
  expect(await erasures()).toBe(1);
  expect(await enters(await signs(device))).toMatchObject(notIn);
  await api.call('auth/activate', { hash: await mailbox(api).secret('luis@example.com') });
  expect((await logsIn('luis@example.com')).headers?.['authorization']).toMatch(/^Bearer \w/);
  expect(await enters(await signs(device))).toMatchObject(notIn);
});

test('keys belong to the host name of PUBLIC_URL', async () => {
  const shop = await testApi({ env: { PUBLIC_URL: 'https://tienda.example/' }, database: api.database, secrets: api.secrets });
  expect((await shop.call('cuenta/retoIngreso')).body.data.rpId).toBe('tienda.example');
  await shop.app.close();
});
