import type { Cart } from '@brasa/shared/domain/cart';
import { totals } from '@brasa/shared/domain/cart-operations';
import { dateText, localTime, timeText } from '@brasa/shared/domain/local-time';
import { toQuetzales } from '@brasa/shared/domain/money';
import type { Order, OrderTotals } from '@brasa/shared/domain/order';
import { fromCart, fromOrderedLine } from '@brasa/shared/wire/ordered-lines-wire';
import { fromCardPaymentState, fromPayment } from '@brasa/shared/wire/payment-wire';
import type { Catalog } from '@brasa/shared/domain/catalog';
import { cardPaymentOf } from './check-order.ts';
import type { OrderRecord } from './order-record.ts';

const secondsText = (epoch: number): string => `${timeText(epoch)}:${String(localTime(epoch).second).padStart(2, '0')}`;
const momentText = (epoch: number): string => `${dateText(epoch)} ${timeText(epoch)}`;
const clockOrNothing = (epoch: number | undefined): string => (epoch === undefined ? '' : timeText(epoch));

/** What was paid with: nothing when a coupon covered everything. */
export function paymentOf({ method, totals: { total, certificate } }: Pick<OrderRecord, 'method' | 'totals'>): Order['payment'] {
  if (total === 0) return 'none';
  return total === certificate ? 'certificate' : method;
}

export const fromTotals = (amounts: OrderTotals) => ({
  subTotal: toQuetzales(amounts.subtotal),
  descuento: toQuetzales(amounts.discount),
  total: toQuetzales(amounts.total),
  certificado: toQuetzales(amounts.certificate),
  porPagar: toQuetzales(amounts.due),
});

/** Lines of a recorded order with the names they had, then the coupon. */
export function fromRecordedLines({ lines, coupon }: Pick<OrderRecord, 'lines' | 'coupon'>) {
  const price = coupon ? -toQuetzales(coupon.discount) || 0 : 0;
  const couponLine = coupon ? [{ I: 0, C: 1, P: price, PO: price, TIP: 'CUP', VS: 0 as const, codigo: coupon.code }] : [];
  return [...lines.map((line) => ({ ...fromOrderedLine(line), N: line.name })), ...couponLine];
}

/** A cart as the shop prices it, for an order that is only checked or was refused. */
export function fromPricedCart(cart: Cart, certificate: number, catalog: Catalog) {
  const { subtotal, discount, total } = totals(cart);
  const named = fromCart(cart).map((line) => ({ ...line, ...(line.I > 0 && { N: catalog.productById.get(line.I)?.name ?? '' }) }));
  const paid = Math.min(certificate, total);
  return { menu: named, detalle: fromTotals({ subtotal, discount, total, certificate: paid, due: total - paid }) };
}

/** Whoever holds only the hash learns the first name and a hint of the address of mail, and nothing that was typed: no street, no comments. */
export type Viewer = 'owner' | 'holder';

const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? '';
const maskedEmail = (email: string): string => email.replace(/^(.).*@/, '$1***@');

/** `now`, in epoch milliseconds, decides whether its card payment is too late. */
export function fromOrderRecord(order: OrderRecord, viewer: Viewer, now: number) {
  const { contact, reachedAt } = order;
  return {
    id: order.number,
    idorder: order.number,
    hash: order.hash,
    shop: order.shopId,
    dateTime: `${dateText(order.placedAt)} ${secondsText(order.placedAt)}`,
    orderTime: timeText(order.placedAt),
    dispatchTime: clockOrNothing(reachedAt.DES),
    deliveryTime: clockOrNothing(reachedAt.ENT),
    count: order.lines.reduce((sum, line) => sum + line.quantity, 0),
    orderTotal: toQuetzales(order.totals.total),
    contactName: viewer === 'owner' ? contact.name : firstName(contact.name),
    contactEmail: viewer === 'owner' ? contact.email : maskedEmail(contact.email),
    deliveryType: order.delivery === 'home' ? ('DOM' as const) : ('TRA' as const),
    messageOfWarranty: order.warrantyText,
    trackerStatus: order.status,
    isClusterShop: false,
    paymentType: fromPayment(paymentOf(order)),
    paymentStatus: fromCardPaymentState(cardPaymentOf(order, now)),
    isOwner: viewer === 'owner',
    deliveryAddress: viewer === 'owner' ? (order.address?.address ?? '') : '',
    indications: viewer === 'owner' ? (order.address?.reference ?? '') : '',
    comments: viewer === 'owner' ? order.comments : '',
    wantsAccount: viewer === 'owner' && order.customerId === null && contact.wantsAccount,
    futureDateTimeOrder: order.scheduledFor === null ? '' : momentText(order.scheduledFor),
  };
}

/** An account asked for with the order counts as not activated, whether or not the mailbox already had one. */
export const fromBuyer = (order: OrderRecord, viewer: Viewer) => ({
  idcli: '',
  nombre: viewer === 'owner' ? order.contact.name : firstName(order.contact.name),
  estadoCliente: order.customerId === null ? (order.contact.wantsAccount ? ('PEN' as const) : ('INV' as const)) : ('ACT' as const),
});

export { momentText, secondsText };
