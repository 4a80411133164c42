import type { CardPaymentState } from './card-payment.ts';
import type { Centavos } from './money.ts';
import type { Coordinates } from './delivery.ts';

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
  readonly indications: string;
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
