import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type TestApi, testApi } from '../../../test/helper.ts';
import { ReleaseHolder } from './release-holder.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

test('a change shows only once it is published as a release, and then with another tag', async () => {
  const menu = async () => {
    const { body, headers } = await api.call('data/getData');
    const garlicBread = body.menu.find(({ I }: { I: number }) => I === 5001);
    return { price: garlicBread.P, version: body.v, etag: headers['etag'] };
  };
  const before = await menu();
  await api.database.db.updateTable('product').set({ price_cents: 3950 }).where('id', '=', 5001).execute();
  await api.services.release.refresh();
  expect(await menu()).toEqual(before);

  await api.database.db.insertInto('catalog_release').values({ version: '1.1.0', checksum: 'x' }).execute();
  await api.services.release.refresh();
  const after = await menu();
  expect(after).toMatchObject({ price: 39.5, version: '1.1.0' });
  expect(after.etag).not.toBe(before.etag);
  expect(api.services.release.current().catalog.productById.get(5001)?.price).toBe(3950);
});

test('gift cards are gone while the shop has them switched off', async () => {
  await api.database.db.updateTable('param').set({ value: 'INA' }).where('key', '=', 'ENABLED_CER').execute();
  await api.database.db.insertInto('catalog_release').values({ version: '1.2.0', checksum: 'y' }).execute();
  await api.services.release.refresh();
  expect((await api.call('data/getCertificados')).body.data).toEqual([]);
  expect((await api.call('data/getCertificado', { id: 2 })).body.codigoRetorno).toBe('01');
});

test('while nothing is published the menu is away, and the server says it is not ready', async () => {
  const { database, clock, log } = api.services;
  const empty = new ReleaseHolder({ db: database.db, clock, log, checkSeconds: 5 });
  expect(() => empty.current()).toThrow(expect.objectContaining({ status: 503 }));
  expect((await api.app.inject({ method: 'GET', url: '/readyz' })).json()).toEqual({ ok: true, database: true, release: true });
  expect((await api.app.inject({ method: 'GET', url: '/healthz' })).json()).toEqual({ ok: true });
});
