import type { Cart } from '@brasa/shared/domain/cart';
import type { ShopConfig } from '@brasa/shared/domain/catalog';
import { usesLocation } from '@brasa/shared/domain/coverage';
import type { DeliveryMode, FutureOrder } from '@brasa/shared/domain/delivery';
import { taxDocument, withoutHyphens } from '@brasa/shared/domain/field-rules';
import { formatMoney, type Centavos } from '@brasa/shared/domain/money';
import type { PaymentMethod } from '@brasa/shared/domain/order';
import type { Device, OrderDestination, OrderDraft } from '@brasa/shared/domain/order-draft';
import { warrantyText } from '@brasa/shared/domain/warranty';
import type { CheckoutState } from '@brasa/shared/runtime';
import { checkoutText } from './checkout-text.ts';

export type DraftParts = {
  readonly cart: Cart;
  readonly mode: DeliveryMode;
  readonly futureOrder: FutureOrder | null;
  readonly checkout: CheckoutState;
  readonly payment: PaymentMethod;
  /** Taken from the gift balance before the payment method pays the rest. */
  readonly certificate: Centavos;
  readonly config: ShopConfig;
  readonly testLocation: boolean;
  /** Name of the pickup shop. */
  readonly shopName: string;
  /** What the customer hands over in cash; null when exact or not said. */
  readonly payWith: Centavos | null;
  readonly pendingOrders: number;
  readonly isCustomer: boolean;
  readonly replacesOrder: number | null;
  readonly device: Device;
};

/** Longest comment an order can carry. */
const longestComment = 250;

/** Everything decided, as one order; null while there is nothing in it or no way to hand it over [SAVE-001, SAVE-002]. */
export function buildDraft(parts: DraftParts): OrderDraft | null {
  const { cart, mode, futureOrder, checkout, payment, config, testLocation, pendingOrders, replacesOrder, device } = parts;
  const { client, wantsInvoice } = checkout;
  const name = `${client.firstName.trim()} ${client.lastName.trim()}`.trim();
  const destination = destinationOf(mode, { shopName: parts.shopName, name, isCustomer: parts.isCustomer });
  if (!destination || cart.lines.length === 0) return null;
  const wantsAccount = checkout.wantsAccount && !parts.isCustomer;
  return {
    cart,
    destination,
    contact: { name, phone: withoutHyphens(client.phone), email: client.email.trim() },
    payment,
    certificateAmount: parts.certificate,
    invoice: wantsInvoice
      ? { name: client.invoiceName.trim(), email: client.invoiceEmail.trim(), document: taxDocument(client.invoiceDocument), address: client.invoiceAddress.trim() }
      : null,
    comments: comments(client.notes, payment, parts.payWith, config.currency),
    futureOrder,
    futureOrderDropped: checkout.futureOrderDropped,
    warrantyMessage: warrantyText({ enabled: config.warrantyMessageEnabled, usesLocation: usesLocation(config.countryCode, testLocation), mode, isFutureOrder: futureOrder !== null }),
    pendingOrders,
    wantsAccount,
    // Asked for an account only; typed for one that is not wanted any more, it is nobody's business.
    birthday: wantsAccount ? client.birthday.trim() : '',
    replacesOrder,
    pushToken: '',
    device,
  };
}

function destinationOf(mode: DeliveryMode, { shopName, name, isCustomer }: { shopName: string; name: string; isCustomer: boolean }): OrderDestination | null {
  if (mode.kind === 'pickup') return { kind: 'pickup', shopId: mode.shopId, shopName, collectedBy: name };
  if (mode.kind !== 'home') return null;
  // A saved address belongs to the account: without it the same place travels as an unsaved one.
  return { kind: 'home', location: isCustomer ? mode.location : { ...mode.location, addressId: null } };
}

/** The courier reads what bill to expect where the customer's own words are: the order has no field for it. */
function comments(notes: string, payment: PaymentMethod, payWith: Centavos | null, currency: string): string {
  const change = payment === 'cash' && payWith !== null ? checkoutText.payWithNote(formatMoney(payWith, currency)) : '';
  return [notes.trim(), change].filter(Boolean).join(' · ').slice(0, longestComment);
}
