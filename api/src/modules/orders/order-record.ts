import type { Coordinates } from '@brasa/shared/domain/delivery';
import type { Centavos } from '@brasa/shared/domain/money';
import type { Contact, Invoice } from '@brasa/shared/domain/order-draft';
import type { OrderStatus, OrderTotals, PaymentMethod } from '@brasa/shared/domain/order';
import type { OrderedLine } from '@brasa/shared/domain/ordered-line';
import type { KitchenPlan } from '../tracking/kitchen-plan.ts';

export type OrderContact = Contact & { readonly collectedBy: string; readonly wantsAccount: boolean };

export type OrderAddress = {
  readonly address: string;
  readonly reference: string;
  readonly zoneName: string;
  readonly districtCode: string;
  readonly districtName: string;
  readonly addressId: number | null;
  readonly customerAt: Coordinates;
  /** Where the courier goes: a meeting point or the customer's own pin. */
  readonly deliverTo: Coordinates;
};

export type PaymentState = 'NONE' | 'PENDING' | 'PAID' | 'FAILED' | 'REFUNDED';

export type RecordedLine = OrderedLine & { readonly name: string };

/** An order as the shop keeps it. Times are epoch milliseconds. */
export type OrderRecord = {
  /** Of the database; customers know `number` and `hash`. */
  readonly id: number;
  readonly number: number;
  readonly hash: string;
  readonly customerId: number | null;
  readonly guestId: string | null;
  readonly shopId: number;
  readonly delivery: 'home' | 'pickup';
  readonly status: OrderStatus;
  readonly placedAt: number;
  readonly confirmedAt: number | null;
  readonly scheduledFor: number | null;
  readonly totals: OrderTotals;
  readonly method: PaymentMethod;
  readonly paymentState: PaymentState;
  readonly contact: OrderContact;
  readonly address: OrderAddress | null;
  readonly comments: string;
  readonly warrantyText: string;
  readonly plan: KitchenPlan | null;
  readonly lines: readonly RecordedLine[];
  readonly coupon: { readonly code: string; readonly discount: Centavos } | null;
  /** When each status was reached. */
  readonly reachedAt: Readonly<Partial<Record<OrderStatus, number>>>;
};

export type { Invoice };
