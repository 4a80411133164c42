import type { Product, Promotion } from '@brasa/shared/domain/catalog';
import { toProduct } from '@brasa/shared/wire/product-wire';
import { toPromotion } from '@brasa/shared/wire/promotion-wire';
import { objectOf } from '@brasa/shared/wire/read';
import type { Payload } from '@brasa/shared/runtime';

/** A promotion as its page shows it: its terms, and the product that stands for it. */
export type PromotionOffer = { readonly promotion: Promotion; readonly product: Product };

export const fromPromotionCode = (code: string): Payload => ({ codigo: code });

/** Null for a code nobody knows, or a promotion that is over. */
export function toPromotionOffer(body: unknown): PromotionOffer | null {
  const { data } = objectOf(body);
  const product = toProduct(data, { sharedChoices: new Map(), schedules: new Map() });
  return product ? { promotion: toPromotion(data), product } : null;
}
