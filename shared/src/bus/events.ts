import type { PaymentMethod } from '../domain/order.ts';

/**
 * What just happened. An event is named by its owner and in the past tense, carries ids and small facts, and is never a
 * question. Payloads only grow: a field is added as optional, never renamed or removed.
 */
export type Events = {
  /** Units of a product joined the cart under one sequence. */
  'cart/line-added': { readonly productId: number; readonly quantity: number; readonly sequence: number; readonly suggested: boolean };
  /** A group left the cart, with the promotion lines it had brought. */
  'cart/group-removed': { readonly sequence: number };
  /** A coupon began to take something off. */
  'cart/coupon-applied': { readonly code: string };
  /** The coupon left: by the customer, because the order no longer meets its conditions, or with the session. */
  'cart/coupon-removed': { readonly code: string; readonly reason: 'customer' | 'conditions' | 'session' };
  /** Every line left at once. */
  'cart/cleared': { readonly reason: 'customer' | 'order-placed' | 'session' };
  /** The customer has a session. */
  'session/started': Record<never, never>;
  /** The session is over; `quiet` when nobody asked for it. `locationCleared`: a home address was forgotten with it. */
  'session/ended': { readonly quiet: boolean; readonly locationCleared: boolean };
  /** Where or how the order is handed over changed. */
  'delivery/changed': { readonly kind: 'none' | 'pickup' | 'home'; readonly shopId: number | null };
  /** The date and time of the order were set, or went back to «now». */
  'delivery/rescheduled': { readonly date: string | null; readonly time: string | null };
  /** A stored future order was no longer possible and was forgotten. */
  'delivery/future-order-dropped': { readonly reason: 'invalid' | 'past' | 'too-soon' | 'disabled' };
  /** The api accepted an order. */
  'order/placed': { readonly number: number; readonly hash: string; readonly payment: PaymentMethod };
  /** An order was paid, refused or given up on this page: whoever shows it asks for it again. */
  'order/changed': { readonly hash: string };
  /** The api says an equal order is already on its way; the status dialog shows `message`. */
  'order/found-in-process': { readonly message: string };
  /** Somebody wants the state of the unfinished order looked up now. */
  'order/check-requested': Record<never, never>;
  /** Paying began on this page: an order or a purchase is sent, or its card is asked for. `remote`: who takes the payment. */
  'payment/begun': { readonly remote: string };
  /** A purchase of gift cards is paid. */
  'certificate/bought': { readonly number: number };
  /** `order/found-in-process` for a purchase of gift cards. */
  'certificate/found-in-process': { readonly message: string };
  /** The menu was loaded, or a newer release of it was. */
  'catalog/loaded': { readonly version: string };
  /** The customer asked for the search dialog. */
  'search/requested': Record<never, never>;
  /** An area could not be shown. */
  'area/failed': { readonly area: string; readonly errorName: string };
  /** An area is on the page and usable. */
  'area/shown': { readonly area: string; readonly milliseconds: number };
  /** The network went away or came back. */
  'connection/changed': { readonly online: boolean };
};

export type EventName = keyof Events;
