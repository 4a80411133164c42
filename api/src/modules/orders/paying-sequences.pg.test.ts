import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { runs } from '@brasa/shared/testing';
import fc from 'fast-check';
import { later, minuteMs } from '../../../test/background.ts';
import { setBalance } from '../../../test/gift-cards.ts';
import { noon, testApi, testClock } from '../../../test/helper.ts';
import type { TestApi, TestCall } from '../../../test/helper.ts';
import { aDraft, customer, ids, place } from '../../../test/ordering.ts';
import { startPostgres } from '../../../test/postgres.ts';

/**
 * What a customer and her bad luck can do on the way to a paid order, in any sequence and in two tabs, against the real api
 * on PostgreSQL. Device and tab below do what the storefront does (`order-sender.ts`, `order-status-dialog.tsx` of
 * mf-cart-checkout): they keep the id of what is not answered, ask for it first, and name the unpaid order that the next
 * one replaces.
 */
const server = await startPostgres();
let api: TestApi;
let ana: TestCall;
beforeAll(async () => {
  const { open } = await server.newDatabase();
  api = await testApi({ database: open(), clock: testClock() });
}, 120_000);
afterAll(async () => {
  await api.close();
  await server.stop();
});

type Method = 'card' | 'cash';
type Names = { readonly idorder: number; readonly hash: string };

class Device {
  /** Sent from any tab, and not answered: what the storage keeps. */
  attempt: string | null = null;
  /** What each tab has sent itself, and heard no answer to. */
  private readonly sent: [string | null, string | null] = [null, null];
  /** The tab that is in front. */
  private tab: 0 | 1 = 0;
  /** Unpaid: `order-id`. */
  unpaid: Names | null = null;
  readonly known = new Map<number, Names>();
  /** Orders she meant to have and took for done. */
  done: number[] = [];
  comments = 0;

  /** The id the next press goes out under. */
  nextId(): string {
    const id = this.sent[this.tab] ?? this.attempt ?? randomUUID();
    this.sent[this.tab] = id;
    this.attempt = id;
    return id;
  }

  turn(): void {
    this.tab = this.tab === 0 ? 1 : 0;
  }

  /** Answered: this tab forgets it, and so does the storage when it still names it. */
  answered(id: string): void {
    if (this.sent[this.tab] === id) this.sent[this.tab] = null;
    if (this.attempt === id) this.attempt = null;
  }

  /** The page of this tab is gone, and what only it knew. */
  reload(): void {
    this.sent[this.tab] = null;
  }

  /** Nothing of this tab is under way that it would send again. */
  isIdle(): boolean {
    return this.sent[this.tab] === null;
  }

  placed(id: string, order: Names, method: Method): void {
    this.answered(id);
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
  const id = device.attempt;
  if (id === null) return false;
  const { body } = await api.call('cuenta/buscarOrden', { id }, ana);
  if (body.codigoRetorno !== '00') return false;
  const order = body.data as Names;
  const { orden } = (await api.call(`cliente/getOrdenHash/${order.hash}`)).body.data;
  device.placed(id, order, orden.paymentStatus === '' ? 'cash' : 'card');
  return true;
}

async function sends(device: Device, method: Method, gift: boolean, isLost: boolean): Promise<void> {
  if (device.isIdle() && (await looksForLost(device))) return;
  const id = device.nextId();
  const { status, body } = await place(api, draftOf(device, method, gift), ana, { id });
  if (isLost) return;
  if (status === 200 && body.codigoRetorno === '00') return device.placed(id, body.data.orden, method);
  // Another content arrived under this id: it is the order.
  if (status === 409) return void (await looksForLost(device));
  if (body.codigoRetorno === '02') return void (await looksAtUnpaid(device));
  // Refused: another press is another order.
  if (status === 200) device.answered(id);
}

/** The dialog of every page: what became of the unpaid order. */
async function looksAtUnpaid(device: Device): Promise<string> {
  if (!device.unpaid) return '';
  const { codigoRetorno } = (await api.call('data/checkOrder', device.unpaid)).body;
  if (codigoRetorno === '02') {
    device.done.push(device.unpaid.idorder);
    device.unpaid = null;
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
  step('reloads, or comes back', (device) => {
    device.reload();
    return looksForLost(device);
  }),
  step('goes to the other tab', async (device) => device.turn()),
  step('changes the order in the other tab', async (device) => {
    device.turn();
    device.comments += 1;
  }),
  step('is refused', (device) => atBank(device, 'error', true)),
  step('is refused and leaves', (device) => atBank(device, 'error', false)),
  step('pays', (device) => atBank(device, 'exito', true)),
  step('pays and leaves', (device) => atBank(device, 'exito', false)),
  step('gives up', givesUp),
  step('looks again', looksAtUnpaid),
  step('waits for twenty minutes', async () => {
    await later(api, 20 * minuteMs);
    ana = await customer(api);
  }),
];

async function fresh(): Promise<void> {
  const { db } = api.database;
  api.clock.set(noon);
  await db.updateTable('orders').set({ status: 'FIN' }).where('status', 'not in', ['FIN', 'CAN']).execute();
  await setBalance(api.database, 100_000);
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
      await later(api, 21 * minuteMs);

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
