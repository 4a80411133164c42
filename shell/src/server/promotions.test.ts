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

test.each([
  ['says that there is none', () => Response.json({ codigoRetorno: '00', data: null }), false],
  ['has it', () => Response.json({ codigoRetorno: '00', data: { I: 1 } }), true],
  ['hears too many questions', () => Response.json({ data: null }, { status: 429 }), true],
  ['sends something else', () => new Response('<html>'), true],
  [
    'is away',
    () => {
      throw new Error('refused');
    },
    true,
  ],
])('an api that %s', async (_what, answer, known) => {
  const sent: RequestInit[] = [];
  const knows = askAboutPromotions({ apiUrl: 'http://api.test', fetch: (async (_url: string, init: RequestInit) => (sent.push(init), answer())) as typeof fetch });
  expect(await knows('secreta', '198.51.100.7')).toBe(known);
  expect(sent).toMatchObject([{ method: 'POST', body: '{"codigo":"secreta"}', headers: { 'x-forwarded-for': '198.51.100.7' } }]);
});
