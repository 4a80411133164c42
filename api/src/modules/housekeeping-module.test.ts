import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { KyselyPlugin } from 'kysely';
import { testApi, type TestApi } from '../../test/helper.ts';
import { aDraft, customer, guest, place } from '../../test/ordering.ts';
import { forgetOldSessions } from './auth/sessions.ts';
import { housekeepingModule } from './housekeeping-module.ts';
import { forgetOldLetters, queueLetter } from './mail/outbox.ts';

const day = 24 * 3_600_000;
let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

test('a letter that went out tells for a month whom it was for; one that waits is kept', async () => {
  const { db } = api.database;
  const now = api.clock.now();
  await db.deleteFrom('mail_outbox').execute();
  const letter = (dedupe: string) => queueLetter(db, { dedupe, to: 'ana@example.com', template: 'password-changed', vars: {}, now });
  await letter('sent');
  await letter('given-up');
  await db.updateTable('mail_outbox').set({ status: 'SENT' }).where('dedupe', '=', 'sent').execute();
  await db.updateTable('mail_outbox').set({ status: 'FAILED' }).where('dedupe', '=', 'given-up').execute();
  await letter('waiting');
  const left = () => db.selectFrom('mail_outbox').select('dedupe').orderBy('id').execute();

  await forgetOldLetters(db, now + 30 * day);
  expect(await left()).toHaveLength(3);
  await forgetOldLetters(db, now + 30 * day + 1);
  expect(await left()).toEqual([{ dedupe: 'waiting' }]);
});

test('where somebody was logged in is forgotten a month after that session could last be used', async () => {
  const { db } = api.database;
  const mine = await customer(api);
  const { expires_at: end } = await db.selectFrom('session').select('expires_at').orderBy('expires_at', 'desc').executeTakeFirstOrThrow();
  await forgetOldSessions(db, end.getTime() + 30 * day);
  expect((await api.call('cliente/getDataUser', undefined, mine)).body.codigoRetorno).toBe('00');
  await forgetOldSessions(db, end.getTime() + 30 * day + 1);
  expect(await db.selectFrom('session').select('id').execute()).toEqual([]);
});

/** One round of the module on a database whose files cannot be rewritten; answers whether they are due to be. */
async function round(): Promise<boolean> {
  const { database } = api;
  const lastChore = new EventEmitter();
  const looked = once(lastChore, 'looked');
  const refusing: KyselyPlugin = {
    transformQuery({ node }) {
      if (node.kind === 'RawNode' && node.sqlFragments.join('').startsWith('vacuum')) throw new Error('No space left on device');
      if (node.kind === 'SelectQueryNode' && JSON.stringify(node.from).includes('"erasure"')) lastChore.emit('looked');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const housekeeping = housekeepingModule({ ...api.services, database: { ...database, db: database.db.withPlugin(refusing) } });
  await housekeeping.start?.();
  await looked;
  await housekeeping.stop?.();
  const due = await database.db.deleteFrom('erasure').returning('id').execute();
  return due.length > 0;
}

const longAgo = (days: number): Date => new Date(api.clock.now() - days * day);

test.each<[string, () => Promise<unknown>]>([
  ['a closed account', () => api.database.db.updateTable('customer').set({ status: 'INA', deleted_at: longAgo(31) }).where('email', '=', 'luis@example.com').execute()],
  ['an account nobody activated', () => api.database.db.insertInto('customer').values({ email: 'nunca@example.org', birthday: null, password_hash: null, deleted_at: null, created_at: longAgo(31) }).execute()],
  [
    'a guest of a year ago',
    async () => {
      const { hash } = (await place(api, aDraft(api.services), await guest(api))).body.data.orden as { hash: string };
      await api.database.db.updateTable('orders').set({ placed_at: longAgo(366) }).where('hash', '=', hash).execute();
    },
  ],
  ['what a release before left of an erased account', () => api.database.db.updateTable('customer').set({ status: 'DEL' }).where('email', '=', 'ana@example.com').execute()],
  ['an answer to a write', () => api.database.db.insertInto('idempotency').values({ scope: 'gst:x', route: 'x', key: 'x', request_hash: 'x', expires_at: longAgo(1) }).execute()],
  ['a counter', () => api.database.db.insertInto('throttle').values({ bucket: 'x', window_start: longAgo(2), locked_until: null }).execute()],
  ['a challenge of a passkey', () => api.database.db.insertInto('passkey_challenge').values({ challenge_hash: Buffer.from('x'), purpose: 'LOGIN', session_id: null, expires_at: longAgo(1) }).execute()],
  [
    'a mailed link',
    async () => {
      const { id } = await api.database.db.selectFrom('customer').select('id').executeTakeFirstOrThrow();
      await api.database.db.insertInto('one_time_token').values({ token_hash: Buffer.from('x'), kind: 'PASSWORD', customer_id: id, expires_at: longAgo(2), used_at: null, sign_up_id: null }).execute();
    },
  ],
  [
    'a session',
    async () => {
      const { id } = await api.database.db.selectFrom('customer').select('id').executeTakeFirstOrThrow();
      await api.database.db.insertInto('session').values({ id: randomUUID(), customer_id: id, expires_at: longAgo(31), revoked_at: null, revoke_reason: null, user_agent: 'x', ip: '203.0.113.77', guest_id: null }).execute();
    },
  ],
  [
    'a letter',
    async () => {
      await queueLetter(api.database.db, { dedupe: 'old', to: 'luis@example.org', template: 'password-changed', vars: {}, now: longAgo(31).getTime() });
      await api.database.db.updateTable('mail_outbox').set({ status: 'SENT' }).execute();
    },
  ],
  ['an audit', () => api.database.db.insertInto('audit_log').values({ at: longAgo(731), actor: 'x', action: 'x', target: null, ip: '203.0.113.77', detail: null }).execute()],
])('%s: once forgotten, it goes out of the files, too; with nothing to forget they stay as they are', async (_what, prepare) => {
  await round();
  expect(await round()).toBe(false);
  await prepare();
  expect(await round()).toBe(true);
});
