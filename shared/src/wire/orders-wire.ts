import type { CardPaymentState } from '../domain/card-payment.ts';
import type { Coordinates } from '../domain/delivery.ts';
import { toCentavos } from '../domain/money.ts';
import type { Order, OrderLine, OrderStatus, OrderTotals } from '../domain/order.ts';
import type { SavedOrder } from '../domain/ordered-line.ts';
import { toOrderStatus } from './order-status-wire.ts';
import { toOrderedCoupon, toOrderedLines } from './ordered-lines-wire.ts';
import { toCardPaymentState, toPayment } from './payment-wire.ts';
import { listOf, numberOf, objectOf, textOf } from './read.ts';
import type { WireObject } from './read.ts';

const toDelivery = (wire: unknown): 'home' | 'pickup' => (wire === 'TRA' ? 'pickup' : 'home');

export function toCoordinates(wire: unknown): Coordinates | null {
  const { latitude, longitude } = objectOf(wire);
  return typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null;
}

const toTotals = (wire: WireObject, orderTotal: unknown): OrderTotals => ({
  subtotal: toCentavos(numberOf(wire['subTotal'])),
  discount: toCentavos(numberOf(wire['descuento'])),
  total: toCentavos(numberOf(wire['total'] ?? orderTotal)),
  certificate: toCentavos(numberOf(wire['certificado'])),
  due: toCentavos(numberOf(wire['porPagar'] ?? wire['total'] ?? orderTotal)),
});

const toOrderLines = (wire: unknown): OrderLine[] =>
  listOf(wire).flatMap((line) => {
    const name = textOf(objectOf(line)['N']);
    return toOrderedLines([line]).map(({ productId, type, quantity, unitPrice, entries }) => ({ productId, type, quantity, unitPrice, ...(name && { name }), selections: entries.map(({ selection }) => selection) }));
  });

/** Answer of cliente/getOrdenHash and of data/saveOrderPendiente; null when it carries no order. */
export function toOrder(body: unknown): Order | null {
  const data = objectOf(objectOf(body)['data']);
  const order = objectOf(data['orden']);
  const number = numberOf(order['idorder'] ?? order['id']);
  if (number === 0) return null;
  const location = objectOf(data['location']);
  return {
    number,
    hash: textOf(order['hash']),
    shopId: numberOf(order['shop']) || null,
    placedAt: textOf(order['dateTime']),
    dispatchTime: textOf(order['dispatchTime']),
    deliveryTime: textOf(order['deliveryTime']),
    status: toOrderStatus(order['trackerStatus'] ?? data['estadoOrden']),
    delivery: toDelivery(order['deliveryType']),
    total: toCentavos(numberOf(order['orderTotal'])),
    contactName: textOf(order['contactName']),
    contactEmail: textOf(order['contactEmail']),
    warrantyMessage: textOf(order['messageOfWarranty']),
    address: textOf(order['deliveryAddress']),
    indications: textOf(order['indications']),
    comments: textOf(order['comments']),
    wantsAccount: order['wantsAccount'] === true,
    futureOrder: textOf(order['futureDateTimeOrder']),
    payment: toPayment(order['paymentType']),
    cardPayment: toCardPaymentState(order['paymentStatus']),
    isOwner: order['isOwner'] === true,
    lines: toOrderLines(data['menu'] ?? order['menu']),
    totals: toTotals(objectOf(data['detalle']), order['orderTotal']),
    ticket: textOf(data['ticket']),
    shop: toCoordinates(location['shop']),
    destination: toCoordinates(location['destination']),
    secondsLeft: numberOf(data['timer']),
  };
}

/** What the server makes of a cart: its prices, also when it refuses the order. */
export type ServerPricing = { readonly lines: readonly OrderLine[]; readonly couponDiscount: number; readonly totals: OrderTotals };

export function toServerPricing(body: unknown): ServerPricing | null {
  const data = objectOf(objectOf(body)['data']);
  if (data['detalle'] === undefined) return null;
  return { lines: toOrderLines(data['menu']), couponDiscount: toOrderedCoupon(data['menu'])?.discount ?? 0, totals: toTotals(objectOf(data['detalle']), 0) };
}

/** Answer of cliente/getLastOrders. */
export const toSavedOrders = (body: unknown): SavedOrder[] => listOf(objectOf(body)['ordenes']).map(toSavedOrder);

function toSavedOrder(wire: unknown): SavedOrder {
  const { idorder, orden } = objectOf(wire);
  const order = objectOf(orden);
  return {
    number: numberOf(idorder),
    hash: textOf(order['hash']),
    placedAt: textOf(order['fechaHora']),
    futureOrder: textOf(order['futureDateTimeOrder']),
    total: toCentavos(numberOf(order['total'])),
    status: toOrderStatus(order['trackerStatus']),
    cardPayment: toCardPaymentState(order['paymentStatus']),
    delivery: toDelivery(order['deliveryType']),
    lines: toOrderedLines(order['menu']),
  };
}

/** A guest's order, read by its hash, as the list of orders shows it [DEC-201]. */
export function toSavedOrderByHash(body: unknown): SavedOrder | null {
  const order = toOrder(body);
  if (!order) return null;
  const { number, hash, futureOrder, total, status, cardPayment, delivery } = order;
  const menu = objectOf(objectOf(body)['data'])['menu'];
  return { number, hash, placedAt: order.placedAt.slice(0, 'dd/MM/yyyy HH:mm'.length), futureOrder, total, status, cardPayment, delivery, lines: toOrderedLines(menu) };
}

export type PendingOrder = { readonly number: number; readonly hash: string; readonly status: OrderStatus; readonly cardPayment: CardPaymentState };

export type PendingOrders = { readonly count: number; readonly orders: readonly PendingOrder[] };

/** Answer of cliente/getOrdersPend; without a number of orders the count is 0 [API-130]. */
export function toPendingOrders(body: unknown): PendingOrders {
  const data = objectOf(objectOf(body)['data']);
  const orders = listOf(data['ordenes']).map((wire) => {
    const { idorder, hash, orden } = objectOf(wire);
    const order = objectOf(orden);
    return { number: numberOf(idorder), hash: textOf(hash ?? order['hash']), status: toOrderStatus(order['trackerStatus']), cardPayment: toCardPaymentState(order['paymentStatus']) };
  });
  return { count: typeof data['cantidad'] === 'number' ? data['cantidad'] : 0, orders };
}

/** Answer of cuenta/buscarOrden; null when it names no order. */
export function toSentOrder(body: unknown): Pick<Order, 'number' | 'hash'> | null {
  const { idorder, hash } = objectOf(objectOf(body)['data']);
  const number = numberOf(idorder);
  return number === 0 ? null : { number, hash: textOf(hash) };
}

/** Hash in the answer of cuenta/buscarOrden; empty when it carries none. */
export const toSentOrderHash = (body: unknown): string => textOf(objectOf(objectOf(body)['data'])['hash']);
