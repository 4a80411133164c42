import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';

const source = fileURLToPath(new URL('..', import.meta.url));

type Change = { readonly table: string; readonly set: string };

/** `file: table` of every such statement whose file does not remember it for the files of the embedded database. */
async function notRemembered(find: (text: string) => readonly Change[]): Promise<readonly string[]> {
  const files = (await readdir(source, { recursive: true })).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const found = await Promise.all(files.map(async (file) => {
    const text = await readFile(join(source, file), 'utf8');
    const tables = new Set(find(text).map(({ table }) => table));
    const isRemembered = (table: string) => text.includes('rememberErasure(trx,') || new RegExp(`rememberRemoval\\(trx, [^;]*'${table}'`).test(text);
    return [...tables].filter((table) => !isRemembered(table)).map((table) => `${file}: ${table}`);
  }));
  return found.flat().sort();
}

const deletions = (text: string): readonly Change[] => [...text.matchAll(/deleteFrom\('?(\w+)/g)].map(([, table = '']) => ({ table, set: '' }));
/** Columns that say who somebody is. */
const aboutPeople = /\b(nombres|apellidos|nickname|telefono|birthday|email|details|address|direccion|name|contact|destination|invoice|comments|device|marker|buyer_name|dedication|recipient_name|recipient_email|who|ip|detail|user_agent)\b/;
/** What is set is made elsewhere, so that its columns do not stand here: a spread of more than a condition, or no literal at all. */
const isMadeElsewhere = (set: string): boolean => /\.\.\.(?!\()/.test(set) || !/^\s*(\(\w+\) => \(|\w+ \? )?\{/.test(set);
const changes = (text: string): readonly Change[] =>
  [...text.matchAll(/updateTable\('(\w+)'\)\s*\.set\(([\s\S]*?)\.where\(/g)].map(([, table = '', set = '']) => ({ table, set })).filter(({ set }) => aboutPeople.test(set) || isMadeElsewhere(set));

test('a change is found whose columns stand elsewhere, and one that names what says nothing about a person is not', () => {
  const found = (set: string) => changes(`await trx.updateTable('customer')\n  .set(${set})\n  .where('id', '=', id)`).length;
  expect(['{ ...fromForm(input), updated_at: now }', 'details', 'toRow(input)', '{ nombres }', '(eb) => ({ ...row, version: eb(1) })'].map(found)).toEqual([1, 1, 1, 1, 1]);
  expect(['{ status, ...(isOver && { closed_at: now }) }', "(eb) => ({ used: eb('used', '+', 1) })", 'isDelivered ? { sent_at: now } : { undelivered_at: now }'].map(found)).toEqual([0, 0, 0]);
});

test('whoever deletes rows remembers it for the files of the embedded database, or says here who does or why nobody has to', async () => {
  expect(await notRemembered(deletions)).toEqual([
    // What is left to rewrite.
    'db/deleted-rows.ts: erasure',
    // Remembered by `housekeeping-module.ts`.
    'idempotency/idempotency.ts: idempotency',
    'idempotency/idempotency.ts: throttle',
    // Hashes, which say nothing.
    'modules/auth/login-failures.ts: throttle',
    'modules/auth/one-time-links.ts: one_time_token',
    // Remembered by `housekeeping-module.ts`; a challenge that was used is a hash.
    'modules/auth/sessions.ts: session',
    'modules/mail/outbox.ts: mail_outbox',
    'modules/orders/no-shows.ts: audit_log',
    'modules/passkeys/challenges.ts: passkey_challenge',
  ]);
});

test('so does whoever puts something else in the place of what was known about a person', async () => {
  const all = await Promise.all((await readdir(source, { recursive: true })).filter((file) => file.endsWith('.ts')).map((file) => readFile(join(source, file), 'utf8')));
  expect(all.flatMap(changes).length).toBeGreaterThan(8);
  expect(await notRemembered(changes)).toEqual([
    // Remembered by `sign-up.ts`, which forgets what was typed.
    'modules/auth/activate-account.ts: customer',
    // What a provider says of a payment names nobody.
    'modules/payments/settle-payment.ts: payment_event',
  ]);
});
