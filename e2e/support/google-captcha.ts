import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '../../api/src/clock.ts';
import { readConfig } from '../../api/src/config.ts';
import { migrate } from '../../api/src/db/migrate.ts';
import { openDatabase } from '../../api/src/db/open-database.ts';
import { loadSecrets } from '../../api/src/secrets.ts';
import { seed } from '../../api/src/seed/seed.ts';
import { emptyDatabasesIn } from './empty-databases.ts';

/** What Google calls solved: each of these once. */
export type GoogleDouble = { readonly url: string; readonly answers: Set<string>; close(): void };

/** Stands in for the address at which Google says whether its widget was solved. */
export async function googleDouble(secret: string): Promise<GoogleDouble> {
  const answers = new Set<string>();
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const form = new URLSearchParams(Buffer.concat(parts).toString());
    response.end(JSON.stringify({ success: form.get('secret') === secret && answers.delete(form.get('response') ?? '') }));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, answers, close: () => void server.close() };
}

/** A data folder whose shop has this `RECAPTCHA_SITE_KEY`; for `startStorefront` with the same `env`. */
export async function dataWithSiteKey(siteKey: string, env: Record<string, string>): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'brasa-e2e-'));
  await emptyDatabasesIn(dataDir);
  const config = readConfig({ ...env, DATA_DIR: dataDir });
  const database = await openDatabase(config, () => undefined);
  try {
    await migrate(database);
    await seed({ database, config, clock: systemClock, secrets: await loadSecrets(config), announce: () => undefined });
    await database.db.updateTable('param').set({ value: siteKey }).where('key', '=', 'RECAPTCHA_SITE_KEY').execute();
  } finally {
    await database.close();
  }
  return dataDir;
}
