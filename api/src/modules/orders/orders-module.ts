import { toQuetzales } from '@brasa/shared/domain/money';
import { emptyRequest } from '@brasa/shared/wire/envelope-schema';
import { saveOrderRequest } from '@brasa/shared/wire/order-request-schema';
import { cancelOrderRequest, checkOrderAnswer, checkOrderRequest, findOrderAnswer, findOrderRequest, lastOrdersAnswer, orderByHashAnswer, orderHash, orderNames, pendingOrdersAnswer, saveOrderAnswer } from '@brasa/shared/wire/orders-schema';
import { fromCardPaymentState } from '@brasa/shared/wire/payment-wire';
import { toDraft } from '@brasa/shared/wire/received-draft-wire';
import { done, refused } from '../../calls/answer.ts';
import { defineCall } from '../../calls/call.ts';
import type { Call } from '../../calls/call.ts';
import { Failure, Refusal } from '../../calls/failures.ts';
import { answerTo } from '../../idempotency/idempotency.ts';
import type { Trx } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { connectionOf } from '../../throttle.ts';
import { cardPaymentOf, checkedOrder } from './check-order.ts';
import { giveUpOrder, givenUpAnswer } from './give-up-order.ts';
import type { Kitchen } from './confirm-order.ts';
import { fromBuyer, fromOrderRecord, fromRecordedLines, fromTotals, momentText } from './order-answer-wire.ts';
import { isCashRefusal, recordCashRefusal } from './no-shows.ts';
import { isOwner, viewerOf } from './order-owner.ts';
import { isShown, shownForMs } from './order-queries.ts';
import { ticketOf } from './order-numbers.ts';
import { anyOrderByNumber, confirmedOrdersOf, openOrdersOf, orderByHash } from './order-rows.ts';
import { ordersText } from './orders-text.ts';
import { locationOf, secondsLeft } from './order-progress.ts';
import { checkDraft, formerScopes, placeOrder } from './place-order.ts';

const shownOrders = 20;
/** Trying hashes or numbers ends here. */
export const unknownOrders = { max: 20, seconds: 60 } as const;

/** Asking for the price is cheap and happens with every change; placing an order is neither. */
const placingLimits = { caller: { max: 6, seconds: 60 }, ip: { max: 20, seconds: 60 } } as const;

function spendPlacing(limiter: Services['limiter'], callerKey: string, ip: string): void {
  const wait = Math.max(limiter.count(`placing:${callerKey}`, placingLimits.caller), limiter.count(`placing:ip:${connectionOf(ip)}`, placingLimits.ip));
  if (wait > 0) throw new Failure('RATE_LIMITED', { 'retry-after': String(wait) });
}

/** Under which attempts to place an order are known. */
const saveRoute = 'saveOrderPendiente';
/** Routes of the idempotency table under which orders arrive. */
const orderRoutes = [saveRoute, 'saveOrderCertificado'];

