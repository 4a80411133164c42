import { fromProductType, toProductType } from '@brasa/shared/wire/product-type-wire';
import { fromPaymentMethod, toPaymentMethod } from '@brasa/shared/wire/payment-wire';
import type { OrderStatus } from '@brasa/shared/domain/order';
import type { Selectable } from 'kysely';
import { json } from '../../db/tables.ts';
import type { Tables } from '../../db/tables.ts';
import type { Db, Trx } from '../../db/database.ts';
import type { Buyer } from './order-facts.ts';
import type { KitchenPlan } from '../tracking/kitchen-plan.ts';
import { newOrderHash, newOrderNumber } from './order-numbers.ts';
import type { Invoice, OrderAddress, OrderContact, OrderRecord, RecordedLine } from './order-record.ts';

type OrderRow = Selectable<Tables['orders']>;
type LineRow = Selectable<Tables['order_line']>;

const couponType = 'CUP';

export type NewOrder = Omit<OrderRecord, 'id' | 'number' | 'hash' | 'status' | 'confirmedAt' | 'plan' | 'reachedAt' | 'coupon'> & {
  readonly zoneId: number | null;
  readonly deliveryPointId: number | null;
  readonly warrantyType: string | null;
  readonly invoice: Invoice | null;
  readonly catalogVersion: string;
  readonly device: object;
  readonly contentHash: string;
  readonly coupon: { readonly id: number; readonly code: string; readonly discount: number } | null;
};

/** Writes order, lines and the first event; answers what the database and chance gave it. */
export async function insertOrder(trx: Trx, order: NewOrder): Promise<Pick<OrderRecord, 'id' | 'number' | 'hash'>> {
  const hash = newOrderHash();
  const { id, number } = await insertHead(trx, order, hash);
  const lines = [...order.lines.map((line, index) => lineRow(id, index, line)), ...(order.coupon ? [couponRow(id, order.lines.length, order.coupon)] : [])];
  await trx.insertInto('order_line').values(lines).execute();
  await trx.insertInto('order_event').values({ order_id: id, status: 'PEN', at: new Date(order.placedAt), source: 'customer' }).execute();
  return { id, number, hash };
}

async function insertHead(trx: Trx, order: NewOrder, hash: string): Promise<{ id: number; number: number }> {
  const { totals } = order;
  // A number that is taken already is drawn again: one in billions.
  for (;;) {
    const row = await trx
      .insertInto('orders')
      .values({
        number: newOrderNumber(),
        hash,
        customer_id: order.customerId,
        guest_id: order.guestId,
        store_id: order.shopId,
        zone_id: order.zoneId,
        delivery_point_id: order.deliveryPointId,
        delivery: order.delivery === 'home' ? 'DOM' : 'TRA',
        placed_at: new Date(order.placedAt),
        scheduled_for: order.scheduledFor === null ? null : new Date(order.scheduledFor),
        confirmed_at: null,
        closed_at: null,
        subtotal_cents: totals.subtotal,
        discount_cents: totals.discount,
        total_cents: totals.total,
        gift_cents: totals.certificate,
        pay_method: fromPaymentMethod(order.method),
        pay_status: order.paymentState,
        contact: json(order.contact),
        destination: order.address && json(order.address),
        invoice: order.invoice && json(order.invoice),
        comments: order.comments,
        warranty_type: order.warrantyType,
        warranty_text: order.warrantyText,
        catalog_version: order.catalogVersion,
        device: json(order.device),
        content_hash: order.contentHash,
        plan: null,
      })
      .onConflict((conflict) => conflict.column('number').doNothing())
      .returning(['id', 'number'])
      .executeTakeFirst();
    if (row) return row;
  }
}

const lineRow = (orderId: number, pos: number, line: RecordedLine) => ({
  order_id: orderId,
  pos,
  product_id: line.productId,
  tip: line.type === 'certificate' || line.type === 'unknown' ? 'CER' : fromProductType(line.type),
  name: line.name,
  qty: line.quantity,
  unit_cents: line.unitPrice,
  original_cents: line.originalPrice,
  line_cents: line.unitPrice * line.quantity,
  suggested: line.suggested,
  promo_id: line.promotionId,
  coupon_id: null,
  entries: json(line.entries),
  marker: null,
});

const couponRow = (orderId: number, pos: number, coupon: { id: number; code: string; discount: number }) => ({
  order_id: orderId,
  pos,
  product_id: 0,
  tip: couponType,
  name: coupon.code,
  qty: 1,
  unit_cents: -coupon.discount,
  original_cents: -coupon.discount,
  line_cents: -coupon.discount,
  suggested: false,
  promo_id: null,
  coupon_id: coupon.id,
  entries: json([]),
  marker: json({ code: coupon.code }),
});

