import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeOnce } from './make-once.ts';

/** What is asked of a PGlite; the packages whose tests use it depend on it. */
type Embedded = { exec(statements: string): Promise<unknown>; dumpDataDir(compression: 'none'): Promise<Blob>; close(): Promise<void> };

/** For the PGlite that an image is made with: the log of writes comes in files of 1 MB instead of 16. */
export const smallCluster = { initDbStartParams: ['--wal-segsize=1'] };

/** Most of the time of a start goes into copying files and clearing memory: without what no test asks for it takes half as long. */
const leaner = [
  'update pg_database set datistemplate = false',
  'drop database template0',
  'drop database template1',
  `alter system set shared_buffers = '16MB'`,
  `alter system set min_wal_size = '2MB'`,
  'select pg_reload_conf()',
  'select pg_switch_wal()',
  'checkpoint',
];

async function writeImage(path: string, pglite: Embedded): Promise<void> {
  for (const statement of leaner) await pglite.exec(statement);
  await writeFile(path, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()));
}

/** The files of a database, for `loadDataDir` of PGlite: made once from the PGlite of `make`, which is closed then. The name has to change with whatever `make` depends on. */
export async function embeddedImage(name: string, make: () => Promise<Embedded>): Promise<Blob> {
  const path = join(tmpdir(), name);
  await makeOnce(path, async (draft) => {
    const pglite = await make();
    await writeImage(draft, pglite).finally(() => pglite.close());
  });
  return new Blob([await readFile(path)]);
}
