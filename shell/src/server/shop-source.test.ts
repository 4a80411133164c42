import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { catalogAnswer } from '../../../shared/src/wire/testing/catalog-answer.ts';
import { aShop as aPlace } from '@brasa/shared/testing';
import { fromGeography } from '@brasa/shared/wire/geography-wire';
import { watchShop } from './shop-source.ts';

const noShops = fromGeography({ departments: [], cities: [], districts: [], shops: [] }, 'GT');
let shops = noShops;
const warned: string[] = [];
const log = { warn: (line: unknown) => void warned.push(String(line)), error: (_: unknown, line?: string) => void warned.push(line ?? '') };

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
  warned.length = 0;
  menu = catalogAnswer();
  shops = noShops;
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
  expect(warned).toEqual(['Taking over the menu of the api failed; pages are made from the last one', 'Taking over the menu of the api works again']);
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

test('a special day is in no page any more once it is over, whether the api says anything new or not', async () => {
  const days = ['2026-12-24', '2026-12-25'];
  shops = fromGeography({ departments: [], cities: [], districts: [], shops: [aPlace({ specialDays: days.map((date) => ({ date, hours: null, reason: '' })) })] }, 'GT');
  let now = Date.UTC(2026, 11, 25, 5, 59);
  const releases: string[] = [];
  const shop = await watchShop({ apiUrl: 'http://api.test', fetch: api, log, now: () => now }, ({ release }) => void releases.push(release));
  stop = shop.stop;
  const drawn = () => shop.current().geography?.shops[0]?.specialDays.map(({ date }) => date);
  expect(drawn()).toEqual(days);
  await later();
  now += 60_000;
  await later();
  expect(drawn()).toEqual(['2026-12-25']);
  expect(new Set(releases).size).toBe(2);
  expect(releases).toHaveLength(2);
});
