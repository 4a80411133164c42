import type { CardPaymentState } from './card-payment.ts';
import type { Centavos } from './money.ts';
import type { Coordinates } from './delivery.ts';
import type { Selection } from './selection.ts';

export type OrderStatus = 'PEN' | 'ASI' | 'INI' | 'LLE' | 'DES' | 'LLC' | 'ENT' | 'FIN' | 'CAN' | 'ENV' | 'ERR';
export type PaymentMethod = 'cash' | 'card' | 'certificate';

export type OrderTotals = {
  readonly subtotal: Centavos;
  readonly discount: Centavos;
  readonly total: Centavos;
  readonly certificate: Centavos;
  readonly due: Centavos;
};

export type OrderLine = {
  readonly productId: number;
  readonly type: string;
  readonly quantity: number;
  readonly unitPrice: Centavos;
  readonly name?: string;
  /** What was picked for each unit; empty for single products. */
  readonly selections: readonly Selection[];
};

export type Order = {
  readonly number: number;
  readonly hash: string;
  readonly shopId: number | null;
  /** dd/MM/yyyy HH:mm:ss */
  readonly placedAt: string;
  readonly dispatchTime: string;
  readonly deliveryTime: string;
  readonly status: OrderStatus;
  readonly delivery: 'home' | 'pickup';
  readonly total: Centavos;
  readonly contactName: string;
  readonly contactEmail: string;
  readonly warrantyMessage: string;
  /** Where it goes, as the customer typed it. Empty for a pickup, and for whoever only has the link. */
  readonly address: string;
  /** How to find the door, as typed («Referencia»). Empty in the same cases. */
  readonly indications: string;
  /** What the customer wrote to the shop («Indicaciones»). Empty for whoever only has the link. */
  readonly comments: string;
  /** A guest asked for an account with it, and has none yet. False for whoever only has the link. */
  readonly wantsAccount: boolean;
  readonly futureOrder: string;
  readonly payment: PaymentMethod | 'none';
  readonly cardPayment: CardPaymentState;
  /** False: whoever asked only has its link. */
  readonly isOwner: boolean;
  readonly lines: readonly OrderLine[];
  readonly totals: OrderTotals;
  readonly ticket: string;
  readonly shop: Coordinates | null;
  readonly destination: Coordinates | null;
  /** Seconds to the promised time. */
  readonly secondsLeft: number;
};
