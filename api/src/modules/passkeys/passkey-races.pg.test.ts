import { beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import type { TestApi, TestCall } from '../../../test/helper.ts';
import { softAuthenticator } from '../../../test/soft-authenticator.ts';
import { twoInstances } from '../../../test/two-instances.ts';
import type { Db, Trx } from '../../db/database.ts';
import { bucketsOf, countFailure } from '../auth/login-failures.ts';
import { mostPasskeys } from './own-passkeys.ts';

const { apis } = await twoInstances();
let first: TestApi;
let who: TestCall;
beforeAll(async () => {
  [first] = apis;
  const { body } = await first.call('auth/login', { email: 'ana@example.com', password: 'clave-demo-1' });
  who = { headers: { authorization: `Bearer ${body.token}`, 'refresh-token': body.refreshToken } };
});

/** More by night. */
const rounds = Math.max(2, Math.ceil(Number(process.env['RACES'] ?? 4) / 10));
const clients = 20;
const atOnce = (send: (api: TestApi, client: number) => Promise<string>): Promise<string[]> => Promise.all(Array.from({ length: clients }, (_, client) => send(apis[client % 2] as TestApi, client)));
const accepted = (codes: readonly string[]): number => codes.filter((code) => code === '00').length;
const passkeys = async (): Promise<number> => (await first.call('cuenta/llaves', undefined, who)).body.data.length;
const forNewKey = async () => (await first.callEncrypted('cuenta/retoLlave', { contrasena: 'clave-demo-1' }, who)).body.data;
const adds = async (api: TestApi, credencial: object): Promise<string> => (await api.call('cuenta/agregarLlave', { nombre: 'Carrera', credencial }, who)).body.codigoRetorno;

/** Resolves when so many connections wait for a lock, or once `answered` is. */
async function waiting(count: number, answered?: Promise<unknown>): Promise<void> {
  let isAnswered = false;
  void answered?.then(() => (isAnswered = true));
  const areWaiting = async (): Promise<boolean> => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(first.database.db);
    return (rows[0]?.count ?? 0) >= count;
  };
  // PostgreSQL tells nobody that a connection waits.
  while (!isAnswered && !(await areWaiting())) await pause(20);
}

type Work = (trx: Trx) => Promise<unknown>;

/** A transaction that has begun with one thing and does the other when it is told to end. */
async function heldOpen(begin: Work, finish: Work = async () => {}): Promise<{ end(): Promise<void> }> {
  let letEnd = (): void => {};
  const over = new Promise<void>((resolve) => (letEnd = resolve));
  let ended: Promise<void> = over;
  await new Promise<void>((begun) => {
    ended = first.database.inTransaction(async (trx) => {
      await begin(trx);
      begun();
      await over;
      await finish(trx);
    });
  });
  return {
    end() {
      letEnd();
      return ended;
    },
  };
}

test('a log-in while a passkey is removed or the password is changed: its session ends with the others, or is never opened', async () => {
  const { db } = first.database;
  const email = 'ana@example.com';
  const password = 'clave-demo-1';
  const { id, password_hash } = await db.selectFrom('customer').select(['id', 'password_hash']).where('email', '=', email).executeTakeFirstOrThrow();
  const device = softAuthenticator();
  const ownKey = async () => {
    await adds(first, device.create(await forNewKey()));
    return (await first.call('cuenta/llaves', undefined, who)).body.data[0].id as number;
  };
  const byPasskey = async () => {
    const credencial = device.get((await first.call('cuenta/retoIngreso')).body.data);
    return () => apis[1].call('cuenta/ingresarConLlave', { credencial });
  };
  const key = await ownKey();

  // The log-in has looked at the passkey and goes on only when it can forget the failures of the mailbox.
  await countFailure(db, email, '198.51.100.7', first.clock.now());
  const failures = await heldOpen((trx) => trx.selectFrom('throttle').select('hits').where('bucket', '=', bucketsOf(email, '').email).forUpdate().execute());
  const early = (await byPasskey())();
  await waiting(1);
  const removal = first.callEncrypted('cuenta/eliminarLlave', { id: key, contrasena: password }, who);
  await waiting(2, removal);
  await failures.end();
  const { body } = await early;
  expect([body.codigoRetorno, (await removal).body.codigoRetorno]).toEqual(['00', '00']);
  expect((await first.call('cuenta/llaves', undefined, { headers: { authorization: `Bearer ${body.token}` } })).status).toBe(401);

  const lock: Work = (trx) => trx.selectFrom('customer').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  const setPassword = (trx: Db, hash: string | null) => trx.updateTable('customer').set({ password_hash: hash }).where('id', '=', id).execute();
  await ownKey();
  for (const [change, send] of [
    [(trx: Trx) => trx.deleteFrom('passkey').execute(), await byPasskey()],
    [(trx: Trx) => setPassword(trx, null), () => apis[1].call('auth/login', { email, password })],
  ] as const) {
    const other = await heldOpen(lock, change);
    const late = send();
    await waiting(1, late);
    await other.end();
    expect((await late).body.codigoRetorno).toBe('01');
  }
  await setPassword(db, password_hash);
  await db.deleteFrom('mail_outbox').execute();
}, 120_000);

