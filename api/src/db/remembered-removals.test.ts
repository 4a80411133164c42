import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';

const source = fileURLToPath(new URL('..', import.meta.url));

/** `file: table` of every deletion whose file does not remember it for the files of the embedded database. */
async function notRemembered(): Promise<readonly string[]> {
  const files = (await readdir(source, { recursive: true })).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const found = await Promise.all(files.map(async (file) => {
    const text = await readFile(join(source, file), 'utf8');
    const tables = new Set([...text.matchAll(/deleteFrom\('?(\w+)/g)].map(([, table = '']) => table));
    const isRemembered = (table: string) => text.includes('rememberErasure(trx,') || new RegExp(`rememberRemoval\\(trx, \\[[^\\]]*'${table}'`).test(text);
    return [...tables].filter((table) => !isRemembered(table)).map((table) => `${file}: ${table}`);
  }));
  return found.flat().sort();
}

test('whoever deletes rows remembers it for the files of the embedded database, or says here who does or why nobody has to', async () => {
  expect(await notRemembered()).toEqual([
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
