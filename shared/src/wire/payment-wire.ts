import type { CardPaymentState } from '../domain/card-payment.ts';
import type { Order, PaymentMethod } from '../domain/order.ts';

export type WirePaymentCode = 'E' | 'T' | 'C';
/** Codes of answers; `NRM`: there was nothing left to pay. */
export type WirePaymentType = 'EFE' | 'TAR' | 'CER' | 'NRM';

const codes = { cash: 'E', card: 'T', certificate: 'C' } as const satisfies Record<PaymentMethod, WirePaymentCode>;
const types = { cash: 'EFE', card: 'TAR', certificate: 'CER', none: 'NRM' } as const satisfies Record<Order['payment'], WirePaymentType>;

export const fromPaymentMethod = (method: PaymentMethod): WirePaymentCode => codes[method];
export const toPaymentMethod = (wire: WirePaymentCode): PaymentMethod => (wire === 'E' ? 'cash' : wire === 'T' ? 'card' : 'certificate');

export const fromPayment = (payment: Order['payment']): WirePaymentType => types[payment];
export const toPayment = (wire: unknown): Order['payment'] => (wire === 'EFE' ? 'cash' : wire === 'TAR' ? 'card' : wire === 'CER' ? 'certificate' : 'none');

/** `paymentStatus` of an order: what its card payment waits for. */
export type WirePaymentStatus = '' | 'PEN' | 'REC' | 'VEN';

const paymentStatuses = { settled: '', unpaid: 'PEN', refused: 'REC', expired: 'VEN' } as const satisfies Record<CardPaymentState, WirePaymentStatus>;

export const fromCardPaymentState = (state: CardPaymentState): WirePaymentStatus => paymentStatuses[state];
/** Missing or unknown: nothing is waited for. */
export const toCardPaymentState = (wire: unknown): CardPaymentState => (wire === 'PEN' ? 'unpaid' : wire === 'REC' ? 'refused' : wire === 'VEN' ? 'expired' : 'settled');
