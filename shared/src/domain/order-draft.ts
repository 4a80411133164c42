import type { Cart } from './cart.ts';
import type { FutureOrder, HomeLocation } from './delivery.ts';
import type { Centavos } from './money.ts';
import type { PaymentMethod } from './order.ts';

export type Contact = { readonly name: string; readonly phone: string; readonly email: string };

/** Data for the tax invoice; `document` is a NIT or a DUI. */
export type Invoice = { readonly name: string; readonly email: string; readonly document: string; readonly address: string };

/** What the browser tells about itself [CRY-007]. */
export type Device = Readonly<Record<string, string | number | boolean>>;

export type OrderDestination =
  | { readonly kind: 'pickup'; readonly shopId: number; readonly shopName: string; readonly collectedBy: string }
  | { readonly kind: 'home'; readonly location: HomeLocation };

/** Everything a customer decided, ready to be placed. */
export type OrderDraft = {
  readonly cart: Cart;
  readonly destination: OrderDestination;
  readonly contact: Contact;
  readonly payment: PaymentMethod;
  /** Taken from the gift balance before the payment method pays the rest. */
  readonly certificateAmount: Centavos;
  readonly invoice: Invoice | null;
  readonly comments: string;
  readonly futureOrder: FutureOrder | null;
  /** A future order was dropped just before this save [DEC-162]. */
  readonly futureOrderDropped: boolean;
  /** Warranty text after the removal rules [DEC-191]. */
  readonly warrantyMessage: string;
  readonly pendingOrders: number;
  readonly wantsAccount: boolean;
  /** Of whoever wants an account, dd/MM/yyyy; empty for everybody else [CHK-013]. */
  readonly birthday: string;
  /** Number of an earlier unfinished order of this customer, which this one replaces. */
  readonly replacesOrder: number | null;
  readonly pushToken: string;
  readonly device: Device;
};