test('what waits while the account is closed, or the session ends, is not done: no passkey, no other password, no second closing', async () => {
  const { db } = first.database;
  const { id, password_hash } = await db.selectFrom('customer').select(['id', 'password_hash']).where('email', '=', 'ana@example.com').executeTakeFirstOrThrow();
  /** The statuses of calls that wait for a change of the account which is made before them and ends after they wait. */
  async function statusesAfter(change: Work, send: readonly (() => ReturnType<TestApi['call']>)[]): Promise<readonly number[]> {
    const changed = await heldOpen(change);
    const sent = send.map((call) => call());
    await waiting(sent.length);
    await changed.end();
    return Promise.all(sent.map(async (answer) => (await answer).status));
  }
  const sendsKey = async () => {
    const credencial = softAuthenticator().create(await forNewKey());
    return () => apis[1].call('cuenta/agregarLlave', { nombre: 'Tarde', credencial }, who);
  };
  const closes = () => apis[1].call('cliente/unsubscribe', undefined, who);
  const setsPassword = () => apis[1].callEncrypted('cliente/changePassword', { contrasena: 'clave-demo-1', newcontrasena: 'Volcan-2026', contrasenaConfirm: 'Volcan-2026' }, who);
  const setStatus = (trx: Db, status: 'ACT' | 'INA') => trx.updateTable('customer').set({ status, deleted_at: null }).where('id', '=', id).execute();
  const setRevoked = (trx: Db, revoked_at: Date | null) => trx.updateTable('session').set({ revoked_at }).where('customer_id', '=', id).execute();

  expect(await statusesAfter((trx) => setStatus(trx, 'INA'), [await sendsKey(), closes, setsPassword])).toEqual([401, 401, 401]);
  await setStatus(db, 'ACT');
  const late = await sendsKey();
  expect(await statusesAfter(async (trx) => (await setStatus(trx, 'ACT'), setRevoked(trx, new Date(first.clock.now()))), [late, closes, setsPassword])).toEqual([401, 401, 401]);
  await setRevoked(db, null);
  expect(await passkeys()).toBe(0);
  expect(await db.selectFrom('customer').select(['status', 'password_hash']).where('id', '=', id).execute()).toEqual([{ status: 'ACT', password_hash }]);
  expect(await db.selectFrom('mail_outbox').select('template').execute()).toEqual([]);
}, 120_000);

test('twenty clients with one challenge: one is let in, one adds its key; and of twenty keys the tenth is the last', async () => {
  for (let round = 0; round < rounds; round += 1) {
    await first.database.db.deleteFrom('passkey').execute();
    const device = softAuthenticator();
    const registration = device.create(await forNewKey());
    expect([accepted(await atOnce((api) => adds(api, registration))), await passkeys()]).toEqual([1, 1]);

    const assertion = device.get((await first.call('cuenta/retoIngreso')).body.data);
    expect(accepted(await atOnce(async (api) => (await api.call('cuenta/ingresarConLlave', { credencial: assertion })).body.codigoRetorno))).toBe(1);

    // The count of a key that counts is used once, too, whatever was signed with it.
    const counting = softAuthenticator({ counts: true });
    expect(await adds(first, counting.create(await forNewKey()))).toBe('00');
    const challenges = await Promise.all(Array.from({ length: clients }, async () => (await first.call('cuenta/retoIngreso')).body.data));
    const copies = challenges.map((challenge) => {
      counting.setCounter(4);
      return counting.get(challenge);
    });
    expect(accepted(await atOnce(async (api, client) => (await api.call('cuenta/ingresarConLlave', { credencial: copies[client] })).body.codigoRetorno))).toBe(1);

    const keys: object[] = [];
    for (let client = 0; client < clients; client += 1) keys.push(softAuthenticator().create(await forNewKey()));
    expect([accepted(await atOnce((api, client) => adds(api, keys[client] ?? {}))), await passkeys()]).toEqual([mostPasskeys - 2, mostPasskeys]);
  }
}, 1_800_000);
