import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { embeddedImage, smallCluster } from '@brasa/shared/testing/embedded-image';
import { inMemory, readConfig } from '../src/config.ts';
import type { Database } from '../src/db/database.ts';
import { migrate } from '../src/db/migrate.ts';
import { embeddedDatabase } from '../src/db/open-database.ts';
import { newSecrets } from '../src/secrets.ts';
import { seed } from '../src/seed/seed.ts';
import { seedClock } from './seed-clock.ts';

const seeding = { DATA_DIR: inMemory, SEED_DEMO: '1', SEED_HOURS: 'real', SEED_PASSWORD: 'clave-demo-1' };

/** Changes with every migration and seed file, so that what was made from others is never used. */
export function seedHash(): string {
  const hash = createHash('sha256');
  for (const folder of ['../src/db/migrations/', '../src/seed/']) {
    const url = new URL(folder, import.meta.url);
    const names = readdirSync(url, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(sql|ts)$/.test(name) && !name.endsWith('.test.ts'));
    for (const name of names.sort()) hash.update(name).update(readFileSync(new URL(name, url)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Schema, demo data and contract hours. */
export async function migrateAndSeed(database: Database): Promise<void> {
  await migrate(database);
  await seed({ database, config: readConfig(seeding), clock: seedClock, secrets: newSecrets(), announce: () => undefined });
}

const image = (name: string, fill: (database: Database) => Promise<void>): Promise<Blob> =>
  embeddedImage(name, async () => {
    const database = await embeddedDatabase(undefined, smallCluster);
    await fill(database);
    if (database.engine.kind !== 'pglite') throw new Error('The test image is made with the embedded engine.');
    return database.engine.pglite;
  });

const seededImage = (): Promise<Blob> => image(`brasa-seeded-database-${seedHash()}.tar`, migrateAndSeed);

/** A fresh database, migrated and seeded with demo data and contract hours, from a stored image. */
export async function openTestDatabase(): Promise<Database> {
  return embeddedDatabase(undefined, { loadDataDir: await seededImage() });
}

async function makeDatabase(folder: string, loadDataDir: Blob): Promise<void> {
  const database = await embeddedDatabase(join(folder, 'pg'), { loadDataDir });
  await database.close();
}

/** A new data folder whose database was made by an earlier start; remove it afterwards. */
export async function seededFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'brasa-seeded-'));
  await makeDatabase(folder, await seededImage());
  return folder;
}

/** The database of a data folder before its first migration: making one anew takes most of the time of a first start of the api. */
export const emptyDatabaseIn = async (folder: string): Promise<void> => makeDatabase(folder, await image('brasa-empty-database.tar', async () => undefined));
