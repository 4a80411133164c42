import type { Catalog, Product, Promotion } from '@brasa/shared/domain/catalog';
import { displayPrice } from '@brasa/shared/domain/pricing';
import { promoPrice } from '@brasa/shared/domain/promotions';
import { Price } from '@brasa/shared/ui';
import { productText } from './product-text.ts';

type Props = { readonly catalog: Catalog; readonly product: Product; readonly promotion: Promotion | null };

/** What it costs before anything is chosen; under a promotion with the price it takes the place of [DEC-070, DEC-137]. */
export function ProductPrice({ catalog, product, promotion }: Props) {
  const { amount: before, from } = displayPrice(catalog, product);
  const amount = promotion ? promoPrice(promotion, before) : before;
  const depends = from && promotion?.kind !== 'fixed-price';
  return <Price amount={amount} before={before} prefix={depends ? productText.from : undefined} size="lg" symbol={catalog.config.currency} />;
}
