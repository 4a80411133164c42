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
