import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { buildApp } from '../app.ts';
import { folderStore } from '../artifacts/folder-store.ts';
import { prepareLog, type RegistryTables } from '../log/event-log.ts';
import { openLedger } from '../log/ledger.ts';
import { openRegistry } from '../registry.ts';

export const testToken = 'a-token-of-at-least-thirty-two-characters';

/** A log in memory. */
export async function aLogDatabase() {
  const pglite = new PGlite();
  const db = new Kysely<RegistryTables>({ dialect: new PGliteDialect({ pglite }) });
  await prepareLog(db);
  return { db, close: () => db.destroy() };
}

/** The whole server without a socket: ask it with `app.inject`. */
export async function aRegistry() {
  const folder = await mkdtemp(join(tmpdir(), 'registry-'));
  const { db, close } = await aLogDatabase();
  const store = folderStore(folder);
  const ledger = await openLedger(db);
  const registry = await openRegistry({ ledger, store, origins: { first: '', second: '' } });
  const app = buildApp({ registry, ledger, store, token: testToken, hasDatabase: async () => true, logLevel: 'silent' });
  return {
    app,
    db,
    folder,
    ledger,
    registry,
    store,
    close: async () => {
      await app.close();
      await close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