const toLine = (row: LineRow): RecordedLine => ({
  productId: row.product_id,
  type: row.tip === 'CER' ? 'certificate' : (toProductType(row.tip) ?? 'unknown'),
  quantity: row.qty,
  unitPrice: row.unit_cents,
  originalPrice: row.original_cents,
  suggested: row.suggested,
  promotionId: row.promo_id,
  triggerSequence: null,
  entries: row.entries as RecordedLine['entries'],
  name: row.name,
});

const millis = (moment: Date | null): number | null => moment?.getTime() ?? null;

function toRecord(row: OrderRow, lines: readonly LineRow[], events: readonly Selectable<Tables['order_event']>[]): OrderRecord {
  const coupon = lines.find(({ tip }) => tip === couponType);
  return {
    id: row.id,
    number: row.number,
    hash: row.hash,
    customerId: row.customer_id,
    guestId: row.guest_id,
    shopId: row.store_id ?? 0,
    delivery: row.delivery === 'TRA' ? 'pickup' : 'home',
    status: row.status,
    placedAt: row.placed_at.getTime(),
    confirmedAt: millis(row.confirmed_at),
    scheduledFor: millis(row.scheduled_for),
    totals: { subtotal: row.subtotal_cents, discount: row.discount_cents, total: row.total_cents, certificate: row.gift_cents, due: row.total_cents - row.gift_cents },
    method: toPaymentMethod(row.pay_method),
    paymentState: row.pay_status,
    contact: row.contact as OrderContact,
    address: row.destination as OrderAddress | null,
    comments: row.comments,
    warrantyText: row.warranty_text,
    plan: row.plan as KitchenPlan | null,
    lines: lines.filter(({ tip }) => tip !== couponType).map(toLine),
    coupon: coupon ? { code: coupon.name, discount: -coupon.unit_cents } : null,
    reachedAt: Object.fromEntries(events.map(({ status, at }) => [status, at.getTime()])),
  };
}

async function withParts(db: Db, rows: readonly OrderRow[]): Promise<OrderRecord[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lines = await db.selectFrom('order_line').selectAll().where('order_id', 'in', ids).orderBy('pos').execute();
  const events = await db.selectFrom('order_event').selectAll().where('order_id', 'in', ids).orderBy('id').execute();
  const of = (id: number) => ({ lines: lines.filter((line) => line.order_id === id), events: events.filter((event) => event.order_id === id) });
  return rows.map((row) => toRecord(row, of(row.id).lines, of(row.id).events));
}

const orders = (db: Db) => db.selectFrom('orders').selectAll().where('kind', '=', 'ORD');

async function one(db: Db, query: ReturnType<typeof orders>): Promise<OrderRecord | null> {
  const [record] = await withParts(db, await query.limit(1).execute());
  return record ?? null;
}

export const orderById = (db: Db, id: number) => one(db, orders(db).where('id', '=', id));
export const orderByHash = (db: Db, hash: string) => one(db, orders(db).where('hash', '=', hash));
export const orderByNumber = (db: Db, number: number) => one(db, orders(db).where('number', '=', number));
/** Of any kind: gift cards are asked about like pizzas. */
export const anyOrderByNumber = (db: Db, number: number) => one(db, db.selectFrom('orders').selectAll().where('number', '=', number));

/**
 * Locks the order of that number (null: none) and the buyer's orders whose card was refused and that nobody paid since, in
 * one order for everybody: a payment may arrive at this moment, and whoever locks first decides. Answers the refused ones.
 */
export async function lockToReplace(trx: Trx, buyer: Buyer, replacesOrder: number | null): Promise<{ id: number; status: OrderStatus }[]> {
  const rows = await trx
    .selectFrom('orders')
    .select(['id', 'number', 'status'])
    .where((eb) => {
      const own = buyer.kind === 'customer' ? eb('customer_id', '=', buyer.customerId) : eb.and([eb('guest_id', '=', buyer.guestId), eb('customer_id', 'is', null)]);
      const refused = eb.and([own, eb('kind', '=', 'ORD'), eb('status', '=', 'PEN'), eb('pay_status', '=', 'FAILED'), eb('confirmed_at', 'is', null)]);
      return replacesOrder === null ? refused : eb.or([refused, eb('number', '=', replacesOrder)]);
    })
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.filter(({ number }) => number !== replacesOrder);
}

/** Newest first. */
export async function confirmedOrdersOf(db: Db, customerId: number, options: { since: number; most: number }): Promise<OrderRecord[]> {
  const { since, most } = options;
  const rows = await orders(db).where('customer_id', '=', customerId).where('confirmed_at', 'is not', null).where('placed_at', '>=', new Date(since)).orderBy('placed_at', 'desc').orderBy('id', 'desc').limit(most).execute();
  return withParts(db, rows);
}

export async function openOrdersOf(db: Db, customerId: number): Promise<OrderRecord[]> {
  const rows = await orders(db).where('customer_id', '=', customerId).where('status', 'not in', ['FIN', 'ENT', 'CAN']).orderBy('placed_at', 'desc').orderBy('id', 'desc').limit(50).execute();
  return withParts(db, rows);
}
