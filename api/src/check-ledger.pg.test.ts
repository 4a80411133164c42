import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { startPostgres } from '../test/postgres.ts';
import { seededFolder } from '../test/test-database.ts';
import type { Database } from './db/database.ts';
import { embeddedDatabase } from './db/open-database.ts';

const server = await startPostgres();
afterAll(() => server.stop());

const command = fileURLToPath(new URL('../../tools/run.mjs', import.meta.url));
/** `npm run check:ledger` as a process: its exit code and what it wrote. */
const checkLedger = (env: Readonly<Record<string, string>>): Promise<{ readonly code: number; readonly lines: readonly string[] }> =>
  new Promise((resolve) => {
    const settings = { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'development', DATABASE_URL: '', ...env };
    execFile(process.execPath, [command, 'check-ledger'], { env: settings }, (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), lines: `${stdout}${stderr}`.trim().split('\n') }));
  });

/** Past the constraints, as a restore of single tables does. */
async function breakBalance({ db }: Database): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`update gift_card set balance_cents = balance_cents - 1 where owner_id is not null`.execute(trx);
  });
}

const balanced = { code: 0, lines: ['The gift card ledger is balanced: 3 gift cards, 5 entries, Q356.80 to spend, Q0.00 set aside by orders.'] };
const broken = { code: 1, lines: [expect.stringMatching(/^Gift card \d+: balance_cents is 5679, its entries say 5680\.$/), expect.stringMatching(/^The gift card ledger has 1 problem: 3 gift cards, 5 entries, /)] };

test('check:ledger says of an embedded database whether its books agree', async () => {
  const folder = await seededFolder();
  try {
    const database = await embeddedDatabase(join(folder, 'pg'));
    await breakBalance(database);
    await database.close();
    expect(await checkLedger({ DATA_DIR: folder })).toEqual(broken);
  } finally {
    await rm(folder, { recursive: true });
  }
  expect(await checkLedger({ DATA_DIR: folder })).toEqual({ code: 1, lines: [`There is no database in ${folder}. Start the api once, or say where it is with DATA_DIR or DATABASE_URL.`] });
}, 60_000);

test('check:ledger says of a server whether its books agree, while it is in use', async () => {
  const { url, open } = await server.newDatabase();
  const database = open();
  try {
    expect(await checkLedger({ DATABASE_URL: url })).toEqual(balanced);
    await breakBalance(database);
    expect(await checkLedger({ DATABASE_URL: url })).toEqual(broken);
    await sql`delete from kysely_migration where name like '0009%'`.execute(database.db);
    expect(await checkLedger({ DATABASE_URL: url })).toEqual({ code: 1, lines: [expect.stringContaining('The database is older than this release')] });
  } finally {
    await database.close();
  }
  expect(await checkLedger({ DATABASE_URL: 'postgres://127.0.0.1:1/none' })).toEqual({ code: 1, lines: [expect.stringContaining('The database at 127.0.0.1:1 does not answer')] });
}, 60_000);
