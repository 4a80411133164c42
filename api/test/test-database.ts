import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { mkdir, readFile, rename, rmdir, stat, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inMemory, readConfig } from '../src/config.ts';
import type { Database } from '../src/db/database.ts';
import { migrate } from '../src/db/migrate.ts';
import { embeddedDatabase } from '../src/db/open-database.ts';
import { newSecrets } from '../src/secrets.ts';
import { seed } from '../src/seed/seed.ts';
import { seedClock } from './seed-clock.ts';

const seeding = { DATA_DIR: inMemory, SEED_DEMO: '1', SEED_HOURS: 'real', SEED_PASSWORD: 'clave-demo-1' };

/** Changes with every migration and seed file, so that a stale image is never used. */
function imageName(): string {
  const hash = createHash('sha256');
  for (const folder of ['../src/db/migrations/', '../src/seed/']) {
    const url = new URL(folder, import.meta.url);
    const names = readdirSync(url, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(sql|ts)$/.test(name) && !name.endsWith('.test.ts'));
    for (const name of names.sort()) hash.update(name).update(readFileSync(new URL(name, url)));
  }
  return `brasa-test-database-${hash.digest('hex').slice(0, 16)}.tar`;
}

async function buildImage(path: string): Promise<void> {
  const database = await embeddedDatabase(undefined);
  await migrate(database.db);
  await seed({ database, config: readConfig(seeding), clock: seedClock, secrets: newSecrets(), announce: () => undefined });
  if (database.engine.kind !== 'pglite') throw new Error('The test image is made with the embedded engine.');
  const image = await database.engine.pglite.dumpDataDir('none');
  await database.close();
  // Written beside and renamed, because several test workers may make it at once.
  const mine = `${path}.${process.pid}`;
  await writeFile(mine, Buffer.from(await image.arrayBuffer()));
  await rename(mine, path);
}

const exists = (path: string): Promise<boolean> => stat(path).then(
  () => true,
  () => false,
);

/** One test worker makes the image, the others wait for it. */
async function ensureImage(path: string): Promise<void> {
  const lock = `${path}.lock`;
  const deadline = Date.now() + 45_000;
  while (!(await exists(path))) {
    const isMine = await mkdir(lock).then(
      () => true,
      () => false,
    );
    if (isMine || Date.now() > deadline) {
      await buildImage(path).finally(() => rmdir(lock).catch(() => undefined));
    } else {
      await wait(100);
    }
  }
}

/** A fresh database, migrated and seeded with demo data and contract hours; starting from a stored image takes a third of a second. */
export async function openTestDatabase(): Promise<Database> {
  const path = join(tmpdir(), imageName());
  await ensureImage(path);
  return embeddedDatabase(undefined, { loadDataDir: new Blob([await readFile(path)]) });
}
