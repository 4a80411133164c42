import { expect, test } from '@jest/globals';
import { anExampleMenu } from '@brasa/shared/testing';
import { realPlace } from '../composition/testing/real-remotes.ts';
import { askAboutPromotions, isUnknownPromotion } from './promotions.ts';

const catalog = anExampleMenu();
const [promotion] = catalog.promotions;

async function judged(path: string, knows = false) {
  const asked: string[] = [];
  const place = realPlace(path);
  const isUnknown = place && (await isUnknownPromotion(place, catalog, async (code) => (asked.push(code), knows)));
  return { isUnknown, asked };
}

test('a promotion of the menu is there without a question; any other is what the api says [ROUTE-017]', async () => {
  expect(await judged(`/promociones/menu/${promotion?.id}`)).toEqual({ isUnknown: false, asked: [] });
  expect(await judged('/promociones/menu/secreta', true)).toEqual({ isUnknown: false, asked: ['secreta'] });
  expect(await judged('/promociones/verano/nada')).toEqual({ isUnknown: true, asked: ['nada'] });
});

test('an address about a category names no promotion, and other pages are not asked about', async () => {
  expect(await judged('/promociones/menu/categoria/combos', true)).toEqual({ isUnknown: true, asked: [] });
  expect(await judged('/menu/categoria/nada')).toEqual({ isUnknown: false, asked: [] });
});

const visitor = { ip: '198.51.100.7', mayAsk: true };
type Answer = () => Response | Promise<Response>;

/** An api with one answer, and what it was asked. */
function anApi(answer: Answer, now = () => 0) {
  const sent: RequestInit[] = [];
  const knows = askAboutPromotions({ apiUrl: 'http://api.test', now, fetch: (async (_url: string, init: RequestInit) => (sent.push(init), answer())) as typeof fetch });
  return { knows, sent };
}

const none: Answer = () => Response.json({ codigoRetorno: '00', data: null });
const one: Answer = () => Response.json({ codigoRetorno: '00', data: { I: 1 } });
const tooMany: Answer = () => Response.json({ data: null }, { status: 429 });

test.each<[string, Answer, boolean]>([
  ['says that there is none', none, false],
  ['has it', one, true],
  ['hears too many questions', tooMany, true],
  ['refuses to answer', () => Response.json({ codigoRetorno: '01' }), true],
  ['sends something else', () => new Response('<html>'), true],
  [
    'is away',
    () => {
      throw new Error('refused');
    },
    true,
  ],
])('an api that %s', async (_what, answer, known) => {
  const { knows, sent } = anApi(answer);
  expect(await knows('secreta', visitor)).toBe(known);
  expect(sent).toMatchObject([{ method: 'POST', body: '{"codigo":"secreta"}', headers: { 'x-forwarded-for': '198.51.100.7' } }]);
});

test.each([
  ['none', none, false],
  ['one', one, true],
])('what the api said of a promotion counts for everybody for half a minute: %s', async (_what, answer, known) => {
  let time = 0;
  const { knows, sent } = anApi(answer, () => time);
  for (const now of [0, 1000, 29_999]) {
    time = now;
    expect(await knows('secreta', { ip: '198.51.100.8', mayAsk: now === 0 })).toBe(known);
  }
  expect(sent).toHaveLength(1);
  time = 30_001;
  await knows('secreta', visitor);
  expect(sent).toHaveLength(2);
});

test('an answer that was none is not remembered', async () => {
  const { knows, sent } = anApi(tooMany);
  await knows('secreta', visitor);
  await knows('secreta', visitor);
  expect(sent).toHaveLength(2);
});

test('visitors who come to the same promotion at the same time cost one question', async () => {
  let answerNow = (): void => undefined;
  const promise = new Promise<void>((done) => (answerNow = done));
  const { knows, sent } = anApi(async () => (await promise, none()));
  const asked = [knows('secreta', visitor), knows('secreta', { ip: '198.51.100.8', mayAsk: true }), knows('secreta', { ...visitor, mayAsk: false })];
  answerNow();
  expect(await Promise.all(asked)).toEqual([false, false, false]);
  expect(sent).toHaveLength(1);
});

test('nothing is asked for who may not spend a question', async () => {
  const { knows, sent } = anApi(none);
  expect(await knows('secreta', { ...visitor, mayAsk: false })).toBe(true);
  expect(sent).toEqual([]);
});

test('a slow api is not asked about more than twenty at once', async () => {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  const { knows, sent } = anApi(async () => (await promise, none()));
  const all = Array.from({ length: 30 }, (_, index) => knows(`codigo-${index}`, visitor));
  await Promise.all(all.slice(20));
  expect(sent).toHaveLength(20);
  resolve();
  expect(await Promise.all(all)).toEqual(Array.from({ length: 30 }, (_, index) => index >= 20));
  await knows('codigo-29', visitor);
  expect(sent).toHaveLength(21);
});
