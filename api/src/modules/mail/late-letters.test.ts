import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { noon, testApi, type TestApi } from '../../../test/helper.ts';
import { mailbox, postOffice } from '../../../test/mailbox.ts';
import { aDraft, guest, place } from '../../../test/ordering.ts';
import { forgetOldLetters, letterRetentionMs, queueLetter, queueLimited } from './outbox.ts';
import { sendLetters } from './send-letters.ts';

const hourMs = 3_600_000;
const to = 'ana@example.com';
let api: TestApi;
beforeAll(async () => {
  api = await testApi({ env: { LOG_LEVEL: 'silent' } });
}, 60_000);
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.set(noon);
  await api.database.db.deleteFrom('mail_outbox').execute();
});

/** The mail server takes nothing at this moment. */
async function tryInVain(): Promise<void> {
  await sendLetters(postOffice(api, () => Promise.reject(new Error('nobody takes mail'))));
}
/** It is back after so long. */
async function arrivedAfter(milliseconds: number): Promise<readonly string[]> {
  api.clock.advance(milliseconds);
  return (await mailbox(api).collectAll()).map(({ template }) => template).toSorted();
}
const ask = (template: 'recover-password' | 'account-exists') => queueLimited(api.database.db, { to, template, vars: {}, now: api.clock.now() });

test('after a mail server was away, a mailbox gets one of each letter that was asked for several times', async () => {
  for (let times = 0; times < 3; times += 1) {
    await ask('recover-password');
    await tryInVain();
  }
  await ask('account-exists');
  await tryInVain();
  expect(await arrivedAfter(hourMs)).toEqual(['account-exists', 'recover-password']);
  expect(await api.database.db.selectFrom('mail_outbox').select('id').where('status', '=', 'QUEUED').execute()).toEqual([]);
});

test('while it answers, each letter that is asked for goes out', async () => {
  for (let times = 0; times < 3; times += 1) await ask('recover-password');
  expect(await arrivedAfter(0)).toEqual(['recover-password', 'recover-password', 'recover-password']);
});

test('a letter that was asked for half a day ago is not sent any more; one of an hour ago is', async () => {
  await ask('recover-password');
  await tryInVain();
  expect(await arrivedAfter(12 * hourMs)).toEqual([]);
  await ask('recover-password');
  await tryInVain();
  expect(await arrivedAfter(hourMs)).toEqual(['recover-password']);
});

test('who has set a new password meanwhile gets no other link to do so', async () => {
  const { db } = api.database;
  await ask('recover-password');
  await tryInVain();
  const { id } = await db.selectFrom('customer').select('id').where('email', '=', to).executeTakeFirstOrThrow();
  const used = new Date(api.clock.now() + 1);
  await db.insertInto('one_time_token').values({ token_hash: Buffer.from('used'), kind: 'PASSWORD', customer_id: id, expires_at: used, used_at: used, sign_up_id: null }).execute();
  expect(await arrivedAfter(hourMs)).toEqual([]);
});

test.each([[11, ['order-received']], [12, []]])('the letter of an order that was delivered %i hours ago: %j', async (hours, arrived) => {
  const { db } = api.database;
  const { idorder } = (await place(api, aDraft(api.services), await guest(api))).body.data.orden;
  await tryInVain();
  const { id } = await db.selectFrom('orders').select('id').where('number', '=', idorder).executeTakeFirstOrThrow();
  await db.insertInto('order_event').values({ order_id: id, status: 'FIN', at: new Date(api.clock.now()), source: 'shop' }).execute();
  expect(await arrivedAfter(hours * hourMs)).toEqual(arrived);
});

test('a letter that waited for its day, or for the mail server, is known for a month after it went out or was given up', async () => {
  const { db } = api.database;
  const waitsMs = 200 * 24 * hourMs;
  await queueLetter(db, { dedupe: 'sent', to, template: 'session-ended', vars: {}, now: api.clock.now(), delayMs: waitsMs });
  expect(await arrivedAfter(waitsMs)).toEqual(['session-ended']);
  await queueLetter(db, { dedupe: 'given-up', to, template: 'session-ended', vars: {}, now: api.clock.now() - waitsMs });
  await db.updateTable('mail_outbox').set({ attempts: 53 }).where('dedupe', '=', 'given-up').execute();
  await tryInVain();
  const left = async (later: number) => {
    await forgetOldLetters(db, api.clock.now() + later);
    return (await db.selectFrom('mail_outbox').select(['dedupe', 'status']).orderBy('id').execute()).map(({ dedupe, status }) => `${dedupe} ${status}`);
  };
  expect(await left(letterRetentionMs)).toEqual(['sent SENT', 'given-up FAILED']);
  expect(await left(letterRetentionMs + hourMs + 1)).toEqual([]);
});
