import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mailbox } from '../../../test/mailbox.ts';
import { testApi, testClock } from '../../../test/helper.ts';
import type { TestApi } from '../../../test/helper.ts';
import { aDraft, counter, guest, ids, place } from '../../../test/ordering.ts';
import type { DraftWishes } from '../../../test/ordering.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ clock: testClock() });
}, 60_000);
afterAll(() => api.close());

/** Places an order and gives the letter that confirms it. */
async function letterFor(wishes: DraftWishes = {}) {
  const { body } = await place(api, aDraft(api.services, wishes), await guest(api));
  expect(body.mensajeRetorno).toBe('Recibimos tu orden');
  const letters = await mailbox(api).collect('ana.guest@example.com');
  const letter = letters.find(({ template }) => template === 'order-received');
  if (!letter) throw new Error('no letter');
  return { ...letter, number: body.data.orden.idorder as number, hash: body.data.orden.hash as string };
}

test('the letter that confirms an order says number, hour, lines with what was picked, and total, as text and as HTML', async () => {
  const { text, html, number, hash } = await letterFor({ products: [{ productId: ids.combo, quantity: 2 }, { productId: ids.garlicBread }] });
  for (const said of [text, html]) {
    for (const words of ['Ya la estamos atendiendo', `Orden #${number}, pedida el 19/11/2026 a las 12:00 pm.`, 'sale de Zona 10 Oakland', 'Hora estimada: 12:30 pm.', '2 × Combo Amigos', 'masa tradicional', 'Gaseosa', '1 × Pan con ajo', 'Q275.00', 'Efectivo', `/tracking/${hash}`]) expect(said).toContain(words);
    // Nobody has proved whose mailbox it is.
    expect(said).not.toMatch(/5a avenida|Portón|López|5550/);
  }
});

test.each([
  [{ date: '20/11/2026', time: '12:00' }, 'La programamos para mañana 20/11/2026 a las 12:00 pm.'],
  [{ date: '19/11/2026', time: '18:00' }, 'La programamos para hoy 19/11/2026 a las 06:00 pm.'],
  [{ date: '22/11/2026', time: '12:30' }, 'La programamos para el 22/11/2026 a las 12:30 pm.'],
])('an order for %j is not said to be made now', async (futureOrder, words) => {
  const { text, html } = await letterFor({ futureOrder, destination: counter() });
  for (const said of [text, html]) {
    expect(said).toContain(words);
    expect(said).toContain('La recoges en Zona 10 Oakland,');
    expect(said).not.toMatch(/estamos atendiendo|Hora estimada/);
  }
});

test('a letter that leaves late does not say that an order is being made which was served or cancelled meanwhile', async () => {
  const letterAfter = async (status: 'FIN' | 'CAN') => {
    const { hash } = (await place(api, aDraft(api.services), await guest(api))).body.data.orden as { hash: string };
    await api.database.db.updateTable('orders').set({ status }).where('hash', '=', hash).execute();
    return (await mailbox(api).collect('ana.guest@example.com')).find(({ template }) => template === 'order-received');
  };
  expect(await letterAfter('CAN')).toBeUndefined();
  const served = await letterAfter('FIN');
  expect(served?.text).toContain('¡Gracias por tu orden!');
  expect(served?.text).not.toMatch(/estamos atendiendo|Hora estimada/);
});
