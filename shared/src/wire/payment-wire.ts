import type { Order, PaymentMethod } from '../domain/order.ts';
import { numberOf, objectOf, textOf } from './read.ts';

export type WirePaymentCode = 'E' | 'T' | 'C';
/** Codes of answers; `NRM`: there was nothing left to pay. */
export type WirePaymentType = 'EFE' | 'TAR' | 'CER' | 'NRM';

const codes = { cash: 'E', card: 'T', certificate: 'C' } as const satisfies Record<PaymentMethod, WirePaymentCode>;
const types = { cash: 'EFE', card: 'TAR', certificate: 'CER', none: 'NRM' } as const satisfies Record<Order['payment'], WirePaymentType>;

export const fromPaymentMethod = (method: PaymentMethod): WirePaymentCode => codes[method];
export const toPaymentMethod = (wire: WirePaymentCode): PaymentMethod => (wire === 'E' ? 'cash' : wire === 'T' ? 'card' : 'certificate');

export const fromPayment = (payment: Order['payment']): WirePaymentType => types[payment];
export const toPayment = (wire: unknown): Order['payment'] => (wire === 'EFE' ? 'cash' : wire === 'TAR' ? 'card' : wire === 'CER' ? 'certificate' : 'none');

/** Where a card is taken: the provider's page and the token it is opened with. */
export type CardSession = { readonly token: string; readonly url: string };

/** Answer of checkout/getValidatorTokenPromerica; null when there is none. */
export function toCardSession(body: unknown): CardSession | null {
  const wire = objectOf(body);
  const [token, url] = [textOf(wire['token']), textOf(wire['url'])];
  return token && url ? { token, url } : null;
}

/** What the provider's page says at the end. It is a hint: only the api knows whether money moved. */
export type CardEvent = { readonly result: 'success' | 'declined' | 'invalid'; readonly orderNumber: number };

const results = { exito: 'success', error: 'declined', invalid: 'invalid' } as const;

/** Null for every other message a window may get. */
export function toCardEvent(data: unknown): CardEvent | null {
  const wire = objectOf(data);
  const status = wire['status'];
  if (wire['source'] !== 'pos' || (status !== 'exito' && status !== 'error' && status !== 'invalid')) return null;
  return { result: results[status], orderNumber: numberOf(wire['idorder']) };
}
