import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openTestDatabase } from '../test/test-database.ts';
import type { Database } from './db/database.ts';
import { createLog } from './log.ts';

const lines: string[] = [];
const log = createLog('info', { write: (line) => void lines.push(line) });
const logged = (write: () => void): string => {
  lines.length = 0;
  write();
  return lines.join('');
};

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('whoever logs a secret by name logs its place only, three levels deep', () => {
  const line = logged(() => log.info({ password: 'uno-1', request: { headers: { authorization: 'dos-2', 'refresh-token': 'tres-3' } }, card: { codigo: 'cuatro-4' }, token: 'cinco-5' }, 'careless'));
  expect(line).toContain('[redacted]');
  for (const secret of ['uno-1', 'dos-2', 'tres-3', 'cuatro-4', 'cinco-5']) expect(line).not.toContain(secret);
});

test('an error of the database is told by the rule that refused, never by the row or what was sent', async () => {
  const again = database.db.insertInto('mail_outbox').values({ dedupe: 'secreto-1', to_email: 'ana@example.com', template: 'x', vars: '{}', created_at: new Date() });
  await again.execute();
  const refused = await again.execute().catch((error: unknown) => error);
  const line = logged(() => log.error({ err: refused }, 'a call ended with a bug'));
  expect(JSON.parse(line).err).toMatchObject({ code: '23505', constraint: 'mail_outbox_dedupe_key', stack: expect.stringContaining('mail_outbox') });
  for (const secret of ['secreto-1', 'ana@example.com']) expect(line).not.toContain(secret);
});

test('a mail server that names the recipient is quoted without the mailbox', () => {
  const refusal = Object.assign(new Error('550 5.1.1 <ana.lopez+pizza@example.com>: user unknown'), { responseCode: 550, rejected: ['ana.lopez+pizza@example.com'] });
  const line = logged(() => log.error({ err: refusal }, 'a mail did not go out'));
  expect(JSON.parse(line).err).toMatchObject({ message: '550 5.1.1 <[mailbox]>: user unknown', responseCode: 550 });
  expect(line).not.toContain('ana.lopez');
});

test('of several errors at once, and of what was thrown and is none, no more is told', () => {
  const refused = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(ana@example.com) already exists.' });
  const line = logged(() => log.error({ err: new AggregateError([refused], 'all of ana@example.com') }, 'several'));
  expect(JSON.parse(line).err).toMatchObject({ message: 'all of [mailbox]', aggregateErrors: [{ message: 'duplicate key', code: '23505' }] });
  expect(line).not.toContain('ana@example.com');
  const thrown = [null, 'no mail for ana@example.com', { detail: 'ana@example.com' }].map((err) => JSON.parse(logged(() => log.error({ err }, 'thrown'))).err);
  expect(thrown).toEqual([null, 'no mail for [mailbox]', {}]);
});
