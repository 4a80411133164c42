import type { Channel, Pictures, ProductType } from './catalog.ts';
import type { Centavos } from './money.ts';
import type { Selection } from './selection.ts';

/** Ties a line to the promotion that gave it its price. */
export type PromoMark = {
  readonly promotionId: number;
  /** `sequence` of the line that triggered it; null when it stands on its own. */
  readonly triggerSequence: number | null;
  /** The promotional unit price. */
  readonly price: Centavos;
  /** The shop has confirmed the promotion for this line, on this visit or an earlier one. */
  readonly confirmed?: boolean;
};

/** One unit of one product. Units added together share a `sequence` [DEC-084]. */
export type CartLine = {
  /** Unique within the cart and stable: the React key, and what operations name. */
  readonly id: string;
  readonly productId: number;
  readonly soldId: number;
  readonly type: ProductType;
  readonly name: string;
  readonly pictures: Pictures;
  readonly channel: Channel;
  readonly geoLimited: boolean;
  /** Price now. For a promo line: the promotional price. */
  readonly unitPrice: Centavos;
  /** Price without a promotion. */
  readonly originalPrice: Centavos;
  readonly sequence: number;
  readonly selection: Selection;
  /** Came from the «¿Algo más...?» dialog. */
  readonly suggested: boolean;
  readonly promo: PromoMark | null;
  /** Brought in by a coupon that names a product. */
  readonly fromCoupon: boolean;
  /** What it cost when the customer last looked; absent while that is what it costs. */
  readonly seenPrice?: Centavos;
};

/** A unit that left the cart by itself, because it cannot be had like that any more. */
export type DroppedLine = { readonly name: string; readonly wasPromo: boolean };

/** How a coupon works, as the server describes it. */
export type Coupon = {
  readonly code: string;
  readonly kind: 'percentage' | 'amount' | 'fixed-price';
  /** Percent for `percentage`, centavos for the others. */
  readonly value: number;
  readonly minimum: Centavos;
  readonly description: string;
  /** Products it applies to; empty for all. */
  readonly appliesTo: readonly number[];
  readonly cheapestOnly: boolean;
  /** Product (and sold product) a product coupon names; 0 for none. */
  readonly productId: number;
  readonly soldProductId: number;
  readonly memberIds: readonly number[];
  readonly channel: Channel;
  /** dd/MM/yyyy HH:mm:ss */
  readonly expiresAt: string;
};

export type AppliedCoupon = {
  readonly coupon: Coupon;
  /** Typed by hand: survives a quiet logout [DEC-133]. */
  readonly typed: boolean;
  /** What it takes off now; the cart shows it as a negative line. */
  readonly discount: Centavos;
};

export type Cart = {
  /** Random, given when the cart is first shown: a line of this cart is named by it and its sequence, and no line of another one. */
  readonly id?: string;
  readonly lines: readonly CartLine[];
  /** `sequence` the next add will get. */
  readonly nextSequence: number;
  readonly coupon: AppliedCoupon | null;
  /** What left by itself since the customer last looked; absent when nothing did. */
  readonly dropped?: readonly DroppedLine[];
};

export const emptyCart: Cart = { lines: [], nextSequence: 0, coupon: null };
