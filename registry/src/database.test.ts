import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { openDatabase } from './database.ts';
import { emptyLogIn } from './testing/a-registry.ts';

test('the embedded database sets 32 MB aside for its buffers, is for one process at a time, and is free again once it is closed', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'registry-database-'));
  try {
    await emptyLogIn(dataDir);
    const { db, close } = await openDatabase({ dataDir, databaseUrl: '' });
    expect((await sql`show shared_buffers`.execute(db)).rows).toEqual([{ shared_buffers: '32MB' }]);
    await expect(openDatabase({ dataDir, databaseUrl: '' })).rejects.toThrow('Another registry already uses');
    await close();
    await (await openDatabase({ dataDir, databaseUrl: '' })).close();
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});