export function orderCalls({ config, database, clock, release, limiter }: Services, kitchen: Kitchen): Call[] {
  const context = { database, kitchen, futureLeadMinutes: config.futureLeadMinutes };

  const save = defineCall({
    path: 'data/saveOrderPendiente',
    summary: 'Places an order, or only checks and prices it when `checkout` is false.',
    request: saveOrderRequest,
    response: saveOrderAnswer,
    size: 'order',
    limits: [{ by: 'caller', max: 60, seconds: 60 }],
    handler: async (input, { caller, callerKey, ip, idempotencyKey, contentHash, wrongCodes }) => {
      const draft = toDraft(input);
      const wrong = wrongCodes('coupon');
      let isCounted = false;
      const guard = async (trx: Trx): Promise<void> => {
        // The transaction may run twice: it is one order all the same.
        if (draft.placing && !isCounted) spendPlacing(limiter, callerKey, ip);
        isCounted = true;
        if (draft.coupon) await wrong.guard(trx);
      };
      const attempt = { scope: callerKey, route: saveRoute, key: idempotencyKey, contentHash, now: clock.now() };
      const request = { draft, buyer: caller, attempt, release: release.current(), guard };
      try {
        return await (draft.placing ? placeOrder(context, request) : checkDraft(context, request));
      } catch (error) {
        // Asking for the price with a coupon is a way to guess one, too.
        if (draft.coupon && error instanceof Refusal && error.message === ordersText.coupon) await wrong.count(draft.coupon.code);
        if (draft.placing && isCashRefusal(error)) await recordCashRefusal(database.db, { actor: callerKey, ip, shopId: draft.destination.shopId, now: clock.now() });
        throw error;
      }
    },
  });

  const check = defineCall({
    path: 'data/checkOrder',
    summary: 'How an order of the caller, or one whose hash is known, stands.',
    request: checkOrderRequest,
    response: checkOrderAnswer,
    handler: async ({ idorder, hash }, { caller, misses }) => {
      const missed = misses('order', unknownOrders);
      missed.guard();
      const found = idorder === undefined ? null : await anyOrderByNumber(database.db, idorder);
      const now = clock.now();
      const order = found && (found.hash === hash || (await isOwner(database.db, found, caller, now))) ? found : null;
      if (!order) missed.count();
      const { code, message, status } = checkedOrder(order, now);
      return { code, message, body: { estado: status } };
    },
  });

  const byHash = defineCall({
    path: 'cliente/getOrdenHash',
    summary: 'An order by its secret hash, with as little about the person as possible.',
    request: emptyRequest,
    response: orderByHashAnswer,
    limits: [{ by: 'caller', max: 120, seconds: 60 }],
    handler: async (_input, { caller, parameter, misses }) => {
      const missed = misses('hash', unknownOrders);
      missed.guard();
      const now = clock.now();
      const order = orderHash.safeParse(parameter).success ? await orderByHash(database.db, parameter) : null;
      const shop = order ? release.current().shopById.get(order.shopId) : undefined;
      if (!order || !isShown(order, now)) {
        missed.count();
        return refused(ordersText.notFound);
      }
      const viewer = await viewerOf(database.db, order, caller, now);
      return done({
        data: {
          orden: fromOrderRecord(order, viewer, now),
          menu: fromRecordedLines(order),
          detalle: fromTotals(order.totals),
          ticket: ticketOf(shop?.code ?? '', order.number),
          cliente: fromBuyer(order, viewer),
          location: locationOf(order, shop, now),
          timer: secondsLeft(order, now),
        },
      });
    },
  });

  const last = defineCall({
    path: 'cliente/getLastOrders',
    summary: 'The newest confirmed orders of the account.',
    request: emptyRequest,
    response: lastOrdersAnswer,
    handler: async (_input, { caller }) => {
      const now = clock.now();
      const orders = await confirmedOrdersOf(database.db, caller.customerId, { since: now - shownForMs, most: shownOrders });
      const ordenes = orders.map((order) => {
        const { hash, deliveryType, trackerStatus, futureDateTimeOrder } = fromOrderRecord(order, 'owner', now);
        return { idorder: order.number, orden: { hash, fechaHora: momentText(order.placedAt), futureDateTimeOrder, total: toQuetzales(order.totals.total), trackerStatus, deliveryType, menu: fromRecordedLines(order) } };
      });
      return done({ ordenes });
    },
  });

  const pending = defineCall({
    path: 'cliente/getOrdersPend',
    summary: 'Orders of the account that are not over.',
    request: emptyRequest,
    response: pendingOrdersAnswer,
    handler: async (_input, { caller }) => {
      const now = clock.now();
      const orders = await openOrdersOf(database.db, caller.customerId);
      const ordenes = orders.map((order) => ({ idorder: order.number, hash: order.hash, orden: { hash: order.hash, trackerStatus: order.status, paymentStatus: fromCardPaymentState(cardPaymentOf(order, now)) } }));
      return done({ data: { cantidad: ordenes.length, ordenes } });
    },
  });

  const cancel = defineCall({
    path: 'cuenta/cancelarOrden',
    summary: 'The customer gives up an order that waits for its card: its coupon and its part of the gift cards are free again.',
    request: cancelOrderRequest,
    response: checkOrderAnswer,
    handler: async ({ idorder }, { caller, misses }) => {
      const missed = misses('order', unknownOrders);
      missed.guard();
      const order = await giveUpOrder(database, { number: idorder, buyer: caller, now: clock.now() });
      if (!order) missed.count();
      const { code, message, status } = givenUpAnswer(order);
      return { code, message, body: { estado: status } };
    },
  });

  const find = defineCall({
    path: 'cuenta/buscarOrden',
    summary: 'The order that the caller sent under this id, when it arrived: its answer may have been lost.',
    request: findOrderRequest,
    response: findOrderAnswer,
    handler: async ({ id }, { caller, callerKey }) => {
      const now = clock.now();
      const scopes = [callerKey, ...(await formerScopes(database.db, caller, now))];
      const answer = await answerTo(database.db, { scopes, routes: orderRoutes, key: id, now });
      const sent = orderNames.safeParse((answer?.body as { data?: { orden?: unknown } } | undefined)?.data?.orden);
      return sent.success ? done({ data: sent.data }) : refused(ordersText.notFound);
    },
  });

  return [save, check, byHash, last, pending, cancel, find];
}
