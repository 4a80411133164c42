import { createHash } from 'node:crypto';
import { defaultSelection } from '@brasa/shared/domain/builder';
import { emptyCart } from '@brasa/shared/domain/cart';
import type { Cart } from '@brasa/shared/domain/cart';
import { addLines, totals } from '@brasa/shared/domain/cart-operations';
import type { Catalog } from '@brasa/shared/domain/catalog';
import { distanceBetween } from '@brasa/shared/domain/distance';
import { orderedLines } from '@brasa/shared/domain/ordered-line';
import { unitPrice } from '@brasa/shared/domain/pricing';
import { toCatalog } from '@brasa/shared/wire/catalog-wire';
import { json } from '../db/tables.ts';
import type { Trx } from '../db/database.ts';
import { fromMenuRows } from '../modules/catalog/menu-rows-wire.ts';
import { readMenuRows } from '../modules/catalog/read-menu-rows.ts';
import type { OrderAddress } from '../modules/orders/order-record.ts';
import { insertOrder } from '../modules/orders/order-rows.ts';
import { localDay } from '../modules/payments/local-day.ts';
import { planFor } from '../modules/tracking/kitchen-plan.ts';
import { writeGiftOrder } from './demo-gift-orders.ts';

const day = 24 * 3_600_000;

export type DemoCustomer = { readonly id: number; readonly name: string; readonly email: string; readonly phone: string };

type OldOrder = { readonly daysAgo: number; readonly products: readonly (readonly [productId: number, quantity: number])[]; readonly delivery: 'home' | 'pickup'; readonly fromBalance: number };

const shop = { id: 2, zone: 20, latitude: 14.599, longitude: -90.511 } as const;
const door: OrderAddress = { address: '5a avenida 12-31', reference: 'Portón negro', zoneName: 'Zona 10', districtCode: '010110', districtName: 'Oakland', addressId: null, customerAt: { latitude: 14.599, longitude: -90.5072 }, deliverTo: { latitude: 14.599, longitude: -90.5072 } };

/** Oldest first. The middle one took Q43.20 of a Q100 card, which leaves Q56.80. */
const oldOrders: readonly OldOrder[] = [
  { daysAgo: 33, products: [[3001, 1], [5001, 1]], delivery: 'pickup', fromBalance: 0 },
  { daysAgo: 12, products: [[4101, 1], [8001, 2]], delivery: 'home', fromBalance: 4_320 },
  { daysAgo: 3, products: [[2001, 1], [9001, 2]], delivery: 'home', fromBalance: 0 },
];
const cardAmount = 10_000;
const cardDesign = 2;

/** Three delivered orders and a gift card somebody gave: what a customer of some weeks has. */
export async function seedDemoOrders(trx: Trx, customer: DemoCustomer, buyer: DemoCustomer, now: number): Promise<void> {
  const data = fromMenuRows(await readMenuRows(trx, now), { version: '1.0.0', address: (path) => path });
  const catalog = toCatalog(data);
  const cardId = await giveCard(trx, customer, buyer, now - 40 * day);
  for (const old of oldOrders) {
    const orderId = await writeOld(trx, old, customer, catalog, now);
    if (old.fromBalance > 0) await spend(trx, cardId, orderId, old, now);
  }
}

function cartOf(catalog: Catalog, { products }: OldOrder): Cart {
  return products.reduce((cart, [productId, quantity]) => {
    const product = catalog.productById.get(productId);
    if (!product) throw new Error(`The seed has no product ${productId}: correct demo-orders.ts`);
    const selection = defaultSelection(catalog, product);
    return addLines(cart, product, quantity, selection, unitPrice(catalog, product, selection));
  }, emptyCart);
}

async function writeOld(trx: Trx, old: OldOrder, customer: DemoCustomer, catalog: Catalog, now: number): Promise<number> {
  const cart = cartOf(catalog, old);
  const { subtotal, discount, total } = totals(cart);
  const placedAt = now - old.daysAgo * day;
  const isHome = old.delivery === 'home';
  const { id } = await insertOrder(trx, {
    customerId: customer.id,
    guestId: null,
    shopId: shop.id,
    zoneId: isHome ? shop.zone : null,
    deliveryPointId: null,
    delivery: old.delivery,
    placedAt,
    scheduledFor: null,
    totals: { subtotal, discount, total, certificate: old.fromBalance, due: total - old.fromBalance },
    method: 'cash',
    paymentState: 'PAID',
    contact: { name: customer.name, phone: customer.phone, email: customer.email, collectedBy: isHome ? '' : customer.name, wantsAccount: false },
    address: isHome ? door : null,
    comments: '',
    warrantyType: null,
    warrantyText: '',
    lines: orderedLines(cart).map((line) => ({ ...line, name: catalog.productById.get(line.productId)?.name ?? '' })),
    coupon: null,
    invoice: null,
    catalogVersion: '1.0.0',
    device: {},
    contentHash: createHash('sha256').update(`demo ${placedAt}`).digest('hex'),
  });
  const plan = planFor({ delivery: old.delivery, confirmedAt: placedAt, scheduledFor: null, distanceKm: distanceBetween(shop, door.deliverTo), speed: 1 });
  await trx.updateTable('orders').set({ status: 'FIN', confirmed_at: new Date(placedAt), closed_at: new Date(plan.steps.at(-1)?.at ?? placedAt), plan: json(plan) }).where('id', '=', id).execute();
  await trx.insertInto('order_event').values(plan.steps.map(({ status, at }) => ({ order_id: id, status, at: new Date(at), source: 'simulation' }))).execute();
  return id;
}

async function giveCard(trx: Trx, owner: DemoCustomer, buyer: DemoCustomer, boughtAt: number): Promise<number> {
  const moment = new Date(boughtAt);
  const orderId = await writeGiftOrder(trx, { buyer, boughtAt, cards: [{ design: cardDesign, amount: cardAmount, recipient: owner, dedication: 'Feliz cumpleaños' }] });
  const { id } = await trx
    .insertInto('gift_card')
    .values({
      design_id: cardDesign,
      order_id: orderId,
      order_pos: 0,
      // Nobody was told the code of this card: it is in the account already.
      code_mac: createHash('sha256').update(`demo card ${orderId}`).digest(),
      code_last4: 'HN3P',
      buyer_name: buyer.name,
      recipient_name: owner.name,
      recipient_email: owner.email,
      dedication: 'Feliz cumpleaños',
      initial_cents: cardAmount,
      balance_cents: cardAmount,
      status: 'ACTIVE',
      owner_id: owner.id,
      issued_at: moment,
      activated_at: moment,
      expires_on: localDay(boughtAt + 365 * day),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx.insertInto('gift_entry').values({ gift_card_id: id, order_id: null, kind: 'ISSUE', delta_cents: cardAmount, at: moment }).execute();
  return id;
}

async function spend(trx: Trx, cardId: number, orderId: number, { fromBalance, daysAgo }: OldOrder, now: number): Promise<void> {
  const at = new Date(now - daysAgo * day);
  await trx.updateTable('gift_card').set((eb) => ({ balance_cents: eb('balance_cents', '-', fromBalance) })).where('id', '=', cardId).execute();
  await trx
    .insertInto('gift_entry')
    .values([
      { gift_card_id: cardId, order_id: orderId, kind: 'HOLD', delta_cents: -fromBalance, at },
      { gift_card_id: cardId, order_id: orderId, kind: 'CAPTURE', delta_cents: 0, at },
    ])
    .execute();
}
