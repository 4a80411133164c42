import { expect, test } from '@jest/globals';
import type { TestApi, TestCall } from '../../../test/helper.ts';
import { customer, places } from '../../../test/ordering.ts';
import { twoInstances } from '../../../test/two-instances.ts';

const { apis } = await twoInstances();

/** Of each kind; `npm run nightly` runs two thousand in all, a working day a few. */
const races = Math.max(2, Math.ceil(Number(process.env['RACES'] ?? 6) / 3));
const timeout = races * 5_000 + 60_000;

type Saved = { readonly i: number; readonly principal: number; readonly order: number };
type Answer = { readonly codigoRetorno: string; readonly mensajeRetorno: string; readonly data: { readonly i: number } };

/** The same moment, on both instances in turn. */
const atOnce = <T>(times: number, run: (api: TestApi, index: number) => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: times }, (_, index) => run(apis[index % 2] as TestApi, index)));

const address = { id: '', principal: 0, latitud: places.oakland.latitude, longitud: places.oakland.longitude, categoria: 'Mi Casa', col: '', codzon: '', direccion: '5a avenida 12-31', indicaciones: '', coloniaCliente: '', zonaCliente: '' };
const save = async (api: TestApi, who: TestCall, change: object = {}): Promise<Answer> => (await api.callEncrypted('cliente/saveDireccion', { ...address, ...change }, who)).body;
const call = async (api: TestApi, path: string, body: object, who: TestCall): Promise<Answer> => (await api.call(`cliente/${path}`, body, who)).body;
const listOf = async (who: TestCall): Promise<readonly Saved[]> => (await apis[0].call('cliente/getDataUser', undefined, who)).body.data.direcciones;
const mainOf = (list: readonly Saved[]): number[] => list.filter(({ principal }) => principal === 1).map(({ i }) => i);
const byOrder = (list: readonly Saved[]): number[] => [...list].sort((one, other) => one.order - other.order).map(({ i }) => i);

/** Ana with this many addresses. */
async function anaWith(count: number): Promise<TestCall> {
  const ana = await customer(apis[0]);
  const { db } = apis[0].database;
  await db.deleteFrom('address').where('customer_id', '=', db.selectFrom('customer').select('id').where('email', '=', 'ana@example.com')).execute();
  for (let index = 0; index < count; index += 1) await save(apis[0], ana, { categoria: `Lugar ${index}` });
  return ana;
}

test('race after race, fifteen addresses are kept however many are saved at once, and the others are told why', async () => {
  for (let race = 0; race < races; race += 1) {
    const before = race % 15;
    const ana = await anaWith(before);
    const answers = await atOnce(20, (api, index) => save(api, ana, { categoria: `Otro ${index}`, principal: index % 2 }));
    const kept = await listOf(ana);
    expect([race, kept.length, answers.filter(({ codigoRetorno }) => codigoRetorno === '00').length]).toEqual([race, 15, 15 - before]);
    expect(new Set(answers.filter(({ codigoRetorno }) => codigoRetorno === '01').map(({ mensajeRetorno }) => mensajeRetorno))).toEqual(new Set(['Alcanzaste el máximo de direcciones']));
    expect([race, mainOf(kept).length]).toEqual([race, 1]);
    expect(new Set(kept.map(({ order }) => order)).size).toBe(15);
  }
}, timeout);

test('race after race, exactly one address is the main one while some are marked, saved as such and deleted', async () => {
  for (let race = 0; race < races; race += 1) {
    const ana = await anaWith(8);
    const ids = (await listOf(ana)).map(({ i }) => i);
    const gone = ids.slice(0, 1 + (race % 6));
    const answers = await Promise.all([
      atOnce(gone.length, (api, index) => call(api, 'deleteDireccion', { i: gone[index] }, ana)),
      atOnce(12, (api, index) => call(api, 'markPrincipal', { i: ids[(race + index) % ids.length] }, ana)),
      atOnce(4, (api, index) => save(api, ana, { principal: 1, categoria: `Nuevo ${index}` })),
    ]);
    const kept = await listOf(ana);
    expect([race, kept.length, mainOf(kept).length]).toEqual([race, ids.length - gone.length + 4, 1]);
    const [deleted, marked, saved] = answers;
    expect([...deleted, ...saved].every(({ codigoRetorno }) => codigoRetorno === '00')).toBe(true);
    expect(marked.every(({ codigoRetorno, mensajeRetorno }) => codigoRetorno === '00' || mensajeRetorno === 'No encontramos la dirección')).toBe(true);
  }
}, timeout);

test('race after race, addresses end in an order that somebody gave them, whole, also while one is deleted', async () => {
  for (let race = 0; race < races; race += 1) {
    const ana = await anaWith(6);
    const ids = byOrder(await listOf(ana));
    const wanted = ids.map((_, turn) => [...ids.slice(turn), ...ids.slice(0, turn)]);
    const deletes = race % 2 === 1;
    const [answers, removal] = await Promise.all([
      atOnce(wanted.length, (api, index) => call(api, 'saveSortedAddresses', { addresses: (wanted[index] ?? []).map((i, order) => ({ i, order })) }, ana)),
      deletes ? call(apis[1], 'deleteDireccion', { i: ids[0] }, ana) : null,
    ]);
    const kept = byOrder(await listOf(ana));
    const possible = wanted.map((order) => order.filter((i) => !deletes || i !== ids[0]).join());
    expect(possible).toContain(kept.join());
    if (!deletes) expect([race, answers.filter(({ codigoRetorno }) => codigoRetorno === '00').length]).toEqual([race, wanted.length]);
    else {
      expect(removal?.codigoRetorno).toBe('00');
      for (const { codigoRetorno, mensajeRetorno } of answers) expect(`${codigoRetorno} ${mensajeRetorno}`).toMatch(/^(00 |01 No fue posible guardar el orden)$/);
    }
  }
}, timeout);
