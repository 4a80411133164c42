import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { embeddedImage, smallCluster } from '@brasa/shared/testing/embedded-image';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { buildApp } from '../app.ts';
import { folderStore } from '../artifacts/folder-store.ts';
import { prepareTables } from '../prepare-tables.ts';
import type { RegistryTables } from '../tables.ts';
import { openFigures } from '../figures/figures.ts';
import { openLedger } from '../log/ledger.ts';
import { openRegistry } from '../registry.ts';
import { openShells } from '../shells.ts';

export const testToken = 'a-token-of-at-least-thirty-two-characters';

const opened = (pglite: PGlite) => new Kysely<RegistryTables>({ dialect: new PGliteDialect({ pglite }) });

async function emptyLogImage(): Promise<Blob> {
  const schema = createHash('sha256').update(await readFile(new URL('../prepare-tables.ts', import.meta.url)));
  return embeddedImage(`brasa-registry-database-${schema.digest('hex').slice(0, 16)}.tar`, async () => {
    const pglite = await PGlite.create(smallCluster);
    await prepareTables(opened(pglite));
    return pglite;
  });
}

/** A log in memory, without entries. */
export async function aLogDatabase() {
  const db = opened(await PGlite.create({ loadDataDir: await emptyLogImage() }));
  return { db, close: () => db.destroy() };
}

/** The database of a registry in a data folder, without entries, as an earlier start leaves it: making one anew takes several times as long. */
export async function emptyLogIn(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'registry');
  await mkdir(folder, { recursive: true });
  const pglite = await PGlite.create(join(folder, 'database'), { loadDataDir: await emptyLogImage() });
  await pglite.close();
}

/** The whole server without a socket: ask it with `app.inject`. */
export async function aRegistry({ loadTimeoutMs }: { readonly loadTimeoutMs?: number } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'registry-'));
  const { db, close } = await aLogDatabase();
  const store = folderStore(folder);
  const ledger = await openLedger(db);
  // A shell that has reported stays alive however long a test takes.
  const openedAt = Date.now();
  const shells = openShells(db, () => openedAt);
  const registry = await openRegistry({ ledger, store, shells, origins: { first: '', second: '' }, loadTimeoutMs });
  const app = buildApp({ registry, ledger, shells, figures: openFigures(db), store, token: testToken, hasDatabase: async () => true, logLevel: 'silent' });
  return {
    app,
    db,
    folder,
    ledger,
    registry,
    shells,
    store,
    close: async () => {
      await app.close();
      await close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
