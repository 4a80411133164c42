import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { testApi, type TestApi } from '../../test/helper.ts';
import { customer } from '../../test/ordering.ts';
import { forgetOldSessions } from './auth/sessions.ts';
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
