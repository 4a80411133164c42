import { totals } from '@brasa/shared/domain/cart-operations';
import { distanceBetween } from '@brasa/shared/domain/distance';
import { orderedLines } from '@brasa/shared/domain/ordered-line';
import { usesLocation } from '@brasa/shared/domain/coverage';
import { warrantyText } from '@brasa/shared/domain/warranty';
import type { ReceivedDraft } from '@brasa/shared/wire/received-draft-wire';
import { sql } from 'kysely';
import { done } from '../../calls/answer.ts';
import type { Answer } from '../../calls/answer.ts';
import { callerKey } from '../../calls/caller.ts';
import { Refusal } from '../../calls/failures.ts';
import type { Database, Db, Trx } from '../../db/database.ts';
import { claim, keepAnswer } from '../../idempotency/idempotency.ts';
import type { WriteAttempt } from '../../idempotency/idempotency.ts';
import { guestsOf } from '../auth/guest-orders.ts';
import type { Release } from '../catalog/load-release.ts';
import { holdUse, lockForSwap, takeUse } from '../coupons/coupon-uses.ts';
import { holdBalance } from '../payments/gift-balance.ts';
import { assess } from './assess-order.ts';
import type { Assessment } from './assess-order.ts';
import { confirmOrder } from './confirm-order.ts';
import type { Kitchen } from './confirm-order.ts';
import { fromBuyer, fromOrderRecord, fromPricedCart, fromRecordedLines, fromTotals } from './order-answer-wire.ts';
import { couponUser, readOrderFacts } from './order-facts.ts';
import type { Buyer, OrderFacts } from './order-facts.ts';
import { ticketOf } from './order-numbers.ts';
import { insertOrder, lockToReplace, orderById, orderByNumber } from './order-rows.ts';
import type { NewOrder } from './order-rows.ts';
import { cancelOrder, scheduleExpiry } from './order-steps.ts';
import { ordersText } from './orders-text.ts';
import { offerAccount } from './offer-account.ts';

export type OrderContext = { readonly database: Database; readonly kitchen: Kitchen; readonly futureLeadMinutes: number };

export type PlaceRequest = {
  readonly draft: ReceivedDraft;
  readonly buyer: Buyer;
  readonly attempt: WriteAttempt;
  readonly release: Release;
  /** Asked before anything is looked up, and not for an order that was placed before: its answer is due whatever was tried since. */
  readonly guard: (trx: Trx) => Promise<void>;
};

type Accepted = Extract<Assessment, { ok: true }>;

/** All or nothing: order, lines, coupon, balance, payment, event, jobs and the answer itself are one transaction. */
export function placeOrder(context: OrderContext, request: PlaceRequest): Promise<Answer> {
  return context.database.inTransaction(async (trx) => {
    const attempt = { ...request.attempt, formerScopes: await formerScopes(trx, request.buyer, request.attempt.now) };
    const claimed = await claim(trx, attempt);
    if (claimed.kind === 'repeated') return claimed.answer;
    if (claimed.kind === 'just-sent') throw new Refusal(ordersText.inProcess, { code: '02' });
    // One order after the other for the same person, so that «open orders» is counted right.
    await sql`select pg_advisory_xact_lock(hashtextextended(${request.attempt.scope}, 0))`.execute(trx);
    const answer = await place(trx, context, request);
    await keepAnswer(trx, attempt, answer);
    return answer;
  });
}

/** Whoever logged in since the order was sent asks as a customer what became of the order of the guest. */
export async function formerScopes(db: Db, buyer: Buyer, now: number): Promise<readonly string[]> {
  if (buyer.kind === 'guest') return [];
  const guests = await guestsOf(db, buyer.customerId, now);
  return guests.map((guestId) => callerKey({ kind: 'guest', guestId }, ''));
}

/** Carries the answer out of a transaction that must leave no trace. */
class Rehearsed extends Error {
  override readonly name = 'Rehearsed';
  readonly answer: Answer;

