import { afterAll, beforeAll } from '@jest/globals';
import type { Database } from '../src/db/database.ts';
import { newSecrets } from '../src/secrets.ts';
import { testApi, type TestApi } from './helper.ts';
import { startPostgres, type PostgresServer } from './postgres.ts';

export type TwoInstances = {
  readonly server: PostgresServer;
  /** Filled before the first test. */
  readonly apis: readonly [TestApi, TestApi];
};

/** Two instances of the server on one database, as behind a load balancer. Call it once at the top of a file of tests. */
export async function twoInstances(): Promise<TwoInstances> {
  const server = await startPostgres();
  const apis: TestApi[] = [];
  beforeAll(async () => {
    const { open } = await server.newDatabase();
    const secrets = newSecrets();
    for (let instance = 0; instance < 2; instance += 1) apis.push(await testApi({ database: open(), secrets }));
  }, 120_000);
  afterAll(async () => {
    for (const api of apis) await api.close();
    await server.stop();
  });
  return { server, apis: apis as unknown as readonly [TestApi, TestApi] };
}

export type TwoDatabases = {
  /** The same database opened twice; filled before the first test. */
  readonly instances: readonly [Database, Database];
  /** Does it so many times at once, in turns on both. */
  atOnce<T>(times: number, work: (database: Database, index: number) => Promise<T>): Promise<T[]>;
};

/** The connections of two instances to one PostgreSQL, for tests without a server. Call it once at the top of a file of tests. */
export async function twoDatabases(): Promise<TwoDatabases> {
  const server = await startPostgres();
  const opened: Database[] = [];
  beforeAll(async () => {
    const { open } = await server.newDatabase();
    opened.push(open(), open());
  }, 120_000);
  afterAll(async () => {
    for (const database of opened) await database.close();
    await server.stop();
  });
  return {
    instances: opened as unknown as readonly [Database, Database],
    atOnce: (times, work) => Promise.all(Array.from({ length: times }, (_, index) => work(opened[index % 2] as Database, index))),
  };
}
