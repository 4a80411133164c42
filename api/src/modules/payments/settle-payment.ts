import { distanceBetween } from '@brasa/shared/domain/distance';
import { json } from '../../db/tables.ts';
import type { Trx } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { lockPayer, passesDayLimit } from '../gift-cards/day-limit.ts';
import { fulfilGiftOrder } from '../gift-cards/issue-gift-cards.ts';
import { queueLetter } from '../mail/outbox.ts';
import { confirmOrder } from '../orders/confirm-order.ts';
import type { Kitchen } from '../orders/confirm-order.ts';
import { orderById } from '../orders/order-rows.ts';
import { cancelOrder } from '../orders/order-steps.ts';
import { giveBackNow } from './give-back.ts';
import { tellOfReturn } from './owe-back.ts';
import type { PaymentNotice, PaymentProvider } from './payment-provider.ts';

export type PaymentContext = Pick<Services, 'config' | 'database' | 'release' | 'clock' | 'log' | 'secrets'> & { readonly kitchen: Kitchen; readonly provider: PaymentProvider };

export type Settlement = 'paid' | 'declined' | 'repeated' | 'mismatch' | 'refund' | 'unknown';

/** Only this makes an order paid: the provider said so, for exactly this payment, order and amount. */
export async function settleNotice(context: PaymentContext, notice: PaymentNotice): Promise<Settlement> {
  const settlement = await context.database.inTransaction((trx) => settle(trx, context, notice));
  if (settlement === 'mismatch') context.log.error({ orderNumber: notice.orderNumber, eventId: notice.eventId }, 'a payment does not match its order: look at it before anything is delivered');
  if (settlement === 'refund') await giveBackNow(context, notice.reference).catch((error: unknown) => context.log.error({ err: error }, 'a refund did not work; it is tried again every minute'));
  return settlement;
}

async function settle(trx: Trx, { clock, config, provider, kitchen, release, secrets }: PaymentContext, notice: PaymentNotice): Promise<Settlement> {
  const now = clock.now();
  const named = await trx
    .selectFrom('payment')
    .innerJoin('orders', 'orders.id', 'payment.order_id')
    .select(['payment.id', 'payment.order_id', 'orders.kind', 'orders.contact'])
    .where('payment.provider', '=', provider.name)
    .where('payment.provider_ref', '=', notice.reference)
    .executeTakeFirst();
  if (!named) return 'unknown';
  const payer = named.kind === 'CER' ? String(named.contact['email']) : null;
  if (payer !== null) await lockPayer(trx, payer);
  // The order first, always: whoever comes with another notice waits here and holds nothing.
  const head = await trx.selectFrom('orders').select(['id', 'number', 'kind', 'status', 'confirmed_at', 'pay_status', 'contact']).where('id', '=', named.order_id).forUpdate().executeTakeFirstOrThrow();
  const event = await trx
    .insertInto('payment_event')
    .values({ provider: provider.name, event_id: notice.eventId, payment_id: named.id, received_at: new Date(now), body: json(notice) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('event_id')
    .executeTakeFirst();
  if (!event) return 'repeated';

  // Read once order and payment are ours: another notice may have settled it meanwhile, or its money may just have gone back.
  const payment = await trx.selectFrom('payment').select(['id', 'amount_cents', 'status']).where('id', '=', named.id).forUpdate().executeTakeFirstOrThrow();
  // What was taken is taken: notices come again under other ids, and an earlier «declined» may arrive late.
  if (payment.status === 'PAID' || payment.status === 'REFUNDED') return 'repeated';
  const close = (status: 'PAID' | 'FAILED') =>
    trx.updateTable('payment').set({ status, settled_at: new Date(now), card_brand: notice.brand, card_last4: notice.last4, token_hash: null }).where('id', '=', payment.id).execute();
  if (notice.amount !== payment.amount_cents || notice.currency !== 'GTQ' || notice.orderNumber !== head.number) {
    await close('FAILED');
    return 'mismatch';
  }
  if (!notice.approved) {
    await close('FAILED');
    // Only the page that is open now speaks for the order: a «no» to an earlier one may come late, or again.
    if (!head.confirmed_at && payment.status === 'CREATED') await refuse(trx, head, now);
    return 'declined';
  }
  const isOver = head.status === 'CAN' || head.confirmed_at !== null;
  const isTooMuch = !isOver && payer !== null && (await passesDayLimit(trx, { email: payer, buyer: null, amount: payment.amount_cents, now }));
  if (isTooMuch) {
    await cancelOrder(trx, head, 'limit', now);
    await queueLetter(trx, { dedupe: `gift-over-limit:${head.id}`, to: payer, template: 'gift-over-limit', vars: { orderId: head.id }, now });
  }
  if (isOver) await tellOfReturn(trx, head, payment.id, now);
  // Paid after the order was given up, twice, or past the limit of a day: the money goes back, the order does not come back.
  if (isOver || isTooMuch) {
    await close('FAILED');
    await trx.updateTable('payment_event').set({ body: json({ ...notice, refund: true }) }).where('provider', '=', provider.name).where('event_id', '=', notice.eventId).execute();
    return 'refund';
  }
  await close('PAID');
  if (head.kind === 'CER') {
    await fulfilGiftOrder(trx, head.id, secrets, now, config.giftDelayMinutes);
    return 'paid';
  }
  const order = await orderById(trx, head.id);
  if (!order) return 'paid';
  const shop = release.current().shopById.get(order.shopId);
  const distanceKm = shop && order.address ? distanceBetween(shop, order.address.deliverTo) : 0;
  const { id, delivery, scheduledFor, contact, hash } = order;
  await confirmOrder(trx, { id, delivery, scheduledFor, distanceKm, email: contact.email, hash, paid: true }, kitchen, now);
  return 'paid';
}

/** Whoever tries again at once hears nothing by mail. */
const refusedLetterDelayMs = 2 * 60_000;

async function refuse(trx: Trx, { id, kind, contact }: { id: number; kind: 'ORD' | 'CER'; contact: Record<string, unknown> }, now: number): Promise<void> {
  await trx.updateTable('orders').set({ pay_status: 'FAILED' }).where('id', '=', id).execute();
  if (kind === 'ORD') await queueLetter(trx, { dedupe: `card-refused:${id}`, to: String(contact['email']), template: 'card-refused', vars: { orderId: id }, now, delayMs: refusedLetterDelayMs });
}
