import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { runs } from '@brasa/shared/testing';
import fc from 'fast-check';
import { noon, testApi, testClock } from '../../../test/helper.ts';
import type { TestApi, TestCall } from '../../../test/helper.ts';
import { aDraft, customer, ids, place } from '../../../test/ordering.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import { catchUp } from './order-steps.ts';

/**
 * What a customer and her bad luck can do on the way to a paid order, in any sequence, against the real api. The device
 * below does what the storefront does (`order-sender.ts`, `order-status-dialog.tsx` of mf-cart-checkout): it keeps the id
 * of what is not answered, asks for it first, and names the unpaid order that the next one replaces.
 */
const silent: JobQueue = { send: async () => undefined, start: async () => undefined, stop: async () => undefined };

let api: TestApi;
let ana: TestCall;
beforeAll(async () => {
  api = await testApi({ clock: testClock() });
}, 60_000);
afterAll(() => api.close());

type Method = 'card' | 'cash';
type Names = { readonly idorder: number; readonly hash: string };

class Device {
  /** Sent, and not answered. */
  attempt: string | null = null;
  /** Unpaid: `order-id`. */
  unpaid: Names | null = null;
  readonly known = new Map<number, Names>();
  /** Orders she meant to have and took for done. */
  done: number[] = [];
  comments = 0;

  placed(order: Names, method: Method): void {
    this.attempt = null;
    this.known.set(order.idorder, order);
    if (method === 'card') this.unpaid = order;
    else {
      this.unpaid = null;
      this.done.push(order.idorder);
    }
  }
}

const draftOf = (device: Device, method: Method, gift: boolean) =>
  aDraft(api.services, { products: [{ productId: ids.combo }], payment: method, certificateAmount: gift ? 1000 : 0, comments: `${device.comments}`, replacesOrder: device.unpaid?.idorder ?? null });

/** Asks for what was not answered, as every new visit does. */
async function looksForLost(device: Device): Promise<boolean> {
  if (device.attempt === null) return false;
  const { body } = await api.call('cuenta/buscarOrden', { id: device.attempt }, ana);
  if (body.codigoRetorno !== '00') return false;
  const order = body.data as Names;
  const { orden } = (await api.call(`cliente/getOrdenHash/${order.hash}`)).body.data;
  device.placed(order, orden.paymentStatus === '' ? 'cash' : 'card');
  return true;
}

async function sends(device: Device, method: Method, gift: boolean, isLost: boolean): Promise<void> {
  if (await looksForLost(device)) return;
  device.attempt ??= randomUUID();
  const { status, body } = await place(api, draftOf(device, method, gift), ana, { id: device.attempt });
  if (isLost) return;
  if (status === 200 && body.codigoRetorno === '00') return device.placed(body.data.orden, method);
  if (body.codigoRetorno === '02') return void (await looksAtUnpaid(device));
  // Refused: another press is another order.
  if (status === 200) device.attempt = null;
}

/** The dialog of every page: what became of the unpaid order. */
async function looksAtUnpaid(device: Device): Promise<string> {
  if (!device.unpaid) return '';
  const { codigoRetorno } = (await api.call('data/checkOrder', device.unpaid)).body;
  if (codigoRetorno === '02') {
    device.done.push(device.unpaid.idorder);
    device.unpaid = null;
    device.attempt = null;
  }
  return codigoRetorno;
}

async function atBank(device: Device, wished: 'exito' | 'error', isSeen: boolean): Promise<void> {
  if (!device.unpaid) return;
  const { token } = (await api.call('checkout/getValidatorTokenPromerica', { idorder: device.unpaid.idorder, tipo: 'ORD' }, { headers: { ...ana.headers, origin: 'http://localhost:4000' } })).body;
  if (token) await api.app.inject({ method: 'POST', url: '/fake-pos', payload: { token, wished } });
  if (isSeen) await looksAtUnpaid(device);
}

async function givesUp(device: Device): Promise<void> {
  if (!device.unpaid) return;
  const { codigoRetorno } = (await api.call('cuenta/cancelarOrden', { idorder: device.unpaid.idorder }, ana)).body;
  if (codigoRetorno === '02') return void (await looksAtUnpaid(device));
  device.unpaid = null;
}

type Step = { readonly name: string; readonly run: (device: Device) => Promise<unknown> };
const step = (name: string, run: Step['run']): Step => ({ name, run });
const steps: readonly Step[] = [
  step('sends in cash', (device) => sends(device, 'cash', false, false)),
  step('sends by card', (device) => sends(device, 'card', false, false)),
  step('sends by card with a gift card', (device) => sends(device, 'card', true, false)),
  step('sends in cash, and the answer is lost', (device) => sends(device, 'cash', false, true)),
  step('sends by card with a gift card, and the answer is lost', (device) => sends(device, 'card', true, true)),
  step('changes the order', async (device) => void (device.comments += 1)),
  step('reloads, or comes back', looksForLost),
  step('is refused', (device) => atBank(device, 'error', true)),
  step('is refused and leaves', (device) => atBank(device, 'error', false)),
  step('pays', (device) => atBank(device, 'exito', true)),
  step('pays and leaves', (device) => atBank(device, 'exito', false)),
  step('gives up', givesUp),
  step('looks again', looksAtUnpaid),
  step('waits for twenty minutes', async () => {
    api.clock.advance(20 * 60_000);
    await catchUp(api.database, silent, api.clock.now());
    ana = await customer(api);
  }),
];

async function fresh(): Promise<void> {
  const { db } = api.database;
  api.clock.set(noon);
  await db.updateTable('orders').set({ status: 'FIN' }).where('status', 'not in', ['FIN', 'CAN']).execute();
  await db.updateTable('gift_card').set({ balance_cents: 100_000, initial_cents: 100_000, status: 'ACTIVE' }).where('owner_id', 'is not', null).execute();
  ana = await customer(api);
}

test('whatever happens on the way to a payment, nothing is ordered twice, no balance stays set aside, and every paid order is found', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...steps), { minLength: 2, maxLength: 9 }), async (sequence) => {
      await fresh();
      const since = await api.database.db.selectFrom('orders').select((eb) => eb.fn.max('id').as('last')).executeTakeFirstOrThrow();
      const device = new Device();
      for (const { run } of sequence) {
        // One wish: who has her order does not ask for another.
        if (device.done.length > 0) break;
        await run(device);
      }
      await looksForLost(device);
      await looksAtUnpaid(device);
      api.clock.advance(21 * 60_000);
      await catchUp(api.database, silent, api.clock.now());

      const { db } = api.database;
      const orders = await db.selectFrom('orders').select(['id', 'number', 'confirmed_at', 'status']).where('id', '>', Number(since.last ?? 0)).execute();
      const made = orders.filter(({ confirmed_at }) => confirmed_at !== null);
      expect(made.length).toBeLessThanOrEqual(1);
      for (const { number } of made) expect(device.known.has(number)).toBe(true);
      const open = orders.filter(({ confirmed_at, status }) => confirmed_at === null && status !== 'CAN');
      expect(open).toEqual([]);
      const held = await db.selectFrom('gift_entry').select(['order_id', 'delta_cents']).where('order_id', 'in', [0, ...orders.map(({ id }) => id)]).execute();
      for (const { id } of orders.filter(({ confirmed_at }) => confirmed_at === null)) {
        expect(held.filter(({ order_id }) => order_id === id).reduce((sum, { delta_cents }) => sum + delta_cents, 0)).toBe(0);
      }
    }),
    { ...runs(25), endOnFailure: true },
  );
}, 3_600_000);
