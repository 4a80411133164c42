import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { isMigrated, migrate } from '../src/db/migrate.ts';
import { seed } from '../src/seed/seed.ts';
import { type TestApi, testApi } from './helper.ts';
import { startPostgres } from './postgres.ts';

const server = await startPostgres();

let embedded: TestApi;
let real: TestApi;
beforeAll(async () => {
  embedded = await testApi();
  real = await testApi({ database: (await server.newDatabase()).open() });
});
afterAll(async () => {
  await embedded?.close();
  await real?.close();
  await server.stop();
});

const calls: readonly (readonly [path: string, body?: unknown])[] = [
  ['data/getData'],
  ['data/getCatalogos'],
  ['data/getImages'],
  ['data/getFechaHora'],
  ['data/getBloqueos'],
  ['data/checkHr', { ids: '5008', pff: '21/11/2026', pfh: '12:00' }],
  ['data/getVS', { ids: '2001' }],
  ['data/checkPr', { id: 9501 }],
  ['data/getPromo', { codigo: 'postre-a-mitad' }],
  ['data/getCertificados'],
  ['data/getCertificado', { id: 1 }],
  ['geo/validaCobertura', { latitud: 14.6005, longitud: -90.554 }],
  ['geo/getExt', { idtda: 2 }],
];

test('PostgreSQL and the embedded database give the same answers', async () => {
  for (const [path, body] of calls) {
    const answer = await real.call(path, body);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual((await embedded.call(path, body)).body);
  }
});

test('instances that start together bring an empty database up to date once', async () => {
  const { open } = await server.newDatabase();
  const [one, other] = [open(), open()];
  const options = { config: { ...real.config, alwaysOpen: true }, clock: real.clock, secrets: real.secrets, announce: () => undefined };
  await Promise.all([one, other].map(async (database) => {
    await migrate(database);
    await seed({ ...options, database });
  }));
  expect(await isMigrated(one.db)).toBe(true);
  expect(await one.db.selectFrom('catalog_release').select('version').execute()).toEqual([{ version: '1.0.0' }]);
  await one.close();
  await other.close();
});

test('a query outside the open transaction is refused here too', async () => {
  await real.database.inTransaction(async () => {
    await expect(real.database.db.selectFrom('param').selectAll().execute()).rejects.toThrow(/pass the transaction down/);
  });
});

test('a database that is gone is 503, and the menu in memory is still served', async () => {
  const { open } = await server.newDatabase();
  const lonely = await testApi({ database: open(), env: { LOG_LEVEL: 'silent' } });
  await lonely.database.close();
  expect((await lonely.call('data/checkPr', { id: 9501 })).status).toBe(503);
  expect((await lonely.call('data/getData')).status).toBe(200);
  expect((await lonely.app.inject({ method: 'GET', url: '/readyz' })).statusCode).toBe(503);
  await lonely.app.close();
});
