import { certificateLimits } from '@brasa/shared/domain/certificate-cart';
import { toQuetzales } from '@brasa/shared/domain/money';
import type { Centavos } from '@brasa/shared/domain/money';
import type { Contact } from '@brasa/shared/domain/order-draft';
import { sendDate as sendDateRule } from '@brasa/shared/domain/send-date';
import { done } from '../../calls/answer.ts';
import type { Answer } from '../../calls/answer.ts';
import { Refusal } from '../../calls/failures.ts';
import type { Database, Trx } from '../../db/database.ts';
import { json } from '../../db/tables.ts';
import { claim, keepAnswer } from '../../idempotency/idempotency.ts';
import type { WriteAttempt } from '../../idempotency/idempotency.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import type { Release } from '../catalog/load-release.ts';
import type { Buyer } from '../orders/order-facts.ts';
import { newOrderHash, newOrderNumber } from '../orders/order-numbers.ts';
import { isOwner } from '../orders/order-owner.ts';
import { cancelOrder, scheduleExpiry } from '../orders/order-steps.ts';
import { ordersText } from '../orders/orders-text.ts';
import { formerScopes } from '../orders/place-order.ts';
import { lockPayer, passesDayLimit } from './day-limit.ts';
import { giftText } from './gift-text.ts';
import type { GiftMarker } from './issue-gift-cards.ts';

export type GiftOrder = {
  readonly replacesOrder: number | null;
  readonly contact: Contact;
  readonly invoice: object | null;
  readonly device: object;
  readonly cards: readonly (GiftMarker & { readonly designId: number; readonly price: Centavos })[];
};

export type GiftOrderRequest = { readonly order: GiftOrder; readonly buyer: Buyer; readonly attempt: WriteAttempt; readonly release: Release };

/** Order, lines, job and answer are one transaction; cards exist only once the order is paid. */
export function placeGiftOrder({ database, jobs }: { database: Database; jobs: JobQueue }, request: GiftOrderRequest): Promise<Answer> {
  const { order } = request;
  return database.inTransaction(async (trx) => {
    const attempt = { ...request.attempt, formerScopes: await formerScopes(trx, request.buyer, request.attempt.now) };
    const claimed = await claim(trx, attempt);
    if (claimed.kind === 'repeated') return claimed.answer;
    if (claimed.kind === 'just-sent') throw new Refusal(ordersText.inProcess, { code: '02' });
    const total = checkedTotal(request);
    // One order after the other for the same payer, so that the day's amount is counted right.
    const { email } = order.contact;
    await lockPayer(trx, email);
    await replaceEarlier(trx, request);
    if (total > certificateLimits.subtotal || (await passesDayLimit(trx, { email, buyer: request.buyer, amount: total, now: attempt.now }))) throw new Refusal(giftText.tooMuch);

    const placed = await insertGiftOrder(trx, request, total);
    await scheduleExpiry(trx, jobs, { id: placed.id, placedAt: attempt.now });
    const answer = done({ data: { orden: { idorder: placed.number, hash: placed.hash, orderTotal: toQuetzales(total), paymentType: 'TAR' as const }, estadoOrden: 'PEN' as const } }, ordersText.received);
    await keepAnswer(trx, attempt, answer);
    return answer;
  });
}

/** The designs' own prices, or what is wrong with the order. */
function checkedTotal({ order: { cards }, attempt: { now }, release: { catalog, giftDesigns } }: GiftOrderRequest): Centavos {
  const { certificatesEnabled, cardDisabledMessage } = catalog.config;
  if (!certificatesEnabled) throw new Refusal(giftText.off);
  if (cards.length === 0) throw new Refusal(ordersText.empty);
  const sold = cards.map((card) => ({ card, design: giftDesigns.find(({ id }) => id === card.designId) }));
  if (sold.some(({ design }) => !design)) throw new Refusal(giftText.unknown);
  if (sold.some(({ card, design }) => card.price !== design?.price)) throw new Refusal(ordersText.prices);
  const wrongDate = cards.map(({ sendDate = '' }) => (sendDate === '' ? undefined : sendDateRule(now)(sendDate))).find((message) => message !== undefined);
  if (wrongDate !== undefined) throw new Refusal(wrongDate);
  if (cardDisabledMessage !== '') throw new Refusal(cardDisabledMessage);
  return cards.reduce((sum, { price }) => sum + price, 0);
}

/** An unpaid order of the same buyer makes room for this one; a paid one is not bought again. */
async function replaceEarlier(trx: Trx, { order: { replacesOrder }, buyer, attempt }: GiftOrderRequest): Promise<void> {
  if (replacesOrder === null) return;
  const earlier = await trx.selectFrom('orders').select(['id', 'status', 'confirmed_at', 'customer_id', 'guest_id']).where('number', '=', replacesOrder).where('kind', '=', 'CER').forUpdate().executeTakeFirst();
  // Whoever logged in since owns what she sent as a guest, too.
  if (!earlier || !(await isOwner(trx, { customerId: earlier.customer_id, guestId: earlier.guest_id }, buyer, attempt.now))) return;
  if (earlier.status === 'CAN') return;
  if (earlier.confirmed_at) throw new Refusal(ordersText.inProcess, { code: '02' });
  await cancelOrder(trx, earlier, 'replaced', attempt.now);
}

async function insertGiftOrder(trx: Trx, { order, buyer, attempt, release }: GiftOrderRequest, total: Centavos) {
  const moment = new Date(attempt.now);
  const placed = await trx
    .insertInto('orders')
    .values({
      number: newOrderNumber(),
      hash: newOrderHash(),
      kind: 'CER',
      customer_id: buyer.kind === 'customer' ? buyer.customerId : null,
      guest_id: buyer.kind === 'guest' ? buyer.guestId : null,
      placed_at: moment,
      subtotal_cents: total,
      total_cents: total,
      pay_method: 'T',
      pay_status: 'PENDING',
      contact: json(order.contact),
      invoice: order.invoice && json(order.invoice),
      catalog_version: release.version,
      device: json(order.device),
      content_hash: attempt.contentHash,
    })
    .returning(['id', 'number', 'hash'])
    .executeTakeFirstOrThrow();
  const name = (designId: number) => release.giftDesigns.find(({ id }) => id === designId)?.name ?? '';
  const lines = order.cards.map(({ designId, price, buyer: from, recipient, email, dedication, sendDate }, pos) => ({
    order_id: placed.id,
    pos,
    product_id: designId,
    tip: 'CER',
    name: name(designId),
    qty: 1,
    unit_cents: price,
    original_cents: price,
    line_cents: price,
    marker: json({ buyer: from, recipient, email, dedication, ...(sendDate && { sendDate }) } satisfies GiftMarker),
  }));
  await trx.insertInto('order_line').values(lines).execute();
  await trx.insertInto('order_event').values({ order_id: placed.id, status: 'PEN', at: moment, source: 'customer' }).execute();
  return placed;
}