  constructor(answer: Answer) {
    super();
    this.answer = answer;
  }
}

/** Everything but placing it: the shop's prices, or what stands in the way. The order it would replace stays as it is. */
export async function checkDraft(context: OrderContext, request: PlaceRequest): Promise<Answer> {
  const { draft, release } = request;
  try {
    return await context.database.inTransaction(async (trx) => {
      const { cart, certificate } = accepted(assess(draft, await judged(trx, context, request)), draft, release);
      throw new Rehearsed(done({ data: fromPricedCart(cart, certificate, release.catalog) }));
    });
  } catch (error) {
    if (error instanceof Rehearsed) return error.answer;
    throw error;
  }
}

/**
 * What the order is judged by. The one it replaces is cancelled first, and so are the buyer's orders whose card was
 * refused: the coupon and the balance they hold are free for this one. A refusal undoes that, too.
 */
async function judged(trx: Trx, { futureLeadMinutes }: OrderContext, { draft, buyer, attempt: { now }, release, guard }: PlaceRequest): Promise<OrderFacts> {
  await guard(trx);
  const refused = await lockToReplace(trx, buyer, draft.replacesOrder);
  const named = await replaceable(trx, draft, buyer);
  const replaced = [...(named ? [named] : []), ...refused.filter(({ id }) => id !== named?.id)];
  if (replaced.length > 0) await lockForSwap(trx, replaced.map(({ id }) => id), draft.coupon?.code ?? null);
  for (const order of replaced) await cancelOrder(trx, order, 'replaced', now);
  return readOrderFacts(trx, draft, { buyer, release, now, futureLeadMinutes });
}

function accepted(assessment: Assessment, draft: ReceivedDraft, release: Release): Accepted {
  if (assessment.ok) return assessment;
  const data = assessment.cart && fromPricedCart(assessment.cart, draft.certificateAmount, release.catalog);
  throw new Refusal(assessment.message, { body: { data } });
}

async function place(trx: Trx, context: OrderContext, request: PlaceRequest): Promise<Answer> {
  const { draft, buyer, attempt, release } = request;
  const { now } = attempt;
  const facts = await judged(trx, context, request);
  const assessment = accepted(assess(draft, facts), draft, release);

  const refuse = (message: string) => new Refusal(message, { body: { data: fromPricedCart(assessment.cart, assessment.certificate, release.catalog) } });
  const { couponRow } = facts;
  if (couponRow && !(await takeUse(trx, { id: couponRow.id, perCustomer: couponRow.per_customer }, couponUser(buyer, draft)))) throw refuse(ordersText.coupon);

  const order = newOrder(assessment, request, facts);
  const { id, hash } = await insertOrder(trx, order);
  if (couponRow) await holdUse(trx, { couponId: couponRow.id, orderId: id, email: draft.contact.email, now });
  if (assessment.certificate > 0) {
    const isHeld = buyer.kind === 'customer' && (await holdBalance(trx, { id, customerId: buyer.customerId, amount: assessment.certificate, now }));
    if (!isHeld) throw refuse(ordersText.giftBalance);
  }
  await payOrWait(trx, context.kitchen, { id, hash, order, assessment, now });
  if (draft.wantsAccount && buyer.kind === 'guest') await offerAccount(trx, { ...draft.contact, birthday: draft.birthday }, now);
  return placedAnswer(trx, id, assessment.place.shop.code, now);
}

/** An unfinished order of the same buyer that this one replaces, locked before; one that is being made cannot be replaced. */
async function replaceable(trx: Trx, { replacesOrder }: ReceivedDraft, buyer: Buyer) {
  if (replacesOrder === null) return null;
  const earlier = await orderByNumber(trx, replacesOrder);
  const isOwn = earlier && (buyer.kind === 'customer' ? earlier.customerId === buyer.customerId : earlier.guestId === buyer.guestId);
  if (!earlier || !isOwn || earlier.status === 'CAN') return null;
  if (earlier.confirmedAt !== null) throw new Refusal(ordersText.inProcess, { code: '02' });
  return earlier;
}

