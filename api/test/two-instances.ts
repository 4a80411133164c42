import { afterAll, beforeAll } from '@jest/globals';
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
