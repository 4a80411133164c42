import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { toQuetzales } from '@brasa/shared/domain/money';
import type { Centavos } from '@brasa/shared/domain/money';
import { readConfig } from './config.ts';
import { isMigrated } from './db/migrate.ts';
import { firstQuery, openDatabase } from './db/open-database.ts';
import { checkLedger } from './modules/gift-cards/ledger-problems.ts';

const money = (cents: Centavos): string => `Q${toQuetzales(cents).toFixed(2)}`;

/**
 * `npm run check:ledger`: one line for each problem of the gift card ledger, then a summary. Finds the database by the
 * settings of the api and changes nothing in it. Resolves to the exit code: 1 when something does not agree.
 */
export async function runLedgerCheck(env: Readonly<Record<string, string | undefined>>, say: (line: string) => void): Promise<0 | 1> {
  const config = readConfig(env);
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'pg'))) throw new Error(`There is no database in ${config.dataDir}. Start the api once, or say where it is with DATA_DIR or DATABASE_URL.`);
  const database = await openDatabase(config, () => undefined);
  try {
    await firstQuery(database, config);
    if (!(await isMigrated(database.db))) throw new Error('The database is older than this release, which knows nothing of its ledger. Start the api of this release once; that brings it up to date.');
    const { cards, entries, balance, held, problems } = await checkLedger(database);
    for (const problem of problems) say(problem);
    const books = `${cards} gift cards, ${entries} entries, ${money(balance)} to spend, ${money(held)} set aside by orders.`;
    say(problems.length === 0 ? `The gift card ledger is balanced: ${books}` : `The gift card ledger has ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}: ${books}`);
    return problems.length === 0 ? 0 : 1;
  } finally {
    await database.close();
  }
}