function newOrder({ cart, place, scheduledFor, certificate }: Accepted, { draft, buyer, attempt, release }: PlaceRequest, { couponRow }: OrderFacts): NewOrder {
  const { subtotal, discount, total } = totals(cart);
  const { destination } = draft;
  const due = total - certificate;
  return {
    customerId: buyer.kind === 'customer' ? buyer.customerId : null,
    guestId: buyer.kind === 'guest' ? buyer.guestId : null,
    shopId: place.shop.id,
    zoneId: place.coverage?.zoneCode ?? null,
    deliveryPointId: place.point?.id ?? null,
    delivery: destination.kind,
    placedAt: attempt.now,
    scheduledFor,
    totals: { subtotal, discount, total, certificate, due },
    method: draft.payment,
    paymentState: due > 0 && draft.payment === 'card' ? 'PENDING' : due > 0 ? 'NONE' : 'PAID',
    contact: { ...draft.contact, collectedBy: destination.kind === 'pickup' ? destination.collectedBy : '', wantsAccount: draft.wantsAccount },
    address: destination.kind === 'home' ? addressOf(destination) : null,
    comments: draft.comments,
    warrantyType: place.coverage?.warranty ? place.coverage.warrantyType : null,
    warrantyText: warrantyText({
      enabled: release.catalog.config.warrantyMessageEnabled,
      usesLocation: usesLocation(release.catalog.config.countryCode),
      mode: place.mode,
      isFutureOrder: scheduledFor !== null,
    }),
    lines: orderedLines(cart).map((line) => ({ ...line, name: release.catalog.productById.get(line.productId)?.name ?? '' })),
    coupon: couponRow && cart.coupon ? { id: couponRow.id, code: couponRow.code, discount: cart.coupon.discount } : null,
    invoice: draft.invoice,
    catalogVersion: release.version,
    device: draft.device,
    contentHash: attempt.contentHash,
  };
}

function addressOf({ address, reference, zoneName, districtCode, districtName, addressId, customerAt, deliverTo }: Extract<ReceivedDraft['destination'], { kind: 'home' }>) {
  return { address, reference, zoneName, districtCode, districtName, addressId, customerAt, deliverTo };
}

type Paying = { readonly id: number; readonly hash: string; readonly order: NewOrder; readonly assessment: Accepted; readonly now: number };

/** Cash and covered orders are the shop's at once; a card must be charged first. */
async function payOrWait(trx: Trx, kitchen: Kitchen, { id, hash, order, assessment, now }: Paying): Promise<void> {
  const { due, certificate } = order.totals;
  if (certificate > 0) await trx.insertInto('payment').values({ order_id: id, method: 'C', amount_cents: certificate, status: 'AUTHORIZED', created_at: new Date(now) }).execute();
  if (due > 0 && order.method === 'card') return scheduleExpiry(trx, kitchen.jobs, { id, placedAt: now });
  if (due > 0) await trx.insertInto('payment').values({ order_id: id, method: 'E', amount_cents: due, status: 'CREATED', created_at: new Date(now) }).execute();
  const { shop } = assessment.place;
  const distanceKm = order.address ? distanceBetween(shop, order.address.deliverTo) : 0;
  const { delivery, scheduledFor, contact } = order;
  await confirmOrder(trx, { id, delivery, scheduledFor, distanceKm, email: contact.email, hash, paid: due === 0 }, kitchen, now);
}

async function placedAnswer(trx: Trx, id: number, shopCode: string, now: number): Promise<Answer> {
  const order = await orderById(trx, id);
  if (!order) throw new Error('The order that was just written is not there.');
  const data = {
    orden: fromOrderRecord(order, 'owner', now),
    menu: fromRecordedLines(order),
    detalle: fromTotals(order.totals),
    ticket: ticketOf(shopCode, order.number),
    estadoOrden: order.status,
    cliente: fromBuyer(order, 'owner'),
  };
  return done({ data }, ordersText.received);
}
