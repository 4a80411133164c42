import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { catalogAnswer } from '../../../shared/src/wire/testing/catalog-answer.ts';
import { watchShop } from './shop-source.ts';

const shops = { tiendas: [], departamentos: [], ciudades: [], colonias: [], horariosTiendas: {} };
const told: string[] = [];
const log = { warn: (line: unknown) => void told.push(String(line)), error: (_: unknown, line?: string) => void told.push(line ?? '') };

let isAway = false;
let menu = catalogAnswer();
const bodies = (): Readonly<Record<string, unknown>> => ({ getData: menu, getCatalogos: shops, getImages: { data: [] } });
const api = (async (url: string) => {
  if (isAway) throw new Error('connection refused');
  const body = JSON.stringify(bodies()[url.split('/').at(-1) ?? '']);
  return new Response(body, { headers: { etag: `"${body.length} ${menu.v}"`, ck: '/k/1/secreto' } });
}) as typeof fetch;
const later = () => jest.advanceTimersByTimeAsync(5000);

let stop = async (): Promise<void> => {};
beforeEach(() => {
  told.length = 0;
  menu = catalogAnswer();
  jest.useFakeTimers();
});
afterEach(async () => {
  await stop();
  jest.useRealTimers();
});

test('while the api is away the last menu stays, which is told once, and once that it is over', async () => {
  const shop = await watchShop({ apiUrl: 'http://api.test', fetch: api, log });
  stop = shop.stop;
  isAway = true;
  for (let minute = 0; minute < 120; minute += 1) await later();
  expect(shop.current()).toMatchObject({ key: 'secreto', catalog: expect.anything() });
  isAway = false;
  await later();
  expect(told).toEqual(['Taking over the menu of the api failed; pages are made from the last one', 'Taking over the menu of the api works again']);
});

test('who could not take a menu over is given it again, and once it could, not before the next one', async () => {
  const given: string[] = [];
  let canTake = false;
  const shop = await watchShop({ apiUrl: 'http://api.test', fetch: api, log }, ({ release }) => {
    given.push(release);
    if (!canTake) throw new Error('a thread did not answer');
  });
  stop = shop.stop;
  canTake = true;
  await later();
  await later();
  expect(given).toEqual([shop.current().release, shop.current().release]);
  menu = { ...menu, v: '1.0.1' };
  await later();
  expect(new Set(given).size).toBe(2);
});
